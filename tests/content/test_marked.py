"""Every kind of broken pack in the marked language: nothing about it is said in another one."""

from __future__ import annotations

from pathlib import Path

from hamlet.content import Problem, load_packs
from hamlet.words.mistakes import tell_in_short, tell_mistakes
from tests.content.broken import broken_packs
from tests.content.conftest import WritePack
from tests.content.ids import unmarked
from tests.content.test_lake_mistakes import BY_THE_LAKE
from tests.words.marking import marked_words

WORDS = marked_words()


def told(problem: Problem) -> str:
    """The headline of a problem; what the YAML parser says of its own is in English everywhere."""
    parser = problem.said.facts.get("parser")
    text = problem.headline(WORDS.told(problem.said))
    return text.replace(str(parser), "") if parser else text


def test_nothing_about_a_broken_pack_is_said_in_another_language(
    write_pack: WritePack, base_folder: Path
) -> None:
    codes, wrong = set[str](), list[str]()
    for number, files in enumerate(broken_packs()):
        folder = write_pack(f"broken{number}", files)
        problems = load_packs([base_folder, folder]).problems
        assert problems
        codes.update(problem.said.code for problem in problems)
        texts = [told(problem) for problem in problems]
        if not any("parser" in problem.said.facts for problem in problems):
            texts.append(tell_in_short(WORDS, problems))
        wrong += [text for text in texts if unmarked(text, [folder, base_folder])]
    assert wrong == []
    assert len(codes) > 70


def test_nothing_about_a_broken_pack_of_the_lake_is_said_in_another_language(
    write_pack: WritePack, base_folder: Path, lake_folder: Path
) -> None:
    wrong = list[str]()
    for number, (file, text, *_) in enumerate(BY_THE_LAKE):
        folder = write_pack(f"broken{number}", {file: text}, requires="[lake]")
        problems = load_packs([base_folder, lake_folder, folder]).problems
        assert problems
        texts = [told(problem) for problem in problems]
        wrong += [text for text in texts if unmarked(text, [folder, base_folder, lake_folder])]
    assert wrong == []


def test_what_a_pack_alone_lacks_is_said_in_the_chosen_language(write_pack: WritePack) -> None:
    folder = write_pack("lonely", {"materials.yaml": "- {id: wood, name: Wood, class: raw}\n"}, requires="[]")
    mistakes = tell_mistakes(WORDS, load_packs([folder]).problems)
    assert len(mistakes) > 10
    assert [text for text in mistakes if unmarked(text.split("\n")[0], [folder])] == []


def test_a_word_of_another_language_would_be_noticed(tmp_path: Path) -> None:
    text = f"{tmp_path / 'x.yaml'}:1:2: error: ⟦'inn' ís nót knówn: wood, this is wrong⟧"
    assert unmarked(text, [tmp_path]) == ["this", "is", "wrong"]

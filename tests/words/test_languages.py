"""Languages: every sentence in the chosen one, names as packs give them, English where it is silent."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import hamlet
from hamlet.content import load_base, load_packs, resolve
from hamlet.engine.definitions import Definitions
from hamlet.engine.dump import state_hash
from hamlet.engine.game import Game
from hamlet.engine.reading import read_definitions
from hamlet.resources import data_folder
from hamlet.words import rooms
from hamlet.words.actions import describe
from hamlet.words.decisions import ask
from hamlet.words.english.grammar import EnglishGrammar
from hamlet.words.language import Sections
from hamlet.words.localised import localised
from hamlet.words.log import tell_action
from hamlet.words.measures import award_text, building_text, milestone_text
from hamlet.words.room import RoomWords
from hamlet.words.rooms import ROOMS, english, words_in
from hamlet.words.speech import Speech
from hamlet.words.words import Words
from tests.words.complete import missing, of_the_engine
from tests.words.marking import Spared, marked, marked_words, named, sentence
from tests.words.playing import NAMES, moments

HAMLET = Path(hamlet.__path__[0])
ORCHARD = """\
- id: orchard
  name: {en: Orchard, de: Obstgarten}
  kind: producer
  pile: bag
  outline: E:F SE:F SW:R W:F NW:F NE:F
  cost: {wood: 1, stone: 2}
  reward: {points: 3}
  slots: 2
  produces: [wheat]
"""
PEOPLE = Spared(frozenset(NAMES))


def german(**sections: dict[str, str]) -> Words:
    return Words.of("de-AT", EnglishGrammar(), [*ROOMS, RoomWords({"de-AT": sections})])


def with_names(names: dict[str, str]) -> Definitions:
    data = resolve(load_base())
    tiles = [tile | {"names": names} if tile["id"] == "farm" else tile for tile in data["tiles"]]
    return read_definitions(data | {"tiles": tiles})


@pytest.mark.parametrize(
    ("names", "told"),
    [
        ({"en": "Farm", "de": "Hof"}, "Hof"),
        ({"en": "Farm", "de": "Hof", "de-AT": "Bauernhof"}, "Bauernhof"),
        ({"en": "Farm", "fr": "Ferme"}, "Farm"),
        ({}, "Farm"),
    ],
)
def test_a_pack_gives_names_by_language(names: dict[str, str], told: str) -> None:
    definitions, words = with_names(names), german()
    farm = definitions.tiles[definitions.tile_index("farm")]
    assert words.name(farm) == told
    assert english().name(farm) == "Farm"
    assert localised(words, definitions).tiles[definitions.tile_index("farm")].name == told
    assert words.given({"name": "Farm", "names": names}) == told


def test_names_change_neither_the_game_nor_what_a_record_keeps_of_the_base_game() -> None:
    plain = Game.new(read_definitions(resolve(load_base())), 2, 3).state
    assert state_hash(Game.new(with_names({"de": "Hof"}), 2, 3).state) == state_hash(plain)
    assert "names" not in str(resolve(load_base())["tiles"])


def test_what_a_language_does_not_know_is_told_in_english() -> None:
    words = german(table={"build": "Bauen"})
    assert words.label("table.build") == "Bauen"
    assert words.label("table.back") == "Back"
    assert missing(words, of_the_engine()) == []
    assert words_in("xx") == english()


@pytest.fixture
def elvish(monkeypatch: pytest.MonkeyPatch) -> EnglishGrammar:
    """A language with a grammar of its own and few sentences, fewer still of one of its regions."""
    grammar = EnglishGrammar()
    few: dict[str, Sections] = {
        "qe": {"table": {"build": "carin", "back": "entulesse"}},
        "qe-VA": {"table": {"build": "carnen"}},
    }
    monkeypatch.setattr(rooms, "ROOMS", (*ROOMS, RoomWords(few)))
    monkeypatch.setattr(rooms, "GRAMMARS", {**rooms.GRAMMARS, "qe": grammar})
    monkeypatch.setattr(rooms, "words_in", words_in.__wrapped__)
    return grammar


@pytest.mark.parametrize(
    ("code", "build", "named"),
    [
        ("qe", "carin", "Resta"),
        ("qe-VA", "carnen", "Resto"),
        ("qe-VA-sea", "carnen", "Resto"),
        ("qe-TI", "carin", "Resta"),
    ],
)
def test_a_region_without_words_of_its_own_is_told_in_its_language(
    code: str, build: str, named: str, elvish: EnglishGrammar
) -> None:
    words = rooms.words_in(code)
    assert words.grammar is elvish
    assert words.label("table.build") == build
    assert words.label("table.back") == "entulesse"
    assert words.label("table.deliver") == english().label("table.deliver")
    assert words.given({"name": "Farm", "names": {"qe": "Resta", "qe-VA": "Resto"}}) == named


def test_marks_are_as_long_as_they_say() -> None:
    text = "Lies on the Church until your next turn"
    assert len(marked(text)) == pytest.approx(len(text) * 1.3, abs=1)
    assert sentence("You have {{gold}} {gold:coin|coins}") == "⟦Ýóú hávé {{gold}} {gold:cóín|cóíns}ó⟧"
    assert not PEOPLE.unmarked(marked(text))
    assert PEOPLE.unmarked("Lies on thé Church, Red") == ["Lies", "on", "Church"]


def test_a_whole_game_is_told_without_a_word_of_another_language() -> None:
    words = marked_words()
    definitions = read_definitions(named(resolve(load_base())), {"start_layout": "by-hand"})
    told: list[str] = []
    for before, action, after, events in moments(3, 12, content=definitions):
        first, then = (Speech(words, state, NAMES) for state in (before, after))
        told += [ask(first).text, describe(first, action).text]
        told += [line.text for line in tell_action(then, action, events)]
    told += [building_text(words, definitions, tile) for tile in definitions.tiles]
    told += [award_text(words, definitions, award) for award in definitions.awards]
    told += [milestone_text(words, definitions, each) for each in definitions.milestones]
    assert [text for text in told if PEOPLE.unmarked(text)] == []


def test_no_module_keeps_a_language() -> None:
    """Words are handed on: at most a default waits in a function or a field until it is asked for."""
    kept = [
        f"{path.relative_to(HAMLET)}:{node.lineno}"
        for path in sorted(HAMLET.rglob("*.py"))
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.Assign | ast.AnnAssign | ast.Expr)
        and {"english", "words_in", "Words"} & {called(each) for each in ast.walk(node)}
    ]
    assert kept == []


def called(node: ast.AST) -> str:
    return node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""


def test_a_pack_on_the_disk_gives_names_by_language(tmp_path: Path) -> None:
    folder = tmp_path / "orchard"
    folder.mkdir()
    (folder / "pack.yaml").write_text('id: orchard\nname: Orchard\nversion: "1"\nrequires: [base]\n')
    (folder / "tiles.yaml").write_text(ORCHARD)
    loaded = load_packs([data_folder() / "base", folder])
    assert loaded.problems == ()
    definitions = read_definitions(resolve(loaded))
    orchard = definitions.tiles[definitions.tile_index("orchard")]
    assert (english().name(orchard), german().name(orchard)) == ("Orchard", "Obstgarten")
    assert building_text(german(), definitions, orchard).startswith("Fills")

"""The chapters: every text is there and every figure comes from the definitions, in every language."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from string import Formatter

import pytest

import hamlet
from hamlet.app.art.icons import icon_names
from hamlet.content import PackShelf, resolve
from hamlet.engine.definitions import Definitions
from hamlet.engine.reading import read_definitions
from hamlet.words.rooms import english
from hamlet.words.rulebook.contents import CHAPTERS, paragraphs
from hamlet.words.rulebook.every_building import every_building
from hamlet.words.rulebook.pages import WORDS
from hamlet.words.rulebook.sentences import with_rulebook
from hamlet.words.rulebook.telling import ToldChapter
from tests.words.marking import Spared, marked_words
from tests.words.rulebook.books import ALL, book, marked_book, played

CHECKOUT = Path(hamlet.__path__[0]).parent
TEXTS = with_rulebook(english()).language.sections[WORDS]
KEYS = {"reach", "turn_left", "turn_right", "scores", "menu", "why"}
PARTS = {
    "idea.extra_gold",
    "church.side",
    "church.part",
    "fish.card",
    "fish.card.season",
    "deeds.yours",
    "deeds.fish_reward",
    "every.title",
    "every.pile.start",
    "every.pile.bag",
    "every.pile.material",
    "every.copies",
}
"""Texts that stand inside others."""
NAMED_IN_PARTS = {
    "seats",
    "count",
    "gold",
    "cost",
    "points",
    "card",
    "fish",
    "season",
    "gain",
    "pile",
    "material",
}


def expected() -> set[str]:
    found = set(PARTS)
    for chapter in CHAPTERS:
        found |= {f"{chapter.id}.title", f"{chapter.id}.lead"}
        found |= {section.id for section in chapter.sections} | {each.id for each in chapter.paragraphs}
        found |= {f"{chapter.id}.tip"} if chapter.tip else set()
    return found


def of_examples(code: str) -> bool:
    return ".example." in code or ".verdict." in code


def test_every_title_heading_and_paragraph_has_a_text_and_no_text_is_left_over() -> None:
    assert {code for code in TEXTS if not of_examples(code)} ^ expected() == set()


def test_ids_are_given_once() -> None:
    told = [each.id for chapter in CHAPTERS for each in chapter.paragraphs]
    assert len(told) == len(set(told)) == len(paragraphs())
    assert len({chapter.id for chapter in CHAPTERS}) == len(CHAPTERS)


def test_the_book_has_a_handful_of_chapters_for_each_part_of_the_game() -> None:
    assert 14 <= len(CHAPTERS) <= 18
    assert {chapter.expansion for chapter in CHAPTERS} == {"", "lake", "botric"}


def test_chapters_have_icons_that_are_drawn() -> None:
    assert {chapter.icon for chapter in CHAPTERS} - set(icon_names()) == set()


def test_no_figure_is_typed_into_the_text() -> None:
    assert [code for code, text in TEXTS.items() if re.search(r"\d", text)] == []


def test_every_figure_that_a_text_names_is_known() -> None:
    figures = set(book()._figures[""])
    for code, text in TEXTS.items():
        named = {name for part in _fields(text) for name in part}
        allowed = KEYS if code.endswith(".tip") else NAMED_IN_PARTS if code in PARTS else figures
        assert named <= allowed, code


def _fields(text: str) -> list[set[str]]:
    """The names in a text, and in the forms it offers."""
    found = []
    for _, name, form, _ in Formatter().parse(text):
        if name:
            found.append({name})
            found += _fields(form or "")
    return found


@pytest.mark.parametrize("packs", [("base",), ("base", "lake"), ("base", "solo"), ALL], ids="+".join)
@pytest.mark.parametrize("option", [{}, {"flags": 6, "last_flag_ends_game": True}], ids=["printed", "flags"])
def test_every_book_reads_well(packs: tuple[str, ...], option: dict[str, object]) -> None:
    for chapter in book(played(*packs, **option)).chapters:
        reads_well(chapter)


def reads_well(chapter: ToldChapter) -> None:
    for paragraph in chapter.paragraphs:
        text = paragraph.text
        assert re.fullmatch(r"[A-Z][^{}*_|\\]*[.:]", text), text
        assert not re.search(r"  | [,.;]|\.\.|\bNone\b", text), text
        assert 1 <= len(re.findall(r"[.!?](?= |$)", text)) <= 4, text
        assert all(row.name and row.text for row in paragraph.rows)
    assert re.fullmatch(r"[A-Z].*\.", chapter.lead), chapter.lead


@pytest.mark.parametrize(
    ("options", "paragraph", "told"),
    [
        ({"blueprint_limit": 4}, "hall.hand", "4 blueprints"),
        ({"villager_costs": [3, 4, 5]}, "hall.villagers", "3, 4 and 5 gold"),
        ({"donkey_cost": 9}, "hall.donkeys", "9 gold"),
        ({"prices_many": {"raw": 7, "refined": 8}}, "market.buy", "7 gold and 8 gold"),
        ({"donkey_moves": "any_time"}, "donkeys.step", "at any moment"),
        ({"flags": 6}, "landmarks.supply", "6 flags"),
        ({"last_flag_ends_game": False}, "end.trigger", "brings the last round. It"),
        ({"starting_villagers": 2}, "idea.seats", "2 villagers"),
        ({"boat_min_lake": 5}, "lakes.boat", "5 triangles"),
        ({"boat_wheat": 2}, "lakes.wheat", "2 wheat"),
        ({"boat_wheat": 0}, "lakes.wheat", "cross by boat for nothing"),
        ({"deep_water_fishing": True}, "lakes.boat", "3 fish at once"),
        ({"landmarks_6": True}, "deeds.end", "6 points"),
        ({"botric_edition": "investor"}, "botric.gold", "keeps gold"),
        ({"botric_edition": "investor"}, "deeds.water", "2 gold a raw unit and 4 gold"),
        ({"no_church_gold": True}, "botric.coins", "for nothing else"),
        ({"two_villagers": True}, "botric.coins", "0 gold"),
    ],
)
def test_what_is_played_with_is_told(options: dict[str, object], paragraph: str, told: str) -> None:
    changed = read_with(options)
    assert told in text_of(changed, paragraph)
    assert told not in text_of(played(*ALL), paragraph)


def read_with(options: dict[str, object]) -> Definitions:
    return read_definitions(resolve(PackShelf().load(ALL), options=options))


def text_of(definitions: Definitions, paragraph: str) -> str:
    told = book(definitions).chapter_with(paragraph)
    return next(each.text for each in told.paragraphs if each.id == paragraph)


def test_a_game_without_the_lake_still_tells_of_the_lake_with_its_own_figures() -> None:
    told = book(played())
    assert [chapter.id for chapter in told.chapters if not chapter.in_play] == [
        "lakes",
        "fish",
        "stores",
        "botric",
        "deeds",
    ]
    assert "flags enough" in text_of(played(), "landmarks.supply")
    assert "7 flags" in text_of(played(), "lakes.flags")


def test_listings_have_a_row_for_everything_there_is() -> None:
    whole = played(*ALL)
    rows = {each.id: each.rows for chapter in book(whole).chapters for each in chapter.paragraphs}
    assert len(rows["church.asked"]) == len(whole.church)
    assert [row.name for row in rows["awards.end"]] == [award.name for award in whole.awards]
    assert [row.name for row in rows["awards.first"]] == [each.name for each in whole.milestones]
    assert len(rows["fish.cards"]) == len(whole.parts["lake"].cards)
    assert len(rows["deeds.switches"]) == 8
    assert len(rows["deeds.place"]) == len(whole.parts["botric"].edition.lists["place"])


def test_tips_name_the_keys_they_are_given() -> None:
    keys = {name: f"<{name}>" for name in KEYS}
    tips = {chapter.id: book().tip(chapter.id, keys) for chapter in CHAPTERS}
    assert {name for name in KEYS if any(f"<{name}>" in tip for tip in tips.values())} == KEYS
    assert {name for name, tip in tips.items() if tip} == {each.id for each in CHAPTERS if each.tip}


def test_the_whole_book_is_told_without_a_word_of_another_language() -> None:
    told = marked_book(marked_words())
    spared = Spared(frozenset())
    texts: list[str] = []
    for chapter in told.chapters:
        texts += [chapter.title, chapter.lead, *(section.title for section in chapter.sections)]
        for each in chapter.paragraphs:
            texts += [each.text, *(row.name for row in each.rows), *(row.text for row in each.rows)]
    for entry in every_building(told):
        texts += [entry.name, entry.where, entry.cost, entry.reward, entry.effect]
    assert [text for text in texts if spared.unmarked(text)] == []


def test_nobody_waits_for_the_rules_before_they_are_read() -> None:
    program = "import sys, hamlet.words.rooms as rooms; rooms.english(); print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=CHECKOUT
    )
    assert "hamlet.words.english.rules" in done.stdout.split()
    assert [name for name in done.stdout.split() if "rulebook" in name] == []

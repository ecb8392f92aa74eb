"""Ways into the rules: every rule a player needs, every refusal, event and thing to see has a paragraph."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import hamlet.app
from hamlet.app.table.tooltips import INFOS
from hamlet.content import PackShelf
from hamlet.engine.botric.attempts.registry import FIRST, TOKENS
from hamlet.engine.lake.effects import EFFECTS
from hamlet.words.rooms import english
from hamlet.words.rulebook.contents import CHAPTERS, UNTOLD, paragraph_for, paragraphs, rules_told
from hamlet.words.rulebook.table_topics import OPTIONS
from hamlet.words.rulebook.topics import (
    BEGINNING,
    TOPICS,
    paragraph_for_refusal,
    paragraph_for_topic,
)
from hamlet.words.rules import rule_ids
from tests.words.complete import of_the_engine
from tests.words.rulebook.books import ALL
from tests.words.scanning import calls, refusal_rules, texts

APP = Path(hamlet.app.__path__[0])
ENGINE = of_the_engine()
RULINGS = {
    *(f"B{number}" for number in range(1, 26)),
    *(f"L{number}" for number in range(1, 27)),
    *(f"S{number}" for number in range(1, 26)),
}
"""All that the rulings decide."""


def test_the_rules_that_paragraphs_tell_exist() -> None:
    assert rules_told() - set(rule_ids(english())) == set()


def test_every_rule_has_a_paragraph_or_a_reason_why_no_player_needs_it() -> None:
    needed = RULINGS | refusal_rules() | set(rule_ids(english()))
    assert sorted(needed - rules_told()) == sorted(UNTOLD)
    assert all(reason for reason in UNTOLD.values())


def test_a_rule_leads_to_a_paragraph_that_tells_it() -> None:
    for rule in sorted(rules_told()):
        home = paragraph_for(rule)
        assert home is not None
        assert rule in paragraphs()[home].rules
        about = [each.id for each in paragraphs().values() if rule in each.about]
        assert not about or home in about, rule
    assert paragraph_for("X9") is None


def test_only_choices_and_editions_tell_no_rule() -> None:
    bare = {each.id for each in paragraphs().values() if not each.rules}
    assert bare == {"options.presets", "options.every", "botric.editions"}


def test_every_topic_leads_to_a_paragraph_that_is_there() -> None:
    for kind, names in TOPICS.items():
        for name, paragraph in names.items():
            assert paragraph in paragraphs(), (kind, name)


@pytest.mark.parametrize(
    ("kind", "names"),
    [
        ("families", {family.name for family in ENGINE.families}),
        ("decisions", {family.decision for family in ENGINE.families}),
        ("events", set(ENGINE.events)),
        ("kinds", set(ENGINE.kinds)),
        ("measures", set(ENGINE.measures)),
        ("reasons", set(ENGINE.reasons)),
        ("effects", {effect.id for effect in EFFECTS}),
        ("attempts", {attempt.name for attempt in (*FIRST, *TOKENS.values())} | {"boat", "nothing"}),
        ("scores", {*ENGINE.sources, "award", "milestone", "landmark"}),
    ],
)
def test_everything_the_engine_knows_has_a_topic_and_no_topic_is_left_over(
    kind: str, names: set[str]
) -> None:
    assert set(TOPICS[kind]) ^ names == set()


def test_every_refusal_leads_to_a_paragraph_of_its_rule_or_to_one_chosen_for_it() -> None:
    met = {
        (rule, code)
        for call in calls("refuse")
        for rule in texts(call.args[0])
        for code in texts(call.args[1])
    }
    assert len(met) > 70
    for rule, code in sorted(met):
        found = paragraph_for_refusal(rule, code)
        chosen = {f"{code}.{rule}", code} & set(TOPICS["refusals"])
        assert chosen or rule in paragraphs()[found].rules, (rule, code)
    known = {code for _, code in met} | {f"{code}.{rule}" for rule, code in met}
    assert set(TOPICS["refusals"]) - known == set()


def test_a_refusal_for_one_reason_in_two_places_has_two_paragraphs() -> None:
    assert paragraph_for_refusal("produce", "slots_full") == "making.full"
    assert paragraph_for_refusal("refine", "slots_full") == "making.refine"
    assert paragraph_for_refusal("L9", "slots_full") == "stores.store"


def test_what_nobody_has_thought_of_opens_the_rules_at_a_turn() -> None:
    assert paragraph_for_topic("families", "juggle") == BEGINNING
    assert paragraph_for_refusal("X9", "from_the_future") == BEGINNING


def test_every_option_of_the_packs_has_a_paragraph_or_stands_in_the_list_of_options() -> None:
    known = {option["id"] for option in PackShelf().load(ALL).options}
    assert set(OPTIONS) - known == set()


def info_names() -> set[str]:
    """What panels explain when it is pointed at: every first argument of an InfoId that is a plain text."""
    found: set[str] = set()
    for path in sorted(APP.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "InfoId" and node.args:
                found |= texts(node.args[0])
    return found


def stat_names() -> set[str]:
    """The numbers of a seat."""
    source = (APP / "table" / "seat_panels.py").read_text(encoding="utf-8")
    return set(re.findall(r'Stat\(\s*"(\w+)"', source))


def mode_names() -> set[str]:
    """What somebody at the table may be about to do."""
    found: set[str] = set()
    for path in sorted((APP / "flow").rglob("*.py")):
        found |= set(re.findall(r'^    name = "(\w+)"', path.read_text(encoding="utf-8"), re.MULTILINE))
    return found


def test_everything_that_is_explained_at_the_table_has_a_topic() -> None:
    named = info_names() | stat_names() | set(INFOS)
    assert len(named) > 20
    assert named - set(TOPICS["shown"]) == set()


def test_every_mode_of_the_table_has_a_topic() -> None:
    assert set(TOPICS["modes"]) ^ mode_names() == set()


def test_every_chapter_is_reached_from_somewhere() -> None:
    reached = {paragraph.partition(".")[0] for names in TOPICS.values() for paragraph in names.values()}
    assert {chapter.id for chapter in CHAPTERS} - reached == set()

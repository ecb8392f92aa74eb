"""What packs and files can have to say is in the catalogue, with the facts its sentence names."""

from __future__ import annotations

from collections.abc import Iterable
from string import Formatter

from hamlet.content.saying import Saying, entry_of, say
from hamlet.words.rooms import english
from tests.words.scanning import (
    CONTENT,
    Asked,
    calls,
    data_sayings,
    pack_sayings,
    pack_subjects,
    record_sayings,
    unwritable_sayings,
)
from tests.words.test_labels import inline_texts, is_words

WORDS = english()
SAID_BY_WORDS = {"mistakes", "mistakes.one"}


def fields(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name}


def unsaid(asked: Iterable[Asked]) -> list[str]:
    """What has no sentence, or lacks a fact that its sentence names."""
    found: list[str] = []
    for each in asked:
        sentence = WORDS.language.sections.get(each.section, {}).get(each.code)
        if sentence is None:
            found.append(f"{each.section}.{each.code}: no sentence")
        elif fields(sentence) - each.facts:
            found.append(
                f"{each.section}.{each.code}: {sorted(fields(sentence) - each.facts)} of {each.where}"
            )
    return found


def test_every_mistake_of_a_pack_has_a_sentence_and_its_facts() -> None:
    assert unsaid(pack_sayings()) == []


def test_whatever_is_wrong_with_a_record_has_a_sentence_and_its_facts() -> None:
    assert unsaid([*record_sayings(), *data_sayings(), *unwritable_sayings()]) == []


def test_what_has_no_sentence_is_named() -> None:
    asked = [
        Asked("packs", "bag_has_a_hole", frozenset(), ""),
        Asked("packs", "key_twice", frozenset({"key"}), "say(…)"),
        Asked("packs", "no_text", frozenset(), ""),
    ]
    assert unsaid(asked) == ["packs.bag_has_a_hole: no sentence", "packs.key_twice: ['line'] of say(…)"]


def test_every_sentence_about_packs_and_records_is_said() -> None:
    asked = [*pack_sayings(), *record_sayings(), *data_sayings(), *unwritable_sayings()]
    for section in ("packs", "records", "data", "unwritable"):
        said = {each.code for each in asked if each.section == section} | SAID_BY_WORDS
        assert WORDS.language.sections[section].keys() - said == set()


def test_an_entry_of_every_subject_has_a_name() -> None:
    assert WORDS.language.sections["subjects"].keys() ^ pack_subjects() == set()


def test_packs_hand_over_facts_and_no_words() -> None:
    given = [word.value for call in calls("say", CONTENT) for word in call.keywords]
    assert [text for value in given for text in inline_texts(value) if is_words(text)] == []


def test_nobody_meets_a_key_error() -> None:
    assert WORDS.told(say("bag_has_a_hole", bag=1)) == "bag has a hole"
    assert WORDS.told(say("key_twice", key="x")) == "'x' is given twice, first in line something"
    assert WORDS.told(entry_of("fish_soups")) == "fish soups"
    assert WORDS.told(Saying("hole", section="nowhere")) == "hole"


def test_a_saying_may_be_a_fact_of_another() -> None:
    said = say("unknown_entry", entry=entry_of("market"), name="x", hint=say("hint.near", near="y"))
    assert WORDS.told(said) == "no sale is called 'x': did you mean 'y'?"

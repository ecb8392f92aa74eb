"""Every example passes through the engine: what is called legal is, all else is refused by that rule."""

from __future__ import annotations

from functools import cache

import pytest

from hamlet.content import PackShelf
from hamlet.engine.actions.codec import action_data
from hamlet.engine.dump import state_hash
from hamlet.engine.scoring.final import final_score
from hamlet.howto.example_games import ExampleShelf
from hamlet.howto.examples import Example, examples, examples_of
from hamlet.howto.opening import open_rulebook
from hamlet.session.record import load_session, make_record
from hamlet.words.refusals import explain
from hamlet.words.rooms import english
from hamlet.words.rulebook.contents import CHAPTERS, chapter_of, paragraphs
from hamlet.words.rulebook.pages import WORDS
from hamlet.words.rulebook.sentences import with_rulebook
from tests.words.marking import marked_words

MOST_ACTIONS = 160
SECTION = with_rulebook(english()).language.sections[WORDS]


@cache
def shelf() -> ExampleShelf:
    return ExampleShelf(PackShelf(), english())


every_example = pytest.mark.parametrize("example", examples(), ids=lambda each: each.id)


@every_example
def test_the_engine_says_what_the_example_says(example: Example) -> None:
    session, action = shelf().session(example), shelf().action(example)
    if action is None:
        assert example.counts is not None
        score = final_score(session.state, example.counts.seat)
        assert score[example.counts.source] == example.counts.points
        return
    refusal = session.refusal(action)
    found = (refusal.rule, refusal.code) if refusal else None
    assert found == example.refused, explain(session.setup.speech(session.state), refusal) if refusal else ""
    if refusal is None:
        brought = {type(event).__name__ for event in session.try_out(action).events}
        assert example.brings in brought


@every_example
def test_it_is_a_game_that_can_be_played_on_and_kept(example: Example) -> None:
    session = shelf().session(example)
    assert not session.finished
    assert session.options().families()
    step = session.play(next(iter(session.options().iterate())))
    assert step.after is session.state
    again, difference = load_session(make_record(session))
    assert difference is None
    assert state_hash(again.state) == state_hash(session.state)


@every_example
def test_it_belongs_to_its_chapter_and_has_words(example: Example) -> None:
    assert example.paragraph in paragraphs()
    assert chapter_of(example.paragraph).id == example.chapter
    for code in (example.caption, example.verdict):
        assert code in SECTION
    caption, verdict = SECTION[example.caption], SECTION[example.verdict]
    assert caption.endswith(".")
    assert len(caption) <= 90
    assert len(verdict) <= 28
    assert not verdict.endswith(".")


@every_example
def test_the_picture_looks_at_what_is_there(example: Example) -> None:
    village = shelf().session(example).state.village
    tiles = range(len(village.tiles))
    assert example.look
    assert set(example.look) <= set(tiles)
    assert set(example.lit.tiles) <= set(example.look)
    assert all(lake < len(village.lakes) for lake in example.lit.lakes)


@every_example
def test_an_example_tries_something_or_counts_something(example: Example) -> None:
    assert (example.action is None) is (example.counts is not None)
    assert example.at <= len(example.game.actions) <= MOST_ACTIONS
    action = shelf().action(example)
    if action is not None:
        box = shelf().session(example).setup.box
        assert action_data(box, action) == example.action


def test_every_chapter_has_one_to_three_and_most_show_what_may_not_be_done_too() -> None:
    kinds = {chapter.id: {each.good for each in examples_of(chapter.id)} for chapter in CHAPTERS}
    assert all(1 <= len(examples_of(chapter.id)) <= 3 for chapter in CHAPTERS)
    assert all(True in found for found in kinds.values())
    assert sum(found == {True, False} for found in kinds.values()) >= 14


def test_lake_and_botric_have_examples_of_their_own_packs() -> None:
    packs = {chapter.id: chapter.expansion for chapter in CHAPTERS if chapter.expansion}
    brings = {"lake": "lake", "botric": "solo"}
    for chapter, expansion in packs.items():
        assert all(brings[expansion] in each.game.packs for each in examples_of(chapter))


def test_no_caption_is_left_over() -> None:
    told = {code for code in SECTION if ".example." in code or ".verdict." in code}
    assert told == {each.caption for each in examples()} | {each.verdict for each in examples()}
    assert len({each.id for each in examples()}) == len(examples())


def test_what_may_be_done_comes_first_and_each_in_reading_order() -> None:
    assert [each.id for each in examples_of("building")] == [
        "building.roads",
        "building.far",
        "building.clash",
    ]
    order = [each.chapter for each in examples()]
    assert list(dict.fromkeys(order)) == [chapter.id for chapter in CHAPTERS]


def test_sessions_of_one_game_are_apart() -> None:
    first, second = examples_of("donkeys")[:2]
    assert first.game is second.game
    one, other = shelf().session(first), shelf().session(second)
    one.play(next(iter(one.options().iterate())))
    assert state_hash(shelf().session(first).state) != state_hash(one.state)
    assert state_hash(shelf().session(second).state) == state_hash(other.state)


def test_an_example_is_told_in_the_language_of_its_words() -> None:
    words = marked_words()
    session = ExampleShelf(PackShelf(), words).session(examples()[0])
    assert session.setup.words is words
    assert session.setup.seats[0].name == words.seat_name("red")
    book = open_rulebook(words, PackShelf())
    assert book.text(examples()[0].caption).startswith("⟦")


def test_the_book_of_a_game_that_is_played_tells_its_figures() -> None:
    example = examples_of("lakes")[0]
    played = shelf().session(example).setup.definitions
    told = open_rulebook(english(), PackShelf(), played)
    assert [chapter.id for chapter in told.chapters if not chapter.in_play] == ["botric", "deeds"]
    assert open_rulebook(english(), PackShelf()).chapter("lakes").in_play is False

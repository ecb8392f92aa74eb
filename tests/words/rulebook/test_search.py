from __future__ import annotations

import pytest

from hamlet.words.rulebook.search import Hit, folded, found_in, search, words_of
from tests.words.marking import marked_words
from tests.words.rulebook.books import book, marked_book, played

BOOK = book(played("base", "lake"))


def hits(query: str) -> list[Hit]:
    return search(BOOK, query)


def test_titles_come_first_then_texts_in_reading_order_then_buildings() -> None:
    found = hits("church")
    order = [("chapter", "section", "paragraph", "building").index(hit.kind) for hit in found]
    levels = [0 if kind == 0 else 2 if kind == 3 else 1 for kind in order]
    assert levels == sorted(levels)
    assert {0, 1, 2} <= set(levels)
    assert (found[0].id, found[-1].text) == ("church", "Church")
    numbers = {chapter.id: chapter.number for chapter in BOOK.chapters}
    read = [numbers[hit.chapter] for hit in found if hit.kind in ("section", "paragraph")]
    assert read == sorted(read)


def test_case_and_accents_do_not_matter() -> None:
    assert hits("DONKEY") == hits("donkey") == hits("dónkéy")
    assert found_in("Café at the Brücke", words_of("cafe BRUCKE")) == ((0, 4), (12, 18))
    told = marked_book(marked_words())
    assert any(hit.id == "donkeys.way" for hit in search(told, "donkey"))


def test_all_words_must_occur_in_one_place() -> None:
    both = {hit.id for hit in hits("donkey hired")}
    assert "donkeys.new" in both
    assert "donkeys.way" not in both
    assert both <= {hit.id for hit in hits("donkey")} & {hit.id for hit in hits("hired")}
    assert hits("donkey xyzzy") == []


def test_a_beginning_of_a_word_is_enough_but_not_its_middle() -> None:
    assert {hit.id for hit in hits("donk")} >= {hit.id for hit in hits("donkeys")}
    assert hits("onkey") == []


@pytest.mark.parametrize("query", ["", "  ", "?!", "'"])
def test_nothing_asked_finds_nothing(query: str) -> None:
    assert hits(query) == []


def test_spans_are_where_the_words_stand() -> None:
    for hit in hits("mount ran"):
        cut = [hit.text[start:end] for start, end in hit.spans]
        assert {folded(part) for part in cut} == {"mount", "ran"}, hit


def test_buildings_are_found_by_name_and_rows_by_what_they_say() -> None:
    assert [(hit.kind, hit.id) for hit in hits("tavern")][-1] == ("building", "tavern")
    (hit,) = [each for each in hits("monopoly") if each.row is not None]
    told = next(each for each in BOOK.chapter("fish").paragraphs if each.id == "fish.cards")
    assert hit.row is not None
    assert told.rows[hit.row].name.startswith("Summer: Monopoly")
    assert hit.text == f"{told.rows[hit.row].name}: {told.rows[hit.row].text}"


def test_an_apostrophe_of_either_kind_finds_the_same() -> None:
    assert hits("villagers' house") == hits("villagers’ house") != []


def test_the_shortest_and_commonest_words_are_not_looked_for_beside_others() -> None:
    common = frozenset(words_of(BOOK.words.label("screens.howto.common")))
    assert hits("close a lake") == search(BOOK, "close the lake", common) == hits("close lake")
    marked = {hit.text[start:end].casefold() for hit in hits("close a lake") for start, end in hit.spans}
    assert marked == {"close", "lake"}
    assert search(BOOK, "the", common), "alone they are"

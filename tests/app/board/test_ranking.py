from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from hamlet.app.board.signs.ranking import Candidate, Ranking

FIGURES = st.floats(-9, 9)
PLACES = st.lists(st.builds(Candidate, FIGURES, st.tuples(FIGURES, FIGURES), st.booleans()))


@given(PLACES)
def test_ranked_places_are_what_was_given_in_the_order_of_costs(places: list[Candidate]) -> None:
    ranked = Ranking.of(places).places
    assert list(ranked) == sorted(places)
    assert list(zip(ranked.xs, ranked.ys, strict=True)) == [one.centre for one in sorted(places)]


@given(PLACES, st.integers(0, 9), st.integers(0, 9))
def test_a_part_of_ranked_places_is_that_part(places: list[Candidate], start: int, stop: int) -> None:
    part = Ranking.of(places).places[start:stop]
    assert list(part) == sorted(places)[start:stop]
    assert len(part.xs) == len(part.ys) == len(part)

"""Seat colours: chosen, or fixed by the rules."""

from __future__ import annotations

from hamlet.content import load_base, resolve
from hamlet.engine.reading import read_definitions
from hamlet.session.seats import Seat, coloured

SEATS = (Seat("Ada", "violet"), Seat("Bo", "red"))


def test_players_keep_the_colours_they_chose() -> None:
    assert coloured(SEATS, read_definitions(resolve(load_base()))) == SEATS


def test_the_manual_gives_each_seat_the_colour_of_its_place() -> None:
    fixed = coloured(SEATS, read_definitions(resolve(load_base(), "manual")))
    assert [(seat.name, seat.color) for seat in fixed] == [("Ada", "sky"), ("Bo", "yellow")]

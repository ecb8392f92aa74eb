"""The checks of states against him notice what they are there to notice."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hamlet.engine.botric.base import HIS_SEAT
from hamlet.engine.botric.events import CoinTileChanged, CoinTileTurned, MarkerDrawn, TokenLeft
from hamlet.engine.botric.steps import his_decision
from hamlet.engine.decisions import Decision
from hamlet.engine.state import put
from tests.engine.botric.solo_data import FAVOUR
from tests.engine.botric.solo_hands import SoloHand, dealt
from tests.engine.botric.solo_invariants import SoloLedger, solo_problems

Spoil = Callable[[SoloHand], object]


def _donkey(hand: SoloHand) -> None:
    hand.state.donkeys = put(hand.state.donkeys, HIS_SEAT, (0,))


def _house(hand: SoloHand) -> None:
    hand.state.villagers = put(hand.state.villagers, HIS_SEAT, (-2,))


def _pending(hand: SoloHand, *decisions: Decision) -> None:
    hand.state.seat, hand.state.pending = HIS_SEAT, decisions


SPOILS: dict[str, Spoil] = {
    "a token is missing": lambda hand: hand.on_board(line=hand.board.line[1:]),
    "a token is there twice": lambda hand: hand.on_board(line=(*hand.board.line, "build")),
    "a marker too many": lambda hand: hand.on_board(bag=(4, 2, 1)),
    "less than no marker": lambda hand: hand.on_board(bag=(-1, 2, 1)),
    "an empty bag": lambda hand: hand.on_board(bag=(0, 0, 0)),
    "debts on the coin tile": lambda hand: hand.on_board(coins=-1),
    "a queue without blueprints": lambda hand: hand.on_board(queue=(hand.tile("barn"),)),
    "blueprints without a queue": lambda hand: hand.blueprints(HIS_SEAT, "barn"),
    "a donkey of his": _donkey,
    "gold of his": lambda hand: hand.gold(3, 1),
    "a house of his": _house,
    "nothing pending in his turn": _pending,
    "an unknown step": lambda hand: _pending(hand, his_decision("dance")),
    "a tie of one": lambda hand: _pending(
        hand,
        his_decision("act", marker=0),
        Decision("botric_tie", 0).with_fact("about", "tile").with_fact("options", ((1,),)),
    ),
}


@pytest.mark.parametrize("what", SPOILS)
def test_a_spoilt_state_is_noticed(what: str) -> None:
    hand = dealt(FAVOUR)
    assert solo_problems(hand.state, ground=False) == []
    SPOILS[what](hand)
    assert solo_problems(hand.state, ground=False) != []


@pytest.mark.parametrize(
    "event",
    [
        CoinTileChanged(1, 1, "failed"),
        CoinTileTurned(1, up=False),
        MarkerDrawn(1, 0, "produce"),
        TokenLeft(1, "road"),
    ],
    ids=lambda event: type(event).__name__,
)
def test_an_event_that_says_what_has_not_happened_is_noticed(event: object) -> None:
    hand = dealt(FAVOUR)
    books = SoloLedger(hand.state)
    assert books.problems() == []
    books.note(event)  # type: ignore[arg-type]
    assert books.problems() != []

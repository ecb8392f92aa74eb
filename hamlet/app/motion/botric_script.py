"""Botric's turn in motion: what he tries is told before anything moves; then what moves on his board."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from hamlet.app.board.contents import NOBODY
from hamlet.app.ids import Id, InfoId, PanelCommand, TileId
from hamlet.app.motion.flights import STAGGER, Flight, TurnOver
from hamlet.app.motion.phases import Phase
from hamlet.app.motion.sky import Flyer
from hamlet.app.motion.tumbling import Tumble
from hamlet.app.view.botric_icons import ICONS
from hamlet.engine.botric.base import SLICE
from hamlet.engine.botric.definitions import MARKERS
from hamlet.engine.botric.events import (
    BotricActs,
    BotricTried,
    CoinTileChanged,
    CoinTileTurned,
    MarkerDrawn,
    TokenMoved,
    VillagerIdled,
)
from hamlet.engine.events import VillagerWalked
from hamlet.session.history import Step
from hamlet.words.stories import all_of

TRY, ACTS = 0.25, 0.5
"""Seconds for which a try is the newest, and for which it is told what he does before he does it."""
TIMES: Final[dict[type, float]] = {BotricTried: TRY, BotricActs: ACTS}
MARKER: Final = 0.4
MOST: Final = 6  # coins that fly singly
COIN_TILE: Final = InfoId("coin_tile")
BAG: Final = InfoId("markers")
PLACE, SPOT = "token_place", "marker"
"""Where on his board coins lie, markers come from, tokens and markers stand."""


def told_first(step: Step) -> Iterator[Phase]:
    """One try after the other, while the village stays as it was."""
    told = [event for event in step.events if type(event) in TIMES]
    for number, event in enumerate(told, start=1):
        yield Phase(step.before, NOBODY, (), tells=number, rests=TIMES[type(event)])


def lies_down(step: Step) -> VillagerIdled | None:
    """Whoever lies down where it stands, without having gone anywhere."""
    idle = all_of(step.events, VillagerIdled)
    return idle[0] if idle and not all_of(step.events, VillagerWalked) else None


def board_flights(step: Step) -> Iterator[Flyer]:
    """Coins to and from the coin tile, which may turn; a marker out of the bag, a token to the far right."""
    for event in step.events:
        if type(event) in FLIGHTS:
            yield from FLIGHTS[type(event)](step, event)


def _coins(step: Step, event: CoinTileChanged) -> Iterator[Flyer]:
    seat, church = PanelCommand("seat", str(event.seat)), TileId(step.after.village.church)
    ends: tuple[Id, Id] = (seat, COIN_TILE) if event.gold > 0 else (COIN_TILE, church)
    for number in range(min(abs(event.gold), MOST)):
        yield Flight(ends[0], (ends[1],), "gold", begin=number * STAGGER)


def _turned(_: Step, event: CoinTileTurned) -> Iterator[Flyer]:
    sign = "turn-left" if event.up else "gold"
    yield TurnOver(COIN_TILE, sign, up=not event.up, lasts=MARKER)


def _marker(_: Step, event: MarkerDrawn) -> Iterator[Flyer]:
    yield Tumble(BAG, (InfoId(SPOT, event.marker),), f"marker-{MARKERS[event.marker]}", lasts=MARKER)


def _token(step: Step, event: TokenMoved) -> Iterator[Flyer]:
    before = SLICE.of(step.before).line
    if event.token in before:
        source, goal = InfoId(PLACE, before.index(event.token)), InfoId(PLACE, len(before) - 1)
        yield Flight(source, (goal,), ICONS[event.token], lasts=MARKER)


FLIGHTS: Final[dict[type, Callable[[Step, Any], Iterator[Flyer]]]] = {
    CoinTileChanged: _coins,
    CoinTileTurned: _turned,
    MarkerDrawn: _marker,
    TokenMoved: _token,
}

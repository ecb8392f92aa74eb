"""The villagers' house: whoever has worked sleeps at home, and everybody starts from there (L10, L23)."""

from __future__ import annotations

from hamlet.engine.actions.hire import home_of
from hamlet.engine.events import Sink
from hamlet.engine.lake.events import VillagersWentHome
from hamlet.engine.state import State, put
from hamlet.engine.workers import HOUSE, is_tile, place_of, worker


def go_home(state: State, seat: int, emit: Sink) -> None:
    """All villagers of the seat lie down at home, if it has one."""
    if home_of(state, seat) != HOUSE:
        return
    away = tuple(place_of(piece) for piece in state.villagers[seat] if is_tile(place_of(piece)))
    _put_home(state, seat, acted=True)
    if emit and away:
        emit(VillagersWentHome(seat, away))


def begin_at_home(state: State) -> None:
    """Everybody who has a home stands there when the game begins."""
    for seat in range(state.box.seats):
        if home_of(state, seat) == HOUSE:
            _put_home(state, seat, acted=False)


def _put_home(state: State, seat: int, *, acted: bool) -> None:
    pieces = (worker(HOUSE, acted=acted),) * len(state.villagers[seat])
    state.villagers = put(state.villagers, seat, pieces)

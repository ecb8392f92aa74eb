"""How turns follow each other and a game ends: the trigger, the last round, the winners (B16, B25)."""

from __future__ import annotations

from functools import cache
from typing import Final

from hamlet.engine.decisions import Decision
from hamlet.engine.events import EndTriggered, GameFinished, PointsScored, Sink, TurnBegan, TurnEnded
from hamlet.engine.moments import TURN_BEGAN, TURN_ENDED, MomentStep, walk
from hamlet.engine.scoring.final import final_scores, winners
from hamlet.engine.state import UNOPENED, State, put


def trigger_end(state: State, why: str, emit: Sink) -> None:
    """The round is finished, then the game; a second trigger changes nothing."""
    if state.ending:
        return
    state.ending = True
    if emit:
        emit(EndTriggered(state.seat, why))


@cache
def _moment(kind: str, seat: int) -> Decision:
    """The moment of a seat's turn: every turn has the same two, and decisions never alter."""
    return Decision(kind, seat)


def end_turn(state: State, emit: Sink) -> None:
    """The seat is done: what is left to do at the end of a turn, then the next seat."""
    walk(state, _moment(TURN_ENDED, state.seat), emit)


def begin_turn(state: State, emit: Sink) -> None:
    """The seat is up."""
    walk(state, _moment(TURN_BEGAN, state.seat), emit)


def _pass_on(state: State, moment: Decision, emit: Sink) -> None:
    """Pass to the next seat, to the next round, or to the final scoring."""
    if emit:
        emit(TurnEnded(state.seat))
    state.moment = UNOPENED
    following = (state.seat + 1) % state.box.seats
    if following == state.first:
        if state.ending:
            _finish(state, emit)
            return
        state.round += 1
    state.seat = following
    begin_turn(state, emit)


def _stand_up(state: State, moment: Decision, emit: Sink) -> None:
    """The seat's villagers stand up and its donkeys are rested."""
    seat = state.seat
    state.villagers = put(state.villagers, seat, tuple([piece & ~1 for piece in state.villagers[seat]]))
    state.donkeys = put(state.donkeys, seat, tuple([piece & ~1 for piece in state.donkeys[seat]]))
    if emit:
        emit(TurnBegan(state.round, seat))


def _finish(state: State, emit: Sink) -> None:
    state.finished = True
    if not emit:
        return
    for seat, score in enumerate(final_scores(state)):
        for source, points in score.items():
            if source not in ("during", "total") and points:
                tile = int(source.partition(":")[2]) if source.startswith("landmark:") else -1
                emit(PointsScored(seat, points, source, tile))
    emit(GameFinished(winners(state)))


PASS_ON: Final = MomentStep("pass_on", _pass_on)
STAND_UP: Final = MomentStep("stand_up", _stand_up)

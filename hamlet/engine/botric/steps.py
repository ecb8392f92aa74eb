"""His turn, step by step: each is one recorded action, and what comes next waits as data (S1, S17, S23)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple, TypeVar

from hamlet.engine.actions.road import roads_left
from hamlet.engine.actions.villager import any_stands, send_villager, standing_places
from hamlet.engine.botric.attempts.attempt import Attempt
from hamlet.engine.botric.attempts.registry import FIRST, TOKENS
from hamlet.engine.botric.base import BOTRIC, HIS_SEAT, HUMAN_SEAT, SLICE, edition_of, parts_of
from hamlet.engine.botric.boats import NO_LAKE, BoatChoice, boat_choice
from hamlet.engine.botric.coin_tile import add_coins, turn
from hamlet.engine.botric.definitions import DECIDE
from hamlet.engine.botric.events import (
    BotricActs,
    BotricBoat,
    BotricTried,
    MarkerDrawn,
    MarkersReturned,
    TieBroken,
    TokenLeft,
    TokenMoved,
    VillagerIdled,
)
from hamlet.engine.botric.fish import discard_surplus
from hamlet.engine.botric.thinking import Mind, Passed, TiedError
from hamlet.engine.botric.walking import who_walks
from hamlet.engine.decisions import Decision
from hamlet.engine.definitions import Gain
from hamlet.engine.display import draw_from
from hamlet.engine.ending import end_turn
from hamlet.engine.events import Sink
from hamlet.engine.lake.boats import put_boat
from hamlet.engine.payments.payment import give
from hamlet.engine.state import BOTRIC as STREAM
from hamlet.engine.state import TIES, State, put

T = TypeVar("T")

TIE: Final = "botric_tie"
"""The decision of the human where his list leaves several."""

FIRST_TRIES, DRAW, ACT, END, BOAT, FISH = "first", "draw", "act", "end", "boat", "fish"
NOTHING: Final = "nothing"


class Thought(NamedTuple):
    """What he tried in vain, and what he does: with which attempt, how, and by which lines."""

    tried: tuple[tuple[str, Passed], ...]
    attempt: Attempt[Any] | None
    deed: Any
    mind: Mind


def his_decision(step: str, **facts: object) -> Decision:
    """His part of what is pending: the step that comes."""
    found = Decision(BOTRIC, HIS_SEAT, must=True).with_fact("step", step)
    for name, value in facts.items():
        found = found.with_fact(name, value)
    return found


def take_step(state: State, emit: Sink) -> None:
    """The step that is due."""
    asked = state.pending[-1]
    _STEPS[asked.fact("step")](state, asked, emit)


def answered(state: State, choice: int, emit: Sink, *, by_lot: bool = False) -> None:
    """The human, or the lot, has decided a tie: the step goes on."""
    tie = state.pending[-1]
    asked = state.pending[-2]
    if emit:
        emit(TieBroken(HIS_SEAT, tie.fact("about"), tie.fact("options")[choice], by_lot))
    answers = (*(asked.fact("answers") or ()), choice)
    state.pending = (*state.pending[:-2], asked.with_fact("answers", answers))
    take_step(state, emit)


def _thought(state: State, asked: Decision, think: Callable[[Mind], T], emit: Sink) -> T | None:
    """Think it through with the answers there are; None, and the human is asked, where one is missing."""
    answers = tuple(asked.fact("answers") or ())
    while True:
        try:
            return think(Mind(answers))
        except TiedError as tied:
            options = tied.tie.options
            if parts_of(state.box).ties != DECIDE:
                question = Decision(TIE, HUMAN_SEAT, must=True)
                question = question.with_fact("about", tied.tie.about).with_fact("options", options)
                state.pending = (*state.pending, question)
                return None
            choice = state.draw(TIES, len(options))
            answers = (*answers, choice)
            if emit:
                emit(TieBroken(HIS_SEAT, tied.tie.about, options[choice], by_lot=True))


def considered(state: State, attempts: Sequence[Attempt[Any]], mind: Mind) -> Thought:
    """One after the other, until one is possible."""
    tried: list[tuple[str, Passed]] = []
    for attempt in attempts:
        found = attempt.consider(state, mind)
        if not isinstance(found, Passed):
            return Thought(tuple(tried), attempt, found, mind)
        mind.forget()
        tried.append((attempt.name, found))
    return Thought(tuple(tried), None, None, mind)


def _first(state: State, asked: Decision, emit: Sink) -> None:
    """Hire, deliver, sell."""
    thought = _thought(state, asked, lambda mind: considered(state, FIRST, mind), emit)
    if thought is None:
        return
    _tell_tries(thought, emit)
    _pay_for_failure(state, thought, emit)
    board = SLICE.of(state)
    SLICE.put(state, replace(board, begun=True))
    if thought.attempt is None:
        _follow(state, his_decision(DRAW))
    else:
        _follow(state, _next_villager(state))
        _carry_out(state, thought, emit)


def _pay_for_failure(state: State, thought: Thought, emit: Sink) -> None:
    """The first villager's failure to hire, or with all villagers to deliver, brings a coin (S6, S24)."""
    board = SLICE.of(state)
    reasons = dict(thought.tried)
    hiring = reasons.get("hire")
    failed = hiring is not None and (hiring.code != "all_hired" or "deliver" in reasons)
    if failed and not board.begun and board.up:
        add_coins(state, 1, "failed", emit)


def _draw(state: State, asked: Decision, emit: Sink) -> None:
    """A marker from the bag."""
    board = SLICE.of(state)
    marker = draw_from(board.bag, state.draw(STREAM, sum(board.bag)))
    SLICE.put(state, board.without_marker(marker))
    if emit:
        emit(MarkerDrawn(HIS_SEAT, marker, board.line[marker % len(board.line)]))
    _follow(state, his_decision(ACT, marker=marker))


def tokens_from(line: Sequence[str], marker: int) -> list[Attempt[Any]]:
    """What the tokens say from the one below a marker to the right and around."""
    start = marker % len(line)
    return [TOKENS[token] for token in (*line[start:], *line[:start])]


def _act(state: State, asked: Decision, emit: Sink) -> None:
    """The first token that is possible, or nothing."""
    attempts = tokens_from(SLICE.of(state).line, asked.fact("marker"))
    thought = _thought(state, asked, lambda mind: _acting(state, attempts, mind), emit)
    if thought is None:
        return
    _tell_tries(thought, emit)
    _follow(state, _next_villager(state))
    if thought.attempt is None:
        _idle(state, thought, emit)
    else:
        _carry_out(state, thought, emit)
        _move_token(state, thought.attempt.name, emit)
    _return_markers(state, emit)


def _acting(state: State, attempts: Sequence[Attempt[Any]], mind: Mind) -> Thought:
    thought = considered(state, attempts, mind)
    if thought.attempt is None:
        return thought._replace(deed=who_walks(state, state.village.church, mind))
    return thought


def _idle(state: State, thought: Thought, emit: Sink) -> None:
    """Nothing is possible: whoever stands nearest to the Church lies down, for a coin (S23)."""
    edition, church, walker = edition_of(state), state.village.church, thought.deed
    if emit:
        emit(BotricActs(HIS_SEAT, NOTHING, walker, (), tuple(thought.mind.walking)))
    if edition.idle_on_church:
        send_villager(state, church, walker, emit)
    else:
        pieces = list(state.villagers[HIS_SEAT])
        pieces[pieces.index(walker << 1)] |= 1
        state.villagers = put(state.villagers, HIS_SEAT, tuple(sorted(pieces)))
    if emit:
        emit(VillagerIdled(HIS_SEAT, church if edition.idle_on_church else walker))
    if edition.own_gold:
        give(state, HIS_SEAT, Gain(gold=1), "nothing_possible", walker, emit)
    else:
        add_coins(state, 1, "nothing_possible", emit)


def _carry_out(state: State, thought: Thought, emit: Sink) -> None:
    if thought.attempt is None:
        return
    if emit:
        mind = thought.mind
        emit(BotricActs(HIS_SEAT, thought.attempt.name, thought.deed, tuple(mind.lines), tuple(mind.walking)))
    thought.attempt.carry_out(state, thought.deed, emit)


def _move_token(state: State, token: str, emit: Sink) -> None:
    """To the far right; the road's token leaves with his last road (S11)."""
    board = SLICE.of(state)
    if token == "road" and not roads_left(state, HIS_SEAT):
        SLICE.put(state, replace(board, line=tuple(each for each in board.line if each != token)))
        if emit:
            emit(TokenLeft(HIS_SEAT, token))
        return
    moved = board.with_last(token)
    SLICE.put(state, moved)
    if emit and moved.line != board.line:
        emit(TokenMoved(HIS_SEAT, token, moved.line))


def _return_markers(state: State, emit: Sink) -> None:
    """An empty bag is filled again, and the coin tile turned up (S17)."""
    board = SLICE.of(state)
    if sum(board.bag):
        return
    SLICE.put(state, replace(board, bag=full_bag(state)))
    if emit:
        emit(MarkersReturned(HIS_SEAT))
    turn(state, emit, up=True)
    add_coins(state, edition_of(state).refill_gold, "markers_returned", emit)


def full_bag(state: State) -> tuple[int, ...]:
    """All markers but those that stand on his board."""
    return tuple(count - 1 for count in parts_of(state.box).markers)


def _tell_tries(thought: Thought, emit: Sink) -> None:
    if emit:
        for action, why in thought.tried:
            emit(BotricTried(HIS_SEAT, action, why.code, why.facts))


def _next_villager(state: State) -> Decision:
    """What comes when the villager of this step has lain down."""
    return his_decision(FIRST_TRIES if len(standing_places(state)) > 1 else END)


def _follow(state: State, decision: Decision) -> None:
    """What comes after this step waits below whatever the step itself leaves to decide."""
    state.pending = (*state.pending[:-1], decision)


def _end(state: State, asked: Decision, emit: Sink) -> None:
    state.pending = state.pending[:-1]
    end_turn(state, emit)


def _boat(state: State, asked: Decision, emit: Sink) -> None:
    """At most one boat for each building."""

    def think(mind: Mind) -> tuple[BoatChoice, Mind]:
        return boat_choice(state, asked.fact("lakes"), mind), mind

    thought = _thought(state, asked, think, emit)
    if thought is None:
        return
    choice, mind = thought
    state.pending = state.pending[:-1]
    if emit:
        emit(BotricBoat(HIS_SEAT, choice.lake, choice.why, tuple(mind.lines)))
    if choice.lake != NO_LAKE:
        put_boat(state, HIS_SEAT, choice.lake, emit)


def _fish(state: State, asked: Decision, emit: Sink) -> None:
    state.pending = state.pending[:-1]
    discard_surplus(state, emit)


def first_decision(state: State) -> Decision:
    """How his turn begins."""
    return his_decision(FIRST_TRIES if any_stands(state) else END)


_STEPS: Final[dict[str, Callable[[State, Decision, Sink], None]]] = {
    FIRST_TRIES: _first,
    DRAW: _draw,
    ACT: _act,
    END: _end,
    BOAT: _boat,
    FISH: _fish,
}

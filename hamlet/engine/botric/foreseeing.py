"""Looking into his head: what the step that is due comes to, and what he would do with a token now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from hamlet.engine.actions.villager import any_stands
from hamlet.engine.botric.attempts.attempt import Attempt
from hamlet.engine.botric.attempts.registry import FIRST, TOKENS
from hamlet.engine.botric.base import HIS_SEAT, SLICE, by_the_lake
from hamlet.engine.botric.steps import ACT, FIRST_TRIES, NOTHING, considered, tokens_from
from hamlet.engine.botric.thinking import Alternative, ListLine, Mind, Passed, Tie, TiedError
from hamlet.engine.botric.walking import who_walks
from hamlet.engine.decisions import Decision
from hamlet.engine.lake.effects import end_effects
from hamlet.engine.state import State, put

BY_NAME = {**{attempt.name: attempt for attempt in FIRST}, **TOKENS}


class Account(NamedTuple):
    """What he tried in vain, what he does and how; no action while a tie keeps him.

    `lines` are those of the deed, `left` what each of them left, `walking` those for who walks; `begun` is
    what each list of the deed began with; `tie` is what the human has to decide before he goes on. Where
    nothing is possible the deed is who lies down.
    """

    tried: tuple[tuple[str, Passed], ...] = ()
    action: str = ""
    deed: Any = None
    lines: tuple[ListLine, ...] = ()
    left: tuple[tuple[Alternative, ...], ...] = ()
    walking: tuple[ListLine, ...] = ()
    begun: tuple[tuple[Alternative, ...], ...] = ()
    tie: Tie | None = None


def account_of(state: State) -> Account | None:
    """What the step comes to that is due, or that a tie keeps from going on; None where he tries nothing."""
    asked = next((each for each in reversed(state.pending) if each.fact("step")), None)
    if asked is None or asked.fact("step") not in (FIRST_TRIES, ACT):
        return None
    idles = asked.fact("step") == ACT
    return _account(state, _attempts(state, asked), tuple(asked.fact("answers") or ()), idles=idles)


def foreseen(state: State, action: str) -> Account:
    """What one of his actions would come to if it were his turn now."""
    return _account(as_in_his_turn(state), (BY_NAME[action],), ())


def _attempts(state: State, asked: Decision) -> Sequence[Attempt[Any]]:
    if asked.fact("step") == FIRST_TRIES:
        return FIRST
    return tokens_from(SLICE.of(state).line, asked.fact("marker"))


def _account(
    state: State, attempts: Sequence[Attempt[Any]], answers: Sequence[int], *, idles: bool = False
) -> Account:
    """What these attempts come to; one who `idles` lies down where none is possible."""
    mind, tried = Mind(answers, watched=True), list[tuple[str, Passed]]()
    try:
        for attempt in attempts:
            thought = considered(state, (attempt,), mind)
            if thought.attempt is not None:
                return Account(tuple(tried), attempt.name, thought.deed, *_told(mind))
            tried += thought.tried
        walker = who_walks(state, state.village.church, mind) if idles else None
    except TiedError as tied:
        return Account(tuple(tried), "", None, *_told(tied.mind), tied.tie)
    return Account(tuple(tried), NOTHING, walker, *_told(mind))


def _told(
    mind: Mind,
) -> tuple[
    tuple[ListLine, ...],
    tuple[tuple[Alternative, ...], ...],
    tuple[ListLine, ...],
    tuple[tuple[Alternative, ...], ...],
]:
    return tuple(mind.lines), tuple(mind.left), tuple(mind.walking), tuple(mind.begun)


def as_in_his_turn(state: State) -> State:
    """The same village with his villagers standing and nothing pending."""
    if state.seat == HIS_SEAT and any_stands(state):
        return state
    other = state.copy()
    other.seat, other.pending = HIS_SEAT, ()
    if by_the_lake(other):
        end_effects(other, None)  # what the human has eaten carries nobody else
    other.villagers = put(other.villagers, HIS_SEAT, tuple(piece & ~1 for piece in other.villagers[HIS_SEAT]))
    return other

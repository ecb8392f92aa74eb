"""Why he did what he did: his thinking once more, from the state in which he thought."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from hamlet.app.flow.botric.asked_lists import BOAT, AskedList, asked_list, lists_of, walking_list
from hamlet.engine.botric.base import BOTRIC
from hamlet.engine.botric.boats import NO_LAKE, BoatChoice, boat_choice
from hamlet.engine.botric.events import BotricActs, BotricBoat, BotricTried, TieBroken
from hamlet.engine.botric.families import BotricChoose
from hamlet.engine.botric.foreseeing import Account, account_of
from hamlet.engine.botric.steps import ACT, DRAW, FIRST_TRIES, TIE
from hamlet.engine.botric.steps import BOAT as BOAT_STEP
from hamlet.engine.botric.thinking import Alternative, Mind, Passed, TiedError
from hamlet.engine.decisions import Decision
from hamlet.engine.events import Event
from hamlet.engine.game import play
from hamlet.engine.state import State
from hamlet.session.history import Step
from hamlet.words.stories import all_of

EXPLAINED = (FIRST_TRIES, DRAW, ACT, BOAT_STEP)
"""The steps behind which there is a reason."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """What one of his villagers tried in vain, what it does, and by which lists.

    `state` is the one in which he thought. Without an `action` his next step is still to come; while a tie
    keeps him, one of the lists has chosen nothing, and the `deed` is what the first answer would come to.
    """

    state: State
    villager: int
    """The how manieth of this turn it is."""
    tried: tuple[tuple[str, Passed], ...]
    action: str = ""
    deed: Any = None
    lists: tuple[AskedList, ...] = ()
    marker: int | None = None
    by_lot: bool = False
    reason: str = ""
    """Of a boat: why there is one, or none."""


def his_steps(done: Sequence[Step], number: int) -> range:
    """The steps of the villager's turn to which one of his steps belongs."""
    begin = number
    while begin and not _begins(done[begin]) and _is_his(done[begin - 1]):
        begin -= 1
    end = number + 1
    while end < len(done) and _is_his(done[end]) and not _begins(done[end]):
        end += 1
    return range(begin, end)


def _is_his(step: Step) -> bool:
    return step.before.decision in (BOTRIC, TIE)


def _begins(step: Step) -> bool:
    return step.before.decision == BOTRIC and asked_of(step.before).fact("step") == FIRST_TRIES


def asked_of(state: State) -> Decision:
    """What he is about: the step that is due, or that a tie keeps from going on."""
    return next(each for each in reversed(state.pending) if each.kind == BOTRIC)


def is_explained(step: Step) -> bool:
    """Whether there is a reason behind a step."""
    return _is_his(step) and asked_of(step.before).fact("step") in EXPLAINED


def explained(done: Sequence[Step], number: int, now: State) -> Explanation | None:
    """The reasons of the villager to whose turn a step belongs; None where there are none.

    A boat has reasons of its own; all else leads to what the villager does in the end.
    """
    if not 0 <= number < len(done) or not is_explained(done[number]):
        return None
    steps = [done[each] for each in his_steps(done, number)]
    boat = asked_of(done[number].before).fact("step") == BOAT_STEP
    kind = BotricBoat if boat else BotricActs
    found = next((step for step in steps if all_of(step.events, kind)), None)
    villager = _how_manieth(done, his_steps(done, number).start)
    tried = tuple(_tried(step for step in steps if step is not found))
    if found is None:
        return explained_now(now, villager, tried) if now is done[his_steps(done, number)[-1]].after else None
    thought = _with_answers(found)
    by_lot = any(event.by_lot for event in all_of(found.events, TieBroken))
    if boat:
        return _boat(thought, villager, "", by_lot=by_lot)
    return _deed(thought, villager, tried, _acts(found), by_lot=by_lot)


def explained_now(state: State, villager: int, before: Sequence[tuple[str, Passed]]) -> Explanation:
    """How far he has come: what a tie keeps him from, or the next step."""
    asked, marker = asked_of(state), asked_of(state).fact("marker")
    if state.decision != TIE:
        return Explanation(state, villager, tuple(before), marker=marker)
    about = state.pending[-1].fact("about")
    if asked.fact("step") == BOAT_STEP:
        return _boat(state, villager, about)
    account, would = account_of(state) or Account(), _acts(_answered_somehow(state))
    tried = (*before, *account.tried)
    lists = tuple(lists_of(state, would.action, account, would.deed, about))
    return Explanation(state, villager, tried, would.action, would.deed, lists, marker)


def _answered_somehow(state: State) -> Step:
    """What he would do if the first were chosen, whatever is asked: what was asked before is the same."""
    events: list[Event] = []
    after = state.copy()
    while not all_of(events, BotricActs):
        play(after, BotricChoose(0), events.append)
    return Step(BotricChoose(0), state, after, tuple(events))


def _acts(step: Step) -> BotricActs:
    return all_of(step.events, BotricActs)[0]


def _how_manieth(done: Sequence[Step], begin: int) -> int:
    """How many villagers of this turn have begun up to a step."""
    count = 1
    for number in range(begin - 1, -1, -1):
        if not _is_his(done[number]):
            break
        count += _begins(done[number])
    return count


def _tried(steps: Iterable[Step]) -> Iterator[tuple[str, Passed]]:
    for step in steps:
        for event in all_of(step.events, BotricTried):
            yield event.action, Passed(event.code, event.facts)


def _with_answers(step: Step) -> State:
    """The state in which he thought, with every answer that he was given in this step."""
    state = step.before.copy()
    asked = asked_of(state)
    below = state.pending[: state.pending.index(asked)]
    for event in all_of(step.events, TieBroken):
        answers = (*(asked.fact("answers") or ()), _options(state).index(event.option))
        asked = asked.with_fact("answers", answers)
        state.pending = (*below, asked)
    state.pending = (*below, asked)
    return state


def _options(state: State) -> tuple[Alternative, ...]:
    """What is tied now, whether or not anybody was asked."""
    top = state.pending[-1]
    if top.kind == TIE:
        found: tuple[Alternative, ...] = top.fact("options")
        return found
    if top.fact("step") == BOAT_STEP:
        return _lakes(state)[1]
    account = account_of(state)
    if account is not None and account.tie is not None:
        return account.tie.options
    # Nothing is possible, and several villagers stand equally near to the Church.
    return walking_list(state, state.village.church, None).lines[0].left


def _deed(
    state: State, villager: int, tried: Sequence[tuple[str, Passed]], acts: BotricActs, *, by_lot: bool
) -> Explanation:
    account, marker = account_of(state) or Account(), asked_of(state).fact("marker")
    lists = tuple(lists_of(state, acts.action, account, acts.deed))
    passed = (*tried, *account.tried)
    return Explanation(state, villager, passed, acts.action, acts.deed, lists, marker, by_lot)


def _boat(state: State, villager: int, open_about: str, *, by_lot: bool = False) -> Explanation:
    """On which of the lakes just closed there is a boat, or why on none."""
    choice, _, mind = _lakes(state)
    lake = NO_LAKE if choice is None else choice.lake
    reason = "" if choice is None else choice.why
    chosen = None if open_about else (lake,)
    begun = mind.begun[0] if mind.begun else ()
    lists = (asked_list(state, BOAT, begun, mind.lines, mind.left, chosen),) if begun else ()
    return Explanation(state, villager, (), BOAT, lake, lists, by_lot=by_lot, reason=reason)


def _lakes(state: State) -> tuple[BoatChoice | None, tuple[Alternative, ...], Mind]:
    """The lake he chooses, or those that are tied; with his thinking."""
    asked = asked_of(state)
    mind = Mind(tuple(asked.fact("answers") or ()), watched=True)
    try:
        return boat_choice(state, asked.fact("lakes"), mind), (), mind
    except TiedError as tied:
        return None, tied.tie.options, mind

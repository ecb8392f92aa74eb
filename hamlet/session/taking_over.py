"""A running sandbox takes over packs that have changed.

What can be taken over, and what cannot:

- The present state, every state before it and every step that was taken back are written with the ids of the
  former definitions and read under the new ones. So undo and redo go on across a take-over and lose nothing;
  a state that is gone back to has the new definitions as well. What the log has told stays as it was told.
- Whatever there was keeps its position, and new entries come after it: what steps and events name by number
  still is what it was. A tile that is gone and lies nowhere stays as one of which there are no copies.
- Copies that are more or fewer now come into the bag or leave it (never fewer than none) if their pile is
  open; new sales join the sales that are not drawn yet.
- Not compatible, and refused with a reason, are: other expansions; goods, terrains, milestones, sales, fish,
  seasons or meals that are gone; goods that are new, for what lies in slots is named by all goods together; a
  tile that lies somewhere and is gone; a building that stands and has another outline or kind, or fewer slots
  than goods in them; other parts of the Church; another number of places in the Market.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from hamlet.engine.box import Box
from hamlet.engine.definitions import Definitions
from hamlet.engine.dump import dump_state, load_state
from hamlet.engine.reading import read_definitions
from hamlet.engine.state import State
from hamlet.session.choice import GameChoice
from hamlet.session.history import Step
from hamlet.session.session import Session
from hamlet.session.setup import Setup
from hamlet.words.coded_error import CodedError

KEPT: Final = ("terrains", "materials", "milestones", "sales", "fish", "seasons", "menu")
"""Subjects of which nothing may go."""
ORDERED: Final = (*KEPT, "tiles", "awards", "layouts")
BAG: Final = "bag"


class NotTakenError(CodedError, ValueError):
    """Packs have changed in a way that a running game cannot take over."""

    section = "sandbox"


def taken_over(session: Session, choice: GameChoice) -> Session:
    """The same game under the new definitions, at the same moment; raises `NotTakenError` if it cannot be."""
    before = session.setup.definitions
    _check_gone(before.data, choice.data)
    after = read_definitions(in_old_order(before.data, choice.data))
    setup = Setup(
        after,
        session.setup.seats,
        session.setup.seed,
        choice.packs.remembered(),
        session.setup.preset,
        session.setup.options,
        session.setup.words,
    )
    _check_sets(before, after)
    _check_tables(session.setup.box, setup.box)
    states = _states(session)
    for state in states:
        _check_state(state, setup.box)
    return _with_states(session, setup, {id(state): _read_anew(state, setup.box) for state in states})


def in_old_order(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Any]:
    """The new data with everything where it was before; tiles that are gone stay without copies."""
    found = dict(after)
    for subject in ORDERED:
        old = [each["id"] for each in before.get(subject, ())]
        new = {each["id"]: each for each in after.get(subject, ())}
        gone = {each["id"]: {**each, "copies": {}} for each in before.get(subject, ())}
        kept = [new.get(name, gone[name]) for name in old if name in new or subject == "tiles"]
        if subject in after:
            found[subject] = [*kept, *(each for name, each in new.items() if name not in old)]
    return found


# what may not change


def _check_gone(before: Mapping[str, Any], after: Mapping[str, Any]) -> None:
    """Nothing is gone that a game may hold, or that a tile may speak of that stays without copies."""
    for subject in KEPT:
        old, new = _entries(before, subject), _entries(after, subject)
        gone = next((name for name in old if name not in new), None)
        if gone is not None:
            raise NotTakenError("gone", name=old[gone])


def _check_sets(before: Definitions, after: Definitions) -> None:
    """The same expansions are played, and no goods are new."""
    if set(before.ruleset.positions) != set(after.ruleset.positions):
        raise NotTakenError("expansions")
    fresh = next((each for each in after.materials[len(before.materials) :]), None)
    if fresh is not None:
        raise NotTakenError("goods", name=fresh.name)


def _entries(data: Mapping[str, Any], subject: str) -> dict[str, str]:
    """What a subject has, by id: names, or where there are none, ids."""
    return {each["id"]: str(each.get("name") or each["id"]) for each in data.get(subject, ())}


def _check_tables(before: Box, after: Box) -> None:
    if [each.id for each in before.church_slots] != [each.id for each in after.church_slots]:
        raise NotTakenError("church")
    if before.rules.sale_slots != after.rules.sale_slots:
        raise NotTakenError("market")


def _check_state(state: State, box: Box) -> None:
    """Every tile that lies somewhere is still there; buildings stand as they stand, with what is in them."""
    before, after = state.box.definitions.tiles, box.definitions.tiles
    for tile in {*state.display, *(each for hand in state.blueprints for each in hand)}:
        if not after[tile].copies and before[tile].copies:
            raise NotTakenError("tile_gone", name=before[tile].name)
    for placed, stock in zip(state.village.tiles, state.stock, strict=True):
        old, new = before[placed.tile], after[placed.tile]
        if not new.copies and old.copies:
            raise NotTakenError("tile_gone", name=old.name)
        if old.shape != new.shape:
            raise NotTakenError("outline", name=old.name)
        if old.kind != new.kind:
            raise NotTakenError("kind", name=old.name)
        if new.slots < min(old.slots, len(stock)):
            raise NotTakenError("slots", name=old.name, slots=new.slots, goods=len(stock))


# what is read anew


def _states(session: Session) -> list[State]:
    """Every state that can be seen again, each once."""
    steps = (*session.history.done, *session.history.undone)
    every = (session.start, *(state for step in steps for state in (step.before, step.after)))
    return list({id(state): state for state in every}.values())


def _read_anew(state: State, box: Box) -> State:
    data = dump_state(state)
    data["bag"] = _bag(state, box)
    data["opened"] = [name for name in data.get("opened", ()) if name in box.piles]
    old = {sale.id: sale.tier for sale in state.box.definitions.sales}
    stack: Counter[str] = Counter(data.get("stack", {}))
    fresh = [sale.id for sale in box.definitions.sales if sale.id not in old]
    data["stack"] = dict(stack + Counter(fresh))
    data["stack_left"] = _stack_left(state, box, data["stack"], stack)
    try:
        return load_state(box, data)
    except (KeyError, TypeError, ValueError, IndexError) as error:
        raise NotTakenError("unlike") from error


def _bag(state: State, box: Box) -> dict[str, int]:
    """What is in the bag, with the copies that have come, without those that have gone."""
    opened = {BAG, *(name for name, is_open in zip(state.box.piles, state.opened, strict=True) if is_open)}
    counts: dict[str, int] = {}
    for number, tile in enumerate(box.definitions.tiles):
        there = state.bag[number] if number < len(state.bag) else 0
        former = state.box.definitions.tiles[number : number + 1]
        copies = [_lying(each.copies, opened) for each in (*former, tile)]
        counts[tile.id] = max(0, there + copies[-1] - (copies[0] if former else 0))
    return {name: count for name, count in counts.items() if count}


def _lying(copies: Iterable[tuple[str, int]], opened: set[str]) -> int:
    return sum(count for pile, count in copies if pile in opened)


def _stack_left(state: State, box: Box, stack: Mapping[str, int], before: Mapping[str, int]) -> list[int]:
    """How many sales of each tier are still drawn: as many more or fewer as there are now."""
    tiers = max((sale.tier for sale in box.definitions.sales), default=0)
    left = [*state.stack_left, *[0] * tiers][:tiers]
    for sign, sales, counts in (
        (1, box.definitions.sales, stack),
        (-1, state.box.definitions.sales, before),
    ):
        for sale in sales:
            if sale.tier <= tiers:
                left[sale.tier - 1] += sign * counts.get(sale.id, 0)
    there = [
        sum(stack.get(sale.id, 0) for sale in box.definitions.sales if sale.tier == tier + 1)
        for tier in range(tiers)
    ]
    return [max(0, min(count, most)) for count, most in zip(left, there, strict=True)]


def _with_states(session: Session, setup: Setup, anew: Mapping[int, State]) -> Session:
    other = Session(setup, anew[id(session.start)], session.id)
    other.resumed, other.opening = session.resumed, list(session.opening)
    other.history.done.extend(_steps(session.history.done, anew))
    other.history.undone.extend(_steps(session.history.undone, anew))
    other.log.go_on_from(session.log)
    return other


def _steps(steps: Sequence[Step], anew: Mapping[int, State]) -> list[Step]:
    return [Step(step.action, anew[id(step.before)], anew[id(step.after)], step.events) for step in steps]

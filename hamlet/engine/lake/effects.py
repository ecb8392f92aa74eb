"""What a meal can do: one entry each, with when it acts. A card of the menu names the effects it has.

`now` acts when the fish is eaten and may leave a decision; `waiting` acts in or after the next action of a
villager in this turn, `lasting` until the turn ends. Where an effect that waits or lasts does its work, it is
asked for by name: `in_force`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from hamlet.engine.actions.villager import any_stands
from hamlet.engine.bits import bits
from hamlet.engine.decisions import PLACE_DONKEY, Decision
from hamlet.engine.events import Sink
from hamlet.engine.lake.base import SLICE, parts_of
from hamlet.engine.lake.definitions import MenuCard
from hamlet.engine.lake.events import BuildingClosed, DonkeyGiven, EffectEnded, FishArrived
from hamlet.engine.lake.favour import FAVOUR, fits_somewhere
from hamlet.engine.lake.standing_up import lying_tiles, stand_up
from hamlet.engine.refusals import Refusal, refuse
from hamlet.engine.state import State

NOW, WAITING, LASTING = "now", "waiting", "lasting"

CLOSE_BUILDING: Final = "close_building"
REFILL_FISH: Final = "refill_fish"
NO_DONKEYS: Final = "no_donkeys"
FREE_BLUEPRINTS: Final = "free_blueprints"
FROZEN_LAKES: Final = "frozen_lakes"


@dataclass(frozen=True, slots=True)
class Effect:
    """One thing that a meal does: when, why it would do nothing now, and what happens at once."""

    id: str
    when: str
    refusal: Callable[[State, MenuCard], Refusal | None]
    apply: Callable[[State, Sink], None] | None = None


def _donkey_refusal(state: State, card: MenuCard) -> Refusal | None:
    donkeys, most = len(state.donkeys[state.seat]), state.box.rules.most_donkeys
    if donkeys < card.least_donkeys:
        return refuse("L17", "too_few_donkeys", needed=card.least_donkeys, count=donkeys)
    return refuse("L17", "all_donkeys_hired", limit=most) if donkeys >= most else None


def _give_donkey(state: State, emit: Sink) -> None:
    state.pending = (*state.pending, Decision(PLACE_DONKEY, state.seat, must=True))
    if emit:
        emit(DonkeyGiven(state.seat))


def _stand_refusal(state: State, card: MenuCard) -> Refusal | None:
    return None if lying_tiles(state) else refuse("L18", "nobody_lies")


def _favour_refusal(state: State, card: MenuCard) -> Refusal | None:
    if not state.blueprints[state.seat]:
        return refuse("L14", "no_blueprint")
    return None if fits_somewhere(state) else refuse("L14", "nothing_fits")


def _ask_favour(state: State, emit: Sink) -> None:
    state.pending = (*state.pending, Decision(FAVOUR, state.seat, must=True))


def _next_action_refusal(state: State, card: MenuCard) -> Refusal | None:
    """Somebody must be there to take the next action."""
    return None if any_stands(state) else refuse("L15", "no_villager_stands", seat=state.seat)


def _frozen_refusal(state: State, card: MenuCard) -> Refusal | None:
    return None if state.village.lakes else refuse("L15", "no_lake")


def _never(state: State, card: MenuCard) -> Refusal | None:
    return None


EFFECTS: Final = (
    Effect("gain_donkey", NOW, _donkey_refusal, _give_donkey),
    Effect("stand_up", NOW, _stand_refusal, stand_up),
    Effect("free_building", NOW, _favour_refusal, _ask_favour),
    Effect(CLOSE_BUILDING, WAITING, _next_action_refusal),
    Effect(REFILL_FISH, WAITING, _next_action_refusal),
    Effect(NO_DONKEYS, WAITING, _next_action_refusal),
    Effect(FREE_BLUEPRINTS, LASTING, _never),
    Effect(FROZEN_LAKES, LASTING, _frozen_refusal),
)
BY_NAME: Final = {effect.id: effect for effect in EFFECTS}


def effects_of(card: MenuCard) -> list[Effect]:
    """What the meal does, in the order in which the card names it."""
    return [BY_NAME[name] for name in card.does]


def in_force(state: State, name: str, seat: int) -> bool:
    """Whether an effect acts now for a seat: only in its own turn."""
    waters = SLICE.of(state)
    if seat != state.seat or not (waters.waiting or waters.lasting):
        return False
    cards = parts_of(state.box).cards
    return any(name in cards[card].does for card in (*waters.waiting, *waters.lasting))


def after_action(state: State, tile: int, emit: Sink) -> None:
    """The villager's action on this tile is done: what waited for it happens, and is used up (L15)."""
    waters = SLICE.of(state)
    if not waters.waiting:
        return
    closes, refills = (in_force(state, name, state.seat) for name in (CLOSE_BUILDING, REFILL_FISH))
    SLICE.put(state, replace(waters, waiting=()))
    if closes:
        _close(state, tile, emit)
    if refills:
        _refill(state, tile, emit)
    if emit:
        for card in waters.waiting:
            emit(EffectEnded(state.seat, card))


def end_effects(state: State, emit: Sink) -> None:
    """What waited in vain lapses, and what lasted the turn is over."""
    waters = SLICE.of(state)
    if not (waters.waiting or waters.lasting or waters.eaten):
        return
    SLICE.put(state, replace(waters, waiting=(), lasting=(), eaten=()))
    if emit:
        for card in (*waters.waiting, *waters.lasting):
            emit(EffectEnded(state.seat, card))


def _close(state: State, tile: int, emit: Sink) -> None:
    """No villager acts there until the seat's next turn (L16)."""
    waters = SLICE.of(state)
    others = tuple(each for each in waters.closed if each[0] != tile)
    SLICE.put(state, replace(waters, closed=(*others, (tile, state.seat))))
    if emit:
        emit(BuildingClosed(state.seat, tile))


def _refill(state: State, tile: int, emit: Sink) -> None:
    """One fish on every triangle beside the building (L17)."""
    fish = list(SLICE.of(state).fish)
    for number, lake in enumerate(state.village.lakes):
        fresh = lake.banks_of(tile) & ~fish[number]
        if fresh:
            fish[number] |= fresh
            if emit:
                emit(FishArrived(number, tuple(lake.triangles[place] for place in bits(fresh))))
    SLICE.put(state, replace(SLICE.of(state), fish=tuple(fish)))

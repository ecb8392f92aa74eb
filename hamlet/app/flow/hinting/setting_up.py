"""The table set up for a hint: as far as a person would go who has only to confirm it. Nothing is done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from hamlet.app.flow.ending_turn import sheet_before_end
from hamlet.app.flow.lakeside.putting_back import PuttingBack
from hamlet.app.flow.modes.card import TileCard
from hamlet.app.flow.modes.filling import Filling
from hamlet.app.flow.modes.mode import Idle, Mode
from hamlet.app.flow.modes.sheets import EndSheet
from hamlet.app.flow.offers import offers_at
from hamlet.app.ids import (
    BorderId,
    Command,
    DisplayId,
    DonkeyId,
    HandId,
    HireId,
    Id,
    MenuId,
    SpotId,
    StandId,
    TileId,
)
from hamlet.engine.actions.construct import Construct
from hamlet.engine.actions.donkey import MoveDonkey
from hamlet.engine.actions.hire import HireDonkey, HireVillager, PlaceDonkey
from hamlet.engine.actions.produce import Produce
from hamlet.engine.actions.road import BuildRoad
from hamlet.engine.actions.town_hall import TakeBlueprint
from hamlet.engine.actions.turn import EndTurn
from hamlet.engine.lake.base import SLICE
from hamlet.engine.lake.boats import PlaceBoat
from hamlet.engine.lake.eating import UseFish
from hamlet.engine.lake.favour import BuildForNothing
from hamlet.engine.lake.fish_tiles import PutBack
from hamlet.engine.lake.standing_up import StandUp
from hamlet.words.actions import describe

if TYPE_CHECKING:
    from hamlet.app.flow.table import Flow
    from hamlet.engine.actions.family import Action


def set_up(flow: Flow, action: Action, under: Mode) -> None:
    """Leave what lies under the hints, unless the game asks it, and go to where the action is confirmed."""
    flow.enter(under if flow.state.pending else Idle())
    setter = _SETTERS.get(type(action))
    if setter is not None:
        setter(flow, action)
    elif flow.state.pending or not _at_building(flow, action):
        _say(flow, action)
    answer = _ANSWERS.get(type(action))
    if answer is not None:
        flow.lay_out(answer(action))


def _say(flow: Flow, action: Action) -> None:
    """What is to be chosen now, lit where it lies."""
    line = describe(flow.speech, action)
    flow.say(f"{{hint}} {line.rich}", frozenset(line.tiles))


def _at_building(flow: Flow, action: Action) -> bool:
    """The building's card with this offer first; what is paid or chosen there is open already."""
    uid, family = getattr(action, "tile", -1), flow.state.box.ruleset.family_of(action).name
    if not 0 <= uid < len(flow.state.village.tiles):
        return False
    able = [each for each in offers_at(flow.speech, uid) if each.family == family and each.refusal is None]
    offer = next((each for each in able if each.action == action), next(iter(able), None))
    if offer is None:
        return False
    flow.enter(TileCard(uid, offer.id))
    if offer.wanted is not None or offer.opens is not None:
        flow.choose(offer.id)
    return True


def _produce(flow: Flow, action: Produce) -> None:
    """A building that makes several materials asks which."""
    tile = flow.state.village.tiles[action.tile].tile
    if len(flow.state.box.definitions.tiles[tile].produces) > 1:
        flow.enter(Filling(action.tile, action.fill))
    else:
        _at_building(flow, action)


def _construct(flow: Flow, action: Construct) -> None:
    """Pinned in its place, paid where it is advised to be."""
    flow.choose(HandId(flow.state.blueprints[flow.state.seat].index(action.blueprint)))
    flow.choose(SpotId(action.rotation, action.at))
    flow.choose(StandId(action.tile))


def _for_nothing(flow: Flow, action: BuildForNothing) -> None:
    flow.choose(HandId(flow.state.blueprints[flow.state.seat].index(action.blueprint)))
    flow.choose(SpotId(action.rotation, action.at))


def _road(flow: Flow, action: BuildRoad) -> None:
    flow.choose(BorderId(action.side))
    flow.choose(StandId(action.tile))


def _take(flow: Flow, action: TakeBlueprint) -> None:
    flow.choose(DisplayId(action.position))


def _donkey(flow: Flow, action: MoveDonkey) -> None:
    """The donkey is lifted; where to is told."""
    flow.choose(DonkeyId(action.source))
    _say(flow, action)


def _use_fish(flow: Flow, action: UseFish) -> None:
    flow.choose(MenuId(action.card))


def _put_back(flow: Flow, action: PutBack) -> None:
    """The fish of these kinds are chosen."""
    wanted, places = Counter(action.fish), []
    for place, kind in enumerate(SLICE.of(flow.state).hands[flow.state.decider]):
        if wanted[kind]:
            wanted[kind] -= 1
            places.append(place)
    if isinstance(flow.mode, PuttingBack):
        flow.mode.places = places
        flow.changed()


def _end(flow: Flow, action: EndTurn) -> None:
    """Asked in any case, also where nothing is left over."""
    flow.enter(sheet_before_end(flow) or EndSheet())


_SETTERS: Final[dict[type[Action], Callable[[Flow, Any], None]]] = {
    Produce: _produce,
    Construct: _construct,
    BuildForNothing: _for_nothing,
    BuildRoad: _road,
    TakeBlueprint: _take,
    MoveDonkey: _donkey,
    UseFish: _use_fish,
    PutBack: _put_back,
    EndTurn: _end,
}

_ANSWERS: Final[dict[type[Action], Callable[[Any], Id]]] = {
    MoveDonkey: lambda action: TileId(action.target),
    PlaceDonkey: lambda action: TileId(action.tile),
    StandUp: lambda action: TileId(action.tile),
    HireVillager: lambda _: HireId("villager"),
    HireDonkey: lambda _: HireId("donkey"),
    PlaceBoat: lambda action: Command.BOAT if action.boat else Command.NO_BOAT,
}
"""What Enter chooses then, where the mode that asks has several answers."""

"""A game position made by hand, and a few short words to set it up and to act in it."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, Self

from hamlet.engine.actions.family import Action
from hamlet.engine.actions.turn import EndTurn
from hamlet.engine.box import Box, Carrying, Joining
from hamlet.engine.definitions import Definitions
from hamlet.engine.dump import state_hash
from hamlet.engine.game import play, refusal
from hamlet.engine.lattice.geometry import Side
from hamlet.engine.payments.payment import Payment, tidy
from hamlet.engine.reading import read_definitions
from hamlet.engine.refusals import Refusal
from hamlet.engine.scoring.final import final_scores
from hamlet.engine.start import new_state
from hamlet.engine.state import State, put
from hamlet.engine.village import Road, Village
from tests.engine.sketches import Sketch, base_data, sketch_definitions

MARKET = "buy"
_BOXES: dict[str, Box] = {}  # a box never changes, and making one takes longer than most tests


@dataclass
class Hand:
    """A state in the making. A unit is `stone`, `brick@1` (made by seat 1) or `brick@1!` (high quality)."""

    state: State
    uids: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        tiles = self.definitions.tiles
        self.uids = {tiles[placed.tile].id: uid for uid, placed in enumerate(self.state.village.tiles)}

    def with_hooks(self, joining: Joining | None = None, carrying: Carrying | None = None) -> Self:
        """The same position in a box of its own, in which this joins tiles and changes who carries."""
        box = copy(self.state.box)
        box.joining, box.carrying = (joining,) if joining else (), (carrying,) if carrying else ()
        box.apart = bool(box.joining or box.ferrying)
        self.state.box = box
        return self

    @property
    def definitions(self) -> Definitions:
        return self.state.box.definitions

    def tile(self, name: str) -> int:
        return self.definitions.tile_index(name)

    def material(self, name: str) -> int:
        return [each.id for each in self.definitions.materials].index(name)

    def sale(self, name: str) -> int:
        return [each.id for each in self.definitions.sales].index(name)

    def slot(self, name: str) -> int:
        return [each.id for each in self.state.box.church_slots].index(name)

    def milestone(self, name: str) -> int:
        return [each.id for each in self.definitions.milestones].index(name)

    def code(self, unit: str) -> int:
        name, _, maker = unit.partition("@")
        material = self.material(name)
        if not maker:
            return self.state.box.raw_code(material)
        return self.state.box.refined_code(material, int(maker[0]), high_quality=maker.endswith("!"))

    def stock(self, tile: str, units: str = "") -> Self:
        """Exactly these units lie on the tile; refined ones come out of their maker's supply."""
        state, uid = self.state, self.uids[tile]
        codes = tuple(sorted(self.code(unit) for unit in units.split()))
        for code in codes:
            maker, material = state.box.code_maker[code], state.box.code_material[code]
            if maker >= 0:
                supply = state.supply[maker]
                state.supply = put(state.supply, maker, put(supply, material, supply[material] - 1))
        state.stock = put(state.stock, uid, codes)
        return self

    def fill(self, **units: str) -> Self:
        """Several tiles stocked at once."""
        for tile, wanted in units.items():
            self.stock(tile, wanted)
        return self

    def held(self, tile: str) -> list[str]:
        """What lies on a tile, written as `stock` takes it."""
        return [self.unit(code) for code in self.state.stock[self.uids[tile]]]

    def unit(self, code: int) -> str:
        box = self.state.box
        name, maker = self.definitions.materials[box.code_material[code]].id, box.code_maker[code]
        return name if maker < 0 else f"{name}@{maker}{'!' if box.code_quality[code] else ''}"

    def donkeys(self, seat: int, tiles: str = "") -> Self:
        """The seat's donkeys stand rested on exactly these tiles."""
        pieces = tuple(sorted(self.uids[tile] << 1 for tile in tiles.split()))
        self.state.donkeys = put(self.state.donkeys, seat, pieces)
        return self

    def villagers(self, seat: int, tiles: str) -> Self:
        """The seat's villagers stand on exactly these tiles; `tile/` means one that has acted."""
        pieces = (self.uids[tile.rstrip("/")] << 1 | tile.endswith("/") for tile in tiles.split())
        self.state.villagers = put(self.state.villagers, seat, tuple(sorted(pieces)))
        return self

    def gold(self, *amounts: int) -> Self:
        self.state.gold = amounts
        return self

    def blueprints(self, seat: int, names: str) -> Self:
        hand = tuple(sorted(self.tile(name) for name in names.split()))
        self.state.blueprints = put(self.state.blueprints, seat, hand)
        return self

    def display(self, names: str, *coins: int) -> Self:
        self.state.display = tuple(self.tile(name) for name in names.split())
        self.state.coins = coins or (0,) * len(self.state.display)
        return self

    def bag(self, names: str = "") -> Self:
        wanted = [self.tile(name) for name in names.split()]
        self.state.bag = tuple(wanted.count(tile) for tile in range(len(self.definitions.tiles)))
        return self

    def keep(self, milestone: str, seat: int) -> Self:
        self.state.milestones = put(self.state.milestones, self.milestone(milestone), seat)
        return self

    def flag(self, seat: int, tiles: str) -> Self:
        """The seat's flags stand on these tiles too."""
        mine = {self.uids[tile] for tile in tiles.split()}
        village = self.state.village
        placed = [replace(one, owner=seat) if uid in mine else one for uid, one in enumerate(village.tiles)]
        self.state.village = Village.of(village.land, placed, village.roads)
        return self

    def side(self, a: str, b: str) -> Side:
        """The first side that two tiles share."""
        pair = sorted((self.uids[a], self.uids[b]))
        return next(each.side for each in self.state.village.contacts if [each.a, each.b] == pair)

    def marker(self, seat: int, pairs: str) -> Self:
        """Markers of the seat lie between these tiles too."""
        for pair in pairs.split():
            side = self.side(*pair.split("-"))
            contact = next(each for each in self.state.village.contacts if each.side == side)
            road = Road(side, contact.a, contact.b, seat, contact.terrain_a)
            self.state.village = self.state.village.with_road(road)
        return self

    def pay(self, units: str = "") -> Payment:
        """`quarry:stone farm:wheat buy:brick`: units from their tiles, and purchases."""
        pairs = [unit.split(":") for unit in units.split()]
        carried = [(self.uids[place], self.code(unit)) for place, unit in pairs if place != MARKET]
        return tidy(carried, [self.material(unit) for place, unit in pairs if place == MARKET])

    def do(self, action: Action) -> list[Any]:
        """Carry out a legal action and tell what happened."""
        found = self.refusal(action)
        assert found is None, found
        events: list[Any] = []
        play(self.state, action, events.append)
        for placed in self.state.village.tiles[len(self.uids) :]:
            self.uids[self.definitions.tiles[placed.tile].id] = len(self.uids)
        return events

    def refusal(self, action: Action) -> Refusal | None:
        """Why not, asked without leaving a trace."""
        before = state_hash(self.state)
        found = refusal(self.state, action)
        assert state_hash(self.state) == before
        return found

    def refused(self, action: Action) -> str:
        """The code of the refusal, or nothing."""
        found = self.refusal(action)
        return found.code if found else ""

    def end_turns(self, times: int = 1) -> Self:
        for _ in range(times):
            self.do(EndTurn())
        return self

    def scores(self, seat: int) -> dict[str, int]:
        """The seat's points by source if the game ended now; landmarks under their names."""
        names = {f"landmark:{uid}": name for name, uid in self.uids.items()}
        return {
            names.get(source, source): points for source, points in final_scores(self.state)[seat].items()
        }


def sketched(
    sketch: Sketch,
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    changes: Mapping[str, dict[str, Any]] | None = None,
) -> Hand:
    """A game on a hand-made village: nothing in stock, seat 0 begins, 3 gold each."""
    key = repr((sketch, seats, options, changes))
    if key not in _BOXES:
        _BOXES[key] = Box(sketch_definitions(sketch, options or {}, changes or {}), seats)
    hand = _seated(new_state(_BOXES[key], 1))
    hand.state.stock = ((),) * len(hand.state.village.tiles)
    return hand.gold(*(3,) * seats)


def first_game(seats: int = 2, seed: int = 1, preset: str = "printed", **options: object) -> Hand:
    """The printed start of the base game, seat 0 to begin, its starting gold as dealt."""
    key = repr((preset, seats, options))
    if key not in _BOXES:
        _BOXES[key] = Box(definitions_with(preset, **options), seats)
    return _seated(new_state(_BOXES[key], seed))


def definitions_with(preset: str = "printed", **options: object) -> Definitions:
    """The base game's definitions with a preset and some options changed."""
    return read_definitions(base_data(preset), options) if options else _preset_definitions(preset)


@cache
def _preset_definitions(preset: str) -> Definitions:
    return read_definitions(base_data(preset))


def _seated(state: State) -> Hand:
    state.seat = state.first = 0
    return Hand(state)

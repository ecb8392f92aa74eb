"""A position by the lake made by hand: lakes are closed by constructing the last tile of a ring.

In a sketch an empty cell among six tiles is a hole of six triangles, each beside one of the tiles. What lies
at the start closes nothing: the last tile of the ring is built.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Self

from hamlet.engine.actions.construct import Construct
from hamlet.engine.actions.family import Action
from hamlet.engine.box import Box
from hamlet.engine.lake.base import SLICE, parts_of
from hamlet.engine.lake.boats import PlaceBoat
from hamlet.engine.lake.eating import UseFish
from hamlet.engine.lake.fishing import GoFishing
from hamlet.engine.payments.payment import Payment
from hamlet.engine.reading import read_definitions
from hamlet.engine.start import new_state
from hamlet.engine.state import put
from hamlet.engine.workers import HOUSE, worker
from tests.engine.hands import Hand
from tests.engine.lake.lake_data import lake_data
from tests.engine.sketches import Cell, Data, Sketch, sketch_definitions, vertex

HOME = "home"
FREE: Data = {"cost": {}}
_BOXES: dict[str, Box] = {}


@dataclass
class LakeHand(Hand):
    """A hand that knows of fish, boats and the house."""

    # Whatever is asked of these two may be something else after the next action: their types say nothing.

    @property
    def waters(self) -> Any:  # noqa: ANN401
        return SLICE.of(self.state)

    @property
    def lakes(self) -> Any:  # noqa: ANN401
        return self.state.village.lakes

    def change(self, **values: Any) -> Self:  # noqa: ANN401  whatever the slice holds
        """The slice with other values."""
        SLICE.put(self.state, replace(self.waters, **values))
        return self

    def kind(self, fish: str) -> int:
        return [each.id for each in parts_of(self.state.box).fish].index(fish)

    def card(self, name: str) -> int:
        return [each.id for each in parts_of(self.state.box).cards].index(name)

    def holds(self, seat: int, fish: str) -> Self:
        """The seat draws exactly these fish, whatever it had goes back."""
        for kind in self.waters.hands[seat]:
            SLICE.put(self.state, self.waters.without_fish(seat, kind))
        for name in fish.split():
            SLICE.put(self.state, self.waters.with_fish(seat, self.kind(name)))
        return self

    def fish_of(self, seat: int) -> list[str]:
        kinds = parts_of(self.state.box).fish
        return [kinds[kind].id for kind in self.waters.hands[seat]]

    def villagers(self, seat: int, tiles: str) -> Self:
        """As ever; `home` is the house, `home/` whoever sleeps there."""
        pieces = [
            worker(HOUSE if name.rstrip("/") == HOME else self.uids[name.rstrip("/")], acted=name[-1] == "/")
            for name in tiles.split()
        ]
        self.state.villagers = put(self.state.villagers, seat, tuple(sorted(pieces)))
        return self

    def do(self, action: Action) -> list[Any]:
        """As ever; the lake has events of its own."""
        found: list[Any] = super().do(action)
        return found

    def build(self, name: str, beside: str, cell: Cell, units: str = "", turn: int = 0) -> list[Any]:
        """Construct a hexagon there; afterwards the tile is known by its name."""
        self.blueprints(self.state.seat, name)
        return self.do(Construct(self.tile(name), self.uids[beside], turn, vertex(cell), self.pay(units)))

    def over(self, *boats: int, units: str = "") -> Payment:
        """A payment over these waters."""
        return self.pay(units)._replace(boats=boats)

    def use(self, card: str) -> list[Any]:
        """Sell or eat a fish by this card."""
        return self.do(UseFish(self.card(card)))

    def fish(self, tile: str) -> list[Any]:
        return self.do(GoFishing(self.uids[tile]))

    def answer(self, *boats: bool) -> Self:
        """Answers to the questions for boats."""
        for boat in boats:
            self.do(PlaceBoat(boat))
        return self

    def boat(self, lake: int, seat: int) -> Self:
        """A boat lies there already."""
        SLICE.put(self.state, self.waters.with_boat(lake, seat))
        return self


def by_the_lake(
    sketch: Sketch,
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    changes: Mapping[str, Data] | None = None,
    data: Data | None = None,
) -> LakeHand:
    """A game by the lake on a hand-made village: nothing in stock, seat 0 begins, 3 gold each."""
    key = repr((sketch, seats, options, changes, data))
    if key not in _BOXES:
        definitions = sketch_definitions(sketch, options or {}, changes or {}, data or lake_data())
        _BOXES[key] = Box(definitions, seats)
    hand = _hand(_BOXES[key], 1)
    hand.state.stock = ((),) * len(hand.state.village.tiles)
    hand.gold(*(3,) * seats)
    return hand


def lake_game(seats: int = 2, seed: int = 1, data: Data | None = None, **options: object) -> LakeHand:
    """The printed start with the lake, seat 0 to begin, as dealt."""
    key = repr((seats, options, data))
    if key not in _BOXES:
        _BOXES[key] = Box(read_definitions(data or lake_data(), options), seats)
    return _hand(_BOXES[key], seed)


def _hand(box: Box, seed: int) -> LakeHand:
    state = new_state(box, seed)
    state.seat = state.first = 0
    return LakeHand(state)


RING = Sketch(
    """
    .     woodcutter  quarry     .
    farm  church      .          market
    .     .           town_hall  .
    """,
    roads="church-woodcutter church-farm church-town_hall",
)
"""A ring around one cell, open at one place; Quarry and Market have no road and lie by the water."""
GAP: Cell = (2, 1)
"""Where the ring is closed."""
PLAIN: dict[str, Data] = {"small_woodland": FREE}


def ring(seats: int = 2, options: Mapping[str, object] | None = None, closer: str = "") -> LakeHand:
    """The ring; a Small Woodland that costs nothing closes it, or another tile."""
    changes = {**PLAIN, closer: FREE} if closer else PLAIN
    return by_the_lake(RING, seats, options, changes)


def lake(
    *, boat: bool, seats: int = 2, options: Mapping[str, object] | None = None, villagers: str = "home home"
) -> LakeHand:
    """The ring closed by seat 0, with its boat or without, in the middle of its turn."""
    hand = ring(seats, options)
    hand.villagers(0, f"{villagers} home")
    hand.build("small_woodland", "town_hall", GAP)
    hand.answer(boat)
    hand.villagers(0, villagers)
    return hand


TWIN = Sketch(
    """
    woodcutter  quarry     .       .
    church      .          market  .
    .           town_hall  .       .
    .           farm       .       barn
    .           .          barn.2  barn.3
    """,
    roads="church-woodcutter church-town_hall town_hall-farm",
    outlines={"aquarium": "FFFWFW"},
)
"""Two open rings that meet at one gap, `GAP` again: what is built there closes both at once.

The first lake lies by Woodcutter, Quarry, Market, Town Hall and Church, the second by Town Hall, Farm and the
three Barns. Woodcutter, Church, Town Hall and Farm are joined by road. An Aquarium in the gap joins them.
"""
LARGE = Sketch(
    """
    woodcutter  quarry     .       .
    church      .          market  .
    .           town_hall  .       .
    .           farm       .       barn
    .           barn.4     .       barn.2
    .           .          barn.5  barn.3
    """,
    roads="church-woodcutter church-town_hall town_hall-farm",
)
"""The same with a second ring around two cells: twelve triangles, of which two touch no building."""
TWINS: dict[str, Data] = {"small_woodland": FREE, "aquarium": FREE}


def twin(
    *boats: bool,
    closer: str = "small_woodland",
    sketch: Sketch = TWIN,
    options: Mapping[str, object] | None = None,
    changes: Mapping[str, Data] | None = None,
) -> LakeHand:
    """Both rings closed by seat 0, and the questions for boats answered so, in the middle of its turn."""
    hand = by_the_lake(sketch, 2, options, {**TWINS, **(changes or {})})
    hand.villagers(0, "home home home")
    hand.build(closer, "town_hall", GAP)
    hand.answer(*boats)
    hand.villagers(0, "home home")
    return hand

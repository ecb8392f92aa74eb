"""A position against Botric made by hand, and short words to let him act in it and to hear what he says."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Self

from hamlet.engine.actions.turn import EndTurn
from hamlet.engine.botric.base import HIS_SEAT, HUMAN_SEAT
from hamlet.engine.botric.base import SLICE as BOARD
from hamlet.engine.botric.board import Board
from hamlet.engine.botric.definitions import MARKERS
from hamlet.engine.botric.events import BotricActs
from hamlet.engine.botric.families import BotricChoose, BotricStep
from hamlet.engine.botric.steps import END, TIE
from hamlet.engine.box import Box
from hamlet.engine.display import NO_SALE
from hamlet.engine.reading import read_definitions
from hamlet.engine.start import new_state
from hamlet.engine.state import put
from hamlet.engine.village import Placed
from tests.engine.botric.solo_data import BASE, FAVOUR, LAKE, Data, solo_data
from tests.engine.botric.told import Told
from tests.engine.lake.lake_hands import LakeHand
from tests.engine.sketches import START, Cell, Sketch, sketch_definitions, vertex

_BOXES: dict[str, Box] = {}


@dataclass
class SoloHand(LakeHand):
    """A hand that knows his board, and lets him act."""

    @property
    def board(self) -> Board:
        return BOARD.of(self.state)

    def on_board(self, **values: Any) -> Self:  # noqa: ANN401  whatever the slice holds
        BOARD.put(self.state, replace(self.board, **values))
        return self

    def queue(self, names: str = "") -> Self:
        """His blueprints, the oldest first."""
        self.blueprints(HIS_SEAT, names)
        return self.on_board(queue=tuple(self.tile(name) for name in names.split()))

    def queued(self) -> str:
        return " ".join(self.definitions.tiles[tile].id for tile in self.board.queue)

    def market(self, sales: str = "") -> Self:
        """These sale tiles lie at the Market, and no others are left."""
        shown = [self.sale(name) for name in sales.split()]
        state = self.state
        state.market = (*shown, *(NO_SALE,) * (3 - len(shown)))
        state.stack = (0,) * len(state.stack)
        state.stack_left = (0,) * len(state.stack_left)
        return self

    def done(self, slots: str, seat: int = HUMAN_SEAT) -> Self:
        """These parts of the Church are built."""
        for name in slots.split():
            self.state.church = put(self.state.church, self.slot(name), seat)
        return self

    def no_church(self) -> Self:
        """Nothing can be delivered but gold."""
        return self.done("milk_brick timber_flour raw")

    def token(self, name: str, marker: str = "three") -> Self:
        """The next marker, drawn for sure, points at this token; others of its kind stay in the bag."""
        place = MARKERS.index(marker)
        line = [each for each in self.board.line if each != name]
        line.insert(place, name)
        bag = tuple(5 if number == place else 0 for number in range(len(MARKERS)))
        return self.on_board(line=tuple(line), bag=bag)

    def build_here(self, name: str, cell: Cell, owner: int = -1) -> Self:
        """A tile stands there already; a lake that it closes was formed by the human, fish are on it."""
        state = self.state
        placed = Placed(self.tile(name), 0, vertex(cell), owner)
        before = len(state.village.lakes)
        state.village = state.village.with_tile(placed)
        state.stock = (*state.stock, ())
        self.uids[name] = len(self.uids)
        new = state.village.lakes[before:]
        if new:
            self.change(**_with_lakes(self.waters, [lake.banks for lake in new]))
        return self

    def his_turn(self) -> Self:
        """The human's turn is over."""
        self.do(EndTurn())
        assert self.state.seat == HIS_SEAT
        return self

    def step(self) -> list[Any]:
        return self.do(BotricStep())

    def villager(self, *answers: int) -> Told:
        """One of his villagers acts, ties answered so, until the next begins or his turn is at its end."""
        left, events = list(answers), list[Any]()
        while True:
            events += self.do(BotricChoose(left.pop(0))) if self.asked else self.step()
            if self.asked and not left:
                raise AssertionError(f"asked about {self.asked.fact('about')}: {self.asked.fact('options')}")
            if not self.asked and any(isinstance(each, BotricActs) for each in events):
                step = self.state.pending[-1].fact("step") if self.state.pending else END
                if step in ("first", END):
                    assert not left, "more answers than questions"
                    return Told(events)

    def anyhow(self) -> Told:
        """The same, the first option taken wherever a tie is asked."""
        events = list[Any]()
        while True:
            events += self.do(BotricChoose(0)) if self.asked else self.step()
            if not self.asked and any(isinstance(each, BotricActs) for each in events):
                step = self.state.pending[-1].fact("step") if self.state.pending else END
                if step in ("first", END):
                    return Told(events)

    def until_asked(self) -> Any:  # noqa: ANN401  a decision, whatever it holds
        """Steps until a tie is asked."""
        while not self.asked:
            step = self.state.pending[-1].fact("step")
            assert step != END, "never asked"
            self.step()
        return self.asked

    @property
    def asked(self) -> Any:  # noqa: ANN401  a decision or None
        pending = self.state.pending
        return pending[-1] if pending and pending[-1].kind == TIE else None

    @property
    def options(self) -> tuple[tuple[int, ...], ...]:
        found: tuple[tuple[int, ...], ...] = self.asked.fact("options")
        return found

    def named(self, options: tuple[tuple[int, ...], ...]) -> list[str]:
        """Tiles by their names."""
        names = {uid: name for name, uid in self.uids.items()}
        return [names[option[0]] for option in options]

    def name(self, uid: int) -> str:
        return {number: name for name, number in self.uids.items()}[uid]

    def paid(self, deed: Any) -> list[str]:  # noqa: ANN401  a deed with a bill
        """What a deed is paid with, as `pay` takes it."""
        payment = deed.bill.payment
        units = [
            f"{self.name(uid)}:{self.unit(code)}" for uid, code, count in payment.units for _ in range(count)
        ]
        names = self.definitions.materials
        return sorted(units) + [
            f"buy:{names[each].id}" for each, count in payment.bought for _ in range(count)
        ]

    def at(self, deed: Any) -> Cell:  # noqa: ANN401  a building
        """The cell in which a hexagon is built."""
        shapes = self.state.village.land.shapes[deed.blueprint].turned

        def lying(rotation: int, at: tuple[int, int]) -> set[tuple[int, int, int]]:
            return {(q + at[0], r + at[1], kind) for q, r, kind in shapes[rotation].triangles}

        around = range(-9, 10)
        cells = [
            (x, y)
            for x in around
            for y in around
            if lying(0, vertex((x, y))) == lying(deed.rotation, deed.at)
        ]
        return cells[0]


def _with_lakes(waters: Any, banks: list[int]) -> dict[str, Any]:  # noqa: ANN401  the lake's slice
    grown = waters.with_lakes(HUMAN_SEAT, banks)
    return {"formers": grown.formers, "fish": grown.fish, "boats": grown.boats}


def solo(
    edition: str = FAVOUR,
    sketch: Sketch = START,
    options: Mapping[str, object] | None = None,
    changes: Mapping[str, Data] | None = None,
    data: Data | None = None,
) -> SoloHand:
    """A game against him on a hand-made village: nothing in stock or for sale, no gold, his queue empty.

    It is the human's turn, and his bag is full.
    """
    chosen = data or solo_data(BASE)
    return _made(sketch, {"botric_edition": edition, **(options or {})}, changes or {}, chosen)


def solo_lake(
    edition: str = FAVOUR,
    sketch: Sketch = START,
    options: Mapping[str, object] | None = None,
    changes: Mapping[str, Data] | None = None,
) -> SoloHand:
    """The same by the lake."""
    chosen = {"botric_edition": edition, "season": "summer", **(options or {})}
    return _made(sketch, chosen, changes or {}, solo_data(LAKE))


def _made(sketch: Sketch, options: Mapping[str, object], changes: Mapping[str, Data], data: Data) -> SoloHand:
    key = repr((sketch, options, changes, data))
    if key not in _BOXES:
        _BOXES[key] = Box(sketch_definitions(sketch, options, changes, data), 2)
    hand = SoloHand(new_state(_BOXES[key], 1))
    hand.state.stock = ((),) * len(hand.state.village.tiles)
    hand.gold(0, 0).on_board(coins=0).market()
    return hand.villagers(HIS_SEAT, "church")


def dealt(edition: str, packs: tuple[str, ...] = BASE, seed: int = 1, **options: object) -> SoloHand:
    """The printed start as it is dealt."""
    key = repr((edition, packs, options))
    if key not in _BOXES:
        rules = {"botric_edition": edition, **options}
        _BOXES[key] = Box(read_definitions(solo_data(packs), rules), 2)
    return SoloHand(new_state(_BOXES[key], seed))

"""Rows of the form: a word at the left, what it is about beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from hamlet.app.art.rich import plain
from hamlet.app.art.type import Role
from hamlet.app.ids import ControlId, Id
from hamlet.app.kit.bars import Sized
from hamlet.app.kit.blocks import BesideBlocks, Block, TextBlock
from hamlet.app.kit.choice_grid import ChoiceGrid
from hamlet.app.kit.goods_cells import GoodsCell, GoodsCells
from hamlet.app.kit.joined import ChoiceCell, JoinedChoices
from hamlet.app.kit.pick_cells import PickCell, PickCells
from hamlet.app.kit.pressing import DropLine
from hamlet.app.kit.stepping import StepperBlock
from hamlet.app.kit.switching import ToggleLine
from hamlet.app.kit.typing_fields import TextField
from hamlet.app.screens.workshop.tile import tile_ids as ids
from hamlet.app.ui.text_entry import TextEntry
from hamlet.content.editing import tiles
from hamlet.content.editing.cards import name_of
from hamlet.content.editing.costs import GOLD, MIX, cost_at
from hamlet.engine.limits import LONGEST_ID, MOST_SLOTS
from hamlet.values import dataclass

if TYPE_CHECKING:
    from hamlet.app.workshop.bench import Bench
    from hamlet.words.words import Words

Typing = Callable[[Id], TextEntry | None]
LABEL, NARROW = 88, 70
STEPS: Final = 106
SMALL: Final = 92
MOST: Final = 99
LONGEST_NAME: Final = 60
JOINED, NARROW_JOINED = 4, 3
"""So many kinds have room side by side, in a wide form and in a narrow one."""


@dataclass(frozen=True, slots=True)
class NarrowCell(GoodsCell):
    """A cell of the form: more of them have room in a line."""

    @property
    def wide(self) -> int:
        """As wide as it is high."""
        return 37 + 22 * (len(self.icons) - 1)


class FormRows:
    """Makes the rows of the tile in hand."""

    def __init__(self, bench: Bench, words: Words, typing: Typing, *, narrow: bool = False) -> None:
        self.bench = bench
        self.draft = bench.whole
        self.known = bench.known
        self.words = words
        self.typing = typing
        self.label = NARROW if narrow else LABEL
        self.narrow = narrow

    def rows(self) -> list[Block]:
        """From the name to what it makes."""
        return [
            self.name(),
            self.kind(),
            self.pile(),
            self.cost(),
            *self.reward(),
            self.slots(),
            *self.makes(),
        ]

    def last(self) -> list[Block]:
        """What follows the score."""
        return [self.switches(), *self.by_the_lake()]

    def row(self, name: str, *parts: tuple[Block, int]) -> Block:
        """A word, and what it is about."""
        word = TextBlock(name, 18, Role.TEXT, muted=True)
        return BesideBlocks(((word, self.label), *parts), gap=8)

    def called(self, name: str) -> str:
        """What players call something that packs bring."""
        known = self.known.names.get(name)
        return self.words.given({"name": known}) if known is not None else name.replace("_", " ")

    def name(self) -> Block:
        """What it is called, by players and by packs."""
        label, text = self.words.label, name_of(self.draft)
        field = TextField(
            ids.NAME,
            text,
            label("screens.workshop.tile.name.none"),
            self.typing(ids.NAME),
            most=LONGEST_NAME,
            tall=42,
        )
        own = TextField(
            ids.CALLED,
            self.draft.id,
            label("screens.workshop.tile.id.none"),
            self.typing(ids.CALLED),
            hint=label("screens.workshop.tile.id.hint"),
            most=LONGEST_ID,
            tall=42,
        )
        return self.row(label("screens.workshop.tile.name"), (field, 0), (own, 140))

    def kind(self) -> Block:
        """What it is for."""
        kinds = tiles.kinds_for(self.draft, self.known)
        cells = tuple(ChoiceCell(each, self.words.called("workshop", f"kind.{each}")) for each in kinds)
        chosen = self.draft.text("kind")
        joined = len(cells) <= (NARROW_JOINED if self.narrow else JOINED)
        block = (
            JoinedChoices(ids.KIND, cells, chosen, tall=42) if joined else ChoiceGrid(ids.KIND, cells, chosen)
        )
        return self.row(self.words.label("screens.workshop.tile.kind"), (block, 0))

    def pile(self) -> Block:
        """Where its copies lie, and how many."""
        label = self.words.label("screens.workshop.tile.pile")
        if isinstance(self.draft.get("copies"), dict):
            return self.row(label, (self._piles(), 0))
        piles = ("start", "bag", *self.known.refined)
        cells = tuple(ChoiceCell(each, "", _pile_icon(each), hint=self._pile_name(each)) for each in piles)
        count = self.draft.number("copies") or 1
        shown = self.words.label("screens.workshop.tile.copies.times", count=count)
        hint = self.words.label("screens.workshop.tile.copies")
        steps = StepperBlock(ids.COPIES, count, 1, MOST, shown, hint=hint, wide=STEPS)
        return self.row(
            label, (ChoiceGrid(ids.PILE, cells, self.draft.text("pile"), tall=42), 0), (steps, STEPS)
        )

    def _piles(self) -> GoodsCells:
        """Copies that lie in several piles: so many in each."""
        piles = ("start", "bag", *self.known.refined)
        return GoodsCells(
            tuple(
                NarrowCell(
                    ControlId(ids.PILED, each),
                    (_pile_icon(each),),
                    tiles.copies_of(self.draft, each),
                    self._pile_name(each),
                )
                for each in piles
            )
        )

    def _pile_name(self, pile: str) -> str:
        if pile in ("start", "bag"):
            return self.words.called("workshop", f"pile.{pile}")
        return self.called(pile)

    def cost(self) -> Block:
        """What building it costs; a click is one more."""
        asked = cost_at(self.draft, ("cost",))
        keys = dict.fromkeys((GOLD, *self.known.materials, *asked))
        cells = tuple(
            NarrowCell(ControlId(ids.COST, key), tuple(key.split(MIX)), asked.get(key, 0), self._goods(key))
            for key in keys
        )
        return self.row(self.words.label("screens.workshop.tile.cost"), (GoodsCells(cells), 0))

    def _goods(self, key: str) -> str:
        named = [
            self.called(each) if each != GOLD else self.words.label("screens.workshop.gold")
            for each in key.split(MIX)
        ]
        goods = plain(self.words.grammar.either(named))
        return self.words.label("screens.workshop.tile.count", goods=goods)

    def reward(self) -> list[Block]:
        """What its builder gains at once."""
        label = self.words.label
        options = (
            ("", label("screens.workshop.tile.milestone.none")),
            *((each, self.called(each)) for each in self.known.milestones),
        )
        chosen = self.draft.get("reward", "milestone")
        drop = DropLine(ids.MILESTONE, options, chosen if isinstance(chosen, str) else "", tall=42)
        counted: tuple[Sized, ...] = (
            (self._steps(ids.POINTS, "star", "reward", "points"), STEPS),
            (self._steps(ids.GOLD, "gold", "reward", "gold"), STEPS),
        )
        name = label("screens.workshop.tile.reward")
        if self.narrow:
            return [self.row(name, *counted), self.row("", (drop, 0))]
        return [self.row(name, *counted, (drop, 0))]

    def slots(self) -> Block:
        """How much fits on it, and what a visit pays."""
        label = self.words.label
        steps = StepperBlock(ids.SLOTS, self.draft.number("slots"), 0, MOST_SLOTS, wide=SMALL, left=True)
        word = TextBlock(label("screens.workshop.tile.work"), 18, muted=True)
        gold = self._steps(ids.WORK_GOLD, "gold", "work", "gold")
        points = self._steps(ids.WORK_POINTS, "star", "work", "points", SMALL)
        rare = ((points, SMALL),) if self.draft.number("work", "points") else ()
        return self.row(label("screens.workshop.tile.slots"), (steps, SMALL), (word, 0), (gold, STEPS), *rare)

    def _steps(self, what: ControlId, icon: str, key: str, unit: str, wide: int = STEPS) -> StepperBlock:
        value = self.draft.number(key, unit)
        hint = self.words.called("workshop", f"{key}.{unit}")
        return StepperBlock(what, value, 0, MOST, hint=hint, wide=wide, icon=icon, left=True)

    def makes(self) -> list[Block]:
        """What it makes, as its kind does; what it says though its kind makes nothing is shown too."""
        kind = tiles.kind_of(self.draft)
        needs = kind.needs if kind is not None else ()
        rows: list[Block] = []
        if "produces" in needs or self.draft.get("produces"):
            made = tiles.made(self.draft)
            cells = tuple(
                PickCell(ControlId(ids.MAKES, each), each, each in made, self.called(each))
                for each in dict.fromkeys((*self.known.raw, *made))
            )
            rows.append(self.row(self.words.label("screens.workshop.tile.makes"), (PickCells(cells), 0)))
        if "refines" in needs or self.draft.get("refines"):
            rows += self._refines()
        return rows

    def _refines(self) -> list[Block]:
        raw, fine = tiles.refined(self.draft)
        label = self.words.label
        return [
            self.row(
                label("screens.workshop.tile.takes"), (self._materials(ids.RAW, self.known.raw, raw), 0)
            ),
            self.row(
                label("screens.workshop.tile.refines"),
                (self._materials(ids.REFINED, self.known.refined, fine), 0),
            ),
        ]

    def _materials(self, what: ControlId, known: tuple[str, ...], chosen: str) -> Block:
        cells = tuple(ChoiceCell(each, "", each, hint=self.called(each)) for each in known)
        return ChoiceGrid(what, cells, chosen, tall=42)

    def switches(self) -> Block:
        """Whether it bears a flag, and whether a road must lead there."""
        label = self.words.label
        flag = ToggleLine(
            ids.FLAG,
            "",
            tiles.flagged(self.draft),
            label("screens.workshop.tile.flag.hint"),
        )
        road = ToggleLine(
            ids.ROAD,
            label("screens.workshop.tile.road"),
            self.draft.get("needs_road") is not False,
            label("screens.workshop.tile.road.hint"),
            bold=False,
            right=True,
        )
        return self.row(label("screens.workshop.tile.flag"), (flag, 66), (road, 0))

    def by_the_lake(self) -> list[Block]:
        """What only games by the lake know."""
        if not (self.known.fish or self.draft.get("fishing") or self.draft.get("channel")):
            return []
        label = self.words.label
        steps = StepperBlock(
            ids.FISHING, self.draft.number("fishing"), 0, 9, wide=STEPS, icon="fish", left=True
        )
        options = (
            ("", label("screens.workshop.tile.channel.none")),
            *((each, self.called(each)) for each in self.known.terrains),
        )
        channel = DropLine(ids.CHANNEL, options, self.draft.text("channel"), tall=42)
        return [
            self.row(label("screens.workshop.tile.fishing"), (steps, 0)),
            self.row(label("screens.workshop.tile.channel"), (channel, 0)),
        ]


def _pile_icon(pile: str) -> str:
    return {"start": "house"}.get(pile, pile)

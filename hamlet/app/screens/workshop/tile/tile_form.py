"""The form of a tile: one card of rows, and what each of its controls makes of the draft."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from hamlet.app.art.buttons import Face
from hamlet.app.ids import ControlId, Id
from hamlet.app.kit.blocks import Block, TextBlock
from hamlet.app.kit.kit_pane import SetValue
from hamlet.app.kit.laying_out import PlacedCard
from hamlet.app.kit.page_room import PageRoom
from hamlet.app.kit.paper_cards import PaperCard
from hamlet.app.kit.pressing import PressButton
from hamlet.app.kit.veiled import Veiled
from hamlet.app.screens.workshop.tile import tile_ids as ids
from hamlet.app.screens.workshop.tile.drawing_rows import (
    FEW,
    FEW_IN_TWO_LINES,
    DrawingCell,
    DrawingCells,
    DrawingPictures,
    shown_drawings,
)
from hamlet.app.screens.workshop.tile.form_rows import FormRows, Typing
from hamlet.app.screens.workshop.tile.score_rows import ScoreRows, part_of
from hamlet.app.screens.workshop.workshop_part import WorkshopPart
from hamlet.app.ui.frame_kind import FrameKind
from hamlet.content.editing import tiles
from hamlet.content.editing.costs import cost_at
from hamlet.content.editing.drafts import Draft, KeyPath
from hamlet.content.editing.sentences import score_sentence, scoring

if TYPE_CHECKING:
    from hamlet.app.workshop.bench import Bench
    from hamlet.words.words import Words

NARROW: Final = 480
"""A form so narrow has more rows."""
Done = Callable[["TileForm", SetValue], Draft]


class TileForm(WorkshopPart):
    """What a tile says, as controls."""

    def __init__(self, bench: Bench, words: Words, typing: Typing) -> None:
        self.bench = bench
        self.words = words
        self.typing = typing
        self.opened = ""
        """Which part of the score is open."""
        self.every_drawing = False
        self.pictures = DrawingPictures()

    @property
    def draft(self) -> Draft:
        """What is in hand."""
        return self.bench.whole

    # what is seen

    def cards(self, room: PageRoom, place: pygame.Rect) -> list[PlacedCard]:
        """One card that scrolls."""
        rows = FormRows(self.bench, self.words, self.typing, narrow=place.width < room.px(NARROW))
        few = FEW_IN_TWO_LINES if room.kind is FrameKind.NORMAL else FEW
        score = ScoreRows(self.bench, self.words, self.opened)
        blocks: list[Block] = [*rows.rows(), score.block(), *rows.last(), self._drawings(rows, few)]
        if not self.bench.sheet.legible:
            told = TextBlock(self.words.label("screens.workshop.tile.pale"), 18, muted=True)
            blocks = [told, *(Veiled(each) for each in blocks)]
        gap = 15 if room.kind is FrameKind.WIDE else 10
        return [PlacedCard(place, PaperCard(ids.FORM, tuple(blocks), pad=12, gap=gap, steady=True))]

    def _drawings(self, rows: FormRows, few: int) -> Block:
        label, known = self.words.label, self.bench.known
        definitions = self.bench.definitions
        if definitions is not None:
            self.pictures.know(definitions)
        chosen = self.draft.text("drawing") or self.draft.id
        shown = shown_drawings(known, chosen, self.draft.text("kind"), every=self.every_drawing, few=few)
        cells = tuple(
            DrawingCell(each, each == chosen, self.pictures, self.pictures.version, rows.called(each))
            for each in shown
        )
        every = shown_drawings(known, chosen, "", every=True)
        left = len(every) - len(shown)
        told = (
            label("screens.workshop.tile.fewer")
            if not left
            else label("screens.workshop.tile.more", count=left)
        )
        more = PressButton(ids.MORE_DRAWINGS, told, face=Face.DARK, size=18)
        return rows.row(label("screens.workshop.tile.drawing"), (DrawingCells(cells, more), 0))

    @property
    def busy(self) -> bool:
        """Whether buildings are still to be drawn."""
        return self.pictures.busy

    def update(self, now: float) -> bool:
        """Draw one."""
        return self.pictures.busy and self.pictures.work()

    # what hands do

    def path(self, what: Id) -> KeyPath | None:
        """What of the entry a control is about."""
        if isinstance(what, ControlId) and what.name == ids.SCORE_PART:
            return ("score", str(what.which))
        if what == ids.SCORE_CHOICE and self.opened:
            return ("score", self.opened)
        return ids.path_of(what)

    def took(self, what: Id, value: SetValue) -> bool:
        """A control of the form."""
        if not isinstance(what, ControlId) or ids.path_of(what) is None:
            return False
        if what.name == ids.SCORE_PART:
            self.opened = "" if self.opened == what.which else str(what.which)
        elif what == ids.MORE_DRAWINGS:
            self.every_drawing = not self.every_drawing
        else:
            many = MANY.get(what.name)
            fresh = many(self, str(what.which), value) if many is not None else DONE[what](self, value)
            self.bench.edit_whole(fresh, STROKES.get(what, ""))
        return True

    def set_back(self, what: Id) -> bool:
        """Backspace: what the tile does not say is as usual."""
        path = ids.path_of(what)
        if path is None or path[0] in ("id", "name", "kind"):
            return False
        self.bench.edit(self.bench.draft.without(*path))
        return True

    # edits

    def chose(self, value: SetValue) -> Draft:
        """The open part of the score says something else."""
        sentence = score_sentence(self.draft, self.bench.known)
        part = part_of(sentence, self.opened) if sentence is not None else None
        if part is None:
            return self.draft
        if part.is_number:
            return part.said(self.draft, int(value) or None)
        return part.said(self.draft, str(value) or None)

    def scores(self, on: bool) -> Draft:  # noqa: FBT001  what a switch came to
        """It scores, or it does not."""
        self.opened = "points" if on else ""
        return scoring(self.draft, self.bench.known) if on else self.draft.without("score")

    def costing(self, good: str, count: int) -> Draft:
        """So many of it are asked for."""
        there = cost_at(self.draft, ("cost",)).get(good, 0)
        if count == there:
            return self.draft
        return self.draft.put(("cost", good), count) if count else self.draft.without("cost", good)

    def piled(self, pile: str, count: int) -> Draft:
        """So many copies lie there."""
        return self.draft.put(("copies", pile), count) if count else self.draft.without("copies", pile)


def _at(*path: str) -> Done:
    """A number at a path."""
    return lambda form, value: tiles.with_value(form.draft, path, int(value))


def _word_at(*path: str) -> Done:
    """A word at a path; none of it is as usual."""
    return lambda form, value: tiles.with_value(form.draft, path, str(value) or None)


DONE: Final[dict[ControlId, Done]] = {
    ids.NAME: lambda form, value: form.bench.named(form.draft, str(value)),
    ids.CALLED: lambda form, value: form.draft.put(
        "changes" if form.draft.text("changes") else "id", str(value)
    ),
    ids.KIND: lambda form, value: tiles.with_kind(form.draft, str(value), form.bench.known),
    ids.PILE: lambda form, value: tiles.with_pile(form.draft, str(value)),
    ids.COPIES: _at("copies"),
    ids.POINTS: _at("reward", "points"),
    ids.GOLD: _at("reward", "gold"),
    ids.MILESTONE: _word_at("reward", "milestone"),
    ids.SLOTS: _at("slots"),
    ids.WORK_GOLD: _at("work", "gold"),
    ids.WORK_POINTS: _at("work", "points"),
    ids.RAW: lambda form, value: tiles.refining(form.draft, str(value), tiles.refined(form.draft)[1]),
    ids.REFINED: lambda form, value: tiles.refining(form.draft, tiles.refined(form.draft)[0], str(value)),
    ids.FLAG: lambda form, value: tiles.with_flag(form.draft, on=bool(value)),
    ids.ROAD: lambda form, value: tiles.with_value(form.draft, ("needs_road",), bool(value)),
    ids.CHANNEL: _word_at("channel"),
    ids.FISHING: _at("fishing"),
    ids.SCORES: lambda form, value: form.scores(bool(value)),
    ids.SCORE_CHOICE: lambda form, value: form.chose(value),
}
MANY: Final[dict[str, Callable[[TileForm, str, SetValue], Draft]]] = {
    ids.COST: lambda form, good, value: form.costing(good, int(value)),
    ids.PILED: lambda form, pile, value: form.piled(pile, int(value)),
    ids.MAKES: lambda form, material, value: tiles.making(form.draft, material, on=bool(value)),
    ids.PICTURE: lambda form, drawing, _: (
        form.draft.without("drawing") if drawing == form.draft.id else form.draft.put("drawing", drawing)
    ),
}
STROKES: Final = {ids.NAME: "name", ids.CALLED: "id"}
"""What is typed is one step until the field is left."""

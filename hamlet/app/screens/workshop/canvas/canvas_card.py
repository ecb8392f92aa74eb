"""The card with the canvas: a brush for its sides above, the form on its lattice below."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from hamlet.app.art.buttons import Face
from hamlet.app.art.palette import INK, PAPER
from hamlet.app.art.type import Role, draw_text, fitting, measure
from hamlet.app.kit.blocks import BesideBlocks, Block
from hamlet.app.kit.joined import ChoiceCell, JoinedChoices
from hamlet.app.kit.kit_pane import KitPane
from hamlet.app.kit.laying_out import measuring_pane
from hamlet.app.kit.page_room import PageRoom
from hamlet.app.kit.paper_cards import PaperCard
from hamlet.app.kit.pressing import PressButton
from hamlet.app.screens.workshop.canvas import canvas_ids as ids
from hamlet.app.screens.workshop.canvas.tile_canvas import CanvasShown, TileCanvas, inner_place
from hamlet.app.screens.workshop.canvas.tile_desk import lit_sides
from hamlet.app.ui.frame_kind import FrameKind
from hamlet.content.editing.offered import OfferedIds
from hamlet.engine.lattice.outline import MOST_STEPS
from hamlet.values import dataclass
from hamlet.words.words import Words

if TYPE_CHECKING:
    from hamlet.app.screens.workshop.canvas.canvas_part import CanvasPart

TALL: Final = 46
BUTTON: Final = 44
GAP, PAD, INSET, BESIDE = 10, 8, 6, 8
AIR: Final = 5
"""At either side of a name on the brush."""
NAMED: Final = 6
"""With more terrains than these the brush shows letters, and names when pointed at."""
TROUBLES: Final = {
    "empty": "screens.canvas.trouble.empty",
    "cut": "screens.canvas.trouble.cut",
    "hole": "screens.canvas.trouble.hole",
    "too_long": "screens.canvas.trouble.too_long",
}


@dataclass(frozen=True, slots=True)
class HeadWords:
    """A heading in a line with other things."""

    words: str
    size: int = 24

    def height(self, pane: KitPane, width: int) -> int:
        """A line."""
        return pane.px(self.size * 3 // 2)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """At the left."""
        size = fitting(self.words, rect.width, Role.TITLE, pane.px(self.size), pane.px(18))
        draw_text(pane.surface, self.words, rect.move(pane.px(INSET), 0), Role.TITLE, size, INK, PAPER)


def canvas_card(part: CanvasPart, rect: pygame.Rect, room: PageRoom) -> PaperCard:
    """The card for a place."""
    words, form, desk = part.page.words, part.form, part.desk
    part.know()
    row = _brush_row(part, room, rect, words)
    place = _canvas_place(rect, row, room, words)
    shown = CanvasShown(
        form,
        form.triangles,
        tuple(sorted(form.letters.items())),
        tuple(desk.known.letters.items()),
        part.see(inner_place(place, room.scale).size),
        _captions(part, words, pale=desk.pale),
        lit_sides(desk.draft, desk.known, desk.looked_at),
        form.trouble() if form.triangles else None,
        desk.pale,
        part.pictures.version_for(ids.CANVAS_GROUP),
        part.pictures,
        part.season,
    )
    blocks: tuple[Block, ...] = (row, TileCanvas(shown, part.paint_pointer))
    return PaperCard(ids.CANVAS_GROUP, blocks, pad=PAD, gap=GAP)


def _canvas_place(rect: pygame.Rect, row: Block, room: PageRoom, words: Words) -> pygame.Rect:
    """What the brush leaves of the card."""
    pane = measuring_pane(words, room.scale)
    place = PaperCard(ids.CANVAS_GROUP, pad=PAD).body(pane, rect)
    high = row.height(pane, place.width) + pane.px(GAP)
    return pygame.Rect(place.left, place.top + high, place.width, max(1, place.height - high))


def _brush_row(part: CanvasPart, room: PageRoom, rect: pygame.Rect, words: Words) -> Block:
    label, known = words.label, part.desk.known
    buttons = (
        (ids.TURN_LEFT, "turn-left", label("screens.canvas.left")),
        (ids.TURN_RIGHT, "turn-right", label("screens.canvas.right")),
        (ids.MIRROR, "mirror", label("screens.canvas.mirror")),
    )
    pressed = tuple(
        (PressButton(what, "", icon=icon, hint=hint, face=Face.DARK, tall=BUTTON), BUTTON)
        for what, icon, hint in buttons
    )
    head = HeadWords(label("screens.canvas.paint"))
    wide = measure(head.words, Role.TITLE, room.px(head.size)) / room.scale + INSET + 6
    heading = ((head, round(wide)),) if room.kind is FrameKind.WIDE else ()
    taken = 2 * PAD + sum(each + BESIDE for _, each in (*heading, *pressed))
    cells = _brush_cells(known, rect.width - room.px(taken), room)
    brush = JoinedChoices(ids.BRUSH, cells, part.brush, tall=TALL, hint=label("screens.canvas.paint.hint"))
    return BesideBlocks((*heading, (brush, 0), *pressed), gap=BESIDE)


def _brush_cells(known: OfferedIds, wide: int, room: PageRoom) -> tuple[ChoiceCell, ...]:
    """Terrains by name; where names have no room with air around them, by letter."""
    names = {letter: known.names.get(of, of) for letter, of in known.letters.items()}
    least = sum(measure(name, Role.NUMBER, room.px(18)) + room.px(2 * AIR) for name in names.values())
    named = len(names) <= NAMED and least <= wide
    return tuple(
        ChoiceCell(letter, name if named else letter, hint="" if named else name)
        for letter, name in names.items()
    )


def _captions(part: CanvasPart, words: Words, *, pale: bool) -> tuple[str, ...]:
    """What stands below the form, from long to short."""
    label, form = words.label, part.form
    trouble = form.trouble()
    if pale:
        return (label("screens.canvas.pale"), label("screens.canvas.pale.short"))
    if trouble is not None:
        facts = {"steps": trouble.steps, "most": MOST_STEPS}
        return (label(TROUBLES[trouble.code], **facts),)
    count = label("screens.canvas.count", triangles=len(form.triangles), sides=len(form.letters))
    more = "screens.canvas.grow" if len(form.triangles) == 1 else "screens.canvas.click"
    return (f"{count} · {label(more)}", count)

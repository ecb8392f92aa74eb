"""The cards of the seats: who sits there, under which name, in which colour; a well where nobody does."""

from __future__ import annotations

import pygame

from hamlet.app.art.furniture import WELL
from hamlet.app.art.icons import draw_icon, draw_symbol
from hamlet.app.art.palette import BANNER, BRASS_TEXT, COST, INK, PAPER, seat_colour, seat_text
from hamlet.app.art.piece_pictures import draw_piece
from hamlet.app.art.rich import draw_rich, measure_rich
from hamlet.app.art.shapes import box, disc
from hamlet.app.art.type import Align, Role, draw_text, draw_wrapped, fitting, line_height, wrap
from hamlet.app.ids import Id, SeatPartId
from hamlet.app.kit.blocks import Block, TextBlock, WarnBlock
from hamlet.app.kit.handling import Unmoved
from hamlet.app.kit.kit_pane import KitPane, SetValue
from hamlet.app.kit.typing_fields import PAD, TextField
from hamlet.app.screens.still_pictures import ScenePainter
from hamlet.values import dataclass

COLOUR, NAME, PLAYER, STRENGTH, ADD = "colour", "name", "player", "strength", "add"
PIP, GAP = 7, 8
LEAST = 30  # a picture less high is none


@dataclass(frozen=True, slots=True)
class ColourPress(Unmoved):
    """The symbol of a seat: pressed, its colour is another."""

    id: Id

    def pressed(self) -> SetValue | None:
        """It is pressed."""
        return True


@dataclass(frozen=True, slots=True)
class SeatName(TextField):
    """The name of a seat in its head: letters of the seat's colour, and a pencil."""

    colour: str = ""

    def inset(self, scale: float) -> int:
        """Letters begin as in any field."""
        return 0

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """As a field while it is typed into, else as a title."""
        if self.entry is not None:
            TextField.draw(self, pane, rect)
            return
        px, ground, ink = pane.px, seat_colour(self.colour), seat_text(self.colour)
        pane.control(self, rect, self.hint)
        words = pygame.Rect(rect.left + px(PAD), rect.top, rect.width - px(PAD + 34), rect.height)
        shown = self.text or self.empty
        size = fitting(shown, words.width, Role.TITLE, px(27), px(18))
        draw_text(pane.surface, shown, words, Role.TITLE, size, ink, ground)
        draw_icon(pane.surface, "pencil", (rect.right - px(16), rect.centery), px(20))


@dataclass(frozen=True, slots=True)
class SeatHead:
    """The head of a seat's card: the symbol, and the name."""

    seat: int
    colour: str
    name: SeatName
    colour_hint: str
    colour_fixed: bool
    tall: int

    def height(self, pane: KitPane, width: int) -> int:
        """As it says."""
        return pane.px(self.tall)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """With round corners above, as the card has."""
        px, ground = pane.px, seat_colour(self.colour)
        clip, rim = pane.surface.get_clip(), px(2)
        pane.surface.set_clip(rect.clip(clip))
        box(
            pane.surface,
            pygame.Rect(rect.left, rect.top, rect.width, rect.height + px(20)),
            ground,
            px(10),
            INK,
            rim,
        )
        pane.surface.set_clip(clip)
        pygame.draw.rect(pane.surface, INK, (rect.left, rect.bottom - rim, rect.width, rim))
        symbol = pygame.Rect(rect.left + px(8), rect.top + px(5), rect.height - px(10), rect.height - px(10))
        what = ColourPress(SeatPartId(COLOUR, self.seat))
        pane.control(what, symbol, self.colour_hint, enabled=not self.colour_fixed)
        draw_symbol(pane.surface, self.colour, symbol.center, symbol.height * 0.3, PAPER, INK, 2 * pane.scale)
        field = pygame.Rect(
            symbol.right, rect.top + px(6), rect.right - symbol.right - px(8), rect.height - px(12)
        )
        self.name.draw(pane, field)


@dataclass(frozen=True, slots=True)
class SeatPicture:
    """A corner of the village, the seat's villager and donkey before it."""

    paint: ScenePainter
    colour: str
    tall: int
    piece: int

    def height(self, pane: KitPane, width: int) -> int:
        """As it says."""
        return pane.px(self.tall)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """The villager at the left, the donkey at the right."""
        px = pane.px
        if rect.height < px(LEAST):
            return
        place = rect.inflate(-2 * px(3), 0)
        self.paint(pane.surface, place, pane.scale)
        pygame.draw.rect(pane.surface, INK, (rect.left, rect.bottom - px(2), rect.width, px(2)))
        clip = pane.surface.get_clip()
        pane.surface.set_clip(place.clip(clip))
        tall = min(px(self.piece), round(rect.height * 0.9))
        left = (place.left + tall * 0.6, place.bottom - tall * 0.52)
        draw_piece(pane.surface, "villager", self.colour, left, tall)
        small = round(tall * 0.56)
        right = (place.right - small * 0.75, place.bottom - small * 0.62)
        draw_piece(pane.surface, "donkey", self.colour, right, small)
        pane.surface.set_clip(clip)


@dataclass(frozen=True, slots=True)
class KindLine:
    """What kind of player it is, and how strong, as pips."""

    name: str
    strength: int = 0
    most: int = 0
    size: int = 27

    def height(self, pane: KitPane, width: int) -> int:
        """A line."""
        return pane.px(round(self.size * 1.25))

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """The name at the left, pips at the right."""
        px, step = pane.px, 2 * PIP + 5
        pips = px(step * self.most) if self.most > 1 else 0
        words = pygame.Rect(rect.left, rect.top, rect.width - pips, rect.height)
        size = fitting(self.name, words.width, Role.TITLE, px(self.size), px(18))
        draw_text(pane.surface, self.name, words, Role.TITLE, size, INK, PAPER)
        for number in range(self.most if pips else 0):
            centre = (rect.right - pips + px(step * (number + 0.5)), rect.centery)
            fill = BANNER if number < self.strength else PAPER
            disc(pane.surface, centre, px(PIP), fill, INK, max(1, px(2)))


@dataclass(frozen=True, slots=True)
class SeatCard:
    """Everything on the card of a seat that is taken; what is chosen last stands at its foot."""

    head: SeatHead
    picture: SeatPicture
    kinds: Block
    kind: KindLine
    sentence: str
    warn: str = ""
    foot: Block | None = None
    pad: int = 14
    beside: tuple[SeatCard, ...] = ()
    """The cards of all seats that are taken: their pictures are as high as this one's."""

    def height(self, pane: KitPane, width: int) -> int:
        """All there is."""
        return 0

    def _blocks(self) -> tuple[Block, ...]:
        told: Block = WarnBlock(self.warn) if self.warn else TextBlock(self.sentence, 18, muted=True)
        return (self.kinds, self.kind, told, *((self.foot,) if self.foot is not None else ()))

    def picture_room(self, pane: KitPane, rect: pygame.Rect) -> int:
        """How high the picture of this card alone could be."""
        px, blocks, wide = pane.px, self._blocks(), rect.width - 2 * pane.px(self.pad)
        others = self.head.height(pane, rect.width) + sum(block.height(pane, wide) for block in blocks)
        spare = rect.height - others - px(GAP) * (len(blocks) + 1) - px(6)
        return max(0, min(self.picture.height(pane, rect.width), spare))

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """From the top, the foot from below; where there is less room than all needs, pictures shrink."""
        px, pad, blocks = pane.px, pane.px(self.pad), self._blocks()
        heights = [block.height(pane, rect.width - 2 * pad) for block in blocks]
        head = self.head.height(pane, rect.width)
        picture = min(card.picture_room(pane, rect) for card in (self, *self.beside))
        self.head.draw(pane, pygame.Rect(rect.left, rect.top, rect.width, head))
        self.picture.draw(pane, pygame.Rect(rect.left, rect.top + head, rect.width, picture))
        top = rect.top + head + picture + px(GAP)
        for block, high in zip(blocks, heights, strict=True):
            if block is self.foot:
                top = rect.bottom - px(GAP + 4) - high
            block.draw(pane, pygame.Rect(rect.left + pad, top, rect.width - 2 * pad, high))
            top += high + px(GAP)
        if self.warn:
            pygame.draw.rect(pane.surface, COST, rect, px(4), border_radius=px(10))


@dataclass(frozen=True, slots=True)
class FreeSeat:
    """In the well of a seat that nobody has: a plus, and what it says."""

    title: str
    sentence: str

    def height(self, pane: KitPane, width: int) -> int:
        """All there is."""
        return 0

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """In the middle."""
        px = pane.px
        room = rect.width - px(32)
        told = measure_rich(self.sentence, room, Role.TEXT, px(18))[1]
        side = min(px(94), max(px(48), rect.height - told - px(110)))
        lines = wrap(self.title, room, Role.TITLE, px(26))
        title_high = len(lines) * line_height(px(26))
        top = rect.centery - (side + px(24) + title_high + told) // 2
        disc(pane.surface, (rect.centerx, top + side // 2), side / 2, WELL, BRASS_TEXT, px(2))
        draw_icon(pane.surface, "plus", (rect.centerx, top + side // 2), round(side * 0.4))
        title = pygame.Rect(rect.left + px(16), top + side + px(14), room, title_high)
        draw_wrapped(pane.surface, self.title, title, Role.TITLE, px(26), BRASS_TEXT, WELL, Align.CENTRE)
        words = pygame.Rect(title.left, title.bottom + px(8), room, told)
        draw_rich(pane.surface, self.sentence, words, Role.TEXT, px(18), BRASS_TEXT, WELL, align=Align.CENTRE)

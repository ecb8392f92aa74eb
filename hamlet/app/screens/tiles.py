"""Every tile of the game: picture, cost, gain, and what it does."""

from __future__ import annotations

import pygame

from hamlet.app.art.palette import INK, MUTED, PAPER
from hamlet.app.art.tile.artist import art_of
from hamlet.app.art.type import Align, Role, draw_text
from hamlet.app.ids import InfoId
from hamlet.app.table.blueprints import draw_blueprint
from hamlet.app.table.look import Look, Pictures
from hamlet.app.ui.pane import Pane
from hamlet.app.ui.screen import Change, Pop
from hamlet.app.ui.sheet import Scroller, SheetScreen, big_button, sheet
from hamlet.engine.definitions import Definitions, Tile
from hamlet.words.localised import localised
from hamlet.words.measures import building_rich
from hamlet.words.words import Words

CARD = (156, 168)
GAP = 14


def copies_text(words: Words, definitions: Definitions, tile: Tile) -> str:
    """How many there are and where they come from."""
    materials = {each.id: words.common(each) for each in definitions.materials}

    def told(pile: str, count: int) -> str:
        if pile in materials:
            return words.label("screens.tiles.pile", count=count, pile=materials[pile])
        return words.label("screens.tiles.start" if pile == "start" else "screens.tiles.bag", count=count)

    return ", ".join(told(pile, count) for pile, count in tile.copies)


class TilesScreen(SheetScreen):
    """A page of cards that scrolls; hovering one tells what it does."""

    def __init__(self, words: Words, definitions: Definitions) -> None:
        super().__init__(words)
        self.definitions = definitions
        art = art_of(localised(self.words, self.definitions))
        self.look = Look(self.words, self.definitions, (), Pictures(art))
        self.step = 1

    def build(self, pane: Pane, window: pygame.Rect) -> None:
        """Cards in rows."""
        px = pane.px
        area = window.inflate(-px(48), -px(28))
        sheet(pane, area)
        head = pygame.Rect(area.left + px(24), area.top + px(10), area.width - px(48), px(48))
        draw_text(pane.surface, pane.label("screens.tiles"), head, Role.TITLE, px(32), INK, PAPER)
        note = pane.label("screens.tiles.kinds", count=len(self.definitions.tiles))
        right = pygame.Rect(head.left, head.top, head.width - px(150), head.height)
        draw_text(pane.surface, note, right, Role.TEXT, px(18), MUTED, PAPER, Align.RIGHT)
        back = pygame.Rect(head.right - px(130), head.top + px(2), px(130), px(44))
        big_button(pane, back, "back", pane.label("screens.back"), key="Esc")
        body = pygame.Rect(head.left, head.bottom + px(8), head.width, area.bottom - head.bottom - px(20))
        room = body.width - px(20)
        per_row = max(1, room // px(CARD[0] + GAP))
        across, down = room // per_row, body.height // max(1, body.height // px(CARD[1] + GAP))
        self.step = down
        lines = -(-len(self.definitions.tiles) // per_row)
        with Scroller(self, pane, body, lines * down) as scroller:
            for number, tile in enumerate(self.definitions.tiles):
                line, column = divmod(number, per_row)
                size = (across - px(GAP), down - px(GAP))
                at = (body.left + across * column + px(GAP) // 2, scroller.top + down * line + px(GAP) // 2)
                place = pygame.Rect(at, size)
                if scroller.shows(place):
                    draw_blueprint(pane, place, self.look, number, lit=False)
                    pane.tell(InfoId("tile", tile.id), place, self._told(tile))

    def _told(self, tile: Tile) -> str:
        """What hovering a tile tells."""
        about = building_rich(self.words, self.definitions, tile)
        copies = copies_text(self.words, self.definitions, tile)
        return f"*{self.words.name(tile)}*\n{about}\n{copies}"

    @property
    def busy(self) -> bool:
        """Pictures are still being made."""
        return self.look.pictures.waiting

    def update(self, now: float) -> Change | None:
        """Pictures come one by one."""
        if self.look.pictures.work():
            self.relayout()
        return super().update(now)

    def wheel_step(self) -> int:
        """The wheel goes by whole lines of cards."""
        return self.step

    def pressed(self, name: str) -> Change | None:
        """Back."""
        return Pop() if name == "back" else None

    def back(self) -> Change | None:
        """Escape goes back."""
        return Pop()

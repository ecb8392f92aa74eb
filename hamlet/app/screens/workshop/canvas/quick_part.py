"""The card with quick numbers: games with the tile and without it, played beside the window."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import pygame

from hamlet.app.art.buttons import Face
from hamlet.app.ids import Id
from hamlet.app.kit.blocks import Block
from hamlet.app.kit.kit_pane import SetValue
from hamlet.app.kit.kit_screen import KitScreen
from hamlet.app.kit.laying_out import PlacedCard
from hamlet.app.kit.page_room import PageRoom
from hamlet.app.kit.paper_cards import PaperCard
from hamlet.app.kit.pressing import PressButton
from hamlet.app.screens.workshop.canvas import canvas_ids as ids
from hamlet.app.screens.workshop.canvas.meters import MetersBlock
from hamlet.app.screens.workshop.canvas.quick_head import QuickHead
from hamlet.app.screens.workshop.canvas.quick_view import quick_meters
from hamlet.app.screens.workshop.canvas.tile_desk import TileDesk
from hamlet.app.screens.workshop.workshop_part import WorkshopPart
from hamlet.app.workshop.village_builders import without_tile
from hamlet.numbers.beside import GamesBeside
from hamlet.numbers.opponents import MANY, Ask, asked_of_data

LOOK: Final = 0.25
"""Seconds between two looks at numbers that still grow."""
NO_NUMBERS: Final = frozenset(("name", "names", "drawing", "picture", "picture_width", "source"))
"""What of a tile changes nothing of how it is played."""
Begin = Callable[[Ask], GamesBeside]


class QuickPart(WorkshopPart):
    """Games of one tile at a time; what was played stays until it is played again."""

    def __init__(self, page: KitScreen, desk: TileDesk, begin: Begin = GamesBeside) -> None:
        self.page = page
        self.desk = desk
        self.games: GamesBeside | None = None
        self._begin = begin
        self._played: Mapping[str, Any] = {}
        self._tile = ""
        self._seconds = 0.0
        self._begun: float | None = None
        self._looked = -LOOK
        self._fresh = False

    # what is shown

    def cards(self, room: PageRoom, place: pygame.Rect) -> list[PlacedCard]:
        """Heading and button, and three meters."""
        mine = self._of_mine
        found = mine.result if mine is not None else None
        head = QuickHead(
            self.page.words.label("screens.meters"),
            self._told(),
            self._button(),
            self.page.words.label("screens.meters.changed") if self.changed else "",
            mine.progress.share if mine is not None and mine.running else None,
        )
        blocks: tuple[Block, ...] = (head, MetersBlock(quick_meters(self.page.words, found, self._tile)))
        return [PlacedCard(place, PaperCard(ids.QUICK_GROUP, blocks, pad=14, gap=4))]

    @property
    def _of_mine(self) -> GamesBeside | None:
        """Games of the tile in hand; those of another one tell nothing of it."""
        return self.games if self._tile == self.desk.draft.id else None

    @property
    def running(self) -> bool:
        """Whether games are being played."""
        return self.games is not None and self.games.running

    @property
    def changed(self) -> bool:
        """Whether the tile is another one than that which was played."""
        entry = self._entry()
        return self._of_mine is not None and entry is not None and _judged(entry) != _judged(self._played)

    def _told(self) -> tuple[str, ...]:
        """What was played, from long to short."""
        label, games = self.page.words.label, self._of_mine
        if games is not None and games.trouble:
            return label("screens.meters.trouble", why=games.trouble), label("screens.meters.trouble.short")
        if games is not None and games.running:
            return (label("screens.meters.running", done=games.progress.done, of=games.progress.of),)
        if games is None or not games.progress.done:
            return (
                label("screens.meters.none", games=MANY),
                label("screens.meters.none.short", games=MANY),
                "",
            )
        done, seconds = games.progress.done, max(1, round(self._seconds))
        return (
            label("screens.meters.played", games=done, seconds=seconds),
            label("screens.meters.played.short", games=done),
            "",
        )

    def _button(self) -> PressButton:
        label = self.page.words.label
        if self.running:
            return PressButton(ids.QUICK_PLAY, label("screens.meters.stop"), "Esc", Face.DARK, tall=42)
        mine = self._of_mine
        again = mine is not None and mine.progress.done
        told = label("screens.meters.again") if again else label("screens.meters.play")
        return PressButton(ids.QUICK_PLAY, told, icon="dice", why_not=self._why_not(), tall=42)

    def _why_not(self) -> str:
        """Why no games can be played now."""
        label, data, tile = self.page.words.label, self.desk.data, self.desk.draft.id
        if not self.desk.sound or data is None or self._entry() is None:
            return label("screens.meters.unsound")
        return label("screens.meters.start") if without_tile(data, tile) is data else ""

    def _entry(self) -> Mapping[str, Any] | None:
        """The tile among the data of the packs, as it was sound last."""
        data = self.desk.data
        tiles = data["tiles"] if data is not None else ()
        return next((each for each in tiles if each["id"] == self.desk.draft.id), None)

    # what is done

    def took(self, what: Id, value: SetValue) -> bool:
        """Play, or stop."""
        if what != ids.QUICK_PLAY:
            return False
        if self.running:
            self.stop()
        else:
            self.play()
        return True

    def key(self, event: pygame.Event) -> bool:
        """Esc stops games that go on."""
        if event.key != pygame.K_ESCAPE or not self.running:
            return False
        self.stop()
        return True

    def play(self) -> None:
        """Games with the tile as it is now, and the same without it."""
        data, entry = self.desk.data, self._entry()
        if data is None or entry is None or self._why_not():
            return
        self.close()
        self._played, self._tile, self._seconds, self._begun = entry, self.desk.draft.id, 0.0, None
        self.games = self._begin(asked_of_data(data, without_tile(data, self._tile), games=MANY))

    def stop(self) -> None:
        """No more games; what was counted stays."""
        if self.games is not None:
            self.games.stop()

    def close(self) -> None:
        """Games do not go on where nobody sees them."""
        self.stop()

    def update(self, now: float) -> bool:
        """Take what games have come; not every one is shown at once."""
        games = self.games
        if games is None or not games.running:
            fresh, self._fresh = self._fresh, False
            return fresh
        self._begun = now if self._begun is None else self._begun
        self._seconds = now - self._begun
        self._fresh = games.collect() or self._fresh
        if not self._fresh or (now - self._looked < LOOK and games.running):
            return False
        self._fresh, self._looked = False, now
        return True


def _judged(entry: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in entry.items() if key not in NO_NUMBERS}

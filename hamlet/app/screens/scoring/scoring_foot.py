"""The foot of the score: look around, where points came from, a picture; away, and once more."""

from __future__ import annotations

import pygame

from hamlet.app.art.buttons import Face
from hamlet.app.art.palette import BAR, BRASS_TEXT, PAPER
from hamlet.app.art.rich import draw_rich, measure_rich, plain
from hamlet.app.art.type import Role, draw_text, measure
from hamlet.app.kit.kit_pane import KitPane
from hamlet.app.kit.pressing import PressButton
from hamlet.app.screens.scoring import scoring_ids as ids
from hamlet.app.ui.frame_kind import FrameKind
from hamlet.values import dataclass
from hamlet.words.words import Words

TEXT = 18


PlacedButton = tuple[PressButton, pygame.Rect]


@dataclass(frozen=True, slots=True)
class FootPlaces:
    """The buttons in their places, and the room between those of both ends."""

    buttons: tuple[PlacedButton, ...]
    room: pygame.Rect


@dataclass(frozen=True, slots=True)
class ScoringFoot:
    """Buttons from both ends, and a line between them where there is room."""

    left: tuple[PressButton, ...]
    right: tuple[PressButton, ...]
    told: str
    kind: FrameKind
    note: str = ""
    """What has just been done; it stands in the place of the line, if all of it has room there."""

    def places(self, pane: KitPane, rect: pygame.Rect) -> FootPlaces:
        """Where the buttons stand, and what is free between them."""
        px, wide = pane.px, self.kind is FrameKind.WIDE
        side, gap = px(30 if wide else 12 if self.kind is FrameKind.NORMAL else 8), px(14 if wide else 8)
        right = rect.right - side
        begins: list[PlacedButton] = []
        ends: list[PlacedButton] = []
        for button in reversed(self.right):
            gold = button.face is Face.GOLD
            high = px((58 if gold else 52) if wide else 42)
            place = pygame.Rect(0, rect.centery - high // 2, self._wide(pane, button), high)
            place.right = right
            ends.append((button, place))
            right = place.left - gap
        at = rect.left + side
        for button in self.left:
            high = px(50 if wide else 42)
            place = pygame.Rect(at, rect.centery - high // 2, self._wide(pane, button), high)
            begins.append((button, place))
            at = place.right + gap
        room = pygame.Rect(at + px(12), rect.top, right - at - px(20), rect.height)
        return FootPlaces((*begins, *reversed(ends)), room)

    def holds(self, pane: KitPane, rect: pygame.Rect) -> bool:
        """Whether the note can be read whole between the buttons."""
        room = self.places(pane, rect).room
        wide, high = measure_rich(plain(self.note), max(1, room.width), Role.TEXT, pane.px(TEXT))
        return wide <= room.width and high <= room.height

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """The main one last, and higher than the others."""
        px, laid = pane.px, self.places(pane, rect)
        pane.group = ids.FOOT
        for button, place in laid.buttons:
            button.draw(pane, place)
        room = laid.room
        if self.note and self.holds(pane, rect):
            high = measure_rich(plain(self.note), room.width, Role.TEXT, px(TEXT))[1]
            lines = pygame.Rect(room.left, room.centery - high // 2, room.width, high)
            draw_rich(pane.surface, plain(self.note), lines, Role.TEXT, px(TEXT), PAPER, BAR)
        elif self.told and measure(self.told, Role.TEXT, px(TEXT)) <= room.width:
            draw_text(pane.surface, self.told, room, Role.TEXT, px(TEXT), BRASS_TEXT, BAR)

    def _wide(self, pane: KitPane, button: PressButton) -> int:
        px = pane.px
        if not button.label:
            return px(50)
        words = measure(button.label, Role.NUMBER, px(button.size))
        key = measure(button.key, Role.LABEL, px(TEXT)) + px(30) if button.key else 0
        least = px(250) if button.face is Face.GOLD and self.kind is FrameKind.WIDE else 0
        return max(least, words + key + (px(34) if button.icon else 0) + px(28))


def scoring_foot(
    words: Words, kind: FrameKind, told: str, note: str, *, finished: bool, escapes: bool
) -> ScoringFoot:
    """What can be done now; `escapes`: Escape leads to the title."""
    label, wide = words.label, kind is FrameKind.WIDE
    tight = kind is FrameKind.COMPACT
    plain = (
        (ids.LOOK, label("screens.scores.look"), "eye", "V"),
        (ids.FROM, label("screens.scores.from"), "star", "P"),
        (ids.PICTURE, label("screens.scores.picture"), "camera", "F12"),
    )
    left = tuple(
        PressButton(
            what,
            "" if tight else word,
            key if wide else "",
            Face.DARK,
            icon,
            hint=word if tight else "",
            size=20 if wide else 18,
        )
        for what, word, icon, key in plain
    )
    size = 26 if wide else 21
    if not finished:
        table = PressButton(ids.TABLE, label("screens.scores.table"), "Esc", Face.GOLD, size=size)
        return ScoringFoot(left, (table,), told, kind, note)
    title = PressButton(ids.TITLE, label("screens.title"), "Esc" if escapes else "", size=20 if wide else 18)
    about = label("screens.scores.rematch.about")
    again = PressButton(
        ids.REMATCH,
        label("screens.scores.rematch"),
        "R",
        Face.GOLD,
        hint=about,
        size=size,
    )
    return ScoringFoot(left, (title, again), told, kind, note)

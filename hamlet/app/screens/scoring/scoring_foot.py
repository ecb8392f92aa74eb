"""The foot of the score: look around, where points came from, a picture; away, and once more."""

from __future__ import annotations

import pygame

from hamlet.app.art.buttons import Face
from hamlet.app.art.palette import BAR, BRASS_TEXT
from hamlet.app.art.type import Role, draw_text, measure
from hamlet.app.kit.kit_pane import KitPane
from hamlet.app.kit.pressing import PressButton
from hamlet.app.screens.scoring import scoring_ids as ids
from hamlet.app.ui.frame_kind import FrameKind
from hamlet.values import dataclass
from hamlet.words.words import Words

TEXT = 18


@dataclass(frozen=True, slots=True)
class ScoringFoot:
    """Buttons from both ends, and a line between them where there is room."""

    left: tuple[PressButton, ...]
    right: tuple[PressButton, ...]
    told: str
    kind: FrameKind

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """The main one last, and higher than the others."""
        px, wide = pane.px, self.kind is FrameKind.WIDE
        pane.group = ids.FOOT
        side, gap = px(30 if wide else 12 if self.kind is FrameKind.NORMAL else 8), px(14 if wide else 8)
        right = rect.right - side
        ends: list[tuple[PressButton, pygame.Rect]] = []
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
            button.draw(pane, place)
            at = place.right + gap
        for button, place in reversed(ends):
            button.draw(pane, place)
        room = pygame.Rect(at + px(12), rect.top, right - at - px(20), rect.height)
        if self.told and measure(self.told, Role.TEXT, px(TEXT)) <= room.width:
            draw_text(pane.surface, self.told, room, Role.TEXT, px(TEXT), BRASS_TEXT, BAR)

    def _wide(self, pane: KitPane, button: PressButton) -> int:
        px = pane.px
        if not button.label:
            return px(50)
        words = measure(button.label, Role.NUMBER, px(button.size))
        key = measure(button.key, Role.LABEL, px(TEXT)) + px(30) if button.key else 0
        least = px(250) if button.face is Face.GOLD and self.kind is FrameKind.WIDE else 0
        return max(least, words + key + (px(34) if button.icon else 0) + px(28))


def scoring_foot(words: Words, kind: FrameKind, told: str, *, finished: bool, escapes: bool) -> ScoringFoot:
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
        return ScoringFoot(left, (table,), told, kind)
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
    return ScoringFoot(left, (title, again), told, kind)

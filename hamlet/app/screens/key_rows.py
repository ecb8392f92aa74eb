"""Keys on a page: a row for each, and the one that is looked at, large."""

from __future__ import annotations

import pygame

from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import (
    CARD,
    COST,
    INK,
    MUTED,
    PAPER,
    ROW_LIT,
    ROW_LIT_EDGE,
    mix,
    rgb,
)
from hamlet.app.art.rich import draw_rich, measure_rich, plain
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Align, Role, draw_text, fitting, measure
from hamlet.app.ids import ControlId, Id
from hamlet.app.kit.handling import Unmoved
from hamlet.app.kit.kit_pane import KitPane, SetValue
from hamlet.app.kit.pressing import draw_chip_at
from hamlet.app.screens.key_changing import ACTIONS, KeyChanging
from hamlet.app.ui.keyboard import key_actions, shown_name
from hamlet.values import dataclass
from hamlet.words.words import Words

TEXT = 19
WRONG = rgb("F6D8D0")


def key_id(name: str) -> ControlId:
    """The row of an action."""
    return ControlId("key", name)


@dataclass(frozen=True, slots=True)
class KeyRow(Unmoved):
    """What a key does, and the key; red if another row wants it too."""

    id: Id
    label: str
    key: str
    clash: bool = False
    lit: bool = False
    was: str = ""
    """The usual key, where it is another now."""
    tall: int = 36

    def pressed(self) -> SetValue | None:
        """The next key that is pressed is to be its own."""
        return True

    def _room(self, pane: KitPane, width: int) -> int:
        """What is left for the words beside the cap."""
        return width - _cap_wide(pane, self.key) - pane.px(32)

    def height(self, pane: KitPane, width: int) -> int:
        """As it says; words of two lines make it higher."""
        high = measure_rich(plain(self.label), self._room(pane, width), Role.LABEL, pane.px(18))[1]
        return max(pane.px(self.tall), high + pane.px(4))

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """The words at the left, the cap at the right, a chip between them where there is room for it."""
        px = pane.px
        pane.control(self, rect, self.was, here=self.lit)
        ground = WRONG if self.clash else ROW_LIT if self.lit else PAPER
        if self.clash or self.lit:
            edge = COST if self.clash else ROW_LIT_EDGE
            box(pane.surface, rect, ground, px(7), edge, px(1.6))
        cap = _cap(pane, rect, self.key)
        room = self._room(pane, rect.width)
        size = fitting(self.label, room, Role.LABEL, px(TEXT), px(18))
        wide = measure(self.was, Role.LABEL, px(18)) + px(30)
        if self.was and measure(self.label, Role.LABEL, size) + wide <= room:
            at = (cap.left - px(2) - wide, rect.centery)
            draw_chip_at(pane.surface, at, self.was, "gold", pane.scale)
        high = measure_rich(plain(self.label), room, Role.LABEL, size)[1]
        words = pygame.Rect(rect.left + px(12), rect.centery - high // 2, room, high)
        colour = COST if self.clash else INK
        draw_rich(pane.surface, plain(self.label), words, Role.LABEL, size, colour, ground)


def _cap_wide(pane: KitPane, key: str) -> int:
    return max(pane.px(46), measure(key, Role.NUMBER, pane.px(18)) + pane.px(18))


def _cap(pane: KitPane, rect: pygame.Rect, key: str) -> pygame.Rect:
    px = pane.px
    cap = pygame.Rect(0, 0, _cap_wide(pane, key), px(27))
    cap.midright = (rect.right - px(10), rect.centery)
    box(pane.surface, cap, CARD, px(6), INK, px(1.6))
    draw_text(pane.surface, key, cap, Role.NUMBER, px(18), INK, CARD, Align.CENTRE)
    return cap


@dataclass(frozen=True, slots=True)
class KeyPreview:
    """The action that is looked at, its key as a large cap, and what to do."""

    label: str
    key: str
    told: str
    wrong: str = ""
    waiting: bool = False

    def height(self, pane: KitPane, width: int) -> int:
        """It takes what there is."""
        return 0

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """In the middle of a pale sheet with a golden edge."""
        px, surface = pane.px, pane.surface
        box(surface, rect, ROW_LIT, px(10), ROW_LIT_EDGE, px(2))
        room = rect.width - px(24)
        said = self.wrong or self.told
        low = measure_rich(said, room, Role.LABEL, px(TEXT))[1]
        side = max(px(40), min(px(88), rect.height - px(64) - low))
        name = pygame.Rect(rect.left + px(12), rect.top + px(8), room, px(36))
        size = fitting(self.label, room, Role.TITLE, px(25), px(18))
        draw_text(surface, self.label, name, Role.TITLE, size, INK, ROW_LIT, Align.CENTRE)
        big = fitting(self.key, side * 2, Role.TITLE, round(side * 0.6), px(18))
        cap = pygame.Rect(0, 0, max(side, measure(self.key, Role.TITLE, big) + px(28)), side)
        middle = (name.bottom + rect.bottom - low - px(10)) // 2
        cap.center = (rect.centerx, middle)
        box(surface, cap.move(0, px(5)), mix(INK, CARD, 0.35), px(12))
        edge = ROW_LIT_EDGE if self.waiting else INK
        box(surface, cap, CARD, px(12), edge, px(4 if self.waiting else 2))
        draw_text(surface, self.key, cap, Role.TITLE, big, INK, CARD, Align.CENTRE)
        area = pygame.Rect(rect.left + px(12), rect.bottom - low - px(8), room, low)
        colour, role = (COST, Role.LABEL) if self.wrong else (MUTED, Role.TEXT)
        if self.wrong and low < px(30):
            wide = measure_rich(said, room, role, px(TEXT))[0]
            draw_icon(surface, "cross", (rect.centerx - wide // 2 - px(14), area.centery), px(16))
        draw_rich(surface, said, area, role, px(TEXT), colour, ROW_LIT, Align.CENTRE)


def key_row(words: Words, keys: KeyChanging, name: str, *, chip: bool = False, tall: int = 36) -> KeyRow:
    """The row of an action as things stand."""
    action, key = ACTIONS[name], keys.keys[name]
    was = ""
    if chip and key != action.usual:
        was = words.label("screens.settings.keys.was", key=shown_name(action.usual))
    return KeyRow(
        key_id(name),
        words.label(action.code),
        keys.shown(name),
        name in keys.clashing,
        keys.picked == name and name not in keys.clashing,
        was,
        tall,
    )


def key_preview(words: Words, keys: KeyChanging) -> KeyPreview:
    """The action that is looked at, as things stand."""
    action, wrong = ACTIONS[keys.picked], ""
    if keys.refused is not None:
        wrong = words.label(keys.refused[0], key=plain(keys.refused[1]))
    elif keys.wish is not None:
        wrong = words.label("screens.settings.keys.clash", key=plain(shown_name(keys.wish[1])))
    if keys.waiting:
        told = words.label("screens.settings.keys.press")
    elif keys.keys[keys.picked] != action.usual:
        told = words.label("screens.settings.keys.back", key=plain(shown_name(action.usual)))
    else:
        told = words.label("screens.settings.keys.enter")
    waiting = keys.waiting
    return KeyPreview(
        words.label(action.code), keys.shown(keys.picked), told, "" if waiting else wrong, waiting
    )


def keys_count() -> int:
    """How many keys can be changed."""
    return sum(1 for _ in key_actions())

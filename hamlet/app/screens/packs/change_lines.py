"""What a pack changes of others, a line each: the entry, the key, before, after, and who had a word in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import pygame

from hamlet.app.art import plates
from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import INK, MUTED, PAPER, ROW_LIT, ROW_LIT_EDGE, Colour
from hamlet.app.art.plates import PlateAmount
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Align, Role, draw_text, fit, fitting, measure
from hamlet.app.kit.kit_pane import KitPane
from hamlet.app.screens.packs.pack_parts import SalePlate
from hamlet.app.screens.packs.packs_shown import PacksShown
from hamlet.app.table.look import Look
from hamlet.content.telling.changes import GONE, PLATES, RULES, KeyChanged
from hamlet.values import dataclass
from hamlet.words.words import Words

SMALL = 18
KEYS: Final = {
    ("cost",): "screens.packs.key.cost",
    ("needs",): "screens.packs.key.needs",
    ("work", "gold"): "screens.packs.key.visit",
    ("reward", "points"): "screens.packs.key.building",
    ("reward", "gold"): "screens.packs.key.building",
    ("reward", "milestone"): "screens.packs.key.milestone",
    ("score",): "screens.packs.key.score",
    ("score", "points"): "screens.packs.key.score",
    ("score", "most"): "screens.packs.key.score",
    ("score", "per"): "screens.packs.key.score",
    ("score", "terrain"): "screens.packs.key.score",
    ("copies",): "screens.packs.key.copies",
    ("slots",): "screens.packs.key.slots",
    ("produces",): "screens.packs.key.produces",
    ("outline",): "screens.packs.key.outline",
    ("pile",): "screens.packs.key.pile",
    ("constants",): "screens.packs.key.box",
    ("defaults",): "screens.packs.key.default",
    (GONE,): "screens.packs.key.gone",
}
"""What keys are called that players know as things."""
SIGNS: Final = {
    "market": "tag",
    "menu": "fish",
    "fish": "fish",
    "seasons": "summer",
    "church": "church",
    "awards": "crown",
    "milestones": "crown",
    "layouts": "house",
    "materials": "wood",
    "terrains": "road",
    RULES: "gear",
}
"""What stands for an entry that is no tile."""
GOLD_KEYS: Final = frozenset(("gold",))
POINT_KEYS: Final = frozenset(("points",))
GAINS: Final = frozenset(("reward", "work", "score", "gain"))


@dataclass(frozen=True, slots=True)
class ChangeValue:
    """What was said: words, a cost, or a gain."""

    words: str = ""
    cost: tuple[PlateAmount, ...] = ()
    gain: int | None = None
    icon: str = "star"

    def wide(self, pane: KitPane) -> int:
        """How wide it is."""
        if self.cost:
            return plates.pennant_width(self.cost, pane.scale)
        if self.gain is not None:
            return plates.gain_width(self.gain, pane.scale)
        return measure(self.words, Role.LABEL, pane.px(SMALL))

    def draw(self, pane: KitPane, place: pygame.Rect, colour: Colour, ground: Colour) -> None:
        """From the left, in the middle of the line."""
        if self.cost:
            top = place.centery - 15 * pane.scale
            plates.pennant(pane.surface, place.left, top, self.cost, pane.scale, flat=True)
        elif self.gain is not None:
            top = place.centery - 13 * pane.scale
            plates.gain(pane.surface, place.left, top, self.gain, self.icon, pane.scale, flat=True)
        else:
            told = fit(self.words, place.width, Role.LABEL, pane.px(SMALL))
            draw_text(pane.surface, told, place, Role.LABEL, pane.px(SMALL), colour, ground)


@dataclass(frozen=True, slots=True)
class PackChangeLine:
    """One key of one entry."""

    name: str
    key: str
    before: ChangeValue
    after: ChangeValue
    words: tuple[str, ...]
    """Who said something of it, the last word last; none where there is no room for that."""
    clash: bool = False
    look: Look | None = None
    tile: int = -1
    version: int = 0
    tall: int = 52
    gone: bool = False
    """Whether the whole entry is taken out."""
    sign: str = ""
    """What is drawn of what is no tile."""

    def height(self, pane: KitPane, width: int) -> int:
        """As it says."""
        return pane.px(self.tall)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """In columns; where packs clash, on gold."""
        px, surface = pane.px, pane.surface
        ground = ROW_LIT if self.clash else PAPER
        if self.clash:
            box(surface, rect.inflate(0, -px(2)), ROW_LIT, px(8), ROW_LIT_EDGE, px(2))
        picture = pygame.Rect(rect.left + px(8), 0, px(56), px(40))
        picture.centery = rect.centery
        if self.look is not None and self.tile >= 0:
            box(surface, picture.inflate(px(3), px(3)), INK, px(4))
            surface.blit(self.look.pictures.get(self.tile, picture.size), picture)
        elif self.sign:
            draw_icon(surface, self.sign, picture.center, px(34))
        history = min(rect.width * 42 // 100, px(420)) if self.words else 0
        inner = pygame.Rect(picture.right + px(12), rect.top, 0, rect.height)
        inner.width = rect.right - px(10) - history - inner.left
        self._draw_columns(pane, inner, ground)
        if self.words:
            right = pygame.Rect(rect.right - px(10) - history, rect.top, history, rect.height)
            self._draw_history(pane, right, ground)

    def _draw_columns(self, pane: KitPane, inner: pygame.Rect, ground: Colour) -> None:
        px, surface = pane.px, pane.surface
        name = pygame.Rect(inner.left, inner.top, inner.width * 26 // 100, inner.height)
        told = fit(
            self.name, name.width, Role.NUMBER, fitting(self.name, name.width, Role.NUMBER, px(20), px(SMALL))
        )
        size = fitting(told, name.width, Role.NUMBER, px(20), px(SMALL))
        draw_text(surface, told, name, Role.NUMBER, size, INK, ground)
        key = pygame.Rect(name.right + px(8), inner.top, inner.width * 18 // 100, inner.height)
        if self.gone:
            key.width = inner.right - key.left
        draw_text(
            surface, fit(self.key, key.width, Role.TEXT, px(SMALL)), key, Role.TEXT, px(SMALL), MUTED, ground
        )
        if self.gone:
            return
        rest = inner.right - key.right - px(8)
        most = max(0, (rest - px(44)) // 2)
        before = pygame.Rect(
            key.right + px(8), inner.top, min(most, max(px(56), self.before.wide(pane))), inner.height
        )
        if most < px(20):
            return
        self.before.draw(pane, before, MUTED, ground)
        draw_icon(surface, "arrow", (before.right + px(22), before.centery), px(20))
        after = pygame.Rect(
            before.right + px(44), inner.top, inner.right - before.right - px(44), inner.height
        )
        self.after.draw(pane, after, INK, ground)

    def _draw_history(self, pane: KitPane, place: pygame.Rect, ground: Colour) -> None:
        """The last word in bold at the right, those before it as far as they have room."""
        px, surface = pane.px, pane.surface
        *before, last = self.words
        told = fit(last, place.width, Role.NUMBER, px(SMALL))
        at = (place.right, place.centery)
        written = draw_text(surface, told, at, Role.NUMBER, px(SMALL), INK, ground, Align.RIGHT)
        left = written.left
        for each in reversed(before):
            step = f"{each}  \u203a  "
            wide = measure(step, Role.TEXT, px(SMALL))
            if left - wide < place.left:
                break
            draw_text(surface, step, (left - wide, place.centery), Role.TEXT, px(SMALL), MUTED, ground)
            left -= wide


def change_line(
    shown: PacksShown, look: Look | None, change: KeyChanged, *, history: bool, clash: bool, tall: int = 52
) -> PackChangeLine:
    """A change as a line."""
    code = KEYS.get(change.path)
    key = shown.words.label(code) if code is not None else " ".join(change.path).replace("_", " ")
    tile = -1
    if look is not None and change.subject == "tiles":
        ids = [each.id for each in look.definitions.tiles]
        tile = ids.index(change.entry) if change.entry in ids else -1
    return PackChangeLine(
        shown.words.label("screens.packs.rule") if change.subject == RULES else change.name,
        change.name if change.subject == RULES else key,
        _value(shown.words, change, change.before),
        _value(shown.words, change, change.after),
        tuple(_called(shown, each) for each in change.packs) if history else (),
        clash,
        look,
        tile,
        look.pictures.version if look is not None and tile >= 0 else 0,
        tall,
        change.path == (GONE,),
        SIGNS.get(change.subject, ""),
    )


def _called(shown: PacksShown, pack: str) -> str:
    told = shown.told(pack)
    return f"{told.name} {told.version}" if told is not None else pack


def _value(words: Words, change: KeyChanged, value: object) -> ChangeValue:
    """What a value is shown as."""
    path = change.path
    if path[-1] in PLATES and isinstance(value, dict) and value:
        return ChangeValue(cost=tuple(_amount(key, count) for key, count in value.items()))
    if isinstance(value, int) and not isinstance(value, bool) and path[0] in GAINS:
        if path[-1] in GOLD_KEYS:
            return ChangeValue(gain=value, icon="gold")
        if path[-1] in POINT_KEYS:
            return ChangeValue(gain=value)
        if path[-1] == "most":
            return ChangeValue(words.label("screens.packs.at_most", count=value))
    return ChangeValue(_in_words(words, value))


def sale_plate(sale: Mapping[str, Any]) -> SalePlate:
    """A sale, as its data says it."""
    gains = ((sale["reward"].get(unit, 0), icon) for unit, icon in (("points", "star"), ("gold", "gold")))
    needs = tuple(_amount(key, count) for key, count in sale["needs"].items())
    return SalePlate(needs, tuple(each for each in gains if each[0]))


def _amount(key: object, count: object) -> PlateAmount:
    number = count if isinstance(count, int) else 1
    return PlateAmount(number, tuple(str(key).split("/")))


def _in_words(words: Words, value: object) -> str:
    """Any value, shortly."""
    if value is None or value in ([], {}):
        return words.label("screens.packs.nothing")
    if isinstance(value, bool):
        return words.label("screens.packs.yes" if value else "screens.packs.no")
    if isinstance(value, list):
        return ", ".join(_in_words(words, each) for each in value)
    if isinstance(value, dict):
        return ", ".join(f"{key} {_in_words(words, each)}".replace("_", " ") for key, each in value.items())
    return str(value).replace("_", " ") if isinstance(value, str) else str(value)

"""Fish tiles in the dock: each a piece that can be taken, wells where there is room for more."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from hamlet.app.art import buttons
from hamlet.app.art.buttons import Face
from hamlet.app.art.fish_tiles import FishLook, draw_fish_tile, draw_fish_well
from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import BAR, PAPER
from hamlet.app.art.rich import measure_rich, plain
from hamlet.app.art.type import Align, Role, draw_text
from hamlet.app.ids import Id, InfoId, PanelCommand
from hamlet.app.ui.pane import Pane
from hamlet.app.view.waterside import FishItem, LakePanel

MENU = "menu"
"""The drawer with fish and menu, where the right column has no room."""
MOST_HIGH = 1.62


def fish_hint(pane: Pane, item: FishItem) -> str:
    """What pointing at a fish tells."""
    lines = [f"*{plain(item.name)}*: {item.worth}" if item.worth else f"*{plain(item.name)}*"]
    if item.reason:
        lines.append(item.reason)
    elif item.usable:
        lines.append(pane.label("table.lake.hand.open"))
    return "\n".join(lines)


def fish_look(item: FishItem, *, asked: bool) -> FishLook:
    """How a fish tile lies in the dock; it is lit where one is asked for."""
    if item.used:
        return FishLook.USED
    if item.selected:
        return FishLook.CHOSEN
    return FishLook.LIT if item.usable and asked else FishLook.NORMAL


def draw_fish_row(
    pane: Pane, row: pygame.Rect, lake: LakePanel, wide: int, gap: int, held: Id | None
) -> None:
    """The tiles side by side, wells in free places; more than there is room for lie closer together."""
    high, fish = min(row.height, round(wide * MOST_HIGH)), () if lake.away else lake.fish
    count = max(len(fish), min(max(1, lake.limit), (row.width + gap) // (wide + gap)))
    step = min(wide + gap, (row.width - wide) / max(1, count - 1))
    places = [
        pygame.Rect(row.left + round(step * number), row.centery - high // 2, wide, high)
        for number in range(count)
    ]
    for place in places[len(fish) :]:
        draw_fish_well(pane.surface, place, pane.scale)
    free, asked = max(0, lake.limit - len(fish)), any(row.selected for row in lake.menu)
    if free and not lake.away:
        whole = places[len(fish)].unionall(places[len(fish) + 1 :])
        told = pane.label("table.lake.hand.room", free=free, limit=lake.limit)
        pane.tell(InfoId("fish"), whole, told)
    for number, (item, place) in enumerate(zip(fish, places, strict=False)):
        if item.id == held:
            draw_fish_well(pane.surface, place, pane.scale)
            pane.hit(item.id, place, enabled=False)
            continue
        look, worth = fish_look(item, asked=asked), _worth(pane, item, wide)
        drawn = draw_fish_tile(pane.surface, place, item.kind, worth, look, pane.scale)
        after = places[number + 1].left if number + 1 < len(fish) else place.right
        seen = pygame.Rect(drawn.left, drawn.top, min(drawn.width, after - drawn.left), drawn.height)
        pane.hit(item.id, seen, fish_hint(pane, item))


def _worth(pane: Pane, item: FishItem, wide: int) -> str:
    """What it is good for, in brief on a narrow tile."""
    needed = measure_rich(item.worth, role=Role.NUMBER, size=pane.px(18))[0]
    return item.worth if needed <= wide - pane.px(6) else item.brief


def draw_fish_tiles(pane: Pane, row: pygame.Rect, fish: Sequence[FishItem], size: tuple[int, int]) -> None:
    """Tiles in a drawer, from the left."""
    step = min(size[0] + pane.px(8), (row.width - size[0]) / max(1, len(fish) - 1))
    for number, item in enumerate(fish):
        place = pygame.Rect((row.left + round(step * number), row.top), size)
        draw_fish_tile(pane.surface, place, item.kind, item.worth, fish_look(item, asked=False), pane.scale)
        seen = pygame.Rect(place.left, place.top, min(place.width, round(step)), place.height)
        pane.hit(item.id, place if number + 1 == len(fish) else seen, fish_hint(pane, item))


def draw_fish_brief(pane: Pane, rect: pygame.Rect, lake: LakePanel) -> None:
    """The smallest form: how many there are; it opens the drawer with fish and menu."""
    px = pane.px
    lit = any(item.usable for item in lake.fish)
    buttons.chip(pane.surface, rect, "", face=Face.DARK, scale=pane.scale)
    sign = (rect.centerx, rect.centery - px(18))
    draw_icon(pane.surface, "fish", sign, px(30), halo=PAPER if lit else None)
    text = f"{len(lake.fish)}/{lake.limit}"
    area = pygame.Rect(rect.left, rect.centery + px(6), rect.width, px(26))
    draw_text(pane.surface, text, area, Role.NUMBER, px(20), PAPER, BAR, Align.CENTRE)
    told = pane.label("table.lake.hand.count", count=len(lake.fish), limit=lake.limit)
    pane.hit(PanelCommand("drawer", MENU), rect, told)

"""What is told over a village that is looked back at: what a move brought, what was done or is missing."""

from __future__ import annotations

import pygame

from hamlet.app.art.rich import measure_rich, plain
from hamlet.app.art.type import Role
from hamlet.app.board_view import BoardView
from hamlet.app.kit.blocks import ON_WOOD, TEXT, TextBlock
from hamlet.app.kit.kit_pane import KitPane
from hamlet.app.screens.game_rows import FootNote
from hamlet.app.screens.replay_moves import MoveBubble, signed
from hamlet.app.ui.pane import Pane
from hamlet.session.timeline import TOTAL, Timeline
from hamlet.words.scores import source_rich

MOST_SOURCES = 4
EDGE, BUTTONS, WIDEST = 14, 70, 900
SHADOW = 48  # of a card reaches half as far beyond it


def brought(timeline: Timeline, at: int) -> MoveBubble | None:
    """What is told of the move that led to a moment."""
    entry, step = timeline.entry(at), timeline.step(at)
    if entry is None or step is None or not entry.lines:
        return None
    points = timeline.brought(at)[step.seat]
    speech = timeline.session.setup.speech(step.after)
    sources = sorted((each for each in points if each != TOTAL), key=lambda each: -abs(points[each]))
    told = [f"{signed(points[each])} {{star}} {source_rich(speech, each)}" for each in sources[:MOST_SOURCES]]
    color = timeline.session.setup.seats[step.seat].color
    line = next((each for each in entry.lines if not each.heading), entry.lines[0])
    return MoveBubble(color, line.rich, points.get(TOTAL, 0), ", ".join(told))


def draw_brought(
    pane: Pane, board: BoardView, timeline: Timeline, at: int, village: pygame.Rect
) -> tuple[pygame.Rect, ...]:
    """In the corner where it covers least, with a tail to its tile; what it covers."""
    told, entry = brought(timeline, at), timeline.entry(at)
    if told is None or entry is None:
        return ()
    tiles = [tile for line in entry.lines for tile in line.tiles]
    wide, high = told.size(pane.scale)
    edge = 2 * round(EDGE * pane.scale)
    room = village.inflate(-edge, -edge)
    place = board.tile_rect(tiles[0]) if tiles else pygame.Rect(room.topleft, (0, 0))
    built = [board.placed_rect(each) for each in timeline.state(at).village.tiles]
    corners = (
        room.topleft,
        (room.right - wide - round(BUTTONS * pane.scale), room.top),
        (room.left, room.bottom - high),
        (room.right - wide, room.bottom - high),
    )
    places = [pygame.Rect(corner, (wide, high)) for corner in corners]
    best = min(places, key=lambda corner: _covers(corner, place, built))
    told.draw(pane, best, place.center if tiles else None)
    around = pane.px(SHADOW)
    tail = pygame.Rect(best.center, (0, 0)).union((place.center if tiles else best.center, (0, 0)))
    return best.inflate(around, around), tail.inflate(around, around)


def _covers(rect: pygame.Rect, place: pygame.Rect, built: list[pygame.Rect]) -> tuple[bool, int, int]:
    """How badly a bubble stands here: on its own place, on how many tiles, how far away."""
    far = (rect.centerx - place.centerx) ** 2 + (rect.centery - place.centery) ** 2
    return rect.colliderect(place), len(rect.collidelistall(built)), far


def draw_foot(pane: Pane, told: str, village: pygame.Rect) -> tuple[pygame.Rect, ...]:
    """What was done last, or is missing, at the foot of the village; what it covers."""
    if not told:
        return ()
    note = FootNote(TextBlock(plain(told), role=Role.LABEL, tone=ON_WOOD))
    kit, edge = KitPane(pane), round(EDGE * pane.scale)
    asked = measure_rich(plain(told), role=Role.LABEL, size=kit.px(TEXT))[0] + kit.px(40)
    wide = min(village.width - 2 * edge, round(WIDEST * pane.scale), asked)
    high = note.height(kit, wide)
    place = pygame.Rect(village.left + edge, village.bottom - edge - high, wide, high)
    note.draw(kit, place)
    around = kit.px(SHADOW)
    return (place.inflate(around, around),)

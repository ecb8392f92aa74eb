"""Where every text drawn ends on the screen, and which of them a card or a bar covers on purpose."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import pygame

from hamlet.app.art.shapes import Point
from hamlet.app.art.type import Drawn
from hamlet.app.board.eye import view_of
from hamlet.app.board.overlays import borders, labels, trays
from hamlet.app.table.columns import Place, left_column, right_column
from hamlet.app.table.table_frame import FrameKind
from hamlet.app.table.table_screen import TableScreen
from hamlet.engine.lattice.geometry import to_plane
from tests.app.texts import hearing

MOST_FRAMES = 4000
BANNER_EDGE = 12  # logical pixels of a banner, left and right together, that bear no letters
Offset = tuple[int, int]


@dataclass(frozen=True)
class Seen:
    """A text on the screen; `over` counts the layers from below."""

    text: str
    rect: pygame.Rect
    over: int


@dataclass
class Picture:
    """A finished screen, every text on it, and everything drawn for it."""

    table: TableScreen
    surface: pygame.Surface
    drawn: list[Drawn]
    seen: list[Seen]


def draw_picture(table: TableScreen, size: tuple[int, int], scale: float) -> Picture:
    """Draw the table until nothing changes any more, then once more from nothing, and listen."""
    surface = pygame.display.set_mode(size)
    now = 0.0
    with hearing() as before:
        table.resize(size, scale)
        for _ in range(MOST_FRAMES):
            now += 1 / 30
            table.update(now)
            table.draw(surface)
            if not table.busy:
                break
    with hearing() as drawn, plates() as shown:
        _forget(table)
        table.relayout()
        table.uncover()
        table.draw(surface)
    return Picture(table, surface, [*before, *drawn], _seen(table, surface, drawn, shown))


def _forget(table: TableScreen) -> None:
    """Have every panel and card drawn anew."""
    table.chrome.clear()
    table.overlays.cache.clear()
    table.board._still_key = None


@contextmanager
def plates() -> Iterator[list[tuple[str, pygame.Rect, pygame.Surface]]]:
    """The plates that float over the village: their texts are drawn once and then kept."""
    found: list[tuple[str, pygame.Rect, pygame.Surface]] = []
    draw = labels.draw_plate

    def listen(surface: pygame.Surface, text: str, centre: Point, *rest: object) -> pygame.Rect:
        rect: pygame.Rect = draw(surface, text, centre, *rest)  # type: ignore[arg-type]
        found.append((text, rect, surface))
        return rect

    users = (labels, borders, trays)
    for module in users:
        vars(module)["draw_plate"] = listen
    try:
        yield found
    finally:
        for module in users:
            vars(module)["draw_plate"] = draw


def _offsets(table: TableScreen, surface: pygame.Surface) -> dict[int, tuple[Offset, int]]:
    """Where each surface lies on the screen, and in which layer."""
    board, frame = table.board, table.frame
    eye = board.camera.eye
    found: dict[int, tuple[Offset, int]] = {
        id(surface): ((0, 0), 1),
        id(board._still): (eye.rect.topleft, 1),
    }
    for name, strip in table.chrome._strips.items():
        found[id(strip.surface)] = (getattr(frame, name).topleft, 1)
    for place in _places(table):
        piece = table.chrome.pieces.get(place.key, place.rect.size, frame.scale, place.group, place.draw)
        found[id(piece.surface)] = ((place.rect.left - piece.margin, place.rect.top - piece.margin), 1)
    for number, over in enumerate(table.overlays._overlays, start=2):
        at = over.rect.move(-over.piece.margin, -over.piece.margin)
        found[id(over.piece.surface)] = (at.topleft, number)
    return found


def _places(table: TableScreen) -> list[Place]:
    frame, panel_state, panels = table.frame, table.looking.state, table.flow.panels()
    if frame.kind is FrameKind.COMPACT:
        return []
    left = left_column(table.look, frame, panels, panel_state.seat, panel_state.log_first)
    return [*left, *right_column(table.look, frame, panels)]


def _seen(
    table: TableScreen,
    surface: pygame.Surface,
    drawn: list[Drawn],
    shown: list[tuple[str, pygame.Rect, pygame.Surface]],
) -> list[Seen]:
    offsets = _offsets(table, surface)
    found = []
    for each in drawn:
        place = offsets.get(id(each.surface))
        rect = each.rect.clip(each.clip)
        if place is not None and each.shown.strip() and rect.width and rect.height:
            found.append(Seen(each.text, rect.move(place[0]), place[1]))
    for text, rect, on in shown:
        (left, top), over = offsets[id(on)]
        found.append(Seen(text, rect.move(left, top), over))
    found += _banners(table)
    return [each for each in found if not _covered(table, surface, each)]


def _banners(table: TableScreen) -> Iterator[Seen]:
    """The names over the buildings: they are drawn on pictures of their own, which know where they hang."""
    eye, composition = table.board.camera.eye, table.board.ground.composition
    assert composition is not None
    assert not composition.waiting
    assert composition.length == eye.length
    view = view_of(eye, composition.length)
    tiles = table.session.setup.definitions.tiles
    for uid, badge in composition.badges.items():
        placed = table.session.state.village.tiles[uid]
        x, y = to_plane(placed.at)
        across = round(x * composition.length) - view.left + eye.rect.left
        down = round(y * composition.length) - view.top + eye.rect.top
        if badge.banner is not None:
            words = badge.banner.inflate(-round(BANNER_EDGE * eye.scale), 0)
            yield Seen(tiles[placed.tile].name, words.move(across, down), 0)


def _covered(table: TableScreen, surface: pygame.Surface, seen: Seen) -> bool:
    """Whether something opaque lies over it, or it lies outside the village's window."""
    above = [over.rect for number, over in enumerate(table.overlays._overlays, start=2) if number > seen.over]
    on_board = seen.over == 0
    room = table.frame.village if on_board else surface.get_rect()
    return not room.contains(seen.rect) or seen.rect.collidelist(above) >= 0


def overlaps(picture: Picture) -> list[str]:
    """Pairs of texts that stand over each other."""
    found = []
    for number, one in enumerate(picture.seen):
        for other in picture.seen[number + 1 :]:
            shared = one.rect.inflate(-2, -4).clip(other.rect.inflate(-2, -4))
            same = one.text == other.text and abs(one.rect.centerx - other.rect.centerx) < 4
            if shared.width > 0 and shared.height > 0 and not same:
                found.append(f"{one.text!r} {one.rect} over {other.text!r} {other.rect}")
    return found

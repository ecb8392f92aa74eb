"""Everything around the village, kept as finished opaque strips that are drawn anew only when they change."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import partial
from operator import is_

import pygame

from hamlet.app.art.buttons import GOLD
from hamlet.app.art.furniture import bar
from hamlet.app.art.sized import sized
from hamlet.app.art.textures import new_wood_table
from hamlet.app.flow.botric.his_board import Seen
from hamlet.app.ids import Id
from hamlet.app.table.botric.solo_column import solo_column
from hamlet.app.table.columns import Place, left_column, right_column
from hamlet.app.table.dock import DockRows, draw_dock
from hamlet.app.table.drawers import draw_rail
from hamlet.app.table.look import Look
from hamlet.app.table.table_frame import FrameKind, TableFrame
from hamlet.app.table.topbar import draw_top, prompt_fits
from hamlet.app.table.workers_row import viewer_of
from hamlet.app.ui.hit_regions import HitRegion
from hamlet.app.ui.pane import Pane, PieceCache
from hamlet.app.ui.sheet import table_wood
from hamlet.app.view.panels import Panels
from hamlet.app.view.parts import Button


@dataclass(frozen=True, slots=True)
class PanelState:
    """What the person chose about the panels themselves; no business of the game's."""

    seat: int | None = None
    log_first: int = 0
    hand_first: int = 0
    turn_older: int = 0
    drawer: str = ""
    pace: str = ""
    """What the pace is called, where that is told."""
    held: Id | None = None
    """What is in the hand, and so not in the dock."""
    bound: frozenset[Id] = frozenset()
    """The blueprints of the hand that are still flying there."""
    others: tuple[Button, ...] = ()
    tip: str = ""
    """How to go through Botric's turn, for newcomers."""
    """What there is to press about the turns of others."""
    botric: Seen | None = None
    """What is seen of Botric, where he plays."""


StripKey = tuple[Hashable, Hashable]
Painter = Callable[[Pane], list[HitRegion]]


@dataclass(slots=True)
class _Strip:
    key: StripKey
    surface: pygame.Surface
    hits: list[HitRegion]


@sized(1)
def _small_wood(size: tuple[int, int]) -> pygame.Surface:
    """Wood for bars that cover most of it, half as large; that of other pages is of no use here, and goes."""
    table_wood.forget()
    return new_wood_table((1280, 720)) if size[0] * size[1] > 1920 * 1080 else new_wood_table(size, 0.5)


def _lay_wood(surface: pygame.Surface, rect: pygame.Rect, window: tuple[int, int]) -> None:
    """Lay the wood of this part of the window."""
    wood = _small_wood(window)
    across, down = wood.get_width() / window[0], wood.get_height() / window[1]
    part = pygame.Rect(rect.left * across, rect.top * down, rect.width * across, rect.height * down)
    pygame.transform.smoothscale(wood.subsurface(part.clip(wood.get_rect())), rect.size, surface)


class Chrome:
    """The four strips around the village."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.pieces = PieceCache(look.words)
        self.prompt_fits = True
        """Whether the bar at the top has room for what is asked."""
        self.behind = False
        """Whether strips still show what was before: they are drawn anew one at a time."""
        self._strips: dict[str, _Strip] = {}
        self._shown: tuple[object, ...] | None = None

    def clear(self) -> None:
        """Forget everything drawn."""
        self.pieces.clear()
        self._strips.clear()
        self._shown = None

    def update(self, frame: TableFrame, panels: Panels, panel_state: PanelState) -> set[str]:
        """Draw anew a strip that shows something else than before, or all in another frame; their names."""
        pictures = self.look.pictures.version
        shown_now = (frame, panels, panel_state, pictures, GOLD.shines)
        if self._shown is not None and not self.behind and all(map(is_, shown_now, self._shown)):
            return set()
        self._shown = shown_now
        prompt = prompt_fits(self.look.words, panels, frame.kind, frame.window.width, frame.scale)
        self.prompt_fits = prompt
        shown = panels.top if prompt else panels.top.prompt == ""
        chips = tuple(panels.seats) if frame.kind is FrameKind.COMPACT else ()
        dock = (
            panels.display,
            panels.hand,
            panels.hand_limit,
            panels.turn,
            panels.workers,
            panels.end_turn,
            panels.end_note,
            viewer_of(panels),
            panel_state.hand_first,
            panel_state.turn_older,
            panel_state.held,
            panel_state.bound,
            panel_state.others,
            panels.lake,
            pictures,
        )
        keys: dict[str, Hashable] = {
            "top": (panels.top, shown, chips, prompt, panels.lake and (panels.lake.season, panels.lake.bag)),
            "dock": dock,
            "left": (
                (panels.seats, panels.log, panels.top.seat, panel_state.seat, panel_state.log_first),
                panel_state.botric and (panel_state.botric.board, pictures),
            ),
            "right": (
                (
                    panels.church,
                    panels.sales,
                    panels.prices,
                    panels.awards,
                    panels.milestones,
                    panels.sales_left,
                    panels.lake and panels.lake.menu,
                ),
                panel_state.drawer if frame.kind is FrameKind.COMPACT else "",
            ),
        }
        painters: dict[str, Painter] = {
            "top": partial(self._top, frame=frame, panels=panels, prompt=prompt),
            "dock": partial(self._dock, frame=frame, panels=panels, panel_state=panel_state),
            "left": partial(self._left, frame=frame, panels=panels, panel_state=panel_state),
            "right": partial(self._right, frame=frame, panels=panels, panel_state=panel_state),
        }
        looks = (frame.key, GOLD.shines)
        changed: set[str] = set()
        self.behind = False
        for name, key in keys.items():
            strip = self._strips.get(name)
            if strip is not None and strip.key == (looks, key):
                continue
            if changed and strip is not None and strip.key[0] == looks:
                self.behind = True
            else:
                self._paint(name, frame, (looks, key), painters[name])
                changed.add(name)
        return changed

    def _paint(
        self,
        name: str,
        frame: TableFrame,
        key: tuple[Hashable, Hashable],
        painter: Callable[[Pane], list[HitRegion]],
    ) -> None:
        rect: pygame.Rect = getattr(frame, name)
        if not rect.width or not rect.height:
            self._strips[name] = _Strip(key, pygame.Surface((0, 0)), [])
            return
        old = self._strips.get(name)
        keep = old is not None and old.surface.get_size() == rect.size
        surface = old.surface if old is not None and keep else pygame.Surface(rect.size)
        _lay_wood(surface, rect, frame.window.size)
        pane = Pane(surface, frame.scale, self.look.words)
        edge = {"top": "bottom", "dock": "top", "left": "right", "right": "left"}[name]
        bar(surface, surface.get_rect(), edge, frame.scale)
        hits = painter(pane)
        self._strips[name] = _Strip(key, surface, [hit.moved(*rect.topleft) for hit in hits])

    def _top(self, pane: Pane, frame: TableFrame, panels: Panels, *, prompt: bool) -> list[HitRegion]:
        draw_top(pane, pane.surface.get_rect(), self.look, panels, frame.kind, prompt=prompt)
        return pane.hits

    def _dock(
        self, pane: Pane, frame: TableFrame, panels: Panels, panel_state: PanelState
    ) -> list[HitRegion]:
        rect = pane.surface.get_rect()
        first, older = panel_state.hand_first, panel_state.turn_older
        rows = DockRows(first, older, panel_state.held, panel_state.bound, panel_state.others)
        draw_dock(pane, rect, self.look, panels, frame.kind, rows)
        return pane.hits

    def _left(
        self, pane: Pane, frame: TableFrame, panels: Panels, panel_state: PanelState
    ) -> list[HitRegion]:
        shown, first = panel_state.seat, panel_state.log_first
        if panel_state.botric is not None:
            board = panel_state.botric.board
            places = solo_column(self.look, frame, panels, board, shown, first)
        else:
            places = left_column(self.look, frame, panels, shown, first)
        return self._column(pane, frame.left, places)

    def _right(
        self, pane: Pane, frame: TableFrame, panels: Panels, panel_state: PanelState
    ) -> list[HitRegion]:
        if frame.kind is FrameKind.COMPACT:
            draw_rail(pane, pane.surface.get_rect(), panel_state.drawer)
            return pane.hits
        return self._column(pane, frame.right, right_column(self.look, frame, panels))

    def _column(self, pane: Pane, column: pygame.Rect, places: list[Place]) -> list[HitRegion]:
        hits: list[HitRegion] = []
        for place in places:
            at = (place.rect.left - column.left, place.rect.top - column.top)
            hits += self.pieces.get(place.key, place.rect.size, pane.scale, place.group, place.draw).put(
                pane.surface, at
            )
        return hits

    def hits(self) -> list[HitRegion]:
        """The hit regions of all strips, in reading order."""
        strips = self._strips
        return [*strips["top"].hits, *strips["left"].hits, *strips["right"].hits, *strips["dock"].hits]

    def put(self, surface: pygame.Surface, frame: TableFrame, name: str) -> pygame.Rect:
        """Blit one strip; where it lies."""
        rect: pygame.Rect = getattr(frame, name)
        if rect.width and rect.height:
            surface.blit(self._strips[name].surface, rect)
        return rect

"""Village and what lies over it, arranged with regard for each other: cards keep off, the view makes room."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from hamlet.app.art.rich import plain
from hamlet.app.board_view import BoardView
from hamlet.app.flow.chances.chance_search import FoundChance
from hamlet.app.flow.table import Flow
from hamlet.app.table.botric.his_line import line_overlay
from hamlet.app.table.botric.his_turn import line_shown, strip_shown
from hamlet.app.table.botric.strip import strip_overlay
from hamlet.app.table.chance_card import ChanceCard
from hamlet.app.table.chrome import Chrome
from hamlet.app.table.kept_visible import TOOLS, KeptVisible, kept_visible
from hamlet.app.table.looking import Looking
from hamlet.app.table.making_room import MakingRoom
from hamlet.app.table.overlays import Overlay
from hamlet.app.table.table_frame import FrameKind, TableFrame
from hamlet.app.table.village_overlays import VillageOverlays
from hamlet.app.ui.hit_regions import HitRegion
from hamlet.app.view.panels import Panels
from hamlet.app.view.scene import Scene


class Arranging:
    """Brings the parts of the table together that share the village's room, and moves the view for them."""

    def __init__(
        self, flow: Flow, board: BoardView, overlays: VillageOverlays, chrome: Chrome, looking: Looking
    ) -> None:
        self.flow = flow
        self.board = board
        self.overlays = overlays
        self.chrome = chrome
        self.looking = looking
        self.room = MakingRoom(board.camera)
        self.chance: FoundChance | None = None
        """The first chance that is told."""
        self.chance_card = ChanceCard(flow.words, overlays.cache)
        self.hand: tuple[int, int] | None = None
        """Where the pointer was when it was told first."""

    def arrange(self, frame: TableFrame, panels: Panels, scene: Scene) -> list[HitRegion]:
        """What lies over the village finds its place; the village's own regions."""
        overlays, told = self.overlays, scene.card is not None or scene.toast
        village = self.board.hits(self.flow.mode.moment or self.flow.state, scene)
        # The field to find a building stands where the prompt would.
        hidden = self.chrome.prompt_fits or self.looking.finding is not None
        prompt = "" if hidden else self._asked(frame, panels)
        kept = self._kept_visible(scene, village) if told else None
        asked = (frame, panels, scene, self.looking.state, self.flow.mode)
        looking = self.looking
        barred = looking.finding is not None or looking.state.botric is not None
        bars = self._bars(frame) if barred else []
        if self.chance is not None:
            bars.append(self.chance_card.stand(frame, self.chance, village, bars, self.hand))
        overlays.arrange(*asked, kept, bars, prompt)
        if scene.card is None and self.room.moved:
            self.room.back()
        elif kept is not None:
            moved = self._show_all(kept, scene, frame) or self._make_room(kept, scene, frame)
            if moved or overlays.card.crowded is not None:
                village = self.board.hits(self.flow.mode.moment or self.flow.state, scene)
                overlays.arrange(*asked, self._kept_visible(scene, village), bars, prompt)
        return village

    def tell_chance(self, found: FoundChance | None, hand: tuple[int, int] | None) -> None:
        """A first chance is told now, or none any more."""
        self.chance, self.hand = found, hand
        self.looking.lit = found.tiles if found is not None else frozenset()
        self.chance_card.go()

    def fade_chance(self, strength: float) -> None:
        """So much of its card is seen."""
        self.chance_card.fade(strength)

    def _show_all(self, kept: KeptVisible, scene: Scene, frame: TableFrame) -> bool:
        """Where something is tied, have the view show all of it; whether it did."""
        card = self.overlays.card.crowded or self.overlays.card_rect
        if card is None or not any(mark.asked for mark in scene.letters):
            return False
        tied = replace(kept, lying=(*kept.lying, *self.board.tied_rects(scene)))
        moved = self.room.show_all(card, tied, (self.flow.state, frame))
        if moved:
            self.overlays.card.keep_at(card)
        return moved

    def _make_room(self, kept: KeptVisible, scene: Scene, frame: TableFrame) -> bool:
        """Have the view make room for a card that has none where it stands; whether it did."""
        card = self.overlays.card.crowded
        about = (scene.card, scene.ghost, scene.ways, frame)
        place = self.room.make(card, kept, about) if card is not None else None
        if place is not None:
            self.overlays.card.keep_at(place)
        return place is not None

    def _kept_visible(self, scene: Scene, village: Sequence[HitRegion]) -> KeptVisible:
        """What a card keeps off; where the view is still moving, where that will be."""
        ahead = self.board.ahead
        lying = [replace(hit, shape=ahead(hit.bounds)) for hit in village if hit.group != TOOLS]
        tools = [hit for hit in village if hit.group == TOOLS]
        ways = [ahead(rect) for rect in self.board.way_rects(scene)]
        return kept_visible(scene, (*lying, *tools, *self.chrome.hits()), ways)

    def _asked(self, frame: TableFrame, panels: Panels) -> str:
        """What is asked, after whose turn it is where the bar at the top does not say it."""
        top = panels.top
        if frame.kind is not FrameKind.COMPACT:
            return top.prompt
        return f"{{seat:{self.overlays.look.colour(top.whose_seat)}}} *{plain(top.whose)}* · {top.prompt}"

    def _bars(self, frame: TableFrame) -> list[Overlay]:
        """Over the village: the field to find a building; else what Botric tries, and a line of his board."""
        finding, state = self.looking.finding, self.looking.state
        if finding is not None:
            return [finding.overlay(frame, self.overlays.cache, self.flow)]
        cache, look = self.overlays.cache, self.overlays.look
        strip = strip_shown(self.flow, state, frame.kind, prompt_fits=self.chrome.prompt_fits)
        board = line_shown(self.flow, state, frame.kind)
        found = [] if strip is None else [strip_overlay(cache, frame, look, strip)]
        return [*found, *([] if board is None else [line_overlay(cache, frame, look, board)])]

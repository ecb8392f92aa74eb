"""The table on the screen: village, panels and flow together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

import pygame

from hamlet.app.art.icons import icon
from hamlet.app.art.palette import PAPER, seat_colour
from hamlet.app.art.rich import plain
from hamlet.app.art.tile.artist import art_of
from hamlet.app.art.tile_badges import BadgeArt
from hamlet.app.board_view import BoardView
from hamlet.app.flow.table import Flow
from hamlet.app.ids import HandId, Id, InfoId, TileId
from hamlet.app.keeping import Keeper
from hamlet.app.motion.flights import HAND, draw_flights
from hamlet.app.pages import ScoringPage
from hamlet.app.table.card_plan import first_action
from hamlet.app.table.chrome import Chrome
from hamlet.app.table.dragging import held_piece
from hamlet.app.table.greeting import Greeting
from hamlet.app.table.kept_visible import TOOLS, KeptVisible, kept_visible
from hamlet.app.table.look import Look, Pictures
from hamlet.app.table.looking import Looking
from hamlet.app.table.making_room import MakingRoom
from hamlet.app.table.notices import Notices
from hamlet.app.table.opponents import InlineThinker, Opponents
from hamlet.app.table.others_turns import OthersTurns
from hamlet.app.table.overlays import Overlay
from hamlet.app.table.table_frame import FrameKind, TableFrame, frame_for
from hamlet.app.table.table_input import TableInput
from hamlet.app.table.tooltips import Tooltips, kept_clear
from hamlet.app.table.village_overlays import VillageOverlays
from hamlet.app.ui.hints import Hint, KeptClear
from hamlet.app.ui.hit_regions import HitRegion
from hamlet.app.ui.screen import Change, Open
from hamlet.app.ui.stage import Stage
from hamlet.app.view.scene import Scene
from hamlet.session.driving import players_of
from hamlet.session.session import Session
from hamlet.words.localised import localised

LEAST_STEP = 1 / 30
FLYING = (104, 60)


class TableScreen(Stage):
    """One game played or looked at. Its parts own their state; the screen lays them out and draws them."""

    def __init__(
        self,
        session: Session,
        keeper: Keeper | None = None,
        speed: float = 1.0,
        *,
        reduced: bool = False,
        remember_pace: Callable[[float], None] | None = None,
        news: Sequence[str] = (),
    ) -> None:
        super().__init__()
        self.session = session
        self.keeper = keeper
        definitions, players = session.setup.definitions, players_of(session)
        colours = tuple(seat.color for seat in session.setup.seats)
        words = session.setup.words
        art = art_of(localised(words, definitions))
        self.flow = Flow(session, players)
        self.look = Look(words, definitions, colours, Pictures(art))
        self.board = BoardView(session.setup.box, BadgeArt(art, colours), words)
        self.board.set_motion(speed, reduced=reduced)
        self.opponents = Opponents(self.flow, InlineThinker(players), speed)
        self.others = OthersTurns(self.flow, self.board, self.opponents, remember_pace)
        self.looking = Looking(self.flow)
        self.chrome = Chrome(self.look)
        self.overlays = VillageOverlays(self.look, session)
        self.room = MakingRoom(self.board.camera)
        self.greeting = Greeting(self.flow, self.overlays)
        self.notices = Notices(words, keeper, news)
        self.tooltips = Tooltips(self.flow, self.look)
        self.input: TableInput = TableInput(self)
        self.frame: TableFrame = frame_for((1280, 720), 1.0)
        self._panels = self._shown = self.flow.panels()
        self._panels_version = self.flow.version
        self._version = self._refreshed = -1
        self._bound = self.board.performance.bound
        self._fitted = False
        self._scored = session.finished
        self._laid = (self.board.camera.eye, self.board.ground.composition)

    # layout

    def resize(self, size: tuple[int, int], scale: float) -> None:
        """Another layout."""
        self.chrome.pieces.clear()
        self.notices.changed()
        self._frame(size, scale)
        if not self._fitted:
            self.board.fit(self.session.state)
            self.board.camera.stop()
            self._fitted = True
        self.looking.tell_others(self.others.buttons())
        super().resize(size, scale)

    def _frame(self, size: tuple[int, int], scale: float) -> None:
        """Where everything stands: what must not be missed takes its room from the village."""
        self.frame = self.notices.frame(size, scale)
        self.board.resize(self.frame.village, scale)

    def tell(self) -> None:
        """There is another notice, or none any more."""
        self._frame(self.size, self.scale)
        self.relayout()
        self.uncover()

    def regions(self) -> dict[str, pygame.Rect]:
        """The strips and the village."""
        return self.frame.regions

    def scene(self) -> Scene:
        """What the village shows now."""
        hands = self.input
        return self.looking.scene((hands.focus if hands.by_keys else None) or hands.hover)

    def layout(self) -> Iterable[HitRegion]:
        """Cards first, then the village, then the panels."""
        scene, state, before = self.scene(), self.looking.state, self.overlays.over
        self.mark("village", *self.chrome.update(self.frame, self._shown, state))
        village = self.board.hits(self.session.state, scene)
        # The field to find a building stands where the prompt would.
        hidden = self.chrome.prompt_fits or self.looking.finding is not None
        prompt = "" if hidden else self._asked()
        told = scene.card is not None or scene.toast
        kept = self._kept_visible(scene, village) if told else None
        asked = (self.frame, self._shown, scene, state, self.flow.mode)
        self.overlays.arrange(*asked, kept, self._bars(), prompt)
        if scene.card is None and self.room.moved:
            self.room.back()
        elif self.overlays.card.crowded is not None and kept is not None:
            village = self._make_room(self.overlays.card.crowded, kept, scene) or village
            self.overlays.arrange(*asked, self._kept_visible(scene, village), self._bars(), prompt)
        self._version = self.flow.version
        self.mark(*self.overlays.over, *before)
        notice = self.notices.hits(self.frame) if self.notices.shown is not None else ()
        return [*notice, *self.overlays.hits(), *village, *self.chrome.hits()]

    def _make_room(self, card: pygame.Rect, kept: KeptVisible, scene: Scene) -> list[HitRegion]:
        """Have the view make room for the card where it stands; the village's regions, if it did."""
        if not self.room.make(card, kept, (scene.card, scene.ghost, scene.ways, self.frame)):
            return []
        self.overlays.card.keep_at(card)
        return self.board.hits(self.session.state, scene)

    def _kept_visible(self, scene: Scene, village: Sequence[HitRegion]) -> KeptVisible:
        """What a card keeps off; where the view is still moving, where that will be."""
        ahead = self.board.ahead
        lying = [replace(hit, shape=ahead(hit.bounds)) for hit in village if hit.group != TOOLS]
        tools = [hit for hit in village if hit.group == TOOLS]
        ways = [ahead(rect) for rect in self.board.way_rects(scene)]
        return kept_visible(scene, (*lying, *tools, *self.chrome.hits()), ways)

    def _asked(self) -> str:
        """What is asked, after whose turn it is where the bar at the top does not say it."""
        top = self._shown.top
        if self.frame.kind is not FrameKind.COMPACT:
            return top.prompt
        return f"{{seat:{self.look.colour(top.whose_seat)}}} *{plain(top.whose)}* · {top.prompt}"

    def _bars(self) -> list[Overlay]:
        """Over the village: the field to find a building."""
        finding = self.looking.finding
        return [] if finding is None else [finding.overlay(self.frame, self.overlays.cache, self.flow)]

    @property
    def busy(self) -> bool:
        """The village or a blueprint is still being drawn, or something moves."""
        drawn = not (self.board.busy or self.board.animating or self.look.pictures.waiting)
        return not drawn or self.flow.mode.working or self.panels_late

    @property
    def panels_late(self) -> bool:
        """Whether the panels still show what was before the last change."""
        return self.chrome.behind or self._panels is not self._shown or self._panels_version != self._version

    @property
    def quiet(self) -> bool:
        """Whether clicks do nothing yet: a turn has only just begun."""
        return self.greeting.quiet(self.now)

    # time

    def update(self, now: float) -> Change | None:
        """Players play, things move, pictures are made, the game is kept."""
        passed = min(max(now - self.now, 0.0), LEAST_STEP * 3)
        super().update(now)
        self.others.update(now)
        self._move(passed)
        if self.flow.mode.working and self.flow.mode.work(self.flow):
            self.flow.changed()
        late = self.panels_late
        if self.look.pictures.work() or self.flow.version != self._refreshed:
            self._refresh()
        if late:
            self._follow()
        if self.greeting.pass_time(now):
            self.mark("village")
        if self.keeper is not None:
            self.keeper.look(now)
            if self.notices.changed():
                self.tell()
        return self._scoring()

    def _move(self, passed: float) -> None:
        """Everything that moves by itself."""
        performance = self.board.performance
        flew = bool(performance.flights)
        if self.input.slide(passed):
            self.relayout()
        if self.board.update(passed):
            self._board_moved()
        if flew or performance.flights:
            self.mark(*self.frame.regions)
        if performance.bound is not self._bound:
            self._bound = performance.bound
            self.looking.expect(self._bound)
            self.relayout()

    def _board_moved(self) -> None:
        """The village looks different; if it lies elsewhere, or its pieces do, so do its hit regions."""
        laid = (self.board.camera.eye, self.board.ground.composition)
        if laid[0] != self._laid[0] or laid[1] is not self._laid[1]:
            self._laid = laid
            self.relayout()
        self.mark("village")

    def _refresh(self) -> None:
        self._refreshed = self.flow.version
        self.relayout()
        self._focus_card()
        self.greeting.greet(self.frame, self.now)

    def _follow(self) -> None:
        """The village answers in the frame of a click; the panels follow: what they tell, then each strip."""
        if self.chrome.behind or self._panels is not self._shown:
            self._shown = self._panels
            self.looking.follow(self.frame.kind)
            self.tell_others()
        else:
            self._panels, self._panels_version = self.flow.panels(), self.flow.version

    def tell_others(self) -> None:
        """What there is to press about the turns of others may be something else now."""
        self.looking.tell_others(self.others.buttons())
        self.relayout()

    def _focus_card(self) -> None:
        """For the keyboard: the first action of a card that has just opened, or has lost what was focused."""
        card = self.flow.scene().card
        if card is None or not self.input.by_keys:
            return
        self.input.stay_on_card()
        if self.input.focus is None:
            self.input.set_focus(first_action(card))

    def _scoring(self) -> Change | None:
        if not self.session.finished:
            self._scored = False
        elif not self._scored and not self.board.animating:
            self._scored = True
            self.flow.back()
            return Open(ScoringPage(self.session))
        return None

    def wants_hint(self, what: Id) -> bool:
        """What has its card open needs no hint, and what is refused says why on the village."""
        scene = self.scene()
        card, refused = scene.card, scene.refused
        if refused is not None and refused.id == what:
            return False
        return card is None or card.tile is None or what != TileId(card.tile)

    def hint(self, hit: HitRegion) -> Hint:
        """What pointing at something tells."""
        return self.tooltips.hint(hit, self.size[1], self.scale)

    def kept_clear(self, hit: HitRegion) -> KeptClear:
        """What is lit, and the buttons of a card, are not covered."""
        return kept_clear(self.scene(), self.hits.all, hit)

    # drawing

    def paint(self, surface: pygame.Surface, region: str) -> None:
        """A strip is a blit; the village draws itself."""
        if region == "village":
            hands = self.input
            lit = (hands.focus if hands.by_keys else None) or hands.hover
            self.board.draw(surface, self.session.state, self.scene(), lit)
        elif region == "notice":
            self.notices.put(surface, self.frame)
        else:
            self.chrome.put(surface, self.frame, region)
        self.overlays.put(surface, self.scale)

    def paint_over(self, surface: pygame.Surface) -> None:
        """What flies, and a piece that is dragged and hangs on the pointer."""
        performance = self.board.performance
        if performance.flights:
            draw_flights(surface, performance.flying, self._where, self._small_picture, self.scale)
        dragged, at = self.input.dragging, self.input.pointer
        if dragged is None or at is None:
            return
        piece = held_piece(dragged)
        if piece is not None:
            colour = seat_colour(self.look.colour(self.session.state.seat))
            picture = icon(piece.kind, round(40 * self.scale), colour, PAPER)
            surface.blit(picture, picture.get_rect(center=at))

    def _where(self, what: Id) -> pygame.Rect | None:
        """Where something is on the table that is flown to or from."""
        if isinstance(what, TileId):
            return self.board.tile_rect(what.tile)
        if isinstance(what, InfoId) and what.about == HAND and what.seat == self.flow.viewer:
            # The panels show a blueprint a moment after it was taken.
            hit = self.hits.get(HandId(int(what.which))) or self.hits.get(InfoId("free"))
        else:
            hit = self.hits.get(what)
        return hit.bounds if hit is not None else None

    def _small_picture(self, tile: int) -> pygame.Surface:
        """A blueprint on its way."""
        size = (round(FLYING[0] * self.scale), round(FLYING[1] * self.scale))
        return self.look.pictures.get(tile, size)

    def unkept(self) -> Keeper | None:
        """Whoever leaves the table must know that the game is not on the disk."""
        return self.keeper if self.keeper is not None and not self.keeper.secure() else None

    def close(self) -> None:
        """The game is on the disk before the screen is gone."""
        self.opponents.thinker.close()
        if self.keeper is not None:
            self.keeper.close()

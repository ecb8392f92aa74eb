"""The table on the screen: village, panels and flow together."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from hamlet.app.art.tile.artist import art_of
from hamlet.app.art.tile_badges import BadgeArt
from hamlet.app.board_view import BoardView
from hamlet.app.flow.table import Flow
from hamlet.app.keeping import Keeper
from hamlet.app.life.waking import Liveliness
from hamlet.app.motion.moments import LastRound
from hamlet.app.pages import ScoringPage
from hamlet.app.table.aloft import Aloft
from hamlet.app.table.arranging import Arranging
from hamlet.app.table.botric.his_turn import HisTurn
from hamlet.app.table.botric.step_by_step import StepByStep
from hamlet.app.table.botric.strip import kept_for_strip
from hamlet.app.table.chance_telling import ChanceTelling
from hamlet.app.table.chrome import Chrome
from hamlet.app.table.greeting import Greeting
from hamlet.app.table.heard_at_table import HeardAtTable
from hamlet.app.table.look import Look, Pictures
from hamlet.app.table.looking import Looking
from hamlet.app.table.notices import Notices
from hamlet.app.table.numbers_arriving import NumbersArriving
from hamlet.app.table.opponents import InlineThinker, Opponents
from hamlet.app.table.others_turns import AT_A_PACE, OthersTurns
from hamlet.app.table.table_frame import TableFrame, frame_for
from hamlet.app.table.table_habits import TableHabits, habits_of
from hamlet.app.table.table_input import TableInput
from hamlet.app.table.telling_table import TellingTable
from hamlet.app.table.tie_lots import Lots, TieLots
from hamlet.app.table.tooltips import Tooltips
from hamlet.app.table.village_overlays import VillageOverlays
from hamlet.app.ui.screen import Change, GameShown, Open
from hamlet.session.driving import players_of
from hamlet.session.session import Session
from hamlet.store.settings import Settings
from hamlet.words.localised import localised

LEAST_STEP = 1 / 30
USUAL = TableHabits()
NO_LOTS = Lots()


class TableScreen(TellingTable):
    """One game played or looked at. Its parts own their state; the screen lays them out and draws them."""

    lively = True
    """Whether there may be life in the village."""

    way_out = "screens.title"
    """What lies below it, as a label."""

    def __init__(
        self,
        session: Session,
        keeper: Keeper | None = None,
        speed: float = 1.0,
        *,
        habits: TableHabits = USUAL,
        remember_pace: Callable[[float], None] | None = None,
        news: Sequence[str] = (),
        lots: Lots = NO_LOTS,
        step_by_step: StepByStep = AT_A_PACE,
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
        self.opponents = Opponents(self.flow, InlineThinker(players), speed)
        self.others = OthersTurns(self.flow, self.board, self.opponents, remember_pace, step_by_step)
        self.ties = TieLots(self.flow, lots)
        self.looking = Looking(self.flow)
        self.his_turn = HisTurn(self.flow, self.board)
        self.chrome = Chrome(self.look)
        self.overlays = VillageOverlays(self.look, session)
        self.arranging = Arranging(self.flow, self.board, self.overlays, self.chrome, self.looking)
        self.greeting = Greeting(self.flow, self.overlays)
        self.chances = ChanceTelling(self.flow)
        self.notices = Notices(words, keeper, news)
        self.tooltips = Tooltips(self.flow, self.look)
        self.aloft = Aloft(self)
        self.heard = HeardAtTable(self)
        self.counting = NumbersArriving(self.board.performance)
        self.input: TableInput = TableInput(self)
        self.frame: TableFrame = frame_for((1280, 720), 1.0)
        self._panels = self._shown = self.flow.panels()
        self._panels_version = self.flow.version
        self._version = self._refreshed = -1
        self._about = self.flow.mode
        self._bound = self.board.performance.bound
        self._fitted = False
        self._scored = session.finished
        self._headed = (-1, "")
        self._laid = (self.board.camera.eye, self.board.ground.composition)
        self._adopt(speed, habits)
        self.looking.tell_botric(self.his_turn.seen())

    def heed(self, settings: Settings) -> None:
        """The player has chosen something else for every table, and this is one."""
        self._adopt(settings.own_pace, habits_of(settings))

    def _adopt(self, speed: float, habits: TableHabits) -> None:
        self.board.set_motion(speed, reduced=habits.reduced)
        self.board.letters = habits.letters
        self.board.wished = habits.look
        self.board.life.enliven(habits.life if self.lively else Liveliness.NONE)
        self.others.own_speed = speed
        self.opponents.speed = speed if habits.rivals_speed is None else habits.rivals_speed
        self.flow.asks_before_end = habits.asks_before_end
        self.chances.want(on=habits.first_hints)

    # layout

    def preparing(self) -> Iterator[float]:
        """A sketch of every tile: a late village that nobody has seen yet takes a while."""
        return self.board.sketching(self.session.state)

    def resize(self, size: tuple[int, int], scale: float) -> None:
        """Another layout."""
        self.chrome.pieces.clear()
        self.notices.changed()
        self._frame(size, scale)
        if not self._fitted:
            self.board.fit(self.session.state)
            self.board.camera.stop()
            self._fitted = True
        self.looking.tell_others(self.others.buttons(), self.others.tip)
        super().resize(size, scale)

    def _frame(self, size: tuple[int, int], scale: float) -> None:
        """Where everything stands: what must not be missed takes its room from the village."""
        self.frame = self.notices.frame(size, scale)
        self.board.resize(
            self.frame.village, scale, kept_for_strip(self.frame) if self.his_turn.plays else ()
        )

    def tell(self) -> None:
        """There is another notice, or none any more."""
        self._frame(self.size, self.scale)
        self.relayout()
        self.uncover()

    @property
    def busy(self) -> bool:
        """The village or a blueprint is still being drawn, or something moves."""
        drawn = not (self.board.busy or self.board.animating or self.look.pictures.waiting)
        return not drawn or self.flow.mode.working or self.panels_late

    @property
    def panels_late(self) -> bool:
        """Whether the panels still show what was before the last change."""
        told = self._panels is self._shown and self._panels_version == self._version
        return not told or self.chrome.behind or (self.his_turn.plays and self.his_turn.behind)

    @property
    def quiet(self) -> bool:
        """Whether clicks do nothing yet: a turn has only just begun."""
        return self.greeting.quiet(self.now)

    # time

    def update(self, now: float) -> Change | None:
        """Players play, things move, pictures are made, the game is kept."""
        self.board.life.pass_time(max(now - self.now, 0.0))
        passed = min(max(now - self.now, 0.0), LEAST_STEP * 3)
        super().update(now)
        if self.his_turn.plays:
            self.ties.update()
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
        if self.chances.before is not None:
            self.tell_chances(now)
        if self.keeper is not None:
            self.keeper.look(now)
            if self.notices.changed():
                self.tell()
        return self._scoring()

    def listen(self) -> None:
        """What moved, was taken up, refused or taken back in this frame is heard."""
        self.heard.update()

    def refine(self, now: float) -> bool:
        """The village and the strips are painted to their end; nobody plays, and nothing moves."""
        if self.board.paint_on():
            self._board_moved()
        if self.look.pictures.work() or self.chrome.behind:
            self.relayout()
        return self.board.unpainted or self.chrome.behind or self.look.pictures.waiting

    def _move(self, passed: float) -> None:
        """Everything that moves by itself."""
        performance = self.board.performance
        flew = bool(performance.flights) or performance.cut_short
        if self.input.slide(passed):
            self.relayout()
        if self.board.update(passed):
            self._board_moved()
        if flew or performance.flights:
            self.mark(*self.frame.regions)
        if self.counting.update():
            self.relayout()
        if self.aloft.update(passed):
            self.input.drag.moved(self.input.pointer)
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
        if self.flow.mode is not self._about:
            self._about = self.flow.mode
            self.marks.dismiss()
        self.input.focus_card()
        self.greeting.greet(self.frame, self.now, rung=self.board.performance.has(LastRound))

    def _follow(self) -> None:
        """The village answers in the frame of a click; the panels follow: what they tell, then each strip.

        What Botric would do then comes last, and what his turn tells as it goes on.
        """
        if self.chrome.behind or self._panels is not self._shown:
            self._shown = self._panels
            self.looking.follow(self.frame.kind)
            self.tell_others()
        elif self._panels_version != self._version:
            self._panels, self._panels_version = self.flow.panels(), self.flow.version
        elif self.looking.tell_botric(self.his_turn.seen()):
            self.relayout()

    def tell_others(self) -> None:
        """What there is to press about the turns of others may be something else now."""
        self.looking.tell_others(self.others.buttons(), self.others.tip)
        self.relayout()

    def _scoring(self) -> Change | None:
        if not self.session.finished:
            self._scored = False
        elif not self._scored and not self.board.animating:
            self._scored = True
            self.flow.back()
            return Open(ScoringPage(self.session, ended=self.keeper is not None, fresh=True))
        return None

    def headed(self) -> str:
        """How far the game is."""
        number = self.session.state.round
        if self._headed[0] != number:
            # Asked for in nearly every frame.
            self._headed = number, self.look.words.label("screens.window.round", round=number)
        return self._headed[1]

    def unkept(self) -> Keeper | None:
        """Whoever leaves the table must know that the game is not on the disk."""
        return self.keeper if self.keeper is not None and not self.keeper.secure() else None

    def played(self) -> GameShown:
        """The game on the table."""
        return GameShown(self.session, self.keeper is not None)

    def anew(self) -> Change | None:
        """Only a sandbox can be begun anew from where one sits."""
        return None

    def close(self) -> None:
        """The game is on the disk before the screen is gone."""
        self.opponents.thinker.close()
        if self.keeper is not None:
            self.keeper.close()

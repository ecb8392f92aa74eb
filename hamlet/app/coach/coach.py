"""The coach: which step one is at, what is to be touched now, and how it is done for whoever asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hamlet.app.coach.touching_ids import AHEAD, HIS_REASONS, LOOK, id_of
from hamlet.app.flow.modes.mode import Idle
from hamlet.app.flow.modes.ranked import RankedGhosting
from hamlet.app.flow.modes.sheets import ReachView
from hamlet.app.ids import Id, SpotId, TileId
from hamlet.app.table.panel_commands import run_panel_command
from hamlet.howto.courses import Course, CourseStep, CourseTouch

if TYPE_CHECKING:
    from hamlet.app.table.table_screen import TableScreen

TICK: Final = 0.4  # seconds for which a step that is done shows its tick
PAUSE: Final = 0.8  # seconds before each touch that is shown
MOST_MOVES: Final = 200  # of rivals in one turn: whoever plays longer never ends


class Coach:
    """Leads through a course at one table. Everything is played by the table's own flow."""

    def __init__(self, table: TableScreen, course: Course) -> None:
        self.table = table
        self.flow = table.flow
        self.course = course
        self.number = 0
        self.touched = 0
        self.showing = False
        """Whether the next touch is being shown."""
        self.version = 0
        """Goes up with everything that looks different."""
        self.asks_to_leave = False
        """Whether he asks if one really wants to leave; nothing else goes on meanwhile."""
        self._ticked: float | None = None
        self._due = 0.0

    # what is so

    @property
    def ended(self) -> bool:
        """Whether every step is behind."""
        return self.number >= len(self.course.steps)

    @property
    def step(self) -> CourseStep:
        """The step one is at; after the last one still that."""
        return self.course.steps[min(self.number, len(self.course.steps) - 1)]

    @property
    def ticked(self) -> bool:
        """Whether the step is done and its tick is being shown."""
        return self._ticked is not None

    @property
    def touch(self) -> CourseTouch | None:
        """What is to be done next in this step, if anything is."""
        left = self.step.touches[self.touched :]
        return left[0] if left and not self.ended else None

    @property
    def rival(self) -> str:
        """Who plays by himself now; nobody where the person decides."""
        session = self.flow.session
        waits = self.flow.humans_turn or session.finished
        return "" if waits else session.setup.seats[session.state.decider].shown

    @property
    def calm(self) -> bool:
        """Whether nobody plays and nothing moves: something can be touched."""
        return self.flow.humans_turn and not self.table.board.animating and not self.table.quiet

    @property
    def target(self) -> Id | None:
        """What answers now, if anything on the table does."""
        touch = self.touch
        if touch is None or touch.reads or self.showing or self.asks_to_leave or not self.calm:
            return None
        return id_of(self.flow.state, touch.lit)

    @property
    def pointed(self) -> Id | None:
        """What of Botric's was touched to see what he would do, as long as that is read."""
        if not self.touched or self.touch is None or not self.touch.reads:
            return None
        before = self.step.touches[self.touched - 1].lit
        return id_of(self.flow.state, before) if before.kind == AHEAD else None

    # what is done

    def do(self) -> None:
        """What is lit is touched, or what is read has been read."""
        touch = self.touch
        if touch is None:
            return
        what = id_of(self.flow.state, touch.lit)
        if touch.lit.kind == LOOK and isinstance(what, TileId):
            self.flow.enter(ReachView(what.tile, self.flow.mode.beneath))
        elif what == HIS_REASONS:
            run_panel_command(self.table, HIS_REASONS)
        elif what is not None and touch.lit.kind != AHEAD:
            self.table.looking.close_drawer()
            self.flow.choose(what)
        self.touched += 1
        if touch.reads:
            self._put_away()
        self._lay_where_wanted()
        self.version += 1

    def _lay_where_wanted(self) -> None:
        """What is taken in hand rests at once where it is to be put: nothing else is lit then."""
        touch, mode = self.touch, self.flow.mode
        what = None if touch is None else id_of(self.flow.state, touch.lit)
        if isinstance(what, SpotId) and isinstance(mode, RankedGhosting) and not mode.fixed:
            mode.lie(self.flow, mode.fit_of(what))
            self.flow.changed()

    def _put_away(self) -> None:
        """What was opened is closed, unless the game itself asks."""
        if self.flow.humans_turn and not self.flow.state.pending:
            self.flow.enter(Idle())

    def show(self) -> None:
        """Do the next touch for the person, slowly; then it is the person's turn to read and go on."""
        self.showing, self._due = True, self.table.now + self._lasting(PAUSE)
        self.version += 1

    def ask_to_leave(self, *, asks: bool) -> None:
        """Somebody would leave, or stays after all."""
        self.asks_to_leave = asks
        self.version += 1

    def skip(self) -> None:
        """Do the rest of the step at once, and go on to the next."""
        while self.touch is not None:
            self.do()
            self.let_others_play()
        self.flow.take_steps()
        self.table.board.skip()
        self._next()

    def go_to(self, step: int, touched: int = 0) -> None:
        """Do everything up to there at once."""
        for _ in range(min(step, len(self.course.steps)) - self.number):
            self.skip()
        for _ in range(min(touched, len(self.step.touches))):
            self.do()
            self.let_others_play()
        self.flow.take_steps()

    def let_others_play(self) -> None:
        """Whoever plays by himself plays until the person has to decide."""
        session, players = self.flow.session, self.flow.players
        for _ in range(MOST_MOVES):
            if self.flow.humans_turn or session.finished:
                break
            session.play(players[session.state.decider].decide(session.state))
        self.flow.settle()

    def update(self, now: float) -> None:
        """Time passes: what is shown goes on, and what is done is ticked off."""
        if self.ended or self.asks_to_leave or not self.calm:
            return
        if self._ticked is not None:
            if now >= self._ticked:
                self._next()
        elif self.touch is None:
            self._ticked = now + self._lasting(TICK)
            self.showing = False
            self.version += 1
        elif self.showing and now >= self._due:
            self.showing = False
            self.do()

    def _next(self) -> None:
        self.number, self.touched = self.number + 1, 0
        self.showing, self._ticked = False, None
        self._put_away()
        self.version += 1

    def _lasting(self, seconds: float) -> float:
        """So long where things move; no time where nothing does."""
        return seconds if self.table.others.own_speed > 0 else 0.0

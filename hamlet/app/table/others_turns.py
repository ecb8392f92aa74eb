"""The turns of other players as they are watched: shown at a pace, held, hurried, shown again."""

from __future__ import annotations

from collections.abc import Callable

from hamlet.app.board_view import BoardView
from hamlet.app.flow.botric.turns import begins_go, is_his, plays_botric
from hamlet.app.flow.table import Flow
from hamlet.app.table.botric.step_by_step import StepByStep
from hamlet.app.table.opponents import Opponents
from hamlet.app.table.watching import again_buttons, his_buttons, pace_after, pace_code, playing_buttons
from hamlet.app.view.parts import Button
from hamlet.session.history import Step

AT_A_PACE = StepByStep()


class OthersTurns:
    """What opponents play is shown on the board; a person decides how fast."""

    def __init__(
        self,
        flow: Flow,
        board: BoardView,
        opponents: Opponents,
        remember_pace: Callable[[float], None] | None = None,
        step_by_step: StepByStep = AT_A_PACE,
    ) -> None:
        self.flow = flow
        self.board = board
        self.opponents = opponents
        self.his = plays_botric(flow.state)
        """Whether it is Botric's turns that are watched."""
        self._remember_pace = remember_pace
        self.own_speed = opponents.speed
        """How fast a person's own moves are shown; others have a pace of their own."""
        self._step_by_step = step_by_step if self.his else AT_A_PACE
        self._playing = False
        if self._step_by_step.on:
            self._hold_beginning()

    def update(self, now: float) -> None:
        """Let opponents play if it is time, and show every step that was played since."""
        if self._step_by_step.on:
            self._hold_beginning()
        self.opponents.update(now, busy=self.board.animating)
        steps, performance = self.flow.take_steps(), self.board.performance
        if steps or not performance.playing:
            # The pace of whoever took the last of these steps; without any, one's own.
            others = steps and steps[-1].seat in self.flow.players
            performance.speed = self.opponents.speed if others else self.own_speed
        if steps and performance.speed <= 0:
            self.board.skip()
            performance.told += steps
        elif steps:
            self.board.show_steps(steps)

    def step(self) -> None:
        """The next step now."""
        self.opponents.step()
        self.board.skip()

    def skip(self) -> None:
        """Everything up to one's own turn."""
        self.opponents.skip()
        self.board.skip()

    def hold(self) -> None:
        """Hold, or go on; whoever lets Botric go on once sees later turns of his at the usual pace."""
        led = self.led
        self.opponents.hold()
        self.board.skip()
        if led:
            went_on, self._step_by_step = self._step_by_step.went_on, AT_A_PACE
            if went_on is not None:
                went_on()

    def _hold_beginning(self) -> None:
        """Where his turns are gone through step by step, they begin held; with the pace off nothing is."""
        before, self._playing = self._playing, self.opponents.playing
        if self._playing and not before and self.opponents.speed > 0:
            self.opponents.paused = True

    @property
    def led(self) -> bool:
        """Whether he waits for each step until one lets him go on."""
        return self._step_by_step.on and self.opponents.playing and self.opponents.paused

    @property
    def tip(self) -> str:
        """How to go through his turn, where nobody has let him go on yet."""
        led = self._step_by_step.on and self.led
        return self.flow.words.label("table.botric.tip") if led else ""

    def hold_to_read(self) -> None:
        """Others hold while something is read."""
        self.opponents.paused = self.opponents.paused or self.opponents.playing

    def next_pace(self) -> None:
        """The next pace, kept for other games too."""
        speed = pace_after(self.opponents.speed)
        self.opponents.speed = speed
        self.board.skip()
        if self._remember_pace is not None:
            self._remember_pace(speed)
        self.flow.say(self.flow.words.label("table.pace.set", pace=self.pace))

    @property
    def pace(self) -> str:
        """What the pace is called."""
        words = self.flow.words
        return words.grammar.common(words.label(pace_code(self.opponents.speed)))

    def again(self) -> bool:
        """What others did, once more, also where nothing moves by itself; whether there is anything.

        Botric's turn can be seen again in the middle of it: the villager's that acts.
        """
        playing = self.opponents.playing
        steps = self._last_go() if playing else self.flow.others_steps()
        if not steps:
            return False
        self.opponents.paused = self.opponents.paused or playing
        self.board.skip()
        self.board.performance.speed = self.opponents.speed or 1.0
        self.board.show_steps(steps, patient=True)
        return True

    def _last_go(self) -> list[Step]:
        """What Botric's villager has done so far that acts now, or acted last."""
        if not self.his:
            return []
        done = self.flow.session.history.done
        begin = len(done)
        while begin and is_his(done[begin - 1]):
            begin -= 1
            if begins_go(done[begin]):
                break
        return done[begin:]

    def buttons(self) -> tuple[Button, ...]:
        """How the turn of others is watched, or seen once more."""
        if not self.opponents.playing:
            return again_buttons(self.flow, self.opponents)
        show = his_buttons if self.his else playing_buttons
        return show(self.flow, self.opponents)

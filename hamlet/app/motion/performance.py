"""The player of steps: shows them one after the other, at a speed, and gives way to anything newer."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator, Sequence

from hamlet.app.board.canvas import Canvas
from hamlet.app.board.contents import NOBODY, Absent
from hamlet.app.ids import Id
from hamlet.app.motion.flights import BlueprintFlight
from hamlet.app.motion.movers import Mover
from hamlet.app.motion.phases import Phase
from hamlet.app.motion.physics.tracks import toppling
from hamlet.app.motion.script import Act, act_of
from hamlet.app.motion.sky import Counted, Flyer
from hamlet.app.motion.tumbling import Tumble
from hamlet.engine.state import State
from hamlet.session.history import Step
from hamlet.words.words import Words

MOST_WAITING = 12  # acts; of a longer queue the oldest are not shown
NOWHERE: frozenset[Id] = frozenset()
QUIET = 1.5  # seconds without any motion
HURRY = 3  # acts waiting from which on everything goes quicker


class Performance:
    """`speed` 1 is usual, 0 is none. Logic never waits for it: it only shows what is already so."""

    def __init__(self, colours: Sequence[str], words: Words | None = None) -> None:
        self.colours = tuple(colours)
        self.words = words
        self.speed = 1.0
        self.reduced = False
        self._acts: list[Act] = []
        self._time = 0.0
        self._patient = False
        self._idle = 0.0
        self._left: list[State] = []
        self._latest: State | None = None
        self.since: State | None = None
        """The state before all that is shown now."""
        self._asides: list[tuple[Mover, float]] = []
        self.flights: list[tuple[Flyer, float]] = []
        """What flies over the whole table, each with the time since it was sent."""
        self.bound: frozenset[Id] = NOWHERE
        """The places of hand and display to which blueprints fly, or will: not there yet."""
        self.cut_short = False
        """Whether what moved was ended in the middle, and must be drawn once more without it."""
        self.told: deque[Step] = deque(maxlen=MOST_WAITING)
        """Steps that have been shown, or of which nothing is, until somebody takes them."""

    @property
    def still(self) -> bool:
        """Whether nothing but numbers moves."""
        return self.reduced or self.speed <= 0

    @property
    def under_way(self) -> Iterator[tuple[object, float]]:
        """Everything that moves, floats or flies now, each with the time that has passed for it."""
        phase = self._phase()
        yield from ((mover, self._time) for mover in (phase.movers if phase else ()))
        yield from (*self._asides, *self.flights)

    @property
    def playing(self) -> bool:
        """Whether anything is still to be shown."""
        return bool(self._acts or self._asides or self.flights)

    @property
    def fades(self) -> bool:
        """Whether things fade instead of moving."""
        return self.reduced and self.speed > 0

    @property
    def flying(self) -> list[tuple[Flyer, float]]:
        """The flights that have begun, each with the share of its time that has passed."""
        return [(each, (time - each.begin) / each.lasts) for each, time in self.flights if time >= each.begin]

    def has(self, kind: type[Mover]) -> bool:
        """Whether such a moment is shown or will be."""
        waiting = (moment for act in self._acts for moment in act.moments)
        return any(isinstance(each, kind) for each in (*waiting, *(aside for aside, _ in self._asides)))

    def owed(self) -> Counter[tuple[int, Counted]]:
        """What the numbers of seats still lack of what the latest state has: it is on its way, or will be."""
        found = Counter[tuple[int, Counted]]()
        for flyer, share in self._on_way():
            if flyer.gain is not None:
                seat, what, amount = flyer.gain
                found[seat, what] += amount - round(amount * flyer.brought(share))
        return found

    def _on_way(self) -> Iterator[tuple[Flyer, float]]:
        """All that flies or will fly, and how much of its time has passed; less than none: it waits."""
        for flyer, time in self.flights:
            yield flyer, (time - flyer.begin) / flyer.lasts
        for act in self._acts:
            for flyer in act.flights:
                yield flyer, -1.0

    @property
    def telling(self) -> tuple[Step, int] | None:
        """The step that is being shown, and how much of what it has to tell in words is told."""
        phase = self._phase()
        step = self._acts[0].step if self._acts else None
        return None if phase is None or step is None else (step, phase.tells)

    @property
    def acting(self) -> bool:
        """Whether the village is shown as it was before."""
        return bool(self._acts)

    def add(self, steps: Sequence[Step], *, patient: bool = False) -> None:
        """Steps to be shown after those still waiting; patient: none is hurried because others wait."""
        self._patient = patient
        if self.speed <= 0 or not steps:
            return
        if not self.playing:
            self.since = steps[0].before
            self._left.clear()
        self._left += [step.before for step in steps]
        self._latest = steps[-1].after
        for step in steps:
            act = act_of(step, self.colours, reduced=self.reduced, words=self.words)
            if act.shows:
                self._acts.append(act)
            else:
                self.told.append(step)
        self._acts = self._acts if patient else self._acts[-MOST_WAITING:]
        self._begin()
        self._look_ahead()

    def perform(self, state: State, movers: Sequence[Mover]) -> None:
        """Have things move over a state without a step behind it."""
        self._acts, self._time = [Act(state, [Phase(state, NOBODY, tuple(movers))])], 0.0
        self._latest = state

    def skip(self) -> None:
        """Show the end at once."""
        self.cut_short = self.cut_short or self.playing
        self._acts.clear()
        self._asides.clear()
        self.flights.clear()
        self._left.clear()
        self._time, self.bound, self.since = 0.0, NOWHERE, None

    def shown(self, state: State) -> tuple[State, Absent]:
        """The state to be shown instead, and what of it is on its way."""
        # What came last may have had nothing to show (the end of a turn); anything newer ends the show.
        if self._latest is not state:
            self._acts.clear()
            if any(state is one for one in self._left):
                self.skip()  # a step was taken back: nothing of it may be in the air
        if not self._acts:
            return state, NOBODY
        act = self._acts[0]
        phase = self._phase()
        return (phase.state, phase.absent) if phase else (act.after, NOBODY)

    def update(self, seconds: float) -> bool:
        """Let time pass; whether something moves."""
        ended, self.cut_short = self.cut_short, False
        if not self.playing:
            self.bound, self.since = NOWHERE, None
            self._prepare(seconds)
            return ended
        self._idle = 0.0
        hurry = 0 if self._patient else max(0, len(self._acts) - HURRY)
        passed = seconds * self.speed * (1 + hurry)
        self._asides = [(each, time + passed) for each, time in self._asides]
        self._asides = [(each, time) for each, time in self._asides if time < each.begin + each.lasts]
        self.flights = [(each, time + passed) for each, time in self.flights]
        self.flights = [(each, time) for each, time in self.flights if time < each.begin + each.lasts]
        self._time = self._time + passed if self._acts else 0.0
        while (phase := self._phase()) and self._time >= phase.lasts:
            self._time -= phase.lasts
            self._acts[0].phases.pop(0)
            self._begin()
        if self.bound:
            self._look_ahead()
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw what moves now."""
        phase = self._phase()
        for mover in phase.movers if phase else ():
            if mover.begin <= self._time < mover.begin + mover.lasts:
                mover.draw(canvas, (self._time - mover.begin) / mover.lasts)
        for each, time in self._asides:
            if each.begin <= time:
                each.draw(canvas, (time - each.begin) / each.lasts)

    def _prepare(self, seconds: float) -> None:
        """What falls is worked out in a quiet moment: the first time takes longer than a frame."""
        before, self._idle = self._idle, self._idle + seconds
        if before < QUIET <= self._idle and self.speed > 0 and not self.reduced:
            toppling()

    def _phase(self) -> Phase | None:
        return self._acts[0].phases[0] if self._acts and self._acts[0].phases else None

    def _look_ahead(self) -> None:
        """Find where blueprints are bound for; as long as that stays the same, so does what tells it."""
        cards = (flyer for flyer, _ in self._on_way() if isinstance(flyer, BlueprintFlight | Tumble))
        bound = frozenset(card.goals[0] for card in cards if card.blueprint >= 0)
        if bound != self.bound:
            self.bound = bound

    def _begin(self) -> None:
        """Acts whose phases are over let their numbers rise and their coins fly, and make room."""
        while self._acts and not self._acts[0].phases:
            act = self._acts.pop(0)
            self._asides += [(each, 0.0) for each in (*act.floats, *act.moments)]
            self.flights += [(each, 0.0) for each in act.flights]
            self.told += [act.step] if act.step is not None else []

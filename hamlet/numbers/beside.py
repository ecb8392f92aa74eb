"""Games that are compared while a window goes on: begun, collected between frames, stopped at any time."""

from __future__ import annotations

import os
from typing import Final

from hamlet.numbers.comparing import Comparison
from hamlet.numbers.crew import Crew, GamesFailed, Job
from hamlet.numbers.opponents import Ask
from hamlet.numbers.tallying import GamesTally
from hamlet.session.simulation import Outcome
from hamlet.values import dataclass

MOST_JOBS: Final = 4
PLANS: Final = (0, 1)


@dataclass(frozen=True, slots=True)
class Progress:
    """How many pairs of games there are, and how many there will be."""

    done: int
    of: int

    @property
    def over(self) -> bool:
        """Whether all were played."""
        return self.done >= self.of

    @property
    def share(self) -> float:
        """How far it is, from 0 to 1."""
        return self.done / self.of if self.of else 1.0


class GamesBeside:
    """Pairs of games, one with the packs and one without, in processes of their own.

    They are counted in the order of their seeds, however they come in: the same ask tells the same, and no
    quick game comes before a long one. It begins at once, unless `games` says 0.
    """

    def __init__(self, ask: Ask, games: int | None = None, jobs: int = 0) -> None:
        """Begin with the games that are asked for, or with so many; in so many processes."""
        self.ask = ask
        self.jobs = jobs or usual_jobs()
        self.trouble = ""
        """Why no games can be played, as the error says it; nothing as long as they can."""
        self._tallies = GamesTally(), GamesTally()
        self._waiting: dict[int, dict[int, Outcome]] = {}
        self._next = ask.with_packs.seed
        self._end = self._next
        self._crew: Crew | None = None
        self._result: Comparison | None = None
        self.play(ask.games if games is None else games)

    @classmethod
    def played(cls, ask: Ask, with_packs: GamesTally, base: GamesTally) -> GamesBeside:
        """Games of an ask that were all played and counted elsewhere; more may follow here."""
        beside = cls(ask, 0)
        beside._tallies = with_packs, base
        beside._next = beside._end = ask.with_packs.seed + ask.games
        return beside

    @property
    def progress(self) -> Progress:
        """How far the games are that were asked for up to now."""
        first = self.ask.with_packs.seed
        return Progress(self._next - first, self._end - first)

    @property
    def running(self) -> bool:
        """Whether more games are to come."""
        return self._crew is not None

    @property
    def result(self) -> Comparison:
        """What all games up to now came to; the same object until there are more."""
        if self._result is None:
            self._result = self.ask.compared(*self._tallies)
        return self._result

    def play(self, games: int) -> None:
        """So many pairs more; after a stop it goes on where it was."""
        if games <= 0:
            return
        self.stop()
        self.trouble = ""
        self._end = self._next + games
        todo = (Job(plan, seed) for seed in range(self._next, self._end) for plan in PLANS)
        self._crew = Crew(self.ask.plans, todo, min(self.jobs, 2 * games))

    def collect(self) -> bool:
        """Between two frames: take what has come. Whether there is anything new to be shown."""
        crew, before = self._crew, (self._next, self.trouble)
        if crew is None:
            return False
        at_work = crew.at_work
        for came in crew.taken():
            if isinstance(came, GamesFailed):
                self.trouble = came.why
            else:
                self._waiting.setdefault(came.job.seed, {})[came.job.plan] = came.outcome
        self._count()
        if not at_work:
            self.stop()
        return before != (self._next, self.trouble) or not self.running

    def stop(self) -> None:
        """No more games; what was counted stays."""
        if self._crew is not None:
            self._crew.close()
            self._crew = None
        self._waiting.clear()
        self._end = self._next

    def wait(self) -> None:
        """Until all games were played: for commands, pictures and tests, never in a window."""
        if self._crew is not None:
            self._crew.wait()
            while self.running:
                self.collect()

    def _count(self) -> None:
        """Count the pairs that are whole, in the order of their seeds."""
        while len(pair := self._waiting.get(self._next, {})) == len(PLANS):
            for plan in PLANS:
                self._tallies[plan].add(pair[plan])
            del self._waiting[self._next]
            self._next += 1
            self._result = None


def usual_jobs() -> int:
    """One processor stays for the window."""
    return max(1, min(MOST_JOBS, (os.cpu_count() or 2) - 1))

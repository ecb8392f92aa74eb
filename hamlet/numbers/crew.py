"""Processes that play games beside a window: they hold up no frame, and go when the window goes.

A thread hands out games and takes in what came of them, so that whoever looks at the window only empties a
queue. The processes are spawned, as everywhere else, and know nothing of the window. Each ends by itself when
its end of the pipe closes, however the window came to its end.
"""

from __future__ import annotations

import contextlib
import os
import signal
from collections.abc import Iterable, Iterator, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from queue import Empty, SimpleQueue
from threading import Event, Thread
from typing import Final

from hamlet.session.simulation import Outcome, Plan, play_game
from hamlet.values import dataclass

LOOK: Final = 0.2
"""So many seconds at most pass before somebody sees that the games are to stop."""
POLITE: Final = 10
"""How far the games stand back behind the window."""


@dataclass(frozen=True, slots=True)
class Job:
    """One game: which of the plans, and its seed."""

    plan: int
    seed: int


@dataclass(frozen=True, slots=True)
class GamePlayed:
    """One game that was played."""

    job: Job
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class GamesFailed:
    """Why no more games come: the kind of error, or that a process went away."""

    why: str


class Crew:
    """So many processes at work on a list of games."""

    def __init__(self, plans: Sequence[Plan], todo: Iterable[Job], jobs: int) -> None:
        self.plans = tuple(plans)
        self.jobs = jobs
        self._todo: Iterator[Job] = iter(todo)
        self._came: SimpleQueue[GamePlayed | GamesFailed] = SimpleQueue()
        self._closed = Event()
        self._processes: list[SpawnProcess] = []
        self._thread = Thread(target=self._run, name="games beside", daemon=True)
        self._thread.start()

    @property
    def at_work(self) -> bool:
        """Whether more may come."""
        return self._thread.is_alive() or not self._came.empty()

    def taken(self) -> Iterator[GamePlayed | GamesFailed]:
        """What has come since."""
        with contextlib.suppress(Empty):
            while True:
                yield self._came.get_nowait()

    def close(self) -> None:
        """No more games: the processes end at once, and nobody waits for them."""
        self._closed.set()
        self._end_processes()

    def wait(self) -> None:
        """Until all games were played, or it was closed."""
        self._thread.join()

    def _end_processes(self) -> None:
        for process in list(self._processes):
            with contextlib.suppress(ValueError, OSError):
                process.terminate()

    def _run(self) -> None:
        ends: list[Connection] = []
        try:
            for _ in range(self.jobs):
                end = self._hire()
                ends.append(end)
                self._hand_out(end, ends)
                if self._closed.is_set():
                    return
            while ends and not self._closed.is_set():
                ready = wait(ends, LOOK)
                for end in [each for each in ends if each in ready]:
                    self._take_in(end, ends)
        except (OSError, EOFError) as error:
            if not self._closed.is_set():
                self._came.put(GamesFailed(type(error).__name__))
        finally:
            for end in ends:
                end.close()
            self._end_processes()
            for process in self._processes:
                process.join()

    def _hire(self) -> Connection:
        context = get_context("spawn")
        here, there = context.Pipe()
        process = context.Process(target=work, args=(there, self.plans), daemon=True)
        process.start()
        there.close()
        self._processes.append(process)
        return here

    def _hand_out(self, end: Connection, ends: list[Connection]) -> None:
        """The next game for this process; with none left it may go."""
        job = next(self._todo, None)
        if job is None:
            ends.remove(end)
            end.close()
        else:
            end.send(job)

    def _take_in(self, end: Connection, ends: list[Connection]) -> None:
        came = end.recv()
        if isinstance(came, GamesFailed):
            self._closed.set()
        self._came.put(came)
        if not self._closed.is_set():
            self._hand_out(end, ends)


def work(end: Connection, plans: Sequence[Plan]) -> None:
    """In a process of its own: play what is asked for until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(POLITE)
    with contextlib.suppress(EOFError, OSError):
        while True:
            job: Job = end.recv()
            try:
                end.send(GamePlayed(job, play_game(plans[job.plan], job.seed)))
            except Exception as error:  # noqa: BLE001 - whatever a pack brings about is told in the window
                end.send(GamesFailed(f"{type(error).__name__}: {error}"))

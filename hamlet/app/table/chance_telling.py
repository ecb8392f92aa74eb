"""When a first chance is told at the table: in a quiet moment of one's own turn, one at a time, once."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING

from hamlet.app.flow.chances.chance_search import CHANCES, ChanceSearch, FoundChance
from hamlet.values import dataclass

if TYPE_CHECKING:
    from hamlet.app.flow.table import Flow
    from hamlet.engine.state import State

QUIET = 0.6  # seconds in which nothing happens before something is told: who plays on at once needs no hint
FADE = 0.2


@dataclass(frozen=True, slots=True)
class ToldBefore:
    """What was told in other games too, and how it is remembered that one more was."""

    names: Callable[[], Collection[str]]
    tell: Callable[[str], None]


class ChanceTelling:
    """Knows what is told now, and how much of it is seen yet. At each state at most one is told."""

    def __init__(self, flow: Flow) -> None:
        self.flow = flow
        self.before: ToldBefore | None = None
        """Without it nothing is told: a game is looked at, or an example is tried."""
        self.shown: FoundChance | None = None
        self.strength = 1.0
        """How much of the card is seen, while it comes."""
        self._on = True
        self._unspoken = 0
        """In so many of the first own turns nothing is told."""
        self._turns: set[tuple[int, int]] = set()
        """Turns of people here, by round and seat."""
        self._state: State | None = None
        self._spoken = False
        self._search: ChanceSearch | None = None
        self._quiet_since = self._shown_since = 0.0

    def want(self, *, on: bool) -> None:
        """Whether the person wants to hear them; whoever has just said so hears the next one here."""
        if on and not self._on:
            self._state = None
        self._on = on

    def wait_a_turn(self) -> None:
        """Whoever was led here by the hand plays one turn alone first."""
        self._unspoken = 1

    def tell_only(self, name: str) -> bool:
        """For a picture: this one, whatever was told; whether it is possible here."""
        told = {chance.name for chance in CHANCES} - {name}
        self.before = ToldBefore(lambda: told, told.add)
        self._follow(-QUIET)
        return self._free() and self._found(told)

    def update(self, now: float, *, peace: bool) -> bool:
        """Time passes, in `peace` or while something goes on; whether another is shown now, or none."""
        if self.before is None:
            return False
        gone = self._follow(now)
        if not (peace and self._on and self._free()):
            self._quiet_since = now
            return self.close() or gone
        if not self._spoken and self._found(self.before.names()) and now - self._quiet_since >= QUIET:
            self._tell(self.before, now)
            return True
        return gone

    def come(self, now: float, speed: float) -> bool:
        """The card comes gently, where anything moves; whether it looks different than before."""
        passed = (now - self._shown_since) * speed / FADE if speed > 0 else 1.0
        before, self.strength = self.strength, min(1.0, max(0.0, passed))
        return self.shown is not None and before != self.strength

    def close(self) -> bool:
        """It has been read; whether there was one."""
        was, self.shown = self.shown, None
        return was is not None

    def _follow(self, now: float) -> bool:
        """What was told at another state is gone; whether there was anything."""
        if self._state is self.flow.state:
            return False
        self._state, self._spoken, self._search, self._quiet_since = self.flow.state, False, None, now
        if self.flow.humans_turn:
            self._turns.add((self.flow.state.round, self.flow.state.seat))
        return self.close()

    def _free(self) -> bool:
        """Whether a person may do anything, and is not about to."""
        flow = self.flow
        if (
            len(self._turns) <= self._unspoken
            or not flow.humans_turn
            or flow.state.decision != "action"
            or flow.mode.name != "idle"
        ):
            return False
        scene = flow.scene()
        return scene.card is None and scene.spread is None and not scene.toast

    def _found(self, told: Collection[str]) -> bool:
        """Ask the engine for one more; whether there is one to tell."""
        if self._search is None:
            self._search = ChanceSearch(self.flow.state, told)
        self._search.step()
        return self._search.found is not None

    def _tell(self, before: ToldBefore, now: float) -> None:
        found = self._search.found if self._search is not None else None
        if found is not None:
            self.shown, self._spoken, self._shown_since, self.strength = found, True, now, 0.0
            before.tell(found.chance.name)

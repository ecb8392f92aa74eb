"""Whole games against him with every action watched: the human's seat by chance, or by a player."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, NamedTuple

from hamlet.engine.actions.family import Action
from hamlet.engine.botric.base import HIS_SEAT
from hamlet.engine.box import Box
from hamlet.engine.decisions import LAY_START
from hamlet.engine.start import new_state
from hamlet.engine.state import State
from hamlet.players.registry import make_player
from tests.engine.botric.solo_data import BASE, EDITIONS, LAKE, SWITCHES, solo_box
from tests.engine.botric.solo_invariants import LakeSoloLedger, SoloLedger, lake_solo_problems, solo_problems
from tests.engine.lake.lake_playing import forms_lakes
from tests.engine.properties.playing import Watched, lively
from tests.oracles.ledger import Ledger

MOST_ACTIONS = 20_000
SEASONS = ("spring", "summer", "autumn", "winter")
LAYOUTS = ("first-game", "first-game", "shuffled", "by-hand")


class Table(NamedTuple):
    """An edition with these packs."""

    edition: str
    packs: tuple[str, ...] = BASE

    @property
    def name(self) -> str:
        return f"{self.edition}-{'lake' if self.packs == LAKE else 'base'}"


TABLES = tuple(Table(edition, packs) for packs in (BASE, LAKE) for edition in EDITIONS)


def box_of(table: Table, number: int) -> Box:
    """The box of a game: layout, season, ties and switches all change, none in step with another."""
    options: list[tuple[str, object]] = [("start_layout", LAYOUTS[number % len(LAYOUTS)])]
    if number % 3 == 1:
        options.append((SWITCHES[number // 3 % len(SWITCHES)], True))
    if number % 5 == 2:
        options.append(("botric_ties", "decide"))
    if table.packs == LAKE:
        options.append(("season", SEASONS[number // 2 % len(SEASONS)]))
    return solo_box(table.edition, table.packs, tuple(options))


class WatchedSolo(Watched):
    """Everything by chance, the ties too."""

    books: ClassVar[type[Ledger]] = SoloLedger
    player: Any = None

    def judge(self, *, ground: bool) -> list[str]:
        """Everything that is wrong with the state."""
        return solo_problems(self.state, ground=ground)

    def choose(self) -> Action:
        """His step where one is due; else by chance, or what the player says."""
        if self.player is not None and self.state.decider != HIS_SEAT:
            action: Action = self.player.decide(self.state)
            return action
        return lively(self.game.options(), self.dice)

    def step(self) -> Action:
        """As ever; the books are opened anew when the village laid by hand stands and he is set up."""
        laying = self.state.decision == LAY_START
        if not laying:
            return super().step()
        action = self.choose()
        self.game.apply(action)
        self.actions += 1
        assert self.judge(ground=True) == []
        self.ledger = self.books(self.state)
        return action


class WatchedSoloLake(WatchedSolo):
    """By the lake, where one likes to enclose ground."""

    books: ClassVar[type[Ledger]] = LakeSoloLedger

    def judge(self, *, ground: bool) -> list[str]:
        """Everything that is wrong with the state."""
        return lake_solo_problems(self.state, ground=ground)

    def choose(self) -> Action:
        """A building now and then where it encloses ground."""
        action = super().choose()
        tries = 4 if self.player is None and type(action).__name__ in ("Construct", "TakeBlueprint") else 0
        for _ in range(tries):
            other = lively(self.game.options(), self.dice)
            if type(other).__name__ == "Construct" and forms_lakes(self.state, other):  # type: ignore[arg-type]
                return other
        return action


def watched(table: Table, number: int, player: str = "") -> WatchedSolo:
    """A game to be watched; without a player all is by chance."""
    kind = WatchedSoloLake if table.packs == LAKE else WatchedSolo
    found = kind(box_of(table, number), number)
    if player:
        found.player = make_player(player, number, 0)
    return found


def steps_of(table: Table, number: int, player: str = "") -> Iterator[tuple[WatchedSolo, Action]]:
    """A whole game, action by action."""
    game = watched(table, number, player)
    while not game.state.finished:
        yield game, game.step()
        assert game.actions < MOST_ACTIONS, "a game without end"


def fresh(table: Table, number: int) -> State:
    """The state in which such a game begins."""
    return new_state(box_of(table, number), number)

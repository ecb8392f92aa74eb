"""Whole games through the window: what a hand did, how many clicks each action took."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection
from dataclasses import dataclass, field

from hamlet.app.flow.lakeside.lake_panels import too_many_fish
from hamlet.app.ids import Command
from hamlet.app.screens.scoring.scoring_screen import ScoringScreen
from hamlet.app.table.table_screen import TableScreen
from hamlet.app.ui.screen import Screen
from hamlet.engine.actions.donkey import MoveDonkey
from hamlet.engine.actions.family import Action
from hamlet.engine.actions.produce import Produce
from hamlet.engine.actions.turn import EndTurn
from hamlet.engine.game import play
from hamlet.engine.state import State
from hamlet.session.record import make_record, verify
from hamlet.session.session import Session
from tests.e2e.advising import Adviser
from tests.e2e.hands import Hand, do, same_target

MOST_STEPS = 1500
CHOICE = "Produce of one's choice"


@dataclass
class Played:
    """A game that was played through the window."""

    clicks: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))

    @property
    def total(self) -> int:
        """All clicks of the game."""
        return sum(sum(each) for each in self.clicks.values())


def play_through(
    hand: Hand, adviser: Adviser, most: int = MOST_STEPS, kinds: Collection[str] | None = None
) -> Played:
    """Play the game as the adviser says: to its end, so many steps, or until all these are done."""
    driver, played = hand.driver, Played()
    session = driver.table.session
    for _ in range(most):
        if session.finished or (kinds is not None and adviser.seen.keys() >= set(kinds)):
            break
        before, steps = driver.clicks, len(session.history.done)
        wanted = decided(adviser, session.state)
        action = wanted[0]
        try:
            if driver.table.flow.mode.name == "donkeys" and not isinstance(action, MoveDonkey):
                hand.choose(Command.DONE)
                played.clicks["Done with donkeys"].append(driver.clicks - before)
                before = driver.clicks
            for each in wanted:
                do(hand, each)
        except AssertionError as error:
            error.add_note(where(driver.screen, f"step {steps}: {action}"))
            raise
        told = where(driver.screen, f"step {steps}: {action}")
        done = [step.action for step in session.history.done[steps:]]
        assert len(done) >= len(wanted), told
        assert len(done) == len(wanted) or not people_only(session), told
        for one, other in zip(done, wanted, strict=False):
            assert same_target(one, other), (one, other)
            adviser.note(one)
        played.clicks[kind_of(session, done[len(wanted) - 1])].append(driver.clicks - before)
    return played


def decided(adviser: Adviser, state: State) -> list[Action]:
    """What to do now; with too many fish in hand, what goes back is chosen before the turn ends."""
    action = adviser.decide(state)
    if not isinstance(action, EndTurn) or not too_many_fish(state):
        return [action]
    after = state.copy()
    play(after, action)
    return [action, adviser.decide(after)]


def kind_of(session: Session, action: Action) -> str:
    """What the clicks are counted under: a building with a choice of goods asks once more."""
    if isinstance(action, Produce):
        tile = session.setup.definitions.tiles[session.state.village.tiles[action.tile].tile]
        return "Produce" if len(tile.produces) == 1 else CHOICE
    return type(action).__name__


def people_only(session: Session) -> bool:
    """Whether nobody plays by itself."""
    return all(seat.is_human for seat in session.setup.seats)


def where(screen: Screen, said: str) -> str:
    """What the table shows, for whoever reads a failure."""
    if not isinstance(screen, TableScreen):
        return f"{said}; at {type(screen).__name__}"
    table = screen
    return (
        f"{said}; mode {table.flow.mode.name}, toast {table.flow.scene().toast!r}, focus {table.input.focus}"
    )


def assert_whole(session: Session) -> None:
    """The record of the game leads to the very same state."""
    again, difference = verify(make_record(session))
    assert difference is None, difference
    assert len(again.history.done) == len(session.history.done)


def assert_scored(hand: Hand) -> None:
    """The final score is on the screen."""
    hand.driver.settle()
    screen = hand.driver.screen
    assert isinstance(screen, ScoringScreen)
    assert screen.session.finished

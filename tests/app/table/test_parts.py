"""The parts of the table alone, without a screen."""

from __future__ import annotations

import pygame
import pytest

from hamlet.app.flow.table import Flow
from hamlet.app.table.looking import LOG, LOG_PAGE, Looking
from hamlet.app.table.opponents import PACE, Opponents
from hamlet.app.table.panel_commands import COMMANDS, KEYS, SIGNS
from hamlet.app.table.table_frame import FrameKind
from hamlet.engine.actions.family import Action
from hamlet.engine.state import State
from hamlet.players.greedy import GreedyPlayer
from tests.app.games import game


@pytest.fixture
def looking() -> Looking:
    return Looking(Flow(game(2, 70)))


def _typed(looking: Looking, text: str) -> None:
    for letter in text:
        looking.type(pygame.Event(pygame.KEYDOWN, key=0, unicode=letter))


def test_a_drawer_opens_and_closes_and_the_log_in_it_begins_anew(looking: Looking) -> None:
    looking.toggle(LOG)
    looking.turn_page(1, FrameKind.WIDE)
    assert (looking.state.drawer, looking.state.log_first) == (LOG, LOG_PAGE)
    looking.toggle("awards")
    assert (looking.state.drawer, looking.state.log_first) == ("awards", 0)
    assert looking.close_drawer()
    assert not looking.close_drawer()


def test_the_log_is_never_scrolled_beyond_its_ends(looking: Looking) -> None:
    looking.scroll_log(10_000)
    assert looking.state.log_first == len(looking.flow.panels().log) - 1
    looking.scroll_log(-20_000)
    assert looking.state.log_first == 0


def test_a_seat_is_shown_in_full_and_short_again(looking: Looking) -> None:
    looking.show_seat(1)
    assert looking.state.seat == 1
    looking.show_seat(1)
    assert looking.state.seat is None


def test_what_is_looked_for_lights_up_and_enter_finds_it(looking: Looking) -> None:
    COMMANDS["find"](_TableOf(looking), "")  # type: ignore[arg-type]
    _typed(looking, "market")
    market = next(uid for uid in range(99) if looking.flow.tile_name(uid) == "Market")
    assert looking.scene(None).bright == frozenset((market,))
    assert looking.type(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN)) == market
    assert looking.finding is None
    assert not looking.scene(None).dim


class _TableOf:
    """What a panel command about looking needs of a table."""

    def __init__(self, looking: Looking) -> None:
        self.looking = looking

    def relayout(self) -> None:
        """Nothing is drawn here."""


def test_every_key_of_the_panels_stands_for_a_command() -> None:
    assert {command.name for command in (*KEYS.values(), *SIGNS.values())} <= COMMANDS.keys()


class SlowThinker:
    """Finds its answer the third time it is asked for."""

    def __init__(self) -> None:
        self.asked: list[State] = []
        self.tries = 0

    def ask(self, state: State) -> None:
        self.asked.append(state)
        self.tries = 0

    def answer(self) -> Action | None:
        self.tries += 1
        return GreedyPlayer(1).decide(self.asked[-1]) if self.tries == 3 else None

    def forget(self) -> None:
        """Nothing is kept."""

    def close(self) -> None:
        """Nothing to give back."""


def test_an_opponent_is_asked_once_about_a_state_and_played_when_the_answer_is_there() -> None:
    flow = Flow(game(2, 0))
    flow.players.update({0: GreedyPlayer(1), 1: GreedyPlayer(2)})
    thinker = SlowThinker()
    opponents = Opponents(flow, thinker)
    steps = [opponents.update(1.0, busy=False) for _ in range(3)]
    assert [step is not None for step in steps] == [False, False, True]
    assert len(thinker.asked) == 1
    assert opponents.update(1.0 + PACE / 2, busy=False) is None
    assert len(thinker.asked) == 1, "the last step is still being looked at"
    opponents.update(1.0 + PACE, busy=False)
    assert len(thinker.asked) == 2


def test_held_opponents_play_one_step_when_told_to() -> None:
    flow = Flow(game(2, 0))
    flow.players.update({0: GreedyPlayer(1), 1: GreedyPlayer(2)})
    opponents = Opponents(flow, SlowThinker())
    opponents.hold()
    assert not any(opponents.update(float(n), busy=False) for n in range(9))
    opponents.step()
    assert sum(opponents.update(9.0, busy=False) is not None for _ in range(9)) == 1

"""The room itself: his board in files and hashes, the hooks, and what is otherwise for his seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar, Final

from hamlet.engine.actions.codec import CODECS, Codec
from hamlet.engine.actions.family import Family
from hamlet.engine.botric.base import HIS_SEAT, HUMAN_SEAT, BotricBase, edition_of, parts_of
from hamlet.engine.botric.board import Board, dump_board, load_board
from hamlet.engine.botric.definitions import read_parts
from hamlet.engine.botric.families import BotricChooseFamily, BotricLotFamily, BotricStepFamily
from hamlet.engine.botric.scoring import his_points, his_sum
from hamlet.engine.botric.shown import show_board
from hamlet.engine.botric.steps import BOAT, FISH, first_decision, his_decision
from hamlet.engine.box import Box
from hamlet.engine.data_error import DataError
from hamlet.engine.decisions import LAY_START, Decision
from hamlet.engine.definitions import Gain
from hamlet.engine.events import Sink
from hamlet.engine.lake.base import LAKE
from hamlet.engine.lake.fish_tiles import PUT_BACK
from hamlet.engine.lake.forming import BOAT as BOAT_ASKED
from hamlet.engine.scoring.sums import PointsSum
from hamlet.engine.state import BOTRIC as STREAM
from hamlet.engine.state import State, put

SEATS: Final = 2
FISHING: Final = "fishing"


class BotricRoom(BotricBase):
    """The solo game."""

    families: ClassVar[tuple[Family[Any], ...]] = (
        BotricStepFamily(),
        BotricChooseFamily(),
        BotricLotFamily(),
    )
    codecs: ClassVar[Mapping[str, Codec]] = {"choice": CODECS["count"]}

    def read(self, data: Mapping[str, Any]) -> object:
        """His edition and the switches."""
        return read_parts(data)

    # the slice

    def begin(self, box: Box) -> Board:
        """His tokens in order, all markers in the bag but those on his board."""
        if box.seats != SEATS:
            raise DataError("not_two_seats", seats=box.seats)
        parts = parts_of(box)
        lake = LAKE in box.ruleset.positions
        line = tuple(token for token in parts.edition.tokens if lake or token != FISHING)
        coins = 0 if parts.switches.two_villagers else parts.edition.coin_gold
        return Board(line, tuple(count - 1 for count in parts.markers), coins)

    def dump(self, state: State, piece: Board) -> dict[str, Any]:
        """As plain data."""
        return dump_board(state, piece)

    def load(self, state: State, data: Mapping[str, Any]) -> Board:
        """As it was dumped."""
        return load_board(state, data)

    def snapshot(self, state: State, data: dict[str, Any]) -> None:
        """His board."""
        show_board(state, data)

    # moments

    def first_seat(self, state: State) -> int:
        """The human begins (S16)."""
        return HUMAN_SEAT

    def set_up(self, state: State, moment: Decision, emit: Sink) -> None:
        """He has no donkeys; his gold, his villagers and his line are as his edition and the switches say."""
        parts = parts_of(state.box)
        state.donkeys = put(state.donkeys, HIS_SEAT, ())
        if parts.switches.two_donkeys:
            more = (0,) * max(2 - len(state.donkeys[HUMAN_SEAT]), 0)
            state.donkeys = put(state.donkeys, HUMAN_SEAT, (*state.donkeys[HUMAN_SEAT], *more))
        if parts.switches.two_villagers:
            villagers = (*state.villagers[HIS_SEAT], state.village.church << 1)
            state.villagers = put(state.villagers, HIS_SEAT, villagers)
        if parts.switches.two_villagers or not parts.edition.own_gold:
            state.gold = put(state.gold, HIS_SEAT, 0)
        if parts.edition.shuffled:
            board = self.of(state)
            self.put(state, replace(board, line=_shuffled(state, board.line)))

    def turn_began(self, state: State, moment: Decision, emit: Sink) -> None:
        """His turn is a row of steps."""
        if moment.seat == HIS_SEAT:
            self.put(state, replace(self.of(state), drawn=(), begun=False))
            state.pending = (*state.pending, first_decision(state))

    def asked(self, state: State, decision: Decision) -> Decision:
        """What others decide is for him a step of his own; and he lays no start tiles."""
        if decision.seat != HIS_SEAT:
            return decision
        if decision.kind == BOAT_ASKED:
            return his_decision(BOAT, lakes=decision.fact("lakes"))._replace(tile=decision.tile)
        if decision.kind == PUT_BACK:
            return his_decision(FISH)
        return decision._replace(seat=HUMAN_SEAT) if decision.kind == LAY_START else decision

    # what is otherwise for him

    def home(self, state: State, seat: int) -> int | None:
        """He has no house: his villagers stay on the map (L10)."""
        return state.village.church if seat == HIS_SEAT else None

    def gains(self, state: State, seat: int, gain: Gain) -> Gain:
        """Without gold of his own a point, however many coins it would be (S4)."""
        if seat != HIS_SEAT or not gain.gold or edition_of(state).own_gold:
            return gain
        return Gain(points=gain.points + 1)

    def skips_for_nothing(self, state: State, seat: int) -> bool:
        """Without gold of his own he lays no coins."""
        return seat == HIS_SEAT and not edition_of(state).own_gold

    def final_points(self, state: State, seat: int) -> dict[str, int]:
        """What counts otherwise for him."""
        return his_points(state) if seat == HIS_SEAT else {}

    def flat_worth(self, state: State, seat: int) -> int | None:
        """His landmarks bring one value each (S14)."""
        return parts_of(state.box).landmark_points if seat == HIS_SEAT else None

    def points_sum(self, state: State, seat: int, source: str, points: int) -> PointsSum | None:
        """Gold at his rate, fish and goods left over."""
        return his_sum(state, source, points) if seat == HIS_SEAT else None

    def winners(self, state: State, totals: Sequence[int]) -> tuple[int, ...]:
        """The human must beat him: level points are a defeat (S14)."""
        return (HUMAN_SEAT,) if totals[HUMAN_SEAT] > totals[HIS_SEAT] else (HIS_SEAT,)


def _shuffled(state: State, line: tuple[str, ...]) -> tuple[str, ...]:
    """The tokens in an order by lot."""
    left, found = list(line), []
    while left:
        found.append(left.pop(state.draw(STREAM, len(left))))
    return tuple(found)


BOTRIC_ROOM: Final = BotricRoom()

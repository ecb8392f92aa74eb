"""What is told of a kept game without playing it again: its points, its village, how it was set up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from hamlet.engine.botric.base import BOTRIC
from hamlet.engine.dump import load_state
from hamlet.engine.lake.base import LAKE, SLICE, parts_of
from hamlet.engine.lake.waters import NO_SEASON
from hamlet.engine.scoring.final import final_scores, winners
from hamlet.engine.state import State
from hamlet.session.record import BROKEN, told_plainly
from hamlet.session.record_error import RecordError
from hamlet.session.record_shape import check_record, check_state
from hamlet.session.seats import Seat
from hamlet.session.setup import Setup, setup_from_data
from hamlet.words.rooms import english
from hamlet.words.words import Words


@dataclass(frozen=True, slots=True)
class GameFacts:
    """One game at one moment. Points are those scored so far; of a finished game, all of them."""

    seats: tuple[Seat, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    round: int
    finished: bool
    moves: int
    tiles: int
    lakes: int
    preset: str
    changed: bool
    """Whether rules differ from the preset."""
    by_lake: bool
    season: str = ""
    edition: str = ""
    """Botric's, if he plays."""
    packs: tuple[Mapping[str, Any], ...] = ()
    """Those that it was begun with, as its record names them."""

    @property
    def order(self) -> tuple[int, ...]:
        """The seats, whoever has most points first."""
        return tuple(sorted(range(len(self.seats)), key=lambda seat: (-self.points[seat], seat)))


def kept_moment(record: Mapping[str, Any], words: Words | None = None) -> tuple[Setup, State]:
    """The game as it was kept, or a RecordError; none of its actions is played."""
    try:
        check_record(record)
        check_state(record["state"])
        setup = setup_from_data(record, words)
        return setup, load_state(setup.box, record["state"])
    except BROKEN as error:
        reason = error if isinstance(error, RecordError) else told_plainly(words or english(), error)
        raise RecordError("state_unread", reason=reason) from error


def facts_of(setup: Setup, state: State, moves: int) -> GameFacts:
    """What is so at this moment of a game."""
    scores = [score["total"] for score in final_scores(state)] if state.finished else state.points
    positions = state.box.ruleset.positions
    rules = setup.definitions.data.get("rules")
    edition = rules.get("botric_edition", "") if isinstance(rules, Mapping) else ""
    by_lake, with_him = LAKE in positions, BOTRIC in positions
    return GameFacts(
        seats=setup.seats,
        points=tuple(scores),
        winners=winners(state) if state.finished else (),
        round=state.round,
        finished=state.finished,
        moves=moves,
        tiles=len(state.village.tiles),
        lakes=len(state.village.lakes) if by_lake else 0,
        preset=setup.preset,
        changed=bool(set(setup.options) - CHOSEN),
        by_lake=by_lake,
        season=season_told(setup, state),
        edition=str(edition) if with_him else "",
        packs=tuple(setup.packs),
    )


def season_told(setup: Setup, state: State) -> str:
    """What the season is called; nothing until it is drawn, or where none is played."""
    if LAKE not in state.box.ruleset.positions:
        return ""
    number, words = SLICE.of(state).season, setup.words
    if number == NO_SEASON:
        return ""
    return words.grammar.common(words.name(parts_of(state.box).seasons[number]))


CHOSEN = frozenset(("season", "botric_edition"))
"""Options that are no house rules: they are told by themselves."""

"""The end of a game against Botric: it goes into the history, and is told beside what was before."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from hamlet.app.home import Home
from hamlet.engine.botric.base import BOTRIC, HIS_SEAT, HUMAN_SEAT, parts_of
from hamlet.engine.lake.base import LAKE, SLICE
from hamlet.engine.lake.base import parts_of as lake_parts
from hamlet.engine.scoring.final import final_scores
from hamlet.session.session import Session
from hamlet.store.errors import StoreError
from hamlet.store.solo_results import SoloHistory, SoloResult, keep_result, load_history


@dataclass(frozen=True, slots=True)
class SoloEnding:
    """A result with the history around it, and why it could not be kept, if it could not."""

    result: SoloResult
    history: SoloHistory
    trouble: str = ""

    @property
    def before(self) -> SoloResult | None:
        """The best in the same setup, this game apart."""
        others = tuple(each for each in self.history.results if each.game != self.result.game)
        return SoloHistory(others).best(self.result.setup)

    @property
    def is_best(self) -> bool:
        """Whether nothing in the same setup was better."""
        before = self.before
        return before is None or self.result.margin > before.margin


def is_solo(session: Session) -> bool:
    """Whether a person plays against Botric."""
    return BOTRIC in session.setup.box.ruleset.positions and session.setup.seats[HUMAN_SEAT].is_human


def ending_of(home: Home, session: Session, *, ended: bool = False) -> SoloEnding | None:
    """How a finished solo game ended; `ended` just now, it is kept."""
    if not session.finished or not is_solo(session):
        return None
    result = result_of(session)
    try:
        if ended:
            return SoloEnding(result, keep_result(result, home.folders, home.disk))
    except StoreError as error:
        return SoloEnding(result, load_history(home.folders, home.disk), error.told(home.words))
    return SoloEnding(result, load_history(home.folders, home.disk))


def result_of(session: Session) -> SoloResult:
    """What the history keeps of a finished game."""
    state, parts = session.state, parts_of(session.setup.box)
    scores = final_scores(state)
    return SoloResult(
        game=session.id or "",
        date=date.today().isoformat(),  # noqa: DTZ011 - the day as the player's calendar has it
        edition=parts.edition.id,
        switches=parts.switches.on,
        season=_season(session),
        preset=session.setup.preset,
        name=session.setup.seats[HUMAN_SEAT].shown,
        points=scores[HUMAN_SEAT]["total"],
        botric=scores[HIS_SEAT]["total"],
        rounds=state.round,
    )


def _season(session: Session) -> str:
    box = session.setup.box
    if LAKE not in box.ruleset.positions:
        return ""
    return lake_parts(box).seasons[SLICE.of(session.state).season].id

"""The ghost of a held blueprint: how its sides meet their neighbours, what it is worth, or what is wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.app.ids import Command
from hamlet.app.view.scene import Ghost, Meet
from hamlet.engine.fitting import meetings
from hamlet.engine.scoring.landmarks import landmark_worth
from hamlet.engine.scoring.measures import MATCHING_SEGMENT
from hamlet.words.refusals import explain_rich

if TYPE_CHECKING:
    from hamlet.app.flow.spots import Fit
    from hamlet.app.flow.table import Flow
    from hamlet.engine.refusals import Refusal
    from hamlet.engine.state import State


def ghost_meets(state: State, tile: int, spot: Fit, built: State | None = None) -> tuple[Meet, ...]:
    """How each touching side of the ghost meets its neighbour; with `built`, what it is worth there.

    A landmark to which no road would lead, or that has its most already, scores on no side.
    """
    score = state.box.definitions.tiles[tile].score
    scoring = score if score is not None and score.per == MATCHING_SEGMENT else None
    found, count = [], 0
    for meeting in meetings(state.village, tile, spot.rotation, spot.at):
        if meeting.terrain != meeting.other:
            found.append(Meet(meeting.side, "fits"))
        elif scoring is not None and scoring.terrain in (None, meeting.terrain):
            found.append(Meet(meeting.side, "scores", scoring.points))
            count += scoring.points
        else:
            found.append(Meet(meeting.side, "matches"))
    if built is None or landmark_worth(built, len(state.village.tiles)) == count:
        return tuple(found)
    return tuple(Meet(meet.side, "matches") if meet.kind == "scores" else meet for meet in found)


def misfit_ghost(flow: Flow, tile: int, spot: Fit, refused: Refusal, *, pinned: bool) -> Ghost:
    """The ghost where it does not fit: the sides or triangles at fault, and the rule."""
    wrong = frozenset(refused.facts.get("sides", ()))
    triangles = tuple(refused.facts.get("triangles", ()))
    meets = () if triangles else ghost_meets(flow.state, tile, spot)
    shown = tuple(Meet(meet.side, "clashes") if meet.side in wrong else meet for meet in meets)
    why = explain_rich(flow.speech, refused)
    return Ghost(
        Command.GHOST,
        tile,
        spot.rotation,
        spot.at,
        pinned,
        False,
        shown,
        why=why,
        triangles=triangles,
        against=tuple(refused.facts.get("tiles", ())),
    )

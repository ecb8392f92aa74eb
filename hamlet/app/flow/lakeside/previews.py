"""The lakes that an action would close: as they would lie in the village, and as a box on its card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.app.view.parts import LakeBox
from hamlet.app.view.scene import LakeMark
from hamlet.engine.bits import bits
from hamlet.engine.lake.forming import BOAT, lake_points

if TYPE_CHECKING:
    from hamlet.app.flow.forecast import Forecast
    from hamlet.engine.state import State
    from hamlet.engine.village import Lake
    from hamlet.words.words import Words


def new_lakes(forecast: Forecast | None) -> tuple[Lake, ...]:
    """The lakes that are there after an action, and were not before."""
    if forecast is None:
        return ()
    return forecast.after.village.lakes[len(forecast.before.village.lakes) :]


def lake_ghosts(words: Words, forecast: Forecast | None) -> tuple[LakeMark, ...]:
    """Each with its fish; the largest, and all that bring points, with a tag: size, points and fish."""
    lakes = new_lakes(forecast)
    if forecast is None:
        return ()
    told = [lake for lake in lakes if lake is lakes[0] or lake_points(forecast.after, lake)]
    return tuple(
        LakeMark(
            lake.triangles,
            ghost=True,
            fish=tuple(lake.triangles[place] for place in bits(lake.banks)),
            tag=_tag(words, forecast.after, lake) if lake in told else "",
        )
        for lake in lakes
    )


def _tag(words: Words, after: State, lake: Lake) -> str:
    return words.label(
        "table.lake.tag", size=lake.size, points=lake_points(after, lake), fish=lake.banks.bit_count()
    )


def lake_boxes(words: Words, forecast: Forecast) -> list[LakeBox]:
    """A box for the lakes that the action closes, if it closes any."""
    lakes = new_lakes(forecast)
    if not lakes:
        return []
    after = forecast.after
    lines = _one(words, after, lakes[0]) if len(lakes) == 1 else _several(words, after, lakes)
    if after.decision == BOAT:
        lines.append((words.label("table.lake.boat_offered"), "{boat}"))
    title = words.label("table.lake.closes", count=len(lakes))
    return [LakeBox(title, tuple(lines))]


def _one(words: Words, after: State, lake: Lake) -> list[tuple[str, str]]:
    """Its size with its points, its shore with its fish."""
    size, fish = words.label("table.lake.triangles", count=lake.size), lake.banks.bit_count()
    return [
        (size, words.label("table.lake.points", points=lake_points(after, lake))),
        (words.label("table.lake.at_shore", count=fish), words.label("table.lake.fish", count=fish)),
    ]


def _several(words: Words, after: State, lakes: tuple[Lake, ...]) -> list[tuple[str, str]]:
    """A line for each."""
    return [
        (
            words.label("table.lake.triangles", count=lake.size),
            words.label(
                "table.lake.points_fish", points=lake_points(after, lake), fish=lake.banks.bit_count()
            ),
        )
        for lake in lakes
    ]

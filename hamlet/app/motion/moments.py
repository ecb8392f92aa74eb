"""Moments that nobody should miss, and for which nobody waits: a milestone, a new lake, the last round."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final

import pygame

from hamlet.app.art.palette import PAPER, WHITE, alpha, rgb
from hamlet.app.art.shapes import Point, clear
from hamlet.app.board.canvas import Canvas
from hamlet.app.board.easing import ease_out
from hamlet.app.ids import Id
from hamlet.app.motion.movers import Mover
from hamlet.app.motion.ribbons import BELL, LAUREL, Ribbon, medal
from hamlet.app.motion.sky import SIDE, NumberChange, Sky, Where, first_seen, on_arc
from hamlet.engine.events import EndTriggered, MilestoneTaken
from hamlet.engine.lake.events import LakeFormed
from hamlet.engine.village import Village
from hamlet.session.history import Step
from hamlet.values import dataclass
from hamlet.words.localised import localised
from hamlet.words.stories import all_of
from hamlet.words.words import Words

LASTS: Final = 1.2
TOP: Final = 80  # logical pixels from the upper edge of the village to the middle of a ribbon
APART: Final = 62
WATER: Final = rgb("BFE3EE")
RINGS: Final = 3
FLIES: Final = 0.9


@dataclass(frozen=True, slots=True)
class MilestoneWon:
    """Somebody has won a milestone: a ribbon at the top of the village says which."""

    ribbon: Ribbon
    row: int = 0
    begin: float = 0.0
    lasts: float = LASTS
    still: bool = False

    def draw(self, canvas: Canvas, share: float) -> None:
        """It unrolls and fades."""
        self.ribbon.draw(canvas.surface, _at_top(canvas, self.row), share, canvas.scale, still=self.still)


@dataclass(frozen=True, slots=True)
class LastRound:
    """The last round has begun: a ribbon across the top of the village, with a bell."""

    ribbon: Ribbon
    row: int = 0
    begin: float = 0.0
    lasts: float = LASTS
    still: bool = False

    def draw(self, canvas: Canvas, share: float) -> None:
        """It unrolls and fades."""
        self.ribbon.draw(canvas.surface, _at_top(canvas, self.row), share, canvas.scale, still=self.still)


@dataclass(frozen=True, slots=True)
class LakeBorn:
    """A lake is there: rings spread over it, and a ribbon says how large it is."""

    ribbon: Ribbon
    village: Village
    lake: int
    row: int = 0
    begin: float = 0.0
    lasts: float = LASTS
    still: bool = False

    def draw(self, canvas: Canvas, share: float) -> None:
        """Rings go outward over the water and fade."""
        lakes = canvas.studio.lakes(self.village)
        if self.lake >= len(lakes):
            return
        middles = lakes[self.lake].site.middles
        middle = (sum(x for x, _ in middles) / len(middles), sum(y for _, y in middles) / len(middles))
        at = canvas.eye.at(middle)
        if not self.still:
            _draw_rings(canvas, at, share)
        self.ribbon.draw(canvas.surface, _at_top(canvas, self.row), share, canvas.scale, still=self.still)


def _draw_rings(canvas: Canvas, at: Point, share: float) -> None:
    reach = canvas.eye.length * 1.1
    side = math.ceil(reach * 2)
    sheet = clear((side, side), WHITE)
    for ring in range(RINGS):
        along = share * 1.5 - ring * 0.22
        if 0 < along < 1:
            box = pygame.Rect(0, 0, round(side * ease_out(along)), round(side * ease_out(along) * 0.66))
            box.center = (side // 2, side // 2)
            if box.width > 8:
                pygame.draw.ellipse(sheet, alpha(PAPER, round(200 * (1 - along))), box, max(2, canvas.px(3)))
    canvas.surface.blit(sheet, (round(at[0] - side / 2), round(at[1] - side / 2)))


def _at_top(canvas: Canvas, row: int) -> Point:
    area = canvas.eye.rect
    return area.centerx, area.top + canvas.px(TOP + APART * row)


@dataclass(frozen=True, slots=True)
class MedalFlight:
    """A laurel flies from where a milestone was won to its place."""

    source: Id
    goals: tuple[Id, ...]
    colour: str
    begin: float = 0.0
    lasts: float = FLIES
    sign: str = LAUREL
    gain: NumberChange | None = None

    def place(self, where: Where, share: float) -> Point | None:
        """Its middle at a share of its time; None if one of its ends is nowhere."""
        source, goal = where(self.source), first_seen(where, self.goals)
        return on_arc(source.center, goal.center, (share - 0.25) / 0.75) if source and goal else None

    def brought(self, share: float) -> float:
        """It brings no number."""
        return share

    def draw(self, sky: Sky, share: float) -> None:
        """It grows where it was won, then flies."""
        at = self.place(sky.where, share)
        if at is not None:
            grown = ease_out(share / 0.2) * (1 - 0.35 * max(0.0, share - 0.5) * 2)
            sky.put(medal(self.colour, max(8, 2 * round(SIDE * sky.scale * 1.1 * grown))), at)


def moments_of(step: Step, colours: Sequence[str], words: Words, *, still: bool) -> Iterator[Mover]:
    """The moments of a step; of several ribbons at the top each has its row."""
    row = 0
    for won in all_of(step.events, MilestoneTaken):
        name = localised(words, step.after.box.definitions).milestones[won.milestone].name
        text = words.label("table.moment.milestone", milestone=name)
        yield MilestoneWon(Ribbon(text, LAUREL, seat=colours[won.seat]), row, still=still)
        row += 1
    for formed in all_of(step.events, LakeFormed):
        text = words.label("table.moment.lake", size=len(formed.triangles))
        yield LakeBorn(Ribbon(text, "lake", WATER), step.after.village, formed.lake, row, still=still)
        row += 1
    if all_of(step.events, EndTriggered):
        yield LastRound(Ribbon(words.label("table.round.last"), BELL), row, still=still)

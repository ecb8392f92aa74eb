"""What flies over the whole table: a blueprint to its hand, coins and stars between a tile and a seat."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import pygame

from hamlet.app.art.icons import icon
from hamlet.app.art.palette import PAPER, seat_colour
from hamlet.app.art.shapes import Point
from hamlet.app.board.easing import ease_in_out
from hamlet.app.ids import DisplayId, Id, InfoId, PanelCommand, TileId
from hamlet.app.motion.turning_over import draw_turning
from hamlet.engine.events import BlueprintTaken, GoldChanged, PointsScored, VillagerWalked
from hamlet.engine.lake.base import parts_of
from hamlet.engine.lake.events import FishDrawn, VillagersWentHome
from hamlet.session.history import Step
from hamlet.words.stories import all_of

LASTS = 0.55
STAGGER = 0.07
MOST = 10  # coins or stars of one gain that fly singly
ARCH = 0.22  # of the distance, upward
SIDE = 26
HAND = "hand"
"""A place in the hand of a seat: nowhere to be seen unless it is the hand on the table."""
FISH = "fish"
"""A place among the fish tiles of a seat."""

Where = Callable[[Id], pygame.Rect | None]
DrawnAt = Callable[[int], pygame.Surface]


@dataclass(frozen=True, slots=True)
class Flight:
    """One thing on its way: a sign or a blueprint. Where its ends are is asked frame by frame."""

    source: Id
    goals: tuple[Id, ...]
    """Where it goes: to the first of these that is to be seen."""
    sign: str = ""
    colour: str | None = None
    """Of the seat whose piece it is."""
    blueprint: int = -1
    begin: float = 0.0
    lasts: float = LASTS
    over: bool | None = None
    """What turns over instead, where it lies: whether its upper side was up."""

    def place(self, where: Where, share: float) -> Point | None:
        """Its middle at a share of its time; None if one of its ends is nowhere."""
        source = where(self.source)
        goal = next((rect for rect in map(where, self.goals) if rect is not None), None)
        if source is None or goal is None:
            return None
        (x, y), (to_x, to_y), way = source.center, goal.center, ease_in_out(share)
        rise = ARCH * math.dist((x, y), (to_x, to_y)) * math.sin(math.pi * way)
        return x + (to_x - x) * way, y + (to_y - y) * way - rise


def flights_of(step: Step, colours: Sequence[str]) -> Iterator[Flight]:
    """What flies because of a step: one coin or star after the other."""
    here = next((event.way[-1] for event in step.events if isinstance(event, VillagerWalked)), -1)
    begin = 0.0
    for event in step.events:
        seat = PanelCommand("seat", str(getattr(event, "seat", -1)))
        if isinstance(event, BlueprintTaken):
            last = len(step.after.blueprints[event.seat]) - 1
            goals = (InfoId(HAND, last, event.seat), seat)
            yield Flight(DisplayId(event.position), goals, blueprint=event.tile)
        elif isinstance(event, GoldChanged | PointsScored):
            gold = isinstance(event, GoldChanged)
            amount = event.gold if isinstance(event, GoldChanged) else event.points
            tile = TileId(event.tile if event.tile >= 0 else here)
            ends: tuple[Id, Id] = (tile, seat) if amount > 0 else (seat, tile)
            for _ in range(min(abs(amount), MOST) if tile.tile >= 0 else 0):
                yield Flight(ends[0], (ends[1],), "gold" if gold else "star", begin=begin)
                begin += STAGGER
    yield from _going_home(step, colours)
    if here >= 0:
        yield from _fish_tiles(step, TileId(here))


def _going_home(step: Step, colours: Sequence[str]) -> Iterator[Flight]:
    """Villagers who sleep in their house: their seat is where it stands."""
    for event in all_of(step.events, VillagersWentHome):
        seat, colour = PanelCommand("seat", str(event.seat)), colours[event.seat]
        for number, tile in enumerate(event.tiles):
            yield Flight(TileId(tile), (seat,), "villager", colour, begin=number * STAGGER)


def _fish_tiles(step: Step, source: Id) -> Iterator[Flight]:
    """Fish tiles to the places of their seat, one after the other."""
    for number, event in enumerate(all_of(step.events, FishDrawn)):
        kind = parts_of(step.after.box).fish[event.kind].id
        goals = (InfoId(FISH, number, event.seat), PanelCommand("seat", str(event.seat)))
        yield Flight(source, goals, f"fish-{kind}", begin=number * STAGGER)


def draw_flights(
    surface: pygame.Surface,
    flying: Sequence[tuple[Flight, float]],
    where: Where,
    picture_of: DrawnAt,
    scale: float,
) -> None:
    """Each at its place; the clip decides how much is seen."""
    for flight, share in flying:
        at = flight.place(where, share)
        if at is None:
            continue
        if flight.over is not None:
            rect = where(flight.source) or pygame.Rect(0, 0, 0, 0)
            draw_turning(surface, rect, flight.sign, share, scale, up=flight.over)
            continue
        if flight.sign:
            colour = seat_colour(flight.colour) if flight.colour else None
            picture = icon(flight.sign, round(SIDE * scale), colour, PAPER)
        else:
            picture = picture_of(flight.blueprint)
        surface.blit(picture, picture.get_rect(center=(round(at[0]), round(at[1]))))

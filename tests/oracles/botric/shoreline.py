"""Boats on lakes he has just closed, and fish he has too many of (000, S12, S24)."""

from __future__ import annotations

from collections import Counter

from tests.oracles.botric.narrowing import Answer, Choice, Narrowing
from tests.oracles.botric.numbers import FISH_GOLD, FISH_KEPT, FISH_POINTS, LEAST_RARE_FIRST
from tests.oracles.botric.position import Data, Position

NO_BOAT = Choice({"lake": None})


def boat(position: Position, facts: Data) -> Answer:
    """Which of the lakes just closed may get his boat, or none."""
    lakes = position.snapshot["lakes"]
    large = [
        number for number in facts["lakes"] if len(lakes[number]["cells"]) >= position.rules["boat_min_lake"]
    ]
    if position.me["flags_left"] == 0 or not large:
        return Answer((), "boat", (NO_BOAT,))
    opening = [number for number in large if opens_refinery(position, number)]
    if not opening and not ends_game(position):
        return Answer((), "boat", (NO_BOAT,))
    found = Narrowing(large)
    found.prefer("refinery", opening.__contains__)
    found.most("largest", lambda number: len(lakes[number]["cells"]))
    return Answer((), "boat", tuple(Choice({"lake": number}, found.lines()) for number in found.left))


def opens_refinery(position: Position, lake: int) -> bool:
    """Whether the water of this lake washes a refinery that he cannot get to."""
    shore = position.shore(position.snapshot["lakes"][lake]["body"])
    return any(position.tiles[uid].kind == "refinery" and uid not in position.church_steps for uid in shore)


def ends_game(position: Position) -> bool:
    """Whether his last flag, put up as a boat, would end the game."""
    last = position.me["flags_left"] == 1 and position.rules["last_flag_ends_game"]
    return bool(last and not position.snapshot["ending"])


def surplus(fish: list[str]) -> list[str]:
    """The fish that go, the least rare first, until he has as many as he may keep."""
    in_order = sorted(fish, key=LEAST_RARE_FIRST.index)
    return in_order[: max(0, len(fish) - FISH_KEPT)]


def fish_gains(fish: list[str]) -> tuple[int, int]:
    """The gold for the coin tile and the points that fish bring him."""
    return sum(FISH_GOLD[each] for each in fish), sum(FISH_POINTS[each] for each in fish)


def too_many_fish(position: Position) -> Answer:
    """Which fish go at the end of his turn, and what they bring."""
    going = surplus(position.me["fish"])
    gold, points = fish_gains(going)
    deed = {"fish": dict(Counter(going)), "gold": gold, "points": points}
    return Answer((), "fish", (Choice(deed),))

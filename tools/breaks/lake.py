"""Breaks of the rules by the lake: water and boats."""

from __future__ import annotations

from typing import Final

from tools.breaks.breaking import Break

_TESTS: Final = "tests/engine/lake/"


def by_the_lake(what: str, file: str, old: str, new: str, *tests: str) -> Break:
    """A break of the engine that tests of the lake should notice."""
    return Break(what, f"hamlet/engine/{file}", old, new, tuple(f"{_TESTS}{test}.py" for test in tests))


_WATER: Final = (
    by_the_lake(
        "a lake brings ten points at most",
        "lake/forming.py",
        "min(lake.size // rules.lake_triangles_per_point, rules.lake_most_points)",
        "lake.size // rules.lake_triangles_per_point",
        "test_forming",
    ),
    by_the_lake(
        "fish come only where a lake touches a building",
        "lake/forming.py",
        "[lakes[number].banks for number in new]",
        "[(1 << lakes[number].size) - 1 for number in new]",
        "test_forming",
    ),
    by_the_lake(
        "a lake is its former's",
        "lake/forming.py",
        "waters.with_lakes(seat, ",
        "waters.with_lakes(0, ",
        "test_forming",
    ),
    by_the_lake(
        "contact of corners closes a gap",
        "village/lakes.py",
        "if was_free and met >> grid.bit((at[0] + q, at[1] + r)) & 1:",
        "if was_free and grid.stride < 0:",
        "test_forming",
    ),
    by_the_lake(
        "the largest of several lakes comes first",
        "village/lakes.py",
        "(-each[0].size, each[0].triangles)",
        "each[0].triangles",
        "test_forming",
    ),
    by_the_lake(
        "start tiles form no lakes",
        "village/land.py",
        "[not tile.is_start for tile in tiles]",
        "[True for tile in tiles]",
        "test_start",
    ),
    by_the_lake(
        "a start that encloses ground is refused",
        "village/judging.py",
        "if land.floods and any(water := enclosed(growth.boards)):",
        "if not land.floods and any(water := enclosed(growth.boards)):",
        "test_start",
    ),
    by_the_lake(
        "only the channel of a building joins lakes",
        "village/bodies.py",
        "if land.channels[tiles[shore.uid].tile] == shore.terrain:",
        "if land.channels[tiles[shore.uid].tile] is not None:",
        "test_bodies",
    ),
    by_the_lake(
        "channels join lakes one after the other",
        "village/bodies.py",
        "[least if each in joined else each for each in first]",
        "[least if lake in touched else each for lake, each in enumerate(first)]",
        "test_bodies",
    ),
    by_the_lake(
        "what a spot would close is known before",
        "village/lakes.py",
        "    left = enclosed(boards, placed)\n",
        "    left = enclosed(boards)\n",
        "test_lakes_against_flood",
    ),
    by_the_lake(
        "deep water touches no building",
        "village/lakes.py",
        "return self.banks != (1 << len(self.triangles)) - 1",
        "return True",
        "test_fishing",
    ),
)
_BOATS: Final = (
    by_the_lake(
        "the smallest lake for a boat has as many triangles as the option says",
        "lake/forming.py",
        ".size >= rules_of(state).boat_min_lake",
        ".size > rules_of(state).boat_min_lake",
        "test_forming",
    ),
    by_the_lake(
        "without a flag no boat",
        "lake/forming.py",
        "if lakes and flags_left(state, seat) != 0:",
        "if lakes:",
        "test_last_flag",
    ),
    by_the_lake(
        "a substitute serves for no boat",
        "flags.py",
        "max(limit - flags_placed(state, seat), 0)",
        "limit - flags_placed(state, seat)",
        "test_last_flag",
    ),
    by_the_lake(
        "a boat takes a flag",
        "lake/room.py",
        "return boats_of(state, seat)",
        "return 0",
        "test_last_flag",
    ),
    by_the_lake(
        "every lake is asked about",
        "lake/boats.py",
        'asked.fact("lakes")[1:]',
        "()",
        "test_forming",
    ),
    by_the_lake(
        "deep water is an option",
        "lake/boats.py",
        "if rules.deep_water_fishing and state",
        "if state",
        "test_fishing",
    ),
    by_the_lake(
        "fish of deep water are whose boat it is",
        "lake/boats.py",
        "draw_fish(state, seat, rules",
        "draw_fish(state, state.first, rules",
        "test_fishing",
    ),
    by_the_lake(
        "boats are no roads for landmarks",
        "scoring/landmarks.py",
        "state.village.by_road.is_reachable(uid)",
        "state.village.joined(tuple(each.beside for each in state.village.bodies)).is_reachable(uid)",
        "test_lake_landmarks",
    ),
    by_the_lake(
        "only boats of one's own",
        "lake/boats.py",
        "any(boats[lake] == seat for lake in body.lakes)",
        "any(boats[lake] >= 0 for lake in body.lakes)",
        "test_bodies",
    ),
    by_the_lake(
        "goods cross for wheat only",
        "lake/room.py",
        "if seat not in waters.boats or parts_of(state.box).toll:\n",
        "if seat not in waters.boats:\n",
        "test_boats",
    ),
    by_the_lake(
        "each water costs its wheat",
        "carriage.py",
        "found[material] = found.get(material, 0) + count",
        "found[material] = count",
        "test_boats",
    ),
    by_the_lake(
        "no boat is taken for its own wheat",
        "payments/payment.py",
        "if min(saved.values(), default=0) >= 0:",
        "if min(saved.values(), default=0) > 0:",
        "test_boats",
    ),
    by_the_lake(
        "several boats may be needless together",
        "payments/payment.py",
        "for count in range(len(boats)) for part",
        "for count in range(min(len(boats), 1)) for part",
        "test_boat_payments_oracle",
    ),
    by_the_lake(
        "goods to be stored may need a boat",
        "payments/payment.py",
        "        if goods & ~shorter.origins:\n            continue\n",
        "",
        "test_storing_by_boat",
    ),
    by_the_lake(
        "boats are not for roads",
        "actions/road.py",
        "state.village.by_road.links[contact.a] >> contact.b & 1:",
        "state.village.joined(tuple(body.beside for body in state.village.bodies)).links[contact.a]"
        " >> contact.b & 1:",
        "test_boats",
    ),
    by_the_lake(
        "hired donkeys are placed by own boats too",
        "actions/hire.py",
        "if not reach_of(state, state.seat).is_reachable(action.tile):",
        "if not state.village.by_road.is_reachable(action.tile):",
        "test_boats",
    ),
)
WATERS: Final = (*_WATER, *_BOATS)

"""Breaks of the rules."""

from __future__ import annotations

from typing import Final

from tools.breaks.breaking import Break

_RULES: Final = "tests/engine/rules/"


def _rule(what: str, file: str, old: str, new: str, *tests: str) -> Break:
    return Break(what, f"hamlet/engine/{file}", old, new, tuple(f"{_RULES}{test}.py" for test in tests))


_TURNS: Final = (
    _rule(
        "a villager lies down after work",
        "actions/villager.py",
        "insort(pieces, tile << 1 | 1)",
        "insort(pieces, tile << 1)",
        "test_turns",
    ),
    _rule(
        "a villager's action closes the donkeys' moment",
        "actions/villager.py",
        "state.moment = CLOSED",
        "state.moment = OPEN",
        "test_turns",
    ),
    _rule(
        "a donkey that has moved is tired",
        "actions/donkey.py",
        "= worker(action.target, acted=True)",
        "= worker(action.target)",
        "test_turns",
    ),
    _rule(
        "the workers of the next seat are fresh",
        "ending.py",
        "tuple([piece & ~1 for piece in state.villagers[seat]])",
        "state.villagers[seat]",
        "test_turns",
    ),
    _rule(
        "the round is finished after the trigger",
        "ending.py",
        "if following == state.first:",
        "if following == 0:",
        "test_ending",
    ),
    _rule(
        "a second trigger changes nothing",
        "ending.py",
        "    if state.ending:\n        return\n",
        "",
        "test_ending",
    ),
    _rule(
        "ties are broken by deliveries",
        "scoring/final.py",
        "(totals[seat], state.deliveries_of(seat), len(state.sold[seat]))",
        "(totals[seat], len(state.sold[seat]), state.deliveries_of(seat))",
        "test_ending",
    ),
)
_WORK: Final = (
    _rule(
        "a producer fills every slot",
        "actions/produce.py",
        "len(action.fill) != empty or",
        "len(action.fill) > empty or",
        "test_producers_and_refineries",
        "test_refusals",
    ),
    _rule(
        "work is rewarded",
        "actions/produce.py",
        '.work, "work", action.tile, emit)',
        '.reward.gain, "work", action.tile, emit)',
        "test_producers_and_refineries",
    ),
    _rule(
        "a refined token comes out of the seat's supply",
        "actions/refine.py",
        "supply[refines[1]] - count",
        "supply[refines[1]]",
        "test_producers_and_refineries",
    ),
    _rule(
        "no more tokens than the seat has left",
        "actions/refine.py",
        "if left < count:",
        "if left < count - 1:",
        "test_refusals",
        "test_producers_and_refineries",
    ),
    _rule(
        "high quality belongs to the keeper of the milestone",
        "actions/refine.py",
        "state.milestones[milestone] == seat",
        "state.milestones[milestone] >= 0",
        "test_producers_and_refineries",
    ),
    _rule(
        "begging only while there is no work",
        "actions/church.py",
        'return refuse("B10", "there_is_work", tiles=tuple(free)) if free else None',
        "return None",
        "test_church",
        "test_refusals",
    ),
    _rule(
        "the last delivery brings the end",
        "actions/church.py",
        "if NOBODY not in state.church:\n        trigger_end",
        "if False:\n        trigger_end",
        "test_church",
        "test_ending",
    ),
    _rule(
        "a sold tile is replaced in its place",
        "actions/market.py",
        "reveal_sale(state, state.market.index(sale), emit)",
        "reveal_sale(state, 0, emit)",
        "test_market",
    ),
)
_HALL: Final = (
    _rule(
        "the hand is full at the limit",
        "actions/town_hall.py",
        "if len(state.blueprints[state.seat]) >= limit:",
        "if len(state.blueprints[state.seat]) > limit:",
        "test_town_hall",
        "test_refusals",
    ),
    _rule(
        "coins are laid on every blueprint passed over",
        "actions/town_hall.py",
        "coin + 1 for coin in state.coins[:position]",
        "coin for coin in state.coins[:position]",
        "test_town_hall",
    ),
    _rule(
        "a pile that is opened fills a short display",
        "display.py",
        "emit(PileOpened(name))\n    refill(state, emit)",
        "emit(PileOpened(name))",
        "test_construction",
    ),
    _rule(
        "lower tiers of sales lie on top",
        "display.py",
        "enumerate(state.stack_left, start=1)",
        "reversed(tuple(enumerate(state.stack_left, start=1)))",
        "test_market",
        "test_setup",
    ),
    _rule(
        "whoever only hires must hire",
        "actions/town_hall.py",
        "Decision(HIRE, state.seat, action.tile, must=True)",
        "Decision(HIRE, state.seat, action.tile)",
        "test_town_hall",
    ),
    _rule(
        "each villager costs more than the last",
        "actions/hire.py",
        "min(hired, len(rules.villager_costs) - 1)",
        "0",
        "test_town_hall",
    ),
    _rule(
        "a hired villager lies until the next turn",
        "actions/hire.py",
        "worker(home_of(state, state.seat), acted=True)",
        "worker(home_of(state, state.seat))",
        "test_town_hall",
        "test_turns",
    ),
)
_BUILDING: Final = (
    _rule(
        "a milestone is kept by the first",
        "building.py",
        "if state.milestones[milestone] != NOBODY:\n        return\n",
        "",
        "test_producers_and_refineries",
        "test_road_building",
        "test_construction",
    ),
    _rule(
        "a pile is opened once",
        "building.py",
        "if not state.opened[pile]:",
        "if True:",
        "test_producers_and_refineries",
        "test_construction",
    ),
    _rule(
        "the last flag ends the game where it is to",
        "building.py",
        'trigger_end(state, "last_flag", emit)',
        "pass",
        "test_options",
        "test_ending",
    ),
    _rule(
        "no second road between two tiles",
        "actions/road.py",
        'return refuse("B9", "joined_already", side=side, tiles=(contact.a, contact.b))',
        "return None",
        "test_road_building",
        "test_refusals",
    ),
    _rule(
        "a construction touches the tile stood on",
        "actions/construct.py",
        'return refuse("B4", "not_beside_villager", blueprint=blueprint, tile=tile)',
        "return None",
        "test_construction",
        "test_refusals",
    ),
)
_SCORING: Final = (
    _rule(
        "a landmark that needs a road scores only with one",
        "scoring/landmarks.py",
        "tile.needs_road and not",
        "not tile.needs_road and not",
        "test_landmarks",
    ),
    _rule(
        "a landmark has a most",
        "scoring/landmarks.py",
        "points if score.most is None else min(points, score.most)",
        "points",
        "test_landmarks",
    ),
    _rule(
        "tied awards are shared", "scoring/awards.py", "// len(seats)", "// 1", "test_awards_and_longest_road"
    ),
    _rule(
        "nobody takes an award with nothing",
        "scoring/awards.py",
        "            if count <= 0:",
        "            if count < 0:",
        "test_awards_and_longest_road",
    ),
    _rule(
        "the distance to the Church counts both ends",
        "scoring/measures.py",
        "[case.uid] + 1",
        "[case.uid]",
        "test_landmarks",
    ),
    _rule(
        "gold is worth points at the end",
        "scoring/final.py",
        "state.gold[seat] // state.box.rules.gold_per_point",
        "state.gold[seat]",
        "test_awards_and_longest_road",
        "test_ending",
        "test_worked_examples",
    ),
)
_SEAM: Final = (
    Break(
        "later fields of decisions are written where they say something",
        "hamlet/engine/decisions.py",
        "if name in WRITTEN_ALWAYS or value != decision._field_defaults[name]",
        "",
        ("tests/session/test_old_records.py",),
    ),
    Break(
        "an expansion's step waits under its decision",
        "hamlet/engine/moments.py",
        "(*before, rest, *state.pending[len(before) :])",
        "state.pending",
        ("tests/engine/expansions/test_seam.py",),
    ),
    Break(
        "what follows a villager's action waits for its decisions",
        "hamlet/engine/game.py",
        "family.stood_on(action)), *state.pending)",
        "family.stood_on(action)),)",
        ("tests/engine/expansions/test_seam.py",),
    ),
    Break(
        "a slice is in the hash",
        "hamlet/engine/dump.py",
        "each.name: each.dump(state, piece)",
        "each.name: {}",
        ("tests/engine/expansions/test_seam.py",),
    ),
)

ENGINE: Final[tuple[Break, ...]] = (*_TURNS, *_WORK, *_HALL, *_BUILDING, *_SCORING, *_SEAM)

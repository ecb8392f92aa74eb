"""Breaks of the rules by the lake: fish, meals, storerooms and the house."""

from __future__ import annotations

from typing import Final

from tools.breaks.lake import by_the_lake

_FISH: Final = (
    by_the_lake(
        "the fish of a Beach are its owner's",
        "lake/fishing.py",
        "if placed.owner == seat else 0",
        "if placed.owner >= 0 else 0",
        "test_fishing",
    ),
    by_the_lake(
        "fish that are caught are gone",
        "lake/fishing.py",
        "fish[lake] &= ~places",
        "fish[lake] |= places",
        "test_fishing",
    ),
    by_the_lake(
        "no fishing with an empty bag",
        "lake/fishing.py",
        'return refuse("L22", "no_fish_in_bag")',
        "return None",
        "test_fishing",
    ),
    by_the_lake(
        "each kind of fish once in a turn",
        "lake/eating.py",
        "if card.fish in waters.eaten:",
        "if card.fish in waters.closed:",
        "test_fish_tiles",
    ),
    by_the_lake(
        "each kind of fish again in the next turn",
        "lake/effects.py",
        "waiting=(), lasting=(), eaten=()",
        "waiting=(), lasting=()",
        "test_fish_tiles",
    ),
    by_the_lake(
        "used fish go back into the bag",
        "lake/waters.py",
        "bag = put(self.bag, kind, self.bag[kind] + 1)",
        "bag = self.bag",
        "test_fish_tiles",
    ),
    by_the_lake(
        "three fish are kept at the end of a turn",
        "lake/fish_tiles.py",
        "- fish_limit(state), 0)",
        "- fish_limit(state) - 1, 0)",
        "test_fish_tiles",
    ),
    by_the_lake(
        "a season by lot is drawn",
        "lake/room.py",
        "season = state.draw(SETUP, len(parts_of(state.box).seasons))",
        "season = 0",
        "test_fish_tiles",
    ),
    by_the_lake(
        "what the Aquarium counts for a fish",
        "lake/counting.py",
        "sum(kinds[kind].worth for kind in SLICE.of(state).hands[seat])",
        "len(SLICE.of(state).hands[seat])",
        "test_lake_landmarks",
    ),
    by_the_lake(
        "the Cliffside counts its Water",
        "lake/counting.py",
        "return sum(terrain in (None, shore.terrain) for shore in shores)",
        "return len(shores)",
        "test_lake_landmarks",
    ),
)
_MEALS: Final = (
    by_the_lake(
        "a rare that can do nothing is not eaten",
        "lake/eating.py",
        "return idle_refusal(state, card) if card.must_do else None",
        "return None",
        "test_menu_at_once",
    ),
    by_the_lake(
        "an uncommon that can do nothing gives its gold only",
        "lake/eating.py",
        "if each.refusal(state, card) is None]",
        "if each.id]",
        "test_menu_at_once",
    ),
    by_the_lake(
        "what waited is used up by the action",
        "lake/effects.py",
        "SLICE.put(state, replace(waters, waiting=()))",
        "SLICE.put(state, replace(waters, waiting=waters.waiting))",
        "test_menu_waiting",
    ),
    by_the_lake(
        "what lasts is over with the turn",
        "lake/effects.py",
        "waiting=(), lasting=(), eaten=()",
        "waiting=(), eaten=()",
        "test_frozen_lake",
    ),
    by_the_lake(
        "effects act for whoever has eaten",
        "lake/effects.py",
        "if seat != state.seat or not (",
        "if not (",
        "test_frozen_lake",
    ),
    by_the_lake(
        "a closed building opens at the turn of whoever closed it",
        "lake/room.py",
        "tuple(each for each in waters.closed if each[1] != moment.seat)",
        "()",
        "test_menu_waiting",
    ),
    by_the_lake(
        "fish migrate to the banks of that building",
        "lake/effects.py",
        "fresh = lake.banks_of(tile) & ~fish[number]",
        "fresh = lake.banks & ~fish[number]",
        "test_menu_waiting",
    ),
    by_the_lake(
        "on ice goods cross for nothing",
        "lake/room.py",
        "        if waters.lasting and in_force(state, FROZEN_LAKES, seat):\n            return ()\n",
        "",
        "test_frozen_lake",
    ),
    by_the_lake(
        "every lake freezes, also one that forms later",
        "lake/room.py",
        "return tuple(body.beside for body in state.village.bodies)",
        "return tuple(body.beside for body in state.village.bodies[:1])",
        "test_frozen_lake",
    ),
    by_the_lake(
        "on long days nobody needs donkeys",
        "lake/room.py",
        "carriage = carriage._replace(carriers=EVERYWHERE)",
        "carriage = carriage._replace(usable=EVERYWHERE)",
        "test_menu_waiting",
    ),
    by_the_lake(
        "whoever was hired this turn does not stand up",
        "lake/standing_up.py",
        "if has_acted(piece) and is_tile(place_of(piece))})",
        "if has_acted(piece)})",
        "test_menu_at_once",
    ),
    by_the_lake(
        "a favour brings no reward",
        "lake/favour.py",
        "emit, rewarded=False)",
        "emit)",
        "test_menu_at_once",
    ),
    by_the_lake(
        "a favour takes no milestone",
        "building.py",
        "if milestone is not None and not moment.fact(UNREWARDED):",
        "if milestone is not None:",
        "test_menu_at_once",
    ),
    by_the_lake(
        "a favour is built wherever its seat gets to",
        "lake/favour.py",
        "problem = reach_of(state, state.seat).problem(",
        "problem = state.village.by_road.problem(",
        "test_menu_at_once",
    ),
)
_ROOMS: Final = (
    by_the_lake(
        "what is stored is paid for",
        "lake/storeroom.py",
        "box.settled_code(code)",
        "code",
        "test_storeroom",
    ),
    by_the_lake(
        "from storeroom to storeroom a unit stays the same",
        "box.py",
        "if self.code_maker[code] < 0 or self.is_settled(code):",
        "if self.code_maker[code] < 0:",
        "test_storeroom",
    ),
    by_the_lake(
        "moving goods in pays their maker",
        "lake/storeroom.py",
        'give(state, box.code_maker[code], box.code_gain[code], "used", source, emit)',
        "pass",
        "test_storeroom",
    ),
    by_the_lake(
        "two units are stored at once, and no more than fit",
        "lake/storeroom.py",
        "if not 1 <= sum(counts) <= most:",
        "if not 1 <= sum(counts):",
        "test_storeroom",
    ),
    by_the_lake(
        "others' storerooms are theirs",
        "lake/room.py",
        "locked |= 1 << uid if tiles[uid].owner != seat else 0",
        "locked |= 0",
        "test_storeroom",
    ),
    by_the_lake(
        "villagers sleep at home",
        "lake/room.py",
        "        go_home(state, moment.seat, emit)\n",
        "",
        "test_villagers_house",
    ),
    by_the_lake(
        "hired villagers sleep in the house",
        "lake/room.py",
        "        return HOUSE\n",
        "        return None\n",
        "test_villagers_house",
    ),
)
FISH: Final = (*_FISH, *_MEALS, *_ROOMS)

"""A sandbox: a game to try things in. Gold for everything, and what is to be tried lies first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hamlet.engine.botric.base import BOTRIC
from hamlet.engine.definitions import Definitions
from hamlet.engine.dump import dump_state, load_state
from hamlet.engine.start import new_state
from hamlet.session import sandbox_first as first
from hamlet.session.choice import GameChoice
from hamlet.session.seats import HUMAN, seats_for
from hamlet.session.session import Session
from hamlet.session.setup import Setup

GOLD: Final = 60
"""Whatever a tile asks for can be bought with it, several times."""
VILLAGERS: Final = 3
"""One turn is enough to build something and to work in it."""
DONKEYS: Final = 2
RIVAL: Final = "greedy"
SEED: Final = 7
_TRIES: Final = 64


def sandbox_session(
    choice: GameChoice,
    tiles_first: Sequence[str] = (),
    seed: int = SEED,
    *,
    card_first: str = "",
    sale_first: str = "",
) -> Session:
    """A game for one person against a quick rival; the person begins, and can pay for whatever there is.

    The wanted tiles lie first in the display, in their order, even if none of them is in the bag; start tiles
    lie in the village anyway. For a menu card it is its season, a fish of its kind is in hand, and there is a
    lake to fish in; a sale lies first in the Market, and its goods in the village. The same seed gives the
    same sandbox. Raises `RuleError` and `SeatingError` as any other game does.
    """
    definitions = choice.definitions
    rival = BOTRIC if BOTRIC in definitions.ruleset.positions else RIVAL
    seats = seats_for((HUMAN, rival), definitions.seat_colours, choice.words)
    setup = _begun_by_hand(choice.setup(seats, seed))
    data = dump_state(new_state(setup.box, setup.seed))
    _make_rich(data, definitions)
    first.display_first(data, definitions, tiles_first)
    first.card_first(data, setup.box, card_first)
    first.sale_first(data, setup.box, sale_first)
    return Session(setup, load_state(setup.box, data))


def _begun_by_hand(setup: Setup) -> Setup:
    """The same with the first seed from this one on with which the person begins."""
    for seed in range(setup.seed, setup.seed + _TRIES):
        if new_state(setup.box, seed).seat == 0:
            return Setup(
                setup.definitions, setup.seats, seed, setup.packs, setup.preset, setup.options, setup.words
            )
    return setup


def _make_rich(data: dict[str, Any], definitions: Definitions) -> None:
    """Gold, villagers and donkeys; what has no place yet begins at the Church."""
    rules, mine = definitions.rules, data["seats"][0]
    mine["gold"] = max(GOLD, mine.get("gold", 0))
    for kind, count, most in (
        ("villagers", VILLAGERS, rules.most_villagers),
        ("donkeys", DONKEYS, rules.most_donkeys),
    ):
        there = mine.get(kind, [])
        at = there[0][0] if there else 0
        mine[kind] = sorted([*there, *[[at, 0]] * (min(count, most) - len(there))])

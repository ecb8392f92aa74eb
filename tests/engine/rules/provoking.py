"""A village in which every refusal can be provoked, and what a provocation is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from hamlet.engine.actions.church import Deliver
from hamlet.engine.actions.family import Action
from hamlet.engine.actions.hire import HireDonkey
from hamlet.engine.actions.town_hall import SkipBlueprint
from hamlet.engine.payments.payment import NOTHING
from tests.engine.hands import Hand, first_game, sketched
from tests.engine.sketches import Sketch

VILLAGE = Sketch(
    """
    woodcutter  quarry     lumbermill  .
    farm        church     market      pond_a
    .           town_hall  barn        barn.2
    """,
    roads="church-woodcutter church-quarry church-farm church-market church-town_hall quarry-lumbermill",
    mountains="market-pond_a",
    cliffs="farm-town_hall",
    water="pond_a-barn.2",
    outlines={"small_woodland": "FRFFFF"},
)
CHURCH, WOODCUTTER, QUARRY, LUMBERMILL, FARM, MARKET, POND, TOWN_HALL, BARN, BARN_2 = range(10)
WOOD, STONE, WHEAT, TIMBER, BRICK, MILK, FLOUR = range(7)
GOLD, MILK_BRICK, TIMBER_FLOUR, RAW = range(4)


@dataclass(frozen=True)
class Refused:
    """One provocation: what is tried, what is said to it, and how the village is prepared."""

    rule: str
    code: str
    action: Callable[[Hand], Action]
    facts: Callable[[Hand], Mapping[str, Any]] = lambda _: {}
    prepare: Callable[[Hand], object] = lambda _: None
    by_hand: bool = False
    make: Callable[[], Hand] | None = None
    """Another village than the one above."""

    def __str__(self) -> str:
        return f"{self.rule}-{self.code}"

    def hand(self) -> Hand:
        """The village, ready for the provocation."""
        hand = self.make() if self.make else None
        if hand is None:
            hand = first_game(start_layout="by-hand") if self.by_hand else sketched(VILLAGE)
        hand.state.market = (0, 1, 2)
        self.prepare(hand)
        return hand


def hire(hand: Hand) -> None:
    """The seat is hiring."""
    hand.do(SkipBlueprint(TOWN_HALL))


def donkey_waits(hand: Hand) -> None:
    """A hired donkey waits for its place."""
    hire(hand)
    hand.do(HireDonkey())


def finished(hand: Hand) -> None:
    """The game is over."""
    hand.state.church = (-1, 0, 0, 0)
    hand.gold(10, 0).do(Deliver(CHURCH, GOLD, NOTHING))
    hand.end_turns(2)

"""Fish in hand: selling and eating, each kind once in a turn, three at most at its end."""

from __future__ import annotations

import pytest

from hamlet.engine.actions.donkey import MoveDonkey
from hamlet.engine.actions.town_hall import SkipBlueprint
from hamlet.engine.actions.turn import EndTurn
from hamlet.engine.events import GoldChanged
from hamlet.engine.lake.eating import UseFish, menu_of
from hamlet.engine.lake.events import FishPutBack, FishUsed
from hamlet.engine.lake.fish_tiles import PutBack
from hamlet.engine.options import Options
from hamlet.engine.start import new_state
from tests.engine.lake.lake_hands import GAP, LakeHand, lake, lake_game, ring

COMMON, UNCOMMON, RARE = range(3)


def in_season(season: str, fish: str = "") -> LakeHand:
    return lake(boat=False, options={"season": season}).holds(0, fish)


def test_l08_a_common_fish_sells_for_two_and_goes_back_into_the_bag() -> None:
    hand = in_season("winter", "common")
    assert sum(hand.waters.bag) == 29
    events = hand.use("fish_market")
    assert events == [FishUsed(0, COMMON, hand.card("fish_market")), GoldChanged(0, 2, "fish", -1)]
    assert (hand.fish_of(0), hand.waters.bag) == ([], (11, 10, 9))


@pytest.mark.parametrize(
    ("season", "uncommon", "rare"),
    [
        ("spring", "breeding", "second_wind"),
        ("summer", "monopoly", "long_days"),
        ("autumn", "infrastructure", "call_in_a_favour"),
        ("winter", "migration", "frozen_lake"),
    ],
)
def test_l08_the_menu_is_the_fish_market_and_the_two_cards_of_the_season(
    season: str, uncommon: str, rare: str
) -> None:
    hand = in_season(season, "common uncommon rare")
    names = ["fish_market", uncommon, rare]
    assert menu_of(hand.state) == tuple(hand.card(name) for name in names)
    refused = hand.refusal(UseFish(hand.card("breeding" if season != "spring" else "monopoly")))
    assert refused is not None
    assert (refused.rule, refused.code) == ("L8", "not_on_the_menu")


@pytest.mark.parametrize("season", ["spring", "summer", "autumn", "winter"])
def test_l08_every_uncommon_fish_gives_one_gold_and_no_rare_one_does(season: str) -> None:
    hand = in_season(season, "uncommon rare").donkeys(0, "church church").villagers(0, "home church/")
    hand.blueprints(0, "small_mountains")
    common, uncommon, rare = menu_of(hand.state)
    hand.do(UseFish(uncommon))
    assert hand.state.gold[0] == 4
    while hand.state.pending:
        hand.do(next(Options(hand.state).iterate()))
    hand.do(UseFish(rare))
    assert hand.state.gold[0] == 4
    assert common == hand.card("fish_market")


def test_l08_each_kind_once_in_a_turn_and_again_in_the_next() -> None:
    hand = in_season("winter", "common common rare rare")
    hand.use("fish_market")
    refused = hand.refusal(UseFish(hand.card("fish_market")))
    assert refused is not None
    assert (refused.rule, refused.code, refused.facts) == ("L8", "eaten_already", {"fish": COMMON})
    hand.use("frozen_lake")
    assert hand.refused(UseFish(hand.card("frozen_lake"))) == "eaten_already"
    assert hand.waters.eaten == (COMMON, RARE)
    hand.end_turns()
    assert hand.waters.eaten == ()
    hand.holds(1, "common").use("fish_market")
    hand.end_turns()
    hand.use("fish_market")


def test_l08_a_fish_that_one_does_not_have_cannot_be_used() -> None:
    hand = in_season("winter").holds(1, "common")
    refused = hand.refusal(UseFish(hand.card("fish_market")))
    assert refused is not None
    assert (refused.rule, refused.code, refused.facts) == ("L8", "no_such_fish", {"fish": COMMON})


def test_l08_not_within_an_unfinished_action() -> None:
    hand = in_season("winter", "common")
    hand.do(SkipBlueprint(hand.uids["town_hall"]))
    assert hand.refused(UseFish(hand.card("fish_market"))) == "not_asked_now"
    hand = ring(options={"season": "winter"}).holds(0, "common")
    hand.build("small_woodland", "town_hall", GAP)
    assert hand.state.decision == "boat"
    assert hand.refused(UseFish(hand.card("fish_market"))) == "not_asked_now"


def test_l08_using_a_fish_neither_takes_a_villager_nor_closes_the_moment_of_the_donkeys() -> None:
    hand = in_season("winter", "common uncommon").donkeys(0, "church church")
    hand.do(MoveDonkey(hand.uids["church"], hand.uids["farm"]))
    hand.use("fish_market")
    hand.do(MoveDonkey(hand.uids["church"], hand.uids["farm"]))
    assert not any(piece & 1 for piece in hand.state.villagers[0])
    hand.villagers(0, "farm/").use("migration")
    assert hand.state.gold[0] == 6


def test_l08_more_than_three_fish_at_the_end_of_the_turn_and_the_seat_chooses_what_goes_back() -> None:
    hand = in_season("winter", "common common uncommon rare rare")
    hand.do(EndTurn())
    assert (hand.state.decision, hand.state.decider, hand.state.seat) == ("put_back", 0, 0)
    offered = {action.fish for action in Options(hand.state).iterate() if isinstance(action, PutBack)}
    assert offered == {(0, 0), (0, 1), (0, 2), (1, 2), (2, 2)}
    for wrong in ((), (0,), (0, 0, 1), (1, 0)):
        refused = hand.refusal(PutBack(wrong))
        assert refused is not None
        assert (refused.code, refused.facts) == ("put_back_so_many", {"count": 2, "limit": 3})
    refused = hand.refusal(PutBack((1, 1)))
    assert refused is not None
    assert (refused.code, refused.facts) == ("no_such_fish", {"fish": UNCOMMON})
    events = hand.do(PutBack((0, 2)))
    assert events[:2] == [FishPutBack(0, COMMON), FishPutBack(0, RARE)]
    assert hand.fish_of(0) == ["common", "uncommon", "rare"]
    assert hand.state.seat == 1
    assert sum(hand.waters.bag) == 27


def test_l08_three_fish_are_kept_without_a_question() -> None:
    hand = in_season("winter", "rare rare rare")
    hand.end_turns()
    assert hand.state.seat == 1
    assert hand.fish_of(0) == ["rare"] * 3


def test_l08_what_is_too_much_goes_back_before_the_last_scoring_too() -> None:
    hand = in_season("winter")
    hand.state.ending = True
    hand.end_turns()
    hand.holds(1, "rare rare rare rare").do(EndTurn())
    assert not hand.state.finished
    hand.do(PutBack((RARE,)))
    assert hand.state.finished


def test_l23_the_season_is_chosen_or_drawn_by_the_seed() -> None:
    for number, season in enumerate(("spring", "summer", "autumn", "winter")):
        assert ring(options={"season": season}).waters.season == number


def test_l23_a_season_by_lot_depends_on_the_seed_alone_and_all_come_up() -> None:
    box = lake_game(season="by-lot").state.box
    drawn = [new_state(box, seed).slices[0].season for seed in range(40)]
    assert drawn == [new_state(box, seed).slices[0].season for seed in range(40)]
    assert set(drawn) == {0, 1, 2, 3}

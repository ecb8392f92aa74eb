"""What the end brings Botric opens to sums that come to it: landmarks, gold at his rate, what is left."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hamlet.engine.botric.base import HIS_SEAT, HUMAN_SEAT
from hamlet.engine.scoring.final import final_scores
from hamlet.engine.scoring.landmarks import landmark_worth
from hamlet.engine.scoring.sums import PointsSum, sum_of, sums_of
from hamlet.engine.state import State, put
from hamlet.words.rooms import english
from hamlet.words.speech import Speech
from hamlet.words.sums import sum_rich
from tests.words.botric_games import solo_ends

WORDS = english()


def ends(**switches: object) -> Iterator[State]:
    for edition in ("favour", "investor"):
        for lake in (False, True):
            yield solo_ends(edition, lake=lake, **switches)


def told(state: State, found: PointsSum) -> str:
    speech = Speech(WORDS, state, ("Red", "Botric"))
    return speech.plain(sum_rich(speech, HIS_SEAT, found))


@pytest.mark.parametrize("switch", ["", "landmarks_2", "landmarks_6", "gold_per_4", "sell_leftovers"])
def test_every_source_that_is_reckoned_comes_to_its_points(switch: str) -> None:
    for state in ends(**({switch: True} if switch else {})):
        sums = sums_of(state, HIS_SEAT)
        assert (
            sum(found.points for found in sums.values()) + state.points[HIS_SEAT]
            == (final_scores(state)[HIS_SEAT]["total"])
        )
        for found in sums.values():
            assert found.reckoned in (None, found.points), found


@pytest.mark.parametrize(
    ("switch", "worths"), [("", (3, 4)), ("landmarks_2", (2, 2)), ("landmarks_6", (6, 6))]
)
def test_each_of_his_landmarks_is_worth_the_same_and_says_so(switch: str, worths: tuple[int, int]) -> None:
    seen = 0
    for number, state in enumerate(ends(**({switch: True} if switch else {}))):
        worth = worths[number // 2]
        for uid, placed in enumerate(state.village.tiles):
            if placed.owner == HIS_SEAT:
                seen += 1
                assert landmark_worth(state, uid) == worth
                found = sum_of(state, HIS_SEAT, f"landmark:{uid}")
                assert (found.points, found.flat, found.joined) == (worth, True, True)
                assert told(state, found) == f"{worth} for a landmark, whatever it counts"
            elif placed.owner == HUMAN_SEAT:
                assert not sum_of(state, HUMAN_SEAT, f"landmark:{uid}").flat
    assert seen


def test_four_of_his_gold_make_a_point_with_the_switch_and_the_humans_stay_as_they_are() -> None:
    state = solo_ends("investor", lake=False, gold_per_4=True).copy()
    state.gold = put(put(state.gold, HIS_SEAT, 11), HUMAN_SEAT, 11)
    his, mine = sum_of(state, HIS_SEAT, "gold"), sum_of(state, HUMAN_SEAT, "gold")
    assert (his.points, his.count, his.per) == (2, 11, 4)
    assert (mine.points, mine.count, mine.per) == (3, 11, 3)
    assert told(state, his) == "11 gold, 4 to a point"


def test_goods_left_over_are_told_as_so_many_tokens_and_their_gold_counts_with_his_own() -> None:
    state = solo_ends("investor", lake=False, sell_leftovers=True).copy()
    code = state.box.refined_code(3, HIS_SEAT, high_quality=True)
    state.stock = put(state.stock, 1, (code, code))
    state.gold = put(state.gold, HIS_SEAT, 0)
    gain, mine = state.box.code_gain[code], sum_of(state, HIS_SEAT, "leftovers")
    others = mine.count - 2
    assert mine.points >= 2 * gain.points
    assert told(state, mine) == f"{others + 2} tokens left in the village"
    assert sum_of(state, HIS_SEAT, "gold").count >= 2 * gain.gold

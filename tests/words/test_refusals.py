from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from hamlet.engine.actions.hire import donkey_hire_refusal, villager_hire_refusal
from hamlet.engine.actions.paid import PaidFamily
from hamlet.engine.actions.registry import FAMILIES
from hamlet.engine.bits import bits
from hamlet.engine.definitions import Cost, Need
from hamlet.engine.dice import Dice
from hamlet.engine.game import refusal
from hamlet.engine.payments.sources import PaymentSources
from hamlet.engine.refusals import Refusal, refuse
from hamlet.engine.state import State
from hamlet.words.refusals import explain, explain_rich
from hamlet.words.rooms import english
from hamlet.words.rules import rule_ids, rule_text, rule_title
from hamlet.words.speech import Speech
from tests.words.playing import NAMES, Attempts, Moment, lake_definitions, moments
from tests.words.scanning import refusal_codes, refusal_rules
from tests.words.test_lake import TOLD_BY_HAND

WORDS = english()
UNREACHED = {"no_road_on_terrain", "start_unsound", "not_yours_to_use", "not_among_the_tied"}
"""Codes that need a village, or an expansion, which chance does not make; they are told by hand below."""


@cache
def collected() -> dict[str, list[tuple[State, Refusal]]]:
    """Real refusals by code, from attempts in games by chance."""
    found: dict[str, list[tuple[State, Refusal]]] = {}
    for seats, seed, layout in (
        (2, 1, "first-game"),
        (3, 2, "by-hand"),
        (2, 5, "by-hand"),
        (4, 3, "first-game"),
    ):
        _collect(found, moments(seats, seed, layout, most=700), Dice(seed))
    for seed, season in enumerate(("spring", "summer", "autumn", "winter"), start=1):
        _collect(found, moments(2, seed, most=900, content=lake_definitions(season)), Dice(seed))
    return found


def _collect(found: dict[str, list[tuple[State, Refusal]]], played: Iterator[Moment], dice: Dice) -> None:
    """What is refused in each state of a game; of every code some from games without and with the lake."""
    most = {code: len(cases) + 40 for code, cases in found.items()}
    for before, *_ in played:
        reasons = [refusal(before, action) for action in Attempts(before, dice).all()]
        for reason in (*reasons, *lacks(before, dice)):
            if reason and len(found.setdefault(reason.code, [])) < most.get(reason.code, 60):
                found[reason.code].append((before, reason))


def lacks(state: State, dice: Dice) -> list[Refusal | None]:
    """What would be missing for a cost by chance on a reachable tile, and for a hire."""
    tiles = list(bits(state.village.by_road.reachable))
    needs = (Need((dice.below(7),), 1 + dice.below(4)),) if dice.below(4) else ()
    cost = Cost(needs, dice.below(12))
    tile = tiles[dice.below(len(tiles))]
    lack = PaymentSources(state, state.seat, tile, may_buy=bool(dice.below(4))).lack(cost)
    return [lack, villager_hire_refusal(state), donkey_hire_refusal(state)]


def sentences() -> list[tuple[str, str]]:
    return [
        (code, explain(Speech(WORDS, state, NAMES), reason))
        for code, cases in collected().items()
        for state, reason in cases
    ]


def test_no_sentence_is_left_over_for_a_refusal_that_does_not_exist() -> None:
    known = {code.partition(".")[0] for code in WORDS.language.sections["refusals"]} - {"unknown"}
    assert sorted(known - refusal_codes()) == []


def test_every_rule_of_a_refusal_can_be_read_and_so_can_all_rulings() -> None:
    rulings = {f"B{number}" for number in range(1, 26)} | {f"L{number}" for number in range(1, 27)}
    rulings |= {f"S{number}" for number in range(1, 26)}
    assert sorted((refusal_rules() | rulings) - set(rule_ids(WORDS))) == []
    for rule in rule_ids(WORDS):
        assert rule_title(WORDS, rule)
        assert 1 <= len(re.findall(r"[.!?](?= |$)", rule_text(WORDS, rule))) <= 3
        assert not re.search(r"[{}*]", rule_text(WORDS, rule))


def test_attempts_in_games_by_chance_meet_nearly_every_refusal() -> None:
    """Guards the other tests: they look only at what was met."""
    by_hand = UNREACHED | set(TOLD_BY_HAND) | {"game_over", "not_in_play"}
    assert sorted(refusal_codes() - set(collected()) - by_hand) == []


def test_refusals_met_in_games_read_well() -> None:
    for code, text in sentences():
        assert re.fullmatch(r"[A-Z0-9][^{}*_\\|]*[.!]", text), (code, text)
        assert not re.search(r"\bNone\b|\(|  | ,| \.|:\.|-\d|that cannot be done now", text), (code, text)
        assert len(text) <= 150, (code, text)


def test_refusals_met_in_games_never_fall_back_on_the_general_sentence() -> None:
    general = WORDS.language.sections["refusals"]["unknown"]
    assert [code for code, text in sentences() if text == general] == []


def test_an_unknown_refusal_still_gets_a_sentence() -> None:
    state = next(moments(2, 1))[0]
    assert explain(Speech(WORDS, state), refuse("X9", "from_the_future")) == "That cannot be done now."


@pytest.mark.parametrize(
    ("reason", "text"),
    [
        (refuse("B16", "game_over"), "The game is over, and the town has its name."),
        (
            refuse("S20", "not_among_the_tied", choice=9, count=2),
            "Botric’s list leaves 2 to choose from, and this is none of them.",
        ),
        (refuse("L13", "start_unsound", start=4), None),
        (refuse("B9", "no_road_on_terrain", side=(0, 0, 0), terrain=3), "Roads are not built across water."),
        (refuse("B3", "not_yours_to_use", source=2, code=1), "What lies at the Farm is not yours to use."),
        (refuse("B1", "out_of_reach", tile=2), "The Farm is out of reach: no road joins it to the Church."),
        (
            refuse("B4", "place_unreachable", blueprint=6, triangles=(), sides=(), tiles=(1, 2)),
            (
                "There the Sawmill would touch only the Quarry and the Farm, "
                "and no road leads from there to the Church."
            ),
        ),
        (
            refuse("B10", "there_is_work", tiles=(1, 2)),
            "Nobody begs while there is work: the Quarry and the Farm have room.",
        ),
        (
            refuse("B10", "there_is_work", tiles=(2,)),
            "Nobody begs while there is work: the Farm has room.",
        ),
        (
            refuse("B2", "missing_material", tile=0, missing=(((4, 5), 3, 1), ((0,), 1, 0)), may_buy=True),
            (
                "Still missing at the Church: 2 brick or milk and 1 wood. "
                "The Market is too far away to buy from."
            ),
        ),
        (
            refuse("B7", "no_token_left", tile=2, material=3, left=1, count=2),
            "You have 1 token of timber left, and 2 were asked for.",
        ),
        (
            refuse("B8", "villager_too_dear", asked=7, gold=4),
            "The next villager asks for 7 gold, and you have 4 gold.",
        ),
    ],
)
def test_facts_stand_in_the_sentence(reason: Refusal, text: str | None) -> None:
    state = next(moments(2, 1))[0]
    told = explain(Speech(WORDS, state, NAMES), reason)
    assert text is None or told == text
    assert told[0].isupper()


def test_a_full_building_says_what_its_slots_hold() -> None:
    state = next(moments(2, 1))[0].copy()
    timber = state.box.refined_code(3, 0, high_quality=False)
    state.stock = (state.stock[0], (timber, timber), *state.stock[2:])
    told = explain(Speech(WORDS, state), refuse("refine", "slots_full", tile=1))
    assert told == "The Quarry is full: both slots hold timber."


def test_goods_that_cannot_be_brought_say_where_a_donkey_is_missing() -> None:
    state = next(moments(2, 1))[0]
    state = state.copy()
    state.donkeys = ((), ())
    ids = [state.box.definitions.tiles[placed.tile].id for placed in state.village.tiles]
    reason = refuse("B2", "cannot_be_brought", source=ids.index("quarry"), tile=ids.index("farm"), code=2)
    assert (
        explain(Speech(WORDS, state), reason)
        == "Stone from the Quarry is 1 donkey short on its way to the Farm: at the Church."
    )


def test_rich_sentences_carry_icons_where_plain_ones_carry_words() -> None:
    state = next(moments(2, 1))[0]
    reason = refuse("B8", "donkey_too_dear", asked=3, gold=1)
    assert explain_rich(Speech(WORDS, state), reason) == "A donkey costs {gold} 3, and you have {gold} 1."


def test_players_names_with_marks_in_them_do_no_harm() -> None:
    state = next(moments(2, 1))[0].copy()
    other = 1 - state.seat
    names = ("{gold} *A*", "{gold} *A*")
    told = explain(Speech(WORDS, state, names), refuse("church", "slot_done", slot=0, seat=other))
    assert told == "{gold} *A* has built this part of the Church already."


def test_paid_families_are_all_judged_by_the_same_payment_words() -> None:
    """A family that learns to refuse payments in its own way must bring its own words to this test."""
    assert {family.name for family in FAMILIES if isinstance(family, PaidFamily)} == {
        "refine",
        "sell",
        "deliver",
        "construct",
        "road",
    }

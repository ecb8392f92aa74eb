"""Verdicts: a tile that is far too strong is found, one that nobody changed is not accused."""

from __future__ import annotations

from random import Random

import pytest

from hamlet.numbers.catalogue import TileStanding, catalogue
from hamlet.numbers.comparing import Comparison
from hamlet.numbers.judging import LEAST_GAMES, TileVerdict, VerdictReason
from hamlet.numbers.shares import difference, share
from hamlet.numbers.tallying import GamesTally
from tests.numbers.made_up import a_game, entries, games_by_chance, tiles_called

OLD = tuple(f"tile_{number}" for number in range(12))
NEW = "planted"
USUAL = dict.fromkeys(OLD, 0.7)


def compared(
    seed: int, games: int = 200, built: float = 0.7, wins: float = 0.5, *, changed: bool = False
) -> Comparison:
    """Games with a new tile, or with a changed one, that is built and won with by chance."""
    dice = Random(seed)
    base_tiles = [*tiles_called(*OLD), *(tiles_called(NEW) if changed else ())]
    played = {**USUAL, NEW: 0.7} if changed else USUAL
    base = GamesTally(games_by_chance(games, dice, played))
    with_packs = GamesTally(games_by_chance(games, dice, {**USUAL, NEW: built}, {NEW: wins}))
    found = entries([*tiles_called(*OLD), *tiles_called(NEW, price=2)], base_tiles)
    return Comparison(found, with_packs, base, 2)


def verdict(found: Comparison, name: str = NEW) -> TileVerdict:
    row = found.tile(name)
    assert row is not None
    return row.verdict


@pytest.mark.parametrize("changed", [False, True])
def test_a_tile_that_wins_games_is_too_strong_and_nobody_else_is_accused(*, changed: bool) -> None:
    found = compared(1, wins=0.8, changed=changed)
    row = found.tile(NEW)
    assert row is not None
    assert (row.verdict, row.reasons) == (TileVerdict.TOO_STRONG, (VerdictReason.WINS_MORE,))
    assert {each.verdict for each in found.rows if each.id != NEW} == {TileVerdict.FINE}


def test_a_tile_that_loses_games_is_too_weak() -> None:
    assert verdict(compared(2, wins=0.2)) is TileVerdict.TOO_WEAK


def test_a_tile_built_unlike_all_others_of_its_pile_is_told_so() -> None:
    often, seldom = compared(3, built=0.97).tile(NEW), compared(3, built=0.3).tile(NEW)
    assert often is not None
    assert seldom is not None
    assert (often.verdict, often.reasons) == (TileVerdict.TOO_STRONG, (VerdictReason.BUILT_MORE,))
    assert (seldom.verdict, seldom.reasons) == (TileVerdict.TOO_WEAK, (VerdictReason.BUILT_LESS,))


def test_how_often_its_builders_win_weighs_more_than_how_seldom_it_is_built() -> None:
    row = compared(4, built=0.4, wins=0.9).tile(NEW)
    assert row is not None
    assert row.verdict is TileVerdict.TOO_STRONG
    assert row.reasons == (VerdictReason.WINS_MORE, VerdictReason.BUILT_LESS)


def test_with_few_games_there_is_no_verdict() -> None:
    few = compared(5, games=LEAST_GAMES - 1, wins=0.95)
    assert {row.verdict for row in few.rows} == {TileVerdict.TOO_FEW}
    assert verdict(compared(5, games=LEAST_GAMES, wins=0.95)) is TileVerdict.TOO_STRONG


def test_when_a_new_tile_crowds_out_all_others_none_of_them_is_accused() -> None:
    dice = Random(6)
    base = GamesTally(games_by_chance(400, dice, dict.fromkeys(OLD, 0.9)))
    with_packs = GamesTally(games_by_chance(400, dice, {**dict.fromkeys(OLD, 0.6), NEW: 0.6}))
    found = Comparison(entries(tiles_called(*OLD, NEW), tiles_called(*OLD)), with_packs, base, 2)
    assert all(row.change < -0.2 for row in found.rows if row.id != NEW)
    assert {row.verdict for row in found.rows} == {TileVerdict.FINE}


def test_tiles_left_as_they_are_are_accused_in_no_more_pages_than_the_correction_says() -> None:
    """In 300 pages without any difference, at most about one in twenty has a row that seems sure of one."""
    pages, wrong, careless, accused = 300, 0, 0, 0
    for seed in range(pages):
        dice = Random(seed)
        one, other = (GamesTally(games_by_chance(60, dice, USUAL)) for _ in range(2))
        found = Comparison(entries(tiles_called(*OLD), tiles_called(*OLD)), one, other, 2)
        wrong += any(apart(found))
        accused += any(row.verdict is not TileVerdict.FINE for row in found.rows)
        found.spans = 1.96
        careless += any(apart_at(found, name) for name in OLD)
    assert wrong / pages < 0.05 + 0.04  # three standard deviations of 300 pages
    assert accused <= wrong
    assert careless / pages > 0.25


def apart(found: Comparison) -> list[bool]:
    """Whether each tile's builders win more or less than in the base game, as its row says."""
    sides = [difference(row.wins, row.base_wins) for row in found.rows if row.base_wins is not None]
    return [low > 0 or high < 0 for low, high in sides]


def apart_at(found: Comparison, name: str) -> bool:
    """The same for one tile as if it were the only one."""
    one, other = (
        share(tally.won_by_builders(name), tally.builders[name], found.spans)
        for tally in (found.with_packs, found.base)
    )
    low, high = difference(one, other)
    return low > 0 or high < 0


def test_a_tile_is_judged_among_those_of_its_pile() -> None:
    """In the bag nearly everything is built, elsewhere little: each is measured by its own pile."""
    tiles = [*tiles_called("a", "b", "c"), *tiles_called("x", "y", "z", pile="milk")]
    added = [*tiles, *tiles_called("bagged"), *tiles_called("milky", pile="milk")]
    dice = Random(8)
    usual = {**dict.fromkeys("abc", 0.98), **dict.fromkeys("xyz", 0.4)}
    games = games_by_chance(300, dice, {**usual, "bagged": 0.75, "milky": 0.4})
    games = [a_game(each.seed, each.dealings.built, each.winners, opened=("milk",)) for each in games]
    found = Comparison(entries(added, tiles), GamesTally(games), GamesTally(games), 2)
    assert verdict(found, "bagged") is TileVerdict.TOO_WEAK
    assert verdict(found, "milky") is TileVerdict.FINE
    row = found.tile("milky")
    assert row is not None
    assert row.others is not None
    assert row.others[1] < 0.6


def test_the_same_games_say_the_same_in_whatever_order_they_came() -> None:
    games = games_by_chance(80, Random(9), USUAL)
    found = [
        Comparison(entries(tiles_called(*OLD), tiles_called(*OLD)), GamesTally(order), GamesTally(games), 2)
        for order in (games, games[::-1])
    ]
    assert found[0].rows == found[1].rows
    assert found[0].points == found[1].points
    assert found[0].length == found[1].length


def test_new_tiles_come_first_then_changed_ones_then_those_that_changed_most() -> None:
    found = compared(10).rows
    assert found[0].id == NEW
    changes = [abs(row.change) for row in found[1:]]
    assert changes == sorted(changes, reverse=True)
    assert compared(10, changed=True).rows[0].entry.standing is TileStanding.CHANGED


def test_start_tiles_are_no_rows_and_a_tile_belongs_to_the_pile_with_most_of_it() -> None:
    tiles = [
        {"id": "church", "copies": {"start": 1}},
        {"id": "barn", "copies": {"milk": 1, "bag": 2}},
        {"id": "pond", "copies": {"bag": 1, "milk": 1}},
    ]
    found = catalogue({"tiles": tiles}, {"tiles": [tiles[1] | {"flag": True}, tiles[2]]})
    assert [(each.id, each.pile, each.standing.value) for each in found] == [
        ("barn", "bag", "changed"),
        ("pond", "bag", "same"),
    ]


def test_sources_stand_together_and_one_that_the_base_game_lacks_brought_nothing_there() -> None:
    one = GamesTally(
        [a_game(seed, scores=({"merchant": 4, "chaplain": 5, "boats": 6, "total": 15},)) for seed in (1, 2)]
    )
    other = GamesTally([a_game(seed, scores=({"merchant": 4, "total": 4},)) for seed in (1, 2)])
    found = Comparison((), one, other, 1, {"merchant": "awards", "chaplain": "awards"})
    assert found.sources == ("awards", "boats", "total")
    assert {source: (each.with_packs, each.base) for source, each in found.points.items()} == {
        "awards": (9, 4),
        "boats": (6, 0),
        "total": (15, 4),
    }

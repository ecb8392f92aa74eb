"""Which packs are on: what the settings remember, whatever is there."""

from __future__ import annotations

from hamlet.store.packs_on import ordered_packs, packs_on, with_order, with_pack
from hamlet.store.setting_games import LastGame
from hamlet.store.settings import Settings

THERE = ("base", "lake", "solo", "mill", "woods")


def test_at_first_only_the_game_itself_is_on() -> None:
    assert packs_on(Settings(), THERE) == ("base",)


def test_whoever_played_by_the_lake_before_packs_could_be_on_plays_there_again() -> None:
    played = Settings(last_game=LastGame(("base", "lake", "mill")))
    assert packs_on(played, THERE) == ("base", "lake")


def test_a_pack_is_switched_on_and_off() -> None:
    on = with_pack(with_pack(Settings(), "woods", on=True), "mill", on=True)
    assert packs_on(on, THERE) == ("base", "mill", "woods")
    assert packs_on(with_pack(on, "mill", on=False), THERE) == ("base", "woods")


def test_they_play_in_the_order_that_was_chosen_and_the_game_comes_first() -> None:
    on = with_pack(with_pack(Settings(), "woods", on=True), "mill", on=True)
    other = with_order(on, ("woods", "lake", "base", "mill"))
    assert packs_on(other, THERE) == ("base", "woods", "mill")
    assert ordered_packs(other, THERE) == ("base", "woods", "lake", "mill", "solo")


def test_what_is_gone_is_not_played_and_is_on_again_when_it_comes_back() -> None:
    on = with_pack(Settings(), "woods", on=True)
    assert packs_on(on, ("base", "lake")) == ("base",)
    assert packs_on(on, THERE) == ("base", "woods")

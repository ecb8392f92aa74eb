"""A sandbox has whatever one needs, and takes over packs that change while it is played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from hamlet.content.packs import load_packs
from hamlet.engine.actions.construct import Construct
from hamlet.engine.actions.market import Sell
from hamlet.engine.actions.town_hall import TakeBlueprint
from hamlet.engine.dump import dump_state, load_state
from hamlet.engine.lake.base import SLICE, parts_of
from hamlet.engine.lake.eating import UseFish
from hamlet.engine.lake.fishing import GoFishing, catch
from hamlet.players.registry import make_player
from hamlet.resources import data_folder
from hamlet.session.choice import GameChoice, choose_game
from hamlet.session.driving import deciding, play_one, players_of
from hamlet.session.sandbox import GOLD, sandbox_session
from hamlet.session.session import Session
from hamlet.session.taking_over import NotTakenError, taken_over
from tests.app.reload.saving import FORESTER, MILL, PACK

WOODS = {"pack.yaml": PACK, "tiles.yaml": FORESTER + MILL}
SALE = "- {id: planks, tier: 1, needs: {timber: 1}, reward: {gold: 9}}\n"
MATERIAL = "- {id: honey, name: Honey, class: raw}\n"

Woods = Callable[..., GameChoice]


@pytest.fixture
def woods(tmp_path: Path) -> Woods:
    """The pack with some of its text exchanged, or with other files."""

    def choice(*exchanged: tuple[str, str], files: Mapping[str, str] | None = None) -> GameChoice:
        for name, text in {**WOODS, **(files or {})}.items():
            fresh = text
            for before, after in exchanged:
                assert name != "tiles.yaml" or before in text
                fresh = fresh.replace(before, after)
            (tmp_path / name).write_text(fresh, encoding="utf-8")
        loaded = load_packs([tmp_path], {name: data_folder() / name for name in ("base", "lake")})
        assert loaded.problems == ()
        return choose_game(loaded)

    return choice


def _built(choice: GameChoice) -> Session:
    """A sandbox in which the wanted tile was taken, and built in the same turn."""
    session = sandbox_session(choice, ("forester",))
    for kind in (TakeBlueprint, Construct):
        while not any(isinstance(each, kind) for each in session.options().proposals()):
            session.play(next(iter(session.options().proposals())))
        session.play(next(each for each in session.options().proposals() if isinstance(each, kind)))
    forester = choice.definitions.tile_index("forester")
    assert forester in [placed.tile for placed in session.state.village.tiles]
    return session


def _told(session: Session) -> list[str]:
    return [line.text for entry in session.log.entries for line in entry.lines]


def test_the_wanted_tile_lies_first_and_can_be_paid_for(woods: Woods) -> None:
    session = sandbox_session(woods(), ("forester",))
    tiles = session.setup.definitions.tiles
    assert tiles[session.state.display[0]].id == "forester"
    assert len(session.state.display) == session.setup.definitions.rules.display
    assert (session.state.seat, session.state.gold[0]) == (0, GOLD)
    assert [seat.player for seat in session.setup.seats] == ["human", "greedy"]


def test_no_tile_is_lost_or_won_when_one_is_laid_first(woods: Woods) -> None:
    choice = woods()
    plain, wanted = sandbox_session(choice), sandbox_session(choice, ("forester", "sawpit"))

    def every(session: Session) -> list[int]:
        state = session.state
        return [count + state.display.count(tile) for tile, count in enumerate(state.bag)]

    assert every(plain) == every(wanted)


def test_a_sandbox_is_played_to_its_end(woods: Woods) -> None:
    session = sandbox_session(woods(), ("forester",))
    players = {**players_of(session), 0: make_player("greedy", 7, 0)}
    for _ in range(2000):
        if session.finished:
            break
        play_one(session, deciding(players))
    assert session.finished


# taking over


def test_what_is_saved_is_there_at_the_same_moment_of_the_same_game(woods: Woods) -> None:
    session = _built(woods())
    after = taken_over(session, woods(("slots: 1", "slots: 2"), ("wood: 1, stone: 2", "stone: 1")))
    place = after.setup.definitions.tile_index("forester")
    assert after.setup.definitions.tiles[place].slots == after.setup.box.slots[place] == 2
    assert after.setup.definitions.tiles[place].cost.needs[0].count == 1
    assert after.snapshot()["tiles"][-1]["id"] == "forester"
    assert len(after.snapshot()["tiles"][-1]["slots"]) == 2
    same = ("round", "seat", "gold")
    assert [getattr(after.state, name) for name in same] == [getattr(session.state, name) for name in same]


def test_undo_and_redo_go_on_across_a_take_over_and_the_log_stays(woods: Woods) -> None:
    session = _built(woods())
    steps, told = (
        len(session.history.done),
        [line.text for each in session.log.entries for line in each.lines],
    )
    session.undo()
    after = taken_over(session, woods(("slots: 1", "slots: 2")))
    assert after.redo() == 1
    assert len(after.history.done) == steps
    assert _told(after) == told
    assert after.undo(steps) == steps - after.history.barrier
    assert {state.box.definitions for state in (after.state, after.start)} == {after.setup.definitions}
    assert after.setup.definitions.tiles[after.setup.definitions.tile_index("forester")].slots == 2


def test_a_new_tile_comes_into_the_bag_and_all_others_stay_where_they_are(woods: Woods) -> None:
    before = woods(("pile: bag", "pile: bag"), files={"tiles.yaml": FORESTER})
    session = _built(before)
    after = taken_over(session, woods(files={"tiles.yaml": MILL + FORESTER}))
    tiles = after.setup.definitions.tiles
    assert [tile.id for tile in tiles[:-1]] == [tile.id for tile in session.setup.definitions.tiles]
    assert (tiles[-1].id, after.state.bag[-1]) == ("sawpit", 1)
    assert play_one(after, make_player("greedy", 7, 0).decide) is not None


def test_copies_come_into_the_bag_and_leave_it(woods: Woods) -> None:
    session = sandbox_session(woods())
    place = session.setup.definitions.tile_index("sawpit")
    count = session.state.bag[place]
    more = taken_over(session, woods(("cost: {wood: 1}\n", "cost: {wood: 1}\n  copies: 4\n")))
    assert more.state.bag[place] == count + 3
    fewer = taken_over(more, woods())
    assert fewer.state.bag[place] == count


def test_a_tile_that_lies_nowhere_may_go(woods: Woods) -> None:
    choice = woods()
    base = [tile.id for tile in choice.definitions.tiles if dict(tile.copies).get("bag")]
    session = sandbox_session(choice, base[:4])
    sawpit = choice.definitions.tile_index("sawpit")
    assert session.state.bag[sawpit]
    after = taken_over(session, woods(files={"tiles.yaml": FORESTER}))
    assert (after.state.bag[sawpit], after.setup.definitions.tiles[sawpit].copies) == (0, ())


def test_a_new_sale_can_be_drawn(woods: Woods) -> None:
    session = _built(woods())
    after = taken_over(session, woods(files={"market.yaml": SALE}))
    assert after.setup.definitions.sales[-1].id == "planks"
    assert after.state.stack[-1] == 1
    assert sum(after.state.stack_left) == sum(session.state.stack_left) + 1


REFUSED: tuple[tuple[str, tuple[tuple[str, str], ...], Mapping[str, str]], ...] = (
    ("outline", (("outline: E:F SE:F SW:R W:F NW:F NE:F", "outline: E:F SE:F SW:F W:R NW:F NE:F"),), {}),
    ("kind", (("kind: producer", "kind: landmark"), ("  produces: [wood]\n", ""), ("  slots: 1\n", "")), {}),
    ("tile_gone", (), {"tiles.yaml": MILL}),
    ("goods", (), {"materials.yaml": MATERIAL}),
)


def test_what_goes_together_with_the_tile_that_names_it_is_refused_too(woods: Woods) -> None:
    tiles = WOODS["tiles.yaml"]
    swamp = "- {id: swamp, name: Swamp, letter: S, meets: [swamp]}\n"
    bog = "- {id: bog, name: Bog, kind: landmark, pile: bag, outline: E:S SW:R NW:F}\n"
    session = sandbox_session(woods(files={"terrains.yaml": swamp, "tiles.yaml": tiles + bog}))
    with pytest.raises(NotTakenError) as error:
        taken_over(session, woods(files={"terrains.yaml": "[]\n"}))
    assert (error.value.code, error.value.facts["name"]) == ("gone", "Swamp")


@pytest.mark.parametrize(("code", "exchanged", "files"), REFUSED)
def test_what_would_change_the_village_under_ones_hands_is_refused(
    woods: Woods, code: str, exchanged: tuple[tuple[str, str], ...], files: Mapping[str, str]
) -> None:
    session = _built(woods())
    before = session.state
    with pytest.raises(NotTakenError) as error:
        taken_over(session, woods(*exchanged, files=files))
    assert error.value.code == code
    assert session.state is before
    assert "Forester" in str(error.value) or code == "goods"


def test_a_game_taken_over_goes_on_to_its_end(woods: Woods) -> None:
    session = taken_over(_built(woods()), woods(("slots: 1", "slots: 3"), ("points: 3", "points: 5")))
    players = {**players_of(session), 0: make_player("greedy", 7, 0)}
    for _ in range(2000):
        if session.finished:
            break
        play_one(session, deciding(players))
    assert session.finished


# a card and a sale to be tried

LAKE_PACK = PACK.replace("[base]", "[base, lake]")
CARDS = """\
- {id: hot_soup, name: Hot Soup, replaces: frozen_lake, season: winter, fish: rare, gain: {gold: 4}}
"""


def test_a_menu_card_is_tried_in_its_season_with_a_fish_of_its_kind_in_hand(woods: Woods) -> None:
    choice = woods(files={"pack.yaml": LAKE_PACK, "menu.yaml": CARDS})
    for seed in range(7, 11):
        session = sandbox_session(choice, seed=seed, card_first="hot_soup")
        parts, waters = parts_of(session.setup.box), SLICE.of(session.state)
        assert parts.seasons[waters.season].id == "winter"
        assert [parts.fish[kind].id for kind in waters.hands[0]] == ["rare"]
        assert not any(waters.hands[1:])
        in_bag = [kind.copies - (kind.id == "rare") for kind in parts.fish]
        assert list(waters.bag) == in_bag
        used = [each for each in session.options().proposals() if isinstance(each, UseFish)]
        assert "hot_soup" in {parts.cards[each.card].id for each in used}
        gold = session.state.gold[0]
        session.play(next(each for each in used if parts.cards[each.card].id == "hot_soup"))
        assert session.state.gold[0] == gold + 4


def test_a_menu_card_is_tried_by_a_lake_with_fish_at_hand(woods: Woods) -> None:
    choice = woods(files={"pack.yaml": LAKE_PACK, "menu.yaml": CARDS})
    for seed in range(7, 11):
        session = sandbox_session(choice, seed=seed, card_first="hot_soup")
        state, waters = session.state, SLICE.of(session.state)
        assert state.village.lakes
        assert len(waters.fish) == len(state.village.lakes)
        assert all(waters.fish)
        fished = [each for each in session.options().proposals() if isinstance(each, GoFishing)]
        session.play(max(fished, key=lambda each: catch(state, 0, each.tile)))
        assert len(SLICE.of(session.state).hands[0]) >= 3


def test_by_a_lake_laid_first_nothing_is_won_or_lost_and_the_game_goes_on_to_its_end(woods: Woods) -> None:
    choice = woods(files={"pack.yaml": LAKE_PACK, "menu.yaml": CARDS})
    plain, wanted = sandbox_session(choice), sandbox_session(choice, card_first="hot_soup")
    assert (wanted.state.gold, wanted.state.points) == (plain.state.gold, plain.state.points)
    assert not wanted.state.pending
    laid = wanted.state.village.tiles[len(plain.state.village.tiles) :]
    assert [each.owner for each in laid] == [-1]
    assert dump_state(load_state(wanted.setup.box, dump_state(wanted.state))) == dump_state(wanted.state)
    tiles = choice.definitions.tiles
    opened = [
        name for name, is_open in zip(wanted.setup.box.piles, wanted.state.opened, strict=True) if is_open
    ]
    for tile, (before, after) in enumerate(zip(plain.state.bag, wanted.state.bag, strict=True)):
        came = sum(dict(tiles[tile].copies).get(name, 0) for name in opened)
        assert after == before + came - [each.tile for each in laid].count(tile)
    players = {**players_of(wanted), 0: make_player("greedy", 7, 0)}
    for _ in range(2000):
        if wanted.finished:
            break
        play_one(wanted, deciding(players))
    assert wanted.finished


def test_a_sale_is_tried_first_in_the_market_with_its_goods_in_the_village(woods: Woods) -> None:
    for needs in ("{timber: 1}", "{timber: 2, wood: 1}", "{wheat: 1, stone: 2}"):
        sale = SALE.replace("{timber: 1}", needs)
        session = sandbox_session(woods(files={"market.yaml": sale}), sale_first="planks")
        sales = session.setup.definitions.sales
        assert sales[session.state.market[0]].id == "planks"
        while not (sold := [each for each in session.options().proposals() if isinstance(each, Sell)]):
            session.play(next(iter(session.options().proposals())))
        session.play(next(each for each in sold if sales[each.sale].id == "planks"))
        assert [sales[sale].id for sale in session.state.sold[0]] == ["planks"]


def test_no_sale_is_lost_or_won_when_one_is_laid_first(woods: Woods) -> None:
    choice = woods(files={"market.yaml": SALE})
    sales = choice.definitions.sales

    def every(session: Session) -> tuple[list[int], int]:
        state = session.state
        counts = [count + state.market.count(sale) for sale, count in enumerate(state.stack)]
        return counts, sum(state.stack_left)

    plain = sandbox_session(choice)
    for wanted in ("planks", sales[plain.state.market[-1]].id):
        assert every(sandbox_session(choice, sale_first=wanted)) == every(plain)


def test_a_card_or_sale_that_is_not_there_changes_nothing(woods: Woods) -> None:
    session = sandbox_session(woods(), card_first="hot_soup", sale_first="nothing")
    assert dump_state(session.state) == dump_state(sandbox_session(woods()).state)

"""What is connected (B1) and what can be brought where (B2)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from hamlet.engine.actions.donkey import MoveDonkey
from hamlet.engine.actions.produce import Produce
from hamlet.engine.carriage import carriage_of
from hamlet.engine.payments.sources import PaymentSources
from tests.engine.hands import Hand, sketched
from tests.engine.sketches import Sketch

ROW = Sketch(
    """
    church  farm  quarry  woodcutter  barn
    .       .     market  .           .
    """,
    roads="church-farm farm-quarry quarry-woodcutter woodcutter-barn",
)


def row() -> Hand:
    hand = sketched(ROW).donkeys(0).donkeys(1)
    return hand.fill(farm="wheat", quarry="stone stone stone", woodcutter="wood", barn="wheat wood")


def brought(hand: Hand, tile: str, seat: int = 0) -> set[str]:
    """The tiles whose materials the seat can use on this tile."""
    mask = carriage_of(hand.state, seat).origins(hand.uids[tile])
    return {name for name, uid in hand.uids.items() if mask >> uid & 1}


def can_work(hand: Hand, tile: str) -> bool:
    wheat = hand.material("wheat")
    return hand.refused(Produce(hand.uids[tile], (wheat,) * 3)) != "out_of_reach"


def test_b01_touching_roads_connect_and_touching_forests_do_not() -> None:
    hand = sketched(Sketch("church farm quarry", roads="church-farm"))
    links = hand.state.village.by_road.links
    assert links[hand.uids["farm"]] == 1 << hand.uids["church"]
    assert links[hand.uids["quarry"]] == 0
    assert hand.state.village.touching[hand.uids["quarry"]] == 1 << hand.uids["farm"]


@pytest.mark.parametrize("builder", [0, 1])
def test_b01_anyones_marker_connects_for_everyone(builder: int) -> None:
    hand = sketched(Sketch("church barn barn.2", mountains="church-barn", roads="barn-barn.2"))
    assert not can_work(hand, "barn")
    assert not can_work(hand, "barn.2")
    hand.marker(builder, "church-barn")
    assert can_work(hand, "barn")
    assert can_work(hand, "barn.2")


def test_b01_a_ring_of_roads_that_misses_the_church_is_out_of_reach() -> None:
    rows = """
    church  farm    barn
    .       barn.2  barn.3
    """
    hand = sketched(Sketch(rows, roads="church-farm barn-barn.3 barn.3-barn.2"))
    assert {name for name in hand.uids if hand.state.village.by_road.reachable >> hand.uids[name] & 1} == {
        "church",
        "farm",
    }
    assert not can_work(hand, "barn.3")


def test_b01_donkeys_step_only_along_direct_connections() -> None:
    hand = row().donkeys(0, "quarry")
    quarry = hand.uids["quarry"]
    steps = {name for name, uid in hand.uids.items() if hand.refusal(MoveDonkey(quarry, uid)) is None}
    assert steps == {"farm", "woodcutter"}


def test_b02_a_material_is_used_where_it_lies_and_on_a_connected_tile_without_donkeys() -> None:
    assert brought(row(), "quarry") == {"farm", "quarry", "woodcutter"}


def test_b02_every_tile_between_needs_a_donkey_but_neither_end_does() -> None:
    hand = row().donkeys(0, "farm")
    assert brought(hand, "church") == {"church", "farm", "quarry"}
    hand.donkeys(0, "farm quarry")
    assert brought(hand, "church") == {"church", "farm", "quarry", "woodcutter"}
    hand.donkeys(0, "quarry woodcutter")
    assert brought(hand, "church") == {"church", "farm"}
    hand.donkeys(0, "church barn")
    assert brought(hand, "quarry") == {"farm", "quarry", "woodcutter"}


def test_b02_rivals_donkeys_and_own_villagers_carry_nothing() -> None:
    hand = row().donkeys(1, "farm quarry").villagers(0, "farm quarry woodcutter")
    assert brought(hand, "church") == {"church", "farm"}


def test_b02_touching_without_a_connection_carries_nothing() -> None:
    hand = row().donkeys(0, "quarry farm")
    assert "market" not in brought(hand, "quarry")
    hand.marker(1, "quarry-market")
    assert "market" in brought(hand, "church")


def test_b02_one_donkey_serves_any_number_of_materials_and_may_have_moved() -> None:
    hand = row().donkeys(0, "church")
    hand.do(MoveDonkey(hand.uids["church"], hand.uids["farm"]))
    sources = PaymentSources(hand.state, 0, hand.uids["church"])
    assert sources.counts[hand.material("stone")] == 3
    assert sources.counts[hand.material("wheat")] == 1


def chains(links: tuple[int, ...], donkeys: int, source: int, tile: int) -> Iterator[list[int]]:
    """Every simple chain from the source to the tile with a donkey on each tile between, by trying all."""
    todo = [[source]]
    while todo:
        chain = todo.pop()
        if chain[-1] == tile:
            yield chain
            continue
        if len(chain) > 1 and not donkeys >> chain[-1] & 1:
            continue
        todo += [
            [*chain, near] for near in range(len(links)) if links[chain[-1]] >> near & 1 and near not in chain
        ]


def test_b02_origins_and_routes_agree_with_every_chain_tried() -> None:
    chance = Random(7)
    rows = "\n".join(
        " ".join("church" if (x, y) == (1, 1) else f"barn.{x}{y}" for x in range(4)) for y in range(3)
    )
    names = [name for line in rows.splitlines() for name in line.split()]
    for _ in range(30):
        cells = Sketch(rows).cells()
        beside = {(1, 0), (0, 1), (1, 1)}
        pairs = [
            f"{a}-{b}"
            for a, (ax, ay) in cells.items()
            for b, (bx, by) in cells.items()
            if (bx - ax, by - ay) in beside and chance.random() < 0.45
        ]
        hand = sketched(Sketch(rows, roads=" ".join(pairs)))
        hand.donkeys(0, " ".join(chance.sample(names, 5)))
        carriage, tile = carriage_of(hand.state, 0), chance.randrange(12)
        found, routes = carriage.origins(tile), carriage.routes(tile)
        for source in range(12):
            slow = list(chains(carriage.reach.links, carriage.carriers, source, tile))
            assert bool(found >> source & 1) is bool(slow) is (source in routes)
            if slow:
                assert list(routes[source]) in slow
                assert len(routes[source]) == min(map(len, slow))

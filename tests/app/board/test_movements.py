"""Each kind of movement: when it begins, how it goes, and that nothing is missing meanwhile."""

from __future__ import annotations

import math
from collections import Counter
from itertools import pairwise

import pygame
import pytest

from hamlet.app.art.piece_pictures import DONKEY, DOWN, VILLAGER
from hamlet.app.board.contents import pieces_of
from hamlet.app.motion.bumping import APART, FAR, Bump
from hamlet.app.motion.carrying import NODS, Carry, Nod
from hamlet.app.motion.landing import DUSTY, GRAINS, HITS, HOLD, Drop, Dust
from hamlet.app.motion.movers import GetUp, Topple, Walk, hopping
from hamlet.app.motion.people_script import UP_APART
from hamlet.app.motion.performance import Performance
from hamlet.app.motion.phases import Phase
from hamlet.app.motion.sailing import Sail, facing, rocking
from hamlet.app.motion.script import MOST_TIME, act_of
from hamlet.engine.definitions import Definitions
from hamlet.engine.events import TilePlaced, TurnBegan
from hamlet.session.history import Step
from hamlet.session.session import Session
from hamlet.words.stories import all_of
from tests.app.board.conftest import COLOURS, Table, played

FRAME = 1 / 60


@pytest.fixture(scope="module")
def whole_game(definitions: Definitions) -> Session:
    return played(definitions, 200)


def phases_with(session: Session, kind: type) -> list[tuple[Step, Phase]]:
    return [
        (step, phase)
        for step in session.history.done
        for phase in act_of(step, COLOURS).phases
        if any(isinstance(mover, kind) for mover in phase.movers)
    ]


# people


def test_villagers_take_a_fifth_of_a_second_a_tile_and_stand_on_the_ground_at_both_ends(
    whole_game: Session,
) -> None:
    walks = [
        mover
        for _, phase in phases_with(whole_game, Walk)
        for mover in phase.movers
        if isinstance(mover, Walk) and mover.group.kind == VILLAGER
    ]
    assert walks
    for walk in walks:
        legs = len(walk.tiles) - 1
        assert walk.lasts == pytest.approx(min(MOST_TIME, 0.2 * legs))
        assert walk.hops == max(1, min(5, legs))
    poses = [hopping(VILLAGER, 30, share / 100, -1.0) for share in range(101)]
    assert poses[0].rise == pytest.approx(poses[100].rise) == pytest.approx(0)
    assert max(pose.rise for pose in poses) > 8
    assert min(pose.stretch for pose in poses) < 0.9, "squashed where one lands"
    assert max(pose.stretch for pose in poses) > 1.02, "drawn out on the way up"


def test_all_who_lie_get_up_one_after_the_other_when_their_turn_begins(whole_game: Session) -> None:
    found = 0
    for step in whole_game.history.done:
        began = all_of(step.events, TurnBegan)
        up = [m for phase in act_of(step, COLOURS).phases for m in phase.movers if isinstance(m, GetUp)]
        if not began:
            assert not up
            continue
        seat = began[0].seat
        lying = sum(n for (_, kind, of), n in pieces_of(step.before).items() if kind == DOWN and of == seat)
        assert len(up) == lying
        assert {mover.seat for mover in up} <= {seat}
        for number, mover in enumerate(up):
            assert mover.waits == pytest.approx(number * UP_APART)
        assert len({mover.lasts for mover in up}) <= 1, "who stands already stays until all stand"
        found = max(found, lying)
    assert found >= 2


def _pieces_seen(phase: Phase, time: float) -> Counter[tuple[int, str]]:
    """Villagers and donkeys by seat: on the board, and those that movers draw at a time."""
    there = pieces_of(phase.state)
    there.subtract(phase.absent.pieces)
    seen = Counter[tuple[int, str]]()
    for (_, kind, seat), count in there.items():
        seen[seat, VILLAGER if kind == DOWN else kind] += max(0, count)
    for mover in phase.movers:
        if not mover.begin <= time < mover.begin + mover.lasts:
            continue
        if isinstance(mover, Walk | Topple):
            seen[mover.group.seat, mover.group.kind] += 1
        elif isinstance(mover, GetUp):
            seen[mover.seat, VILLAGER] += 1
        elif isinstance(mover, Nod):
            seen[mover.seat, DONKEY] += 1
    return +seen


def test_no_piece_is_ever_missing_while_others_move(whole_game: Session) -> None:
    shown = 0
    for step in whole_game.history.done:
        before, after = (
            +Counter(
                {
                    (seat, kind): len(pieces[seat])
                    for kind, pieces in ((VILLAGER, state.villagers), (DONKEY, state.donkeys))
                    for seat in range(state.box.seats)
                }
            )
            for state in (step.before, step.after)
        )
        show = Performance(COLOURS)
        show.add([step])
        while show.acting and (phase := show._phase()) is not None:
            seen = _pieces_seen(phase, show._time)
            assert all(seen[key] >= min(before[key], after[key]) for key in before), (step.events, phase)
            assert all(seen[key] <= max(before[key], after[key]) for key in seen), (step.events, phase)
            shown += 1
            show.update(FRAME)
    assert shown > 1000


# goods


def test_donkeys_nod_just_when_units_pass_their_tiles(whole_game: Session) -> None:
    nodded = 0
    for step, phase in phases_with(whole_game, Nod):
        carries = [mover for mover in phase.movers if isinstance(mover, Carry)]
        for nod in (mover for mover in phase.movers if isinstance(mover, Nod)):
            expected = [
                carry.passes(number)
                for carry in carries
                for number, tile in enumerate(carry.tiles)
                if tile == nod.tile
            ]
            assert set(nod.times) <= set(expected)
            assert nod.times
            assert pieces_of(step.before)[nod.tile, DONKEY, nod.seat] > 0
            for time in nod.times:
                assert nod.depth(time) == pytest.approx(1.0)
            assert nod.depth(max(nod.times) + NODS / 2 + 0.001) == 0
            assert nod.lasts >= max(nod.times)
            nodded += 1
    assert nodded > 5


def test_a_unit_is_at_each_of_its_tiles_when_it_is_said_to_pass(table: Table, whole_game: Session) -> None:
    table.settle()
    canvas = table.board.canvas
    assert canvas is not None
    village = table.state.village
    way = next(
        carry.tiles
        for _, phase in phases_with(whole_game, Carry)
        for carry in phase.movers
        if isinstance(carry, Carry) and len(carry.tiles) > 2 and max(carry.tiles) < len(village.tiles)
    )
    carry = Carry(village, way, "wood", 0.0, 1.0)
    legs = carry._legs(canvas)
    assert len(legs) == len(way) - 1
    for (one, two), tile in zip(pairwise(legs), way[1:], strict=False):
        assert one.at(1.0) == two.at(0.0)
        placed = village.tiles[tile]
        heart = canvas.eye.plane(canvas.heart(placed.tile, placed.rotation, placed.at))
        assert math.dist(one.at(1.0), heart) < 0.75


# tiles


def test_a_tile_that_drops_is_held_where_it_hits_squashed_and_then_lies(whole_game: Session) -> None:
    step = next(step for step in whole_game.history.done if all_of(step.events, TilePlaced))
    drop = Drop(step.after.village.tiles[-1], 0.0)
    assert drop.height(0.0) > 0
    assert drop.height(HITS / 2) > drop.height(0.0)
    held = [drop.sizes(HITS + part * HOLD) for part in (0.0, 0.5, 0.99)]
    assert len(set(held)) == 1
    assert held[0][0] > 1 > held[0][1], "wider and lower"
    assert drop.height(HITS) == pytest.approx(0)
    assert drop.sizes(drop.lasts) == pytest.approx((1.0, 1.0))
    assert 5 <= GRAINS <= 8
    assert Dust(step.after.village.tiles[-1], 0.0).lasts == DUSTY == 0.25


def test_all_neighbours_are_knocked_outward_in_order_from_when_the_tile_hits(whole_game: Session) -> None:
    most = 0
    for step, phase in phases_with(whole_game, Drop):
        bumps = [mover for mover in phase.movers if isinstance(mover, Bump)]
        uid = all_of(step.events, TilePlaced)[0].uid
        village = step.after.village
        near = {other for other in range(len(village.tiles)) if village.touching[uid] >> other & 1}
        assert {bump.uid for bump in bumps} == near
        assert [bump.begin for bump in bumps] == pytest.approx(
            [HITS + number * APART for number in range(len(bumps))]
        )
        drop = next(mover for mover in phase.movers if isinstance(mover, Drop))
        assert drop.lasts == pytest.approx(phase.lasts), "the tile is there until the end"
        most = max(most, len(bumps))
    assert most >= 3
    assert 2 <= FAR <= 4


def test_a_neighbour_moves_and_comes_back_to_just_where_it_was(table: Table) -> None:
    table.settle()
    canvas = table.board.canvas
    assert canvas is not None
    village = table.state.village
    near = next(uid for uid in range(1, len(village.tiles)) if village.touching[0] >> uid & 1)
    bump = Bump(village, near, village.tiles[0], 0.0)
    still = pygame.image.tobytes(table.surface, "RGB")
    looks = []
    for share in (0.0, 0.25, 0.4, 1.0):
        table.draw()
        drawn = table.board._canvas(table.surface)
        assert drawn is not None
        bump.draw(drawn, share)
        looks.append(pygame.image.tobytes(table.surface, "RGB"))
    assert looks[0] == looks[3] == still
    assert looks[1] != still
    assert (bump.shift(0.0), bump.shift(1.0)) == (0.0, 0.0)
    assert max(bump.shift(share / 50) for share in range(51)) == pytest.approx(1.0, abs=0.01)


# boats


def test_a_boat_heads_where_it_sails_and_lies_as_ever_in_the_end(whole_game: Session) -> None:
    sail = Sail(whole_game.state.village, 0, "red")
    assert facing(0.0, to_left=False) == facing(sail.lasts, to_left=False) == 1.0
    assert facing(0.0, to_left=True) == pytest.approx(-1.0)
    assert facing(sail.lasts, to_left=True) == pytest.approx(1.0)
    leans = [rocking(k * FRAME) for k in range(int(sail.lasts / FRAME))]
    assert max(leans) > 2 > -0.5 > min(leans)
    assert rocking(sail.lasts) == pytest.approx(0.0, abs=1e-9)


# pace


@pytest.mark.parametrize("speed", [0.5, 2.0])
def test_everything_keeps_the_pace(whole_game: Session, speed: float) -> None:
    def lasts(step: Step, pace: float) -> int:
        show = Performance(COLOURS)
        show.speed = pace
        show.add([step])
        frames = 0
        while show.playing:
            show.update(FRAME)
            frames += 1
        return frames

    for step in whole_game.history.done[:40]:
        assert lasts(step, speed) == pytest.approx(lasts(step, 1.0) / speed, abs=8)

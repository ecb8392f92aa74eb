from __future__ import annotations

import pygame
import pytest

from hamlet.app.ids import ButtonId
from hamlet.app.ui.focus import DOWN, LEFT, RIGHT, UP, move_focus, step_focus, stops
from hamlet.app.ui.hit_regions import Circle, HitMap, HitRegion

SQUARE = pygame.Rect(0, 0, 100, 100)


def test_the_greatest_z_lies_on_top_and_of_equals_the_last() -> None:
    hits = HitMap(
        [
            HitRegion(ButtonId("low"), SQUARE, 0),
            HitRegion(ButtonId("high"), pygame.Rect(20, 20, 20, 20), 5),
            HitRegion(ButtonId("later"), SQUARE, 0),
        ]
    )
    assert hits.at((30, 30)) is hits.get(ButtonId("high"))
    assert hits.at((80, 80)) is hits.get(ButtonId("later"))
    assert hits.at((200, 200)) is None


@pytest.mark.parametrize(
    ("shape", "inside", "outside"),
    [
        (pygame.Rect(10, 10, 20, 20), (15, 15), (31, 15)),
        (Circle((50.0, 50.0), 10.0), (57, 50), (58, 58)),
        (((0.0, 0.0), (40.0, 0.0), (0.0, 40.0)), (10, 10), (30, 30)),
    ],
)
def test_each_shape_knows_what_lies_in_it(
    shape: pygame.Rect | Circle | tuple[tuple[float, float], ...],
    inside: tuple[int, int],
    outside: tuple[int, int],
) -> None:
    hit = HitRegion(ButtonId("a"), shape)
    assert hit.contains(inside)
    assert not hit.contains(outside)
    assert hit.bounds.collidepoint(inside)
    moved = hit.moved(100, 50)
    assert moved.contains((inside[0] + 100, inside[1] + 50))
    assert not moved.contains(inside)


def test_a_point_of_a_region_hits_it_even_where_others_cover_most_of_it() -> None:
    cover = [HitRegion(ButtonId(f"c{n}"), pygame.Rect(0, 0, 94, 100), 2) for n in range(1)]
    hits = HitMap([HitRegion(ButtonId("under"), SQUARE, 0), *cover])
    point = hits.point(ButtonId("under"))
    assert point is not None
    found = hits.at(point)
    assert found is not None
    assert found.id == ButtonId("under")


def test_a_region_that_is_covered_whole_has_no_point() -> None:
    hits = HitMap(
        [HitRegion(ButtonId("under"), SQUARE, 0), HitRegion(ButtonId("over"), SQUARE.inflate(10, 10), 1)]
    )
    assert hits.point(ButtonId("under")) is None


def _grid() -> HitMap:
    cells = [
        HitRegion(ButtonId(name), pygame.Rect(x * 50, y * 50, 40, 40), group="cells")
        for name, x, y in (("a", 0, 0), ("b", 1, 0), ("c", 0, 1), ("d", 1, 1))
    ]
    far = HitRegion(ButtonId("far"), pygame.Rect(400, 0, 40, 40), group="elsewhere")
    off = HitRegion(ButtonId("off"), pygame.Rect(200, 0, 40, 40), enabled=False, group="cells")
    return HitMap([*cells, off, far])


A, B, C, D, FAR = (ButtonId(name) for name in ("a", "b", "c", "d", "far"))


def test_tab_walks_what_can_be_chosen_in_reading_order_round_and_round() -> None:
    hits = _grid()
    assert [hit.id for hit in stops(hits)] == [A, B, C, D, FAR]
    assert step_focus(hits, None, 1) == A
    assert step_focus(hits, A, 1) == B
    assert step_focus(hits, FAR, 1) == A
    assert step_focus(hits, A, -1) == FAR


def test_arrows_go_to_the_nearest_that_way_and_leave_a_group_only_where_it_ends() -> None:
    hits = _grid()
    assert move_focus(hits, A, RIGHT) == B
    assert move_focus(hits, A, DOWN) == C
    assert move_focus(hits, D, UP) == B
    assert move_focus(hits, D, LEFT) == C
    assert move_focus(hits, B, RIGHT) == FAR
    assert move_focus(hits, A, LEFT) == A

from __future__ import annotations

import pytest

from hamlet.app.table.table_frame import FrameKind, frame_for, kind_for
from hamlet.app.ui.scale import auto_scale, largest_scale, scale_for, scales_offered


@pytest.mark.parametrize(
    ("size", "scale"),
    [((960, 540), 1.0), ((1280, 720), 1.0), ((1920, 1080), 1.0), ((2560, 1440), 1.25), ((3840, 2160), 2.0)],
)
def test_a_first_start_chooses_by_height_in_quarters(size: tuple[int, int], scale: float) -> None:
    assert auto_scale(size) == scale


def test_no_scale_is_given_that_does_not_fit() -> None:
    assert largest_scale((1920, 1080)) == 2.0
    assert scale_for((1280, 720), 2.0) == pytest.approx(4 / 3)
    assert scale_for((1920, 1080), 2.0) == 2.0
    assert scales_offered((1920, 1080)) == (1.0, 1.25, 1.5, 1.75, 2.0)
    assert scales_offered((960, 540)) == (1.0,)


@pytest.mark.parametrize(
    ("size", "scale", "kind"),
    [
        ((1920, 1080), 1.0, FrameKind.WIDE),
        ((1600, 900), 1.0, FrameKind.WIDE),
        ((1599, 900), 1.0, FrameKind.NORMAL),
        ((1920, 1080), 1.5, FrameKind.NORMAL),
        ((1200, 675), 1.0, FrameKind.NORMAL),
        ((1920, 1080), 2.0, FrameKind.COMPACT),
        ((960, 540), 1.0, FrameKind.COMPACT),
    ],
)
def test_the_layout_follows_from_the_logical_size(
    size: tuple[int, int], scale: float, kind: FrameKind
) -> None:
    assert kind_for(size, scale) is kind


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_the_parts_of_a_layout_cover_the_window_without_overlap(size: tuple[int, int], scale: float) -> None:
    frame = frame_for(size, scale)
    parts = [frame.top, frame.dock, frame.left, frame.right, frame.village]
    assert sum(part.width * part.height for part in parts) == size[0] * size[1]
    assert all(not a.colliderect(b) for n, a in enumerate(parts) for b in parts[n + 1 :])


def test_the_village_has_the_room_the_table_guide_promises_but_for_names_of_blueprints() -> None:
    assert frame_for((1920, 1080), 1.0).village.size == (1336, 880)
    assert frame_for((1280, 720), 1.0).village.size == (864, 552)
    # The guide's 396, less one line: a blueprint in the dock has its name there too.
    assert frame_for((960, 540), 1.0).village.size == (912, 396 - 16)

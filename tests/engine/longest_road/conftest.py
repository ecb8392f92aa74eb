from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

import pytest

from hamlet.engine.longest_road import longest_road


@pytest.fixture(scope="session")
def road_length() -> Callable[..., int]:
    """The length of the longest road, from an answer that has been checked to be a road."""

    def checked(links: Sequence[int], without: int = 0) -> int:
        road = longest_road(links, without)
        assert len(set(road)) == len(road), "a tile is visited twice"
        assert all(links[a] >> b & 1 for a, b in pairwise(road)), "a link is missing"
        assert not any(without >> tile & 1 for tile in road), "an excluded tile is visited"
        assert len(road) != 1, "one tile is no road"
        return len(road)

    return checked

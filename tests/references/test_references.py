"""Each screen is still the picture that is kept of it; where one is not, a picture of the difference tells.

`python -m tools.make_references` makes them anew after a change on purpose: look at the differences first.
"""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tests.references.comparing import compare, shown
from tests.references.keeping import FOLDER, read, reduced
from tests.references.screens import FURTHER, RECIPES, USUAL, Size, draw

DIFFERENCES = Path(__file__).parents[2] / "build" / "differences"
MOST_BYTES = 174_000
"""What a screen may take on average, in all its windows."""
WINDOWS = (USUAL, *FURTHER)


def name_of(screen: str, window: Size) -> str:
    """The name of the file in which the picture is kept."""
    return f"{screen}.png" if window == USUAL[0] else f"{screen}-{window[0]}.png"


def _cases() -> list[object]:
    return [
        pytest.param(
            screen, *window, marks=() if window == USUAL else pytest.mark.heavy, id=f"{screen}-{window[0][0]}"
        )
        for window in WINDOWS
        for screen in RECIPES
    ]


@pytest.mark.parametrize(("screen", "window", "kept"), _cases())
def test_a_screen_is_still_as_it_is_kept(screen: str, window: Size, kept: Size) -> None:
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    after = reduced(draw(screen, window), kept)
    before = read(FOLDER / name_of(screen, window))
    difference = compare(before, after)
    if difference:
        DIFFERENCES.mkdir(parents=True, exist_ok=True)
        path = DIFFERENCES / name_of(screen, window)
        pygame.image.save(shown(before, after, difference), path)
        times = window[0] / kept[0]
        boxes = [tuple(round(part * times) for part in box) for box in difference.boxes]
        pytest.fail(
            f"{screen} in {window[0]}×{window[1]} has changed at {boxes[:8]}: see {path}", pytrace=False
        )


def test_every_picture_that_is_kept_is_looked_at_and_they_are_small() -> None:
    wanted = {name_of(screen, window) for screen in RECIPES for window, _ in WINDOWS}
    assert {path.name for path in FOLDER.iterdir()} == wanted
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) <= MOST_BYTES * len(RECIPES)

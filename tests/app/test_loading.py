"""What takes longer than a moment shows how far it is; what is quick shows nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from hamlet.app.art.palette import BANNER
from hamlet.app.loading import MOMENT, LoadingBar
from hamlet.words.rooms import english
from tests.app.driver import FakeClock
from tests.app.texts import hearing


def _work(clock: FakeClock, step: float, steps: int = 20) -> Iterator[float]:
    for number in range(1, steps + 1):
        clock.time += step
        yield number / steps


@pytest.fixture
def surface() -> Iterator[pygame.Surface]:
    pygame.display.init()
    yield pygame.display.set_mode((960, 540))
    pygame.display.quit()


def test_a_moment_shows_nothing(surface: pygame.Surface) -> None:
    clock, before = FakeClock(), surface.copy()
    bar = LoadingBar(surface, 1.0, english(), clock)
    bar.watch(_work(clock, MOMENT / 25))
    assert not bar.shown
    assert pygame.image.tobytes(surface, "RGB") == pygame.image.tobytes(before, "RGB")


def test_longer_than_a_moment_shows_a_bar_that_grows(surface: pygame.Surface) -> None:
    clock = FakeClock()
    bar = LoadingBar(surface, 1.0, english(), clock)
    widths = []
    with hearing() as drawn:
        for share in _work(clock, 0.1):
            bar.watch(iter([share]))
            if bar.shown:
                row = [surface.get_at((x, y))[:3] for y in range(surface.get_height()) for x in (480,)]
                gold = [y for y, colour in enumerate(row) if colour == BANNER]
                line = gold[len(gold) // 2] if gold else surface.get_height() // 2 + 22
                widths.append(sum(surface.get_at((x, line))[:3] == BANNER for x in range(960)))
    assert bar.shown
    assert widths == sorted(widths)
    assert widths[-1] > 250
    assert any(each.text for each in drawn)


@pytest.mark.usefixtures("drawn_anew")
def test_a_table_is_ready_to_be_drawn_when_the_bar_is_full(tmp_path: object) -> None:
    from hamlet.app.table.table_screen import TableScreen
    from tests.choices import base_session

    pygame.display.init()
    pygame.font.init()
    session = base_session(["greedy", "greedy"], 7)
    table = TableScreen(session)
    shares = list(table.preparing())
    assert shares[-1] == 1.0
    assert shares == sorted(shares)
    art = table.board.badge_art.art
    for placed in session.state.village.tiles:
        assert art.known_sketch(placed.tile, placed.rotation) is not None

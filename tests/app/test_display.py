"""The window on a desktop: what SDL is told before there is one, its icon, its title."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from hamlet.app import display
from hamlet.app.art.window_icon import window_icon
from hamlet.app.display import HINTS, LINUX_HINTS, begin_display, give_hints, open_display
from hamlet.app.pages import MenuPage, ReplayPage, SettingsPage, TablePage, TitlePage
from hamlet.session.record import make_record
from hamlet.words.rooms import english
from tests.app.driver import Driver
from tests.app.games import game
from tests.e2e.real_window import virtual_screen

# The only way to the least size of a window; without it, it has none.
pytestmark = pytest.mark.filterwarnings("ignore:Please use Window")
TOOLS = ("Xvfb", "xdotool", "xprop")
missing = [name for name in TOOLS if shutil.which(name) is None]


@pytest.fixture
def unset(monkeypatch: pytest.MonkeyPatch) -> None:
    """An environment in which nobody has set a hint."""
    for name in (*HINTS, *LINUX_HINTS):
        monkeypatch.setenv(name, "x")
        monkeypatch.delenv(name)


@pytest.mark.usefixtures("unset")
def test_sdl_is_told_who_we_are_and_that_pixels_are_pixels_before_it_looks_for_a_screen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    known: list[dict[str, str | None]] = []
    begin = pygame.display.init

    def looks() -> None:
        known.append({name: os.environ.get(name) for name in HINTS})
        begin()

    monkeypatch.setattr(pygame.display, "init", looks)
    begin_display(english())
    assert known == [HINTS]
    assert HINTS["SDL_WINDOWS_DPI_AWARENESS"] == "permonitorv2"


@pytest.mark.usefixtures("unset")
@pytest.mark.parametrize("platform", ["linux", "win32", "darwin"])
def test_only_where_it_helps_the_graphics_card_is_left_out(platform: str) -> None:
    give_hints(platform)
    assert [name in os.environ for name in LINUX_HINTS] == [platform == "linux"]


@pytest.mark.usefixtures("unset")
def test_the_name_that_pygame_makes_up_of_the_command_line_is_not_taken_for_a_choice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "argv", ["/somewhere/play.py"])
    monkeypatch.setenv("SDL_VIDEO_X11_WMCLASS", "play.py")
    give_hints("linux")
    assert os.environ["SDL_VIDEO_X11_WMCLASS"] == "hamlet"


@pytest.mark.usefixtures("unset")
def test_what_somebody_has_set_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_WINDOWS_DPI_AWARENESS", "unaware")
    give_hints("win32")
    assert os.environ["SDL_WINDOWS_DPI_AWARENESS"] == "unaware"


def test_icon_and_title_are_there_before_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []
    for name in ("set_icon", "set_caption", "set_mode"):
        real = getattr(pygame.display, name)

        def noted(*given: object, name: str = name, real: object = real) -> object:
            order.append(name)
            return real(*given) if callable(real) else None

        monkeypatch.setattr(pygame.display, name, noted)
    begin_display(english())
    open_display(english(), (960, 540))
    assert order.index("set_icon") < order.index("set_mode")
    assert order.index("set_caption") < order.index("set_mode")


def _points(area: pygame.Rect) -> list[tuple[int, int]]:
    return [(x, y) for x in range(area.left, area.right) for y in range(area.top, area.bottom)]


@pytest.mark.parametrize("size", [16, 32, 48, 64, 256])
def test_the_icon_has_a_solid_motif_of_several_colours_at_every_size(size: int) -> None:
    icon = window_icon(size)
    assert icon.get_size() == (size, size)
    assert icon.get_at((0, 0)).a == 0, "around the tile there is nothing"
    middle = icon.get_rect().inflate(-size * 2 // 5, -size * 2 // 5)
    pixels = [
        icon.get_at((x, y))
        for x in range(middle.left, middle.right)
        for y in range(middle.top, middle.bottom)
    ]
    # Scaling down may round one off.
    assert min(pixel.a for pixel in pixels) >= 254
    red = sum(pixel.r > 140 and pixel.g < 90 for pixel in pixels)
    pale = sum(min(pixel.r, pixel.g, pixel.b) > 190 for pixel in pixels)
    assert red > len(pixels) * 0.06, "a roof"
    assert pale > len(pixels) * 0.06, "a wall"
    grass = sum(icon.get_at(at).g > icon.get_at(at).r + 20 for at in _points(icon.get_rect()))
    assert grass > size * size * 0.1


def test_the_title_of_the_window_says_what_is_open(tmp_path: Path) -> None:
    driver, session = Driver(tmp_path), game(2, 30)
    driver.open_page(TitlePage())
    pygame.display.set_caption("Hamlet")
    driver.open_page(TablePage(session, kept=False))
    driver.frames(2)
    at_table = f"Hamlet – round {session.state.round}"
    assert pygame.display.get_caption()[0] == at_table
    driver.open_page(MenuPage(session))
    assert pygame.display.get_caption()[0] == at_table, "the menu lies over the table"
    driver.open_page(SettingsPage())
    assert pygame.display.get_caption()[0] == "Hamlet – Settings"
    for _ in range(3):
        driver.key("escape")
    driver.frames(2)
    driver.app.stack[-1:] = []
    driver.app.stack[1:] = []
    driver.frames(1)
    assert pygame.display.get_caption()[0] == "Hamlet"


@pytest.mark.parametrize(
    "name", ["half \ud800 a letter", "nothing \x00 ends it", "two\nlines", "long " * 400]
)
def test_a_game_of_any_name_can_be_open(name: str, tmp_path: Path) -> None:
    driver, session = Driver(tmp_path), game(2, 30)
    driver.open_page(ReplayPage(name, record=make_record(session)))
    driver.frames(2)
    told = pygame.display.get_caption()[0]
    assert told.startswith("Hamlet – ")
    assert told.isprintable()
    assert len(told) < 200


PROGRAM = """
import sys, time, pygame
from hamlet.app.display import begin_display, open_display
from hamlet.session.record import make_record
from hamlet.words.rooms import english
begin_display(english())
open_display(english(), (960, 540))
pygame.display.flip()
print(pygame.display.get_wm_info()["window"], flush=True)
while sys.stdin.readline():
    pygame.event.pump()
"""


@pytest.mark.skipif(bool(missing), reason=f"no virtual screen here: {', '.join(missing)} not installed")
def test_a_desktop_finds_class_icon_and_title_at_a_real_window(tmp_path: Path) -> None:
    with virtual_screen() as screen:
        environ = {key: value for key, value in os.environ.items() if key not in HINTS}
        environ |= {"DISPLAY": screen, "SDL_VIDEODRIVER": "x11"}
        with subprocess.Popen(
            [sys.executable, "-c", PROGRAM],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environ,
            cwd=Path(display.__file__).parents[2],
        ) as window:
            assert window.stdout is not None
            assert window.stdin is not None
            number = next(line for line in iter(window.stdout.readline, "") if line.strip().isdigit())
            names = ("WM_CLASS", "_NET_WM_NAME", "_NET_WM_ICON")
            told = subprocess.run(
                ["xprop", "-id", number.strip(), *names],
                env=environ,
                capture_output=True,
                text=True,
                check=True,
            ).stdout
            window.stdin.close()
    assert 'WM_CLASS(STRING) = "hamlet", "hamlet"' in told
    assert '"Hamlet"' in told
    assert "Icon (64 x 64)" in told

"""A start that fails without a terminal: the window says why, whatever the sentence holds, and closes."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pygame
import pytest

from hamlet import terminal
from hamlet.app import display
from hamlet.app.screens.refusal import QUIT, RefusalScreen
from hamlet.app.ui.scale import LEAST
from hamlet.cli import main
from hamlet.words.rooms import english
from tests.app.driver import Driver
from tests.app.texts import cut_off, hearing, overlapping

# The only way to the least size of a window; without it, it has none.
pytestmark = pytest.mark.filterwarnings("ignore:Please use Window")

ESCAPE = pygame.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0)
ENTER = pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0)
CLICK: list[pygame.Event] = []
"""Where the button stands is found out in the test."""


class Ending:
    """A clock that hands in events after the second frame, and has no patience with a window that stays."""

    def __init__(self, events: Sequence[pygame.Event]) -> None:
        self.events = events
        self.frames = 0

    def tick(self, fps: int) -> None:
        self.frames += 1
        if self.frames == 2:
            for event in self.events:
                pygame.event.post(event)
        assert self.frames < 10, "the window does not close"


def start(
    monkeypatch: pytest.MonkeyPatch, line: list[str], events: Sequence[pygame.Event] = (ESCAPE,)
) -> tuple[int, str]:
    """The exit code of a start that nobody watches, and everything that its window says."""
    monkeypatch.setattr(terminal, "is_watched", lambda: False)
    monkeypatch.setattr(display, "INVISIBLE", ())
    monkeypatch.setattr(pygame.time, "Clock", lambda: Ending(events))
    pygame.display.init()
    pygame.event.clear()
    with hearing() as drawn:
        code = main(line)
    return code, " ".join(each.shown for each in drawn)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("--load nowhere.hamlet", "nowhere.hamlet is not there."),
        ("--packs base,base", "the pack 'base' is named twice"),
        ("--new human", "a game has two to 4 seats, not 1"),
        ("--rules never", "no preset is called 'never'"),
        ("--wrong", "unrecognized arguments: --wrong"),
    ],
)
def test_a_start_without_a_terminal_says_in_a_window_why_it_fails(
    line: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HAMLET_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    code, said = start(monkeypatch, line.split())
    assert code == 2
    assert "Hamlet cannot start" in said
    assert sentence in said


def test_a_home_that_cannot_be_is_told_there_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("HAMLET_HOME", str(tmp_path / "file"))
    code, said = start(monkeypatch, [])
    assert code == 2
    assert "HAMLET_HOME" in said


@pytest.mark.parametrize("events", [[ESCAPE], [ENTER], CLICK, [pygame.Event(pygame.QUIT)]])
def test_it_closes_by_key_by_click_and_by_its_frame(
    events: Sequence[pygame.Event], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if events is CLICK:
        driver = Driver(tmp_path, LEAST, 1.0)
        driver.open(RefusalScreen(english(), "unrecognized arguments: --wrong"))
        at = driver.point(QUIT)
        kinds = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        events = [pygame.Event(kind, pos=at, button=1) for kind in kinds]
    assert start(monkeypatch, ["--wrong"], events)[0] == 2


@pytest.mark.parametrize("line", [["check", "nowhere"], ["replay", "nowhere"], ["simulate", "--games", "0"]])
def test_a_command_opens_no_window(line: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert start(monkeypatch, line) == (2, "")


def test_whoever_sits_at_a_terminal_gets_no_window(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(display, "INVISIBLE", ())
    monkeypatch.setattr(terminal, "is_watched", lambda: True)
    monkeypatch.setattr(pygame.time, "Clock", lambda: pytest.fail("a window"))
    assert main(["--wrong"]) == 2


@pytest.mark.parametrize(
    "sentence",
    ["a", "word " * 90, "x" * 500, "\u202e\u200b\x1b[31m\ud800.hamlet is not there", "W" * 10_000],
    ids=["short", "words", "long", "strange", "endless"],
)
@pytest.mark.parametrize(("size", "scale"), [((960, 540), 1.0), ((1280, 720), 1.0), ((3840, 2160), 2.0)])
def test_any_sentence_has_room(sentence: str, size: tuple[int, int], scale: float, tmp_path: Path) -> None:
    driver = Driver(tmp_path, size, scale)
    with hearing() as drawn:
        driver.open(RefusalScreen(english(), sentence))
    assert not overlapping(drawn)
    if len(sentence) < 1_000:
        assert not [each for each in cut_off(drawn) if "31m" not in each]
    for hit in driver.screen.hits:
        assert driver.surface.get_rect().contains(hit.bounds)

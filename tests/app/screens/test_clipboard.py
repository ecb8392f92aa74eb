"""Names, the seed and a path are pasted, copied and cut as anywhere on the desktop."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from hamlet.app.drafting.game_form import NAME_LETTERS
from hamlet.app.ids import Id, SeatPartId
from hamlet.app.screens.setup import SetupScreen
from hamlet.app.screens.setup_ids import SEED
from hamlet.app.ui.text_entry import TextEntry
from tests.app.driver import Driver

NAME = SeatPartId("name", 0)
SHORTCUTS = [pygame.KMOD_LCTRL, pygame.KMOD_LMETA]


class Desk:
    """A clipboard that remembers."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, text: str = "") -> None:
        self.text = text
        monkeypatch.setattr(pygame.scrap, "get_text", lambda: self.text)
        monkeypatch.setattr(pygame.scrap, "put_text", self.put)

    def put(self, text: str) -> None:
        self.text = text


def _form(tmp_path: Path, field: Id) -> tuple[Driver, SetupScreen]:
    driver = Driver(tmp_path)
    form = SetupScreen(driver.home)
    driver.open(form)
    driver.click(field)
    return driver, form


@pytest.mark.parametrize("held", SHORTCUTS)
def test_a_name_is_pasted_for_what_is_selected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, held: int
) -> None:
    Desk(monkeypatch, "Ann\n")
    driver, form = _form(tmp_path, NAME)
    driver.key("v", held)
    assert form.form.seats[0].name == "Ann"
    driver.key("v", held)
    assert form.form.seats[0].name == "AnnAnn"


@pytest.mark.parametrize(
    ("copied", "name"),
    [
        ("  Ann\r\nof the\tHill \x07\u200b\u202e\ud800", "Ann of theHill "),
        ("x" * 10_000, "x" * NAME_LETTERS),
        ("\n\n", ""),
    ],
)
def test_what_is_pasted_is_cleaned_and_cut_as_if_it_were_typed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, copied: str, name: str
) -> None:
    Desk(monkeypatch, copied)
    driver, form = _form(tmp_path, NAME)
    driver.key("backspace")
    driver.key("v", pygame.KMOD_LCTRL)
    assert form.form.seats[0].name == name


def test_of_what_is_pasted_into_the_seed_only_digits_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Desk(monkeypatch, "seed 12 34")
    driver, form = _form(tmp_path, SEED)
    driver.key("v", pygame.KMOD_LCTRL)
    assert form.form.seed == "1234"


@pytest.mark.parametrize("held", SHORTCUTS)
def test_what_is_selected_is_copied_and_cut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, held: int
) -> None:
    desk = Desk(monkeypatch, "old")
    driver, form = _form(tmp_path, NAME)
    driver.type("Ann")
    driver.key("c", held)
    assert desk.text == "old", "nothing is selected"
    driver.key("a", held)
    driver.key("c", held)
    assert (desk.text, form.form.seats[0].name) == ("Ann", "Ann")
    desk.text = ""
    driver.key("x", held)
    assert (desk.text, form.form.seats[0].name) == ("Ann", "")


@pytest.mark.parametrize("error", [pygame.error("no clipboard"), ValueError("embedded null character")])
def test_without_a_clipboard_nothing_happens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    def missing(*_: str) -> str:
        raise error

    monkeypatch.setattr(pygame.scrap, "get_text", missing)
    monkeypatch.setattr(pygame.scrap, "put_text", missing)
    driver, form = _form(tmp_path, NAME)
    driver.type("Ann")
    for letter in "vacx":
        driver.key(letter, pygame.KMOD_LCTRL)
    assert form.form.seats[0].name == ""
    driver.type("Bo")
    assert form.form.seats[0].name == "Bo"


def test_a_path_is_typed_and_pasted_up_to_its_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    Desk(monkeypatch, "/games/of mine")
    entry = TextEntry.all_of("old")
    paste = pygame.Event(pygame.KEYDOWN, key=pygame.K_v, mod=pygame.KMOD_LCTRL, unicode="\x16")
    assert entry.key(paste, lambda path: len(path) <= 6).text == "/games"
    right_alt = pygame.Event(
        pygame.KEYDOWN, key=pygame.K_q, mod=pygame.KMOD_LCTRL | pygame.KMOD_RALT, unicode="@"
    )
    assert entry.key(right_alt, lambda _: True).text == "@", "AltGr writes"

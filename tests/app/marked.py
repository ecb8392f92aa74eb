"""Games, a home and tables in the marked language; and what is wrong with what they show."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from pathlib import Path

import pygame

from hamlet.app.art.rich import measure_rich
from hamlet.app.art.type import Drawn, Role
from hamlet.app.home import Home
from hamlet.app.ui.hints import PAD, SIZE, Hint, hint_rect
from hamlet.app.ui.keyboard import key_actions, shown_name
from hamlet.app.ui.rich_marks import clean
from hamlet.app.ui.stage import Stage
from hamlet.content import load_base
from hamlet.content.loaded import LoadedPacks
from hamlet.session.choice import GameChoice
from hamlet.session.record import make_record, replay
from hamlet.session.session import Session
from hamlet.store.folders import Folders
from hamlet.store.settings import Settings
from tests.app import games
from tests.app.driver import Driver
from tests.app.texts import cut_off
from tests.words.marking import Spared, marked_words, named

WORDS = marked_words()
KEYS = {shown_name(action.usual) for action in key_actions()} | {
    "Del",
    "Enter",
    "Esc",
    "PgDn",
    "PgUp",
    "Shift",
    "Space",
}


@lru_cache(maxsize=1)
def packs() -> LoadedPacks:
    """The base game, every name and explanation given in the marked language too."""
    loaded = load_base()
    return replace(loaded, data=named(loaded.data))


def choice(**options: object) -> GameChoice:
    return GameChoice(packs(), options=options, words=WORDS)


def in_marks(session: Session) -> Session:
    """The same game, told in the marked language."""
    record = make_record(session)
    return replay(record | {"definitions": named(record["definitions"])}, words=WORDS)[0]


@lru_cache(maxsize=2)
def whole(seats: int) -> Session:
    """A whole game, in marks; its moments are forks of it."""
    return in_marks(games.game(seats, 1000))


def game(seats: int = 2, actions: int = 0) -> Session:
    steps = len(whole(seats).history.done)
    return games.moment_of(whole(seats), min(actions, steps))


def home(folder: Path, scale: float) -> Home:
    settings = Settings(ui_scale=scale, animation_speed=0.0)
    found = Home(Folders(folder), settings, words=WORDS)
    found.loaded_choice = choice()
    return found


@lru_cache(maxsize=1)
def spared() -> Spared:
    """The names of people, who are called by their colours, of Botric, and of keys."""
    people = {"Botric", *(colour.capitalize() for colour in packs().colours)}
    return Spared(frozenset(people | {part for key in KEYS for part in key.replace("+", " ").split()}))


def faults(drawn: list[Drawn], driver: Driver) -> list[str]:
    """Texts that are not marked, in what is drawn and in all hints, and texts that are cut off."""
    assert isinstance(driver.screen, Stage)
    told = [(driver.screen.hint(hit), hit.bounds) for hit in driver.screen.hits]
    hints = {hint.text: (hint, bounds) for hint, bounds in told if hint.text}
    texts = {each.text for each in drawn} | set(hints)
    unmarked = sorted(text for text in texts if spared().unmarked(text))
    cut = [text for text, (hint, target) in hints.items() if not _has_room(hint, target, driver)]
    said = [f"unmarked: {text!r}" for text in unmarked] + [f"hint without room: {text!r}" for text in cut]
    return said + cut_off(drawn)


def _has_room(hint: Hint, target: pygame.Rect, driver: Driver) -> bool:
    """Whether the sheet of a hint lies in the window, and every line on the sheet."""
    scale, window = driver.app.scale, driver.surface.get_rect()
    sheet = hint_rect(hint, target, window, scale)
    wide, _ = measure_rich(
        clean(hint.text), sheet.width - 2 * round(PAD * scale), Role.TEXT, round(SIZE * scale)
    )
    return wide <= sheet.width and window.contains(sheet)

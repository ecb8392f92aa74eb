"""Games, a home and tables in the marked language; and what is wrong with what they show."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from pathlib import Path

from hamlet.app.art.type import Drawn
from hamlet.app.home import Home
from hamlet.app.screens.keys import GROUPS
from hamlet.app.ui.hit_regions import HitMap
from hamlet.content import load_base
from hamlet.content.loaded import LoadedPacks
from hamlet.session.choice import GameChoice
from hamlet.session.record import make_record, replay
from hamlet.session.session import Session
from hamlet.store.folders import Folders
from hamlet.store.settings import Settings
from tests.app import games
from tests.app.texts import cut_off
from tests.words.marking import Spared, marked_words, named

WORDS = marked_words()
KEYS = {key for _, keys in GROUPS for key, _ in keys} | {"Enter", "Esc", "Shift", "Space"}


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


def game(seats: int = 2, actions: int = 0) -> Session:
    return in_marks(games.game(seats, actions))


def home(folder: Path, scale: float) -> Home:
    settings = Settings(ui_scale=scale, animation_speed=0.0)
    found = Home(Folders(folder), settings, words=WORDS)
    found._choice = choice()
    return found


@lru_cache(maxsize=1)
def spared() -> Spared:
    """The names of people, who are called by their colours, and of keys."""
    people = {colour.capitalize() for colour in packs().colours}
    return Spared(frozenset(people | {part for key in KEYS for part in key.replace("+", " ").split()}))


def faults(drawn: list[Drawn], hits: HitMap) -> list[str]:
    """Texts that are not marked, in what is drawn and in all hints, and texts that are cut off."""
    texts = {each.text for each in drawn} | {hit.hint for hit in hits}
    unmarked = sorted(text for text in texts if spared().unmarked(text))
    return [f"unmarked: {text!r}" for text in unmarked] + cut_off(drawn)

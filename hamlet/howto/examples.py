"""Examples: a moment of a short game, what is tried or counted there, and where a picture of it looks."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from hamlet.engine.lattice.geometry import Side
from hamlet.resources import data_folder
from hamlet.words.rulebook.contents import CHAPTERS, paragraphs

FOLDER = "howto"
TriedAction = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class ExampleGame:
    """A short game by itself: what it is played with, and its actions as a record has them."""

    id: str
    packs: tuple[str, ...]
    players: tuple[str, ...]
    seed: int
    actions: tuple[TriedAction, ...]
    options: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Lit:
    """What is lit in a picture: tiles by uid, sides between them, lakes by number."""

    tiles: tuple[int, ...] = ()
    sides: tuple[Side, ...] = ()
    lakes: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class PointsCounted:
    """A source of the score, and what it brings a seat as things stand."""

    seat: int
    source: str
    points: int


@dataclass(frozen=True, slots=True)
class Example:
    """One of them. It tries an action or counts something, never both.

    `refused` is the rule and the code by which the action is refused; one that is legal may say which event
    it `brings`. `then` leads aside from the game after its first `at` actions.
    """

    id: str
    paragraph: str
    game: ExampleGame
    at: int
    look: tuple[int, ...]
    lit: Lit = Lit()
    then: tuple[TriedAction, ...] = ()
    action: TriedAction | None = None
    refused: tuple[str, str] | None = None
    brings: str = ""
    counts: PointsCounted | None = None

    @property
    def chapter(self) -> str:
        """The chapter it stands in."""
        return self.id.partition(".")[0]

    @property
    def good(self) -> bool:
        """Whether its verdict is a tick: it may be done, or it counts."""
        return self.refused is None and (self.counts is None or self.counts.points > 0)

    @property
    def caption(self) -> str:
        """The code of its caption."""
        return self.id.replace(".", ".example.", 1)

    @property
    def verdict(self) -> str:
        """The code of its verdict, in a few words."""
        return self.id.replace(".", ".verdict.", 1)


@cache
def examples() -> tuple[Example, ...]:
    """All of them by chapter: what may be done comes before what may not, each in reading order."""
    files = sorted((data_folder() / FOLDER).glob("*.json"))
    found = [each for path in files for each in _read(path.stem, json.loads(path.read_text("utf-8")))]
    chapters = [chapter.id for chapter in CHAPTERS]
    places = list(paragraphs())
    found.sort(key=lambda each: (chapters.index(each.chapter), not each.good, places.index(each.paragraph)))
    return tuple(found)


def examples_of(chapter: str) -> tuple[Example, ...]:
    """Those of one chapter."""
    return tuple(each for each in examples() if each.chapter == chapter)


def _read(name: str, data: Mapping[str, Any]) -> list[Example]:
    game = ExampleGame(
        name,
        tuple(data["packs"]),
        tuple(data["players"]),
        data["seed"],
        tuple(data["actions"]),
        data.get("options", {}),
    )
    return [_example(game, each) for each in data["examples"]]


def _example(game: ExampleGame, data: Mapping[str, Any]) -> Example:
    refused, counts = data.get("refused"), data.get("counts")
    return Example(
        id=data["id"],
        paragraph=data["paragraph"],
        game=game,
        at=data["at"],
        look=tuple(data["look"]),
        lit=_lit(data.get("lit", {})),
        then=tuple(data.get("then", ())),
        action=data.get("action"),
        refused=(refused[0], refused[1]) if refused else None,
        brings=data.get("brings", ""),
        counts=PointsCounted(**counts) if counts else None,
    )


def _lit(data: Mapping[str, Sequence[Any]]) -> Lit:
    sides: list[Side] = [(q, r, direction) for q, r, direction in data.get("sides", ())]
    return Lit(tuple(data.get("tiles", ())), tuple(sides), tuple(data.get("lakes", ())))

"""Hand-made positions for the oracle's own tests: villages of hexagons, laid where a test wants them.

A hexagon's six letters go around from the top: N, NE, SE, S, SW, NW. Hexagon (i + 1, j) lies to the
north-east of (i, j), hexagon (i, j + 1) to its south-east.
"""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from typing import Any, Self

from hamlet.content import load_packs, resolve
from hamlet.resources import data_folder
from tests.oracles.botric.choosing import choices
from tests.oracles.botric.lattice import Triangle, filled, moved, plus, walked
from tests.oracles.botric.narrowing import Answer
from tests.oracles.botric.position import Position

WAYS = ("E", "SE", "SW", "W", "NW", "NE")
ROW = "FRFFRF"  # roads to the north-east and the south-west: a row of these is one street
BOT, HUMAN = 1, 0


@cache
def _read(packs: tuple[str, ...]) -> dict[str, Any]:
    return dict(resolve(load_packs([data_folder() / name for name in packs])))


def hexagon(letters: str) -> str:
    """The outline of a hexagon."""
    return " ".join(f"{way}:{letter}" for way, letter in zip(WAYS, letters, strict=True))


def corner(i: int, j: int) -> tuple[int, int]:
    """The first corner of a hexagon's outline."""
    return 2 * i + j, j - i


def cells_of(i: int, j: int) -> list[Triangle]:
    """The triangles of a hexagon."""
    return sorted(moved(filled(walked(hexagon("RRRRRR"), 0)), corner(i, j)))


class Table:
    """A snapshot in the making, with the definitions of its game."""

    def __init__(self, edition: str = "favour", *packs: str) -> None:
        self.data = deepcopy(_read(packs or ("base", "lake")))
        self.letters = {each["letter"]: each["id"] for each in self.data["terrains"]}
        self.bot: dict[str, Any] = {
            "seat": BOT,
            "edition": edition,
            "coin_tile": {"gold": 0, "up": True},
            "line": ["produce", "purchase", "refine", "build", "road", "fishing"],
            "drawn": ["three"],
            "spots": ["three", "two", "one"],
            "bag": {"three": 1, "two": 1, "one": 1},
            "switches": [],
            "first_villager": True,
        }
        self.snapshot: dict[str, Any] = {
            "pending": [],
            "ending": False,
            "tiles": [],
            "roads": [],
            "lakes": [],
            "seats": [_seat(), _seat()],
            "display": [],
            "fish_bag": {"common": 3},
            "sales": [],
            "church": [{"slot": slot["id"], "seat": None} for slot in self.data["church"][0]["slots"]],
            "blocked": [],
            "botric": self.bot,
        }

    @property
    def me(self) -> dict[str, Any]:
        seat: dict[str, Any] = self.snapshot["seats"][BOT]
        return seat

    def lay(self, tile: str, i: int, j: int, letters: str = ROW, owner: int | None = None) -> int:
        """One more building; its number."""
        at = corner(i, j)
        edges = walked(hexagon(letters), 0)
        uid = len(self.snapshot["tiles"])
        slots = next(each["slots"] for each in self.data["tiles"] if each["id"] == tile)
        self.snapshot["tiles"].append(
            {
                "uid": uid,
                "id": tile,
                "cells": [list(cell) for cell in cells_of(i, j)],
                "owner": owner,
                "segments": [
                    {
                        "from": list(plus(edge.start, at)),
                        "to": list(plus(edge.end, at)),
                        "terrain": self.letters[edge.letter],
                    }
                    for edge in edges
                ],
                "slots": [None] * slots,
                "villagers": [],
                "donkeys": [],
            }
        )
        return uid

    def street(self, *tiles: str) -> list[int]:
        """Church, Town Hall, Market and these buildings in a row, each a step from the next."""
        return [self.lay(tile, i, 0) for i, tile in enumerate(("church", "town_hall", "market", *tiles))]

    def put(self, uid: int, *materials: str) -> Self:
        """Materials into slots: `wood`, `timber:1` made by seat 1, `timber:1!` of high quality."""
        self.snapshot["tiles"][uid]["slots"][: len(materials)] = [_unit(each) for each in materials]
        return self

    def stand(self, *uids: int) -> Self:
        """Villagers of his that have not acted."""
        for uid in uids:
            self.snapshot["tiles"][uid]["villagers"].append({"seat": BOT, "acted": False})
        self.me["villagers"] = max(len(uids), self.me["villagers"])
        return self

    def marker(self, seat: int, a: int, b: int) -> Self:
        """A road on the first side that two buildings share."""
        sides = [
            [tuple(sorted((tuple(each["from"]), tuple(each["to"])))) for each in tile["segments"]]
            for tile in (self.snapshot["tiles"][a], self.snapshot["tiles"][b])
        ]
        side = next(each for each in sides[0] if each in sides[1])
        self.snapshot["roads"].append(
            {"from": list(side[0]), "to": list(side[1]), "seat": seat, "kind": "path"}
        )
        return self

    def lake(self, i: int, j: int, *, boat: int | None = None, fish: int = 0, size: int = 6) -> Self:
        """A lake on the first triangles of a hexagon, a body of its own."""
        cells = [list(cell) for cell in cells_of(i, j)][:size]
        body = len(self.snapshot["lakes"])
        self.snapshot["lakes"].append(
            {"cells": cells, "fish": cells[:fish], "boat": boat, "body": body, "former": BOT}
        )
        return self

    def shape(self, tile: str, letters: str) -> Self:
        """Make a blueprint a hexagon."""
        next(each for each in self.data["tiles"] if each["id"] == tile)["outline"] = hexagon(letters)
        return self

    def slots(self, *needs: dict[str, int], points: tuple[int, ...] = ()) -> Self:
        """Another Church, its parts named by number."""
        worth = points or (4,) * len(needs)
        self.data["church"][0]["slots"] = [
            {"id": str(number), "needs": need, "points": point}
            for number, (need, point) in enumerate(zip(needs, worth, strict=True))
        ]
        self.snapshot["church"] = [{"slot": str(number), "seat": None} for number in range(len(needs))]
        return self

    def sales(self, *needs: dict[str, int], points: tuple[int, ...] = ()) -> Self:
        """Other sales, named by number."""
        worth = points or (1,) * len(needs)
        self.data["sales"] = [
            {"id": str(number), "needs": need, "reward": {"gold": 2, "points": point}}
            for number, (need, point) in enumerate(zip(needs, worth, strict=True))
        ]
        self.snapshot["sales"] = [str(number) for number in range(len(needs))]
        return self

    def position(self) -> Position:
        return Position(self.snapshot, self.data)

    def step(self, step: str, **facts: object) -> Answer:
        """What the oracle says of a step."""
        self.snapshot["pending"] = [{"kind": "botric", "seat": BOT, "facts": {"step": step, **facts}}]
        return choices(self.snapshot, self.data)

    def act(self, token: str) -> Answer:
        """What it says when this token is the first one tried."""
        self.bot["line"] = [token, *(each for each in self.bot["line"] if each != token)]
        return self.step("act", marker="three")


def _seat() -> dict[str, Any]:
    return {
        "points": 0,
        "gold": 0,
        "blueprints": [],
        "villagers": 1,
        "flags_left": 7,
        "roads_left": 5,
        "refined_left": {"timber": 2, "brick": 2, "milk": 2, "flour": 2},
        "fish": [],
        "deliveries": 0,
        "sales": 0,
        "milestones": [],
    }


def _unit(written: str) -> dict[str, Any]:
    material, _, maker = written.partition(":")
    made_by = int(maker.rstrip("!")) if maker else None
    return {"material": material, "made_by": made_by, "high_quality": maker.endswith("!")}

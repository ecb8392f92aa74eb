"""Packs and entries that lead round in circles, or to each other's throats."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.content.hostility.case import INN, Case, Content, Lay, loose, write

FAMILY: Final = "loops"
_ABOUT: Final = 'id: %s\nname: Foe\nversion: "1"\nrequires: [%s]\n'
_ALL: Final = "base, lake, solo"


def _beside(**packs: dict[str, Content]) -> Lay:
    """Several packs side by side, of which `foe` is read; the others are found where it asks for them."""

    def lay(place: Path) -> Path:
        for name, files in packs.items():
            write(place / name, files)
        return place / "foe"

    return lay


def _about(name: str, *requires: str, more: str = "") -> dict[str, Content]:
    return {"pack.yaml": _ABOUT % (name, ", ".join(requires)) + more}


def _ring(count: int) -> Lay:
    """So many packs, each of which requires the next one."""
    names = ["foe", *(f"p{number}" for number in range(1, count))]
    following = [*names[1:], "foe"]
    return _beside(
        **{name: _about(name, "base", after) for name, after in zip(names, following, strict=True)}
    )


def _chain(count: int) -> Lay:
    names = ["foe", *(f"p{number}" for number in range(1, count))]
    return _beside(**{name: _about(name, "base", *names[at + 1 : at + 2]) for at, name in enumerate(names)})


BESIDE: Final[dict[str, Lay]] = {
    "itself": _beside(foe=_about("foe", "base", "foe")),
    "one that requires it": _ring(2),
    "a ring of five": _ring(5),
    "a ring of forty": _ring(40),
    "a chain of forty": _chain(40),
    "one that it conflicts with": _beside(
        foe=_about("foe", "base", "other", more="conflicts: [other]\n"), other=_about("other", "base")
    ),
    "one of its own name": _beside(foe=_about("foe", "base"), other=_about("foe", "base")),
    "itself, wanted and refused": _beside(
        foe=_about("foe", "base", more="optional: [foe]\nconflicts: [foe]\n")
    ),
    "each other, wanted only": _beside(
        foe=_about("foe", "base", "other", more="optional: [third]\n"),
        other=_about("other", "base", more="optional: [foe]\n"),
        third=_about("third", "base", more="optional: [other, foe]\n"),
    ),
    "what it removes": _beside(
        foe={**_about("foe", "base", "other", more="removes: {tiles: [inn]}\n"), "tiles.yaml": INN},
        other={**_about("other", "base"), "tiles.yaml": INN},
    ),
    "what is broken": _beside(
        foe=_about("foe", "base", "other"), other={**_about("other", "base"), "tiles.yaml": "- ["}
    ),
    "what is no pack": _beside(foe=_about("foe", "base", "other"), other={"pack.yaml": "- ["}),
    "the game's own name": _beside(foe={**_about("base"), "tiles.yaml": INN}),
    "the name of the lake": _beside(foe={**_about("lake", "base"), "tiles.yaml": INN}),
}
"""Packs, by what they require."""

_FOE: Final = "- {id: a, replaces: %s, name: A, kind: landmark, pile: bag, outline: E:F SW:R NW:F}\n"
WITHIN: Final[dict[str, dict[str, Content]]] = {
    "a tile in its own place": {"tiles.yaml": _FOE % "a"},
    "two tiles in each other's place": {"tiles.yaml": _FOE % "b" + (_FOE % "a").replace("id: a", "id: b")},
    "one tile in the place of two": {"tiles.yaml": _FOE % "tavern" + _FOE % "barn"},
    "two tiles in the place of one": {
        "tiles.yaml": _FOE % "tavern" + (_FOE % "tavern").replace("id: a", "id: b")
    },
    "a change of a change": {"tiles.yaml": "- {changes: tavern, copies: 2}\n" * 50},
    "a change of what is replaced": {"tiles.yaml": _FOE % "tavern" + "- {changes: a, copies: 2}\n"},
    "a change of what it brings": {"tiles.yaml": INN + "- {changes: inn, copies: 2}\n"},
    "everything taken away": {"tiles.yaml": "- {changes: tavern, id: ~, name: ~, kind: ~, outline: ~}\n"},
    "a change that says nothing": {"tiles.yaml": "- {changes: tavern}\n"},
    "a change and a replacement": {"tiles.yaml": "- {changes: tavern, replaces: barn, id: a}\n"},
    "the church in another place": {"tiles.yaml": "- {changes: church, pile: bag}\n"},
    "the church taken out": {"pack.yaml": _ABOUT % ("foe", _ALL) + "removes: {tiles: [church]}\n"},
    "all seasons taken out": {
        "pack.yaml": _ABOUT % ("foe", _ALL) + "removes: {seasons: [spring, summer, autumn, winter]}\n"
    },
    "everything removed twice": {
        "pack.yaml": _ABOUT % ("foe", _ALL) + "removes: {tiles: [tavern, tavern], options: [flags, flags]}\n"
    },
    "terrains that only meet each other": {
        "terrains.yaml": "- {id: a, name: A, letter: A, meets: [b]}\n"
        "- {id: b, name: B, letter: B, meets: [a]}\n"
    },
    "a road that meets nothing": {"terrains.yaml": "- {changes: road, meets: []}\n"},
    "goods that refine into each other": {
        "materials.yaml": "- {id: a, name: A, class: raw}\n- {id: b, name: B, class: refined}\n",
        "tiles.yaml": "- {id: mill, name: M, kind: refinery, pile: b, slots: 1, refines: {a: b},"
        " outline: E:F SE:F SW:R W:F NW:F NE:R, cost: {b: 99}}\n",
    },
    "a preset on top of itself": {"rules.yaml": "presets: [{extends: p, values: {flags: 3}}]\n" * 1},
    "an option asked for by what it opens": {
        "rules.yaml": "options:\n  - {id: fog, name: Fog, about: F., type: switch, default: true,"
        " when: {fog: false}}\n"
    },
    "a tile that is there if it is not": {
        "tiles.yaml": INN.replace("pile: bag", "pile: bag, when: {flags: 3, no_such: 1}")
    },
    "a layout on top of itself": {
        "layouts.yaml": "- {id: a, name: A, tiles: [" + "{tile: church, at: [0, 0]}, " * 40 + "]}\n"
    },
    "a layout beyond the world": {
        "layouts.yaml": "- {id: a, name: A, tiles: [{tile: church, at: [99999999999, -99999999999]}]}\n"
    },
    "options by hundreds": {
        "rules.yaml": "options:\n"
        + "".join(f"  - {{id: o{n}, name: O, about: O., type: switch, default: true}}\n" for n in range(700))
    },
    "tiles by hundreds": {
        "tiles.yaml": "".join(INN.replace("id: inn", f"id: i{number}") for number in range(400))
    },
    "copies by thousands": {"tiles.yaml": INN.replace("pile: bag", "copies: {bag: 9999}")},
    "a change of everything": {
        "tiles.yaml": "".join(
            f"- {{changes: {name}, cost: {{no_such: 1}}}}\n"
            for name in ("tavern", "barn", "farm", "quarry", "church", "market", "town_hall", "woodcutter")
        )
    },
    "goods made of coins": {"materials.yaml": "- {id: gold, name: Gold, class: raw}\n"},
    "Botric without a list": {"botric.yaml": "- {changes: favour, lists: {}}\n"},
    "Botric without tokens": {"botric.yaml": "- {changes: favour, tokens: []}\n"},
}
"""Entries."""


def cases() -> Iterator[Case]:
    for name, lay in BESIDE.items():
        yield Case(FAMILY, f"a pack that requires {name}", lay)
    for name, files in WITHIN.items():
        yield loose(FAMILY, name, files)

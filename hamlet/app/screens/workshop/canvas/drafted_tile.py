"""The tile that an entry would make, of all in it that can be understood; the rest is still to be mended."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from hamlet.content.editing.drafts import Draft
from hamlet.content.editing.forms import Form
from hamlet.engine.definitions import Cost, Definitions, Gain, Kind, Need, Reward, Score, Tile
from hamlet.engine.lattice.outline import shape_from_text
from hamlet.values import dataclass

MOST_SLOTS: Final = 6
NAMELESS: Final = "tile"


@dataclass(frozen=True, slots=True)
class DraftedTile:
    """A tile among the others of its game, and its place there."""

    definitions: Definitions
    number: int

    @property
    def tile(self) -> Tile:
        """The tile itself."""
        return self.definitions.tiles[self.number]


def drafted_tile(draft: Draft, form: Form, known: Definitions) -> DraftedTile | None:
    """The tile among those of a game: in the place of the one with its id, else behind all. None: no tile."""
    if form.trouble() is not None or not known.terrains:
        return None
    tile = _read(draft, form, known)
    tiles = list(known.tiles)
    number = next((place for place, each in enumerate(tiles) if each.id == tile.id), len(tiles))
    tiles[number : number + 1] = [tile]
    return DraftedTile(replace(known, tiles=tuple(tiles)), number)


def drafted_last(draft: Draft, form: Form, known: Definitions) -> DraftedTile | None:
    """The same behind all tiles of a game, whatever they are called: the others keep their places."""
    if form.trouble() is not None or not known.terrains:
        return None
    return DraftedTile(replace(known, tiles=(*known.tiles, _read(draft, form, known))), len(known.tiles))


def _read(draft: Draft, form: Form, known: Definitions) -> Tile:
    start = _started_from(draft, form, known)
    changed = {key: read(draft, known) for key, read in _READ.items() if key in draft.data}
    drawing = draft.text("drawing") or (start.drawing if draft.text("changes") else start.id)
    copies = start.copies or (("bag", 1),)
    tile = replace(start, copies=copies, drawing=drawing, **changed)
    flag = draft.get("flag")
    return replace(tile, flag=flag if isinstance(flag, bool) else tile.kind == Kind.LANDMARK)


def _started_from(draft: Draft, form: Form, known: Definitions) -> Tile:
    """What holds where the entry says nothing: the tile that it changes, else as little as can be."""
    shape = shape_from_text(_walk(form, known), {each.letter: n for n, each in enumerate(known.terrains)})
    changes = draft.text("changes")
    found = next((each for each in known.tiles if changes and each.id == changes), None)
    if found is not None:
        return replace(found, shape=shape)
    name = draft.id or NAMELESS
    return Tile(name, name, Kind.PRODUCER, (), shape)


def _walk(form: Form, known: Definitions) -> str:
    """The outline; a letter that no terrain has becomes that of the first one."""
    letters = {each.letter for each in known.terrains}
    strange = [side for side, letter in form.letters.items() if letter not in letters]
    return form.painted(strange, known.terrains[0].letter).outline()


def _name(draft: Draft, known: Definitions) -> str:
    value = draft.get("name")
    if isinstance(value, Mapping):
        value = next(iter(value.values()), "")
    return value if isinstance(value, str) and value else draft.id or NAMELESS


def _kind(draft: Draft, known: Definitions) -> str:
    return draft.text("kind") or Kind.PRODUCER


def _slots(draft: Draft, known: Definitions) -> int:
    return max(0, min(MOST_SLOTS, draft.number("slots")))


def _cost(draft: Draft, known: Definitions) -> Cost:
    """What of its cost can be paid with what there is."""
    numbers = _numbers(known)
    needs = []
    for key, count in _counts(draft.get("cost")).items():
        mixed = tuple(sorted({numbers[each] for each in key.split("/") if each in numbers}))
        if key != "gold" and mixed and count > 0:
            needs.append(Need(mixed, count))
    return Cost(tuple(sorted(needs, key=lambda need: need.materials)), max(0, draft.number("cost", "gold")))


def _reward(draft: Draft, known: Definitions) -> Reward:
    ids = [each.id for each in known.milestones]
    milestone = draft.get("reward", "milestone")
    return Reward(_gain(draft, "reward"), ids.index(milestone) if milestone in ids else None)


def _work(draft: Draft, known: Definitions) -> Gain:
    return _gain(draft, "work")


def _produces(draft: Draft, known: Definitions) -> tuple[int, ...]:
    numbers, made = _numbers(known), draft.get("produces")
    found = made if isinstance(made, list) else []
    return tuple(sorted({numbers[each] for each in found if isinstance(each, str) and each in numbers}))


def _refines(draft: Draft, known: Definitions) -> tuple[int, int] | None:
    numbers, told = _numbers(known), draft.get("refines")
    pairs = told.items() if isinstance(told, Mapping) else ()
    both = [(raw, made) for raw, made in pairs if isinstance(made, str) and {raw, made} <= numbers.keys()]
    return (numbers[both[0][0]], numbers[both[0][1]]) if both else None


def _score(draft: Draft, known: Definitions) -> Score | None:
    per, terrain, most = draft.get("score", "per"), draft.get("score", "terrain"), draft.get("score", "most")
    if not isinstance(per, str) or per not in known.ruleset.measures:
        return None
    ids = [each.id for each in known.terrains]
    where = ids.index(terrain) if terrain in ids else None
    return Score(draft.number("score", "points"), per, where, most if isinstance(most, int) else None)


def _needs_road(draft: Draft, known: Definitions) -> bool:
    return draft.get("needs_road") is not False


def _fishing(draft: Draft, known: Definitions) -> int:
    return max(0, draft.number("fishing"))


def _channel(draft: Draft, known: Definitions) -> int | None:
    ids = [each.id for each in known.terrains]
    return ids.index(draft.text("channel")) if draft.text("channel") in ids else None


_READ: Final[Mapping[str, Callable[[Draft, Definitions], Any]]] = {
    "name": _name,
    "kind": _kind,
    "cost": _cost,
    "reward": _reward,
    "slots": _slots,
    "produces": _produces,
    "refines": _refines,
    "work": _work,
    "score": _score,
    "needs_road": _needs_road,
    "fishing": _fishing,
    "channel": _channel,
}


def _gain(draft: Draft, key: str) -> Gain:
    return Gain(draft.number(key, "gold"), draft.number(key, "points"))


def _numbers(known: Definitions) -> Mapping[str, int]:
    return {each.id: number for number, each in enumerate(known.materials)}


def _counts(value: Any) -> Mapping[str, int]:  # noqa: ANN401  values of a file
    told = value.items() if isinstance(value, Mapping) else ()
    return {key: count for key, count in told if isinstance(key, str) and type(count) is int}

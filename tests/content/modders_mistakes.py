"""Thirty mistakes and more that people make who write packs, each in a file that is sound but for it."""

from __future__ import annotations

from dataclasses import dataclass, replace

TILE = """\
- id: bakery
  name: Bakery
  kind: landmark
  pile: bag
  outline: E:M SE:M SW:R W:M NW:M NE:M
  cost: {wood: 2}
  reward: {points: 4}
  score: {points: 1, per: delivery}
"""
PACK = """\
id: mine
name: Mine
version: "1.0"
requires: [base, lake]
"""
CARD = """\
- changes: second_wind
  does: [stand_up]
"""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A file with one mistake: in which line it stands, and what the checker says there."""

    what: str
    file: str
    text: str
    line: int
    said: str
    in_editors: bool = True
    """Whether an editor can know: some things only the packs together tell."""
    seen_at: int = 0
    """The line that editors mark instead: of a key that is missing, where its entry begins."""


def _tile(what: str, old: str, new: str, said: str, *, in_editors: bool = True, line: int = 0) -> Mistake:
    return _changed(what, "tiles.yaml", TILE, old, new, said, in_editors=in_editors, line=line)


def _changed(
    what: str,
    file: str,
    text: str,
    old: str,
    new: str,
    said: str,
    *,
    in_editors: bool = True,
    line: int = 0,
) -> Mistake:
    """A mistake made in a sound text; it stands in the line that is changed, or the one that is named."""
    assert text.count(old) == 1, (what, old)
    at = line or text[: text.index(old)].count("\n") + 1
    return Mistake(what, file, text.replace(old, new), at, said, in_editors)


MISTAKES = (
    _tile("a key misspelt", "cost: {", "cots: {", "did you mean 'cost'?"),
    _tile("a key of another subject", "cost: {wood: 2}", "needs: {wood: 2}", "'needs' is not something"),
    _tile("a key of a part misspelt", "{points: 4}", "{point: 4}", "did you mean 'points'?"),
    _tile("a word where a number is needed", "reward: {points: 4}", "slots: many", "a whole number"),
    _tile("a number in quotes", "{wood: 2}", '{wood: "2"}', "a whole number"),
    _tile("a key missing", "  name: Bakery\n", "", "'name' is missing", line=1),
    _tile("a kind misspelt", "kind: landmark", "kind: landmrak", "did you mean 'landmark'?"),
    _tile("a measure misspelt", "per: delivery", "per: deliveries", "did you mean 'delivery'?"),
    _tile("an outline with a strange direction", "E:M SE:M", "E:M S:M", "'S' is no direction"),
    _tile("an outline that does not close", " NE:M", "", "still 1 NE", in_editors=False),
    _tile("a letter that no terrain has", "SW:R", "SW:Q", "no terrain has the letter", in_editors=False),
    _tile("a material misspelt", "{wood: 2}", "{wod: 2}", "did you mean 'wood'?", in_editors=False),
    _tile("a key twice", "  pile: bag\n", "  pile: bag\n  pile: milk\n", "given twice", line=5),
    _tile("a tab", "  cost:", "\tcost:", "tab"),
    _tile("an alias", "name: Bakery", "name: *bakery", "an alias"),
    _tile("a pile that is none", "pile: bag", "pile: bagg", "did you mean 'bag'?", in_editors=False),
    _tile("a negative cost", "{wood: 2}", "{wood: -2}", "too small"),
    _tile("too many slots", "reward: {points: 4}", "slots: 20", "too large"),
    _tile("half a point", "{points: 4}", "{points: 1.5}", "a whole number"),
    _tile("an id with capitals", "id: bakery", "id: Bakery", "did you mean 'bakery'?"),
    _tile("a cost as a list", "cost: {wood: 2}", "cost: [wood, 2]", "a map is needed here"),
    _tile(
        "a terrain where none is counted",
        "per: delivery}",
        "per: delivery, terrain: road}",
        "'terrain' goes with",
    ),
    replace(
        _tile("a producer that produces nothing", "kind: landmark", "kind: producer", "a producer needs"),
        seen_at=1,
    ),
    _tile(
        "replacing what is not there",
        "id: bakery",
        "id: bakery\n  replaces: barnn",
        "did you mean 'barn'?",
        in_editors=False,
        line=2,
    ),
    Mistake(
        "a change with an id of its own",
        "tiles.yaml",
        "- changes: tavern\n  id: inn\n  cost: {milk: 1}\n",
        2,
        "'id'",
    ),
    _changed("a version without quotes", "pack.yaml", PACK, '"1.0"', "1.0", "in quotes"),
    _changed("one requirement as text", "pack.yaml", PACK, "[base, lake]", "base", "a list is needed here"),
    _changed(
        "a list of what is removed",
        "pack.yaml",
        PACK,
        "requires: [base, lake]",
        "requires: [base, lake]\nremoves: [tavern]",
        "removes: {tiles: [tavern]}",
        line=5,
    ),
    _changed("an effect misspelt", "menu.yaml", CARD, "[stand_up]", "[standup]", "did you mean 'stand_up'?"),
    Mistake(
        "numbers of players beyond four",
        "rules.yaml",
        "constants:\n  extra_gold:\n    5: [0, 1, 1, 1, 2]\n",
        3,
        "from 1 to 4",
    ),
    Mistake(
        "a list on top of the rules",
        "rules.yaml",
        "- id: quick\n  name: Quick\n  about: Fewer flags.\n  values: {flags: 3}\n",
        1,
        "presets under 'presets:'",
    ),
    Mistake(
        "a number of the box in a preset",
        "rules.yaml",
        "presets:\n  - id: rich\n    name: Rich\n    about: Gold.\n    values:\n      starting_gold: 9\n",
        6,
        "under 'constants:'",
    ),
    Mistake("a file that is about nothing", "sales.yaml", "- id: loom\n", 1, "market.yaml", in_editors=False),
)

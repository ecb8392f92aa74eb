"""Mistakes in one entry: its keys, its values, its outline."""

from __future__ import annotations

from typing import Final

from tools.guide.mistakes.mistake import ABOUT, Mistake, in_file, of_tile

_OUTLINE = "E:F SE:F SW:R W:F NW:F NE:F"
_MOOR = "- {id: moor, name: Moor, letter: %s, meets: [moor]}\n"

KEYS: Final = (
    of_tile("missing_key", "  name: Inn\n", "", "id: inn"),
    of_tile("unknown_key", "cost:", "cots:", "cots"),
    of_tile("unknown_key", "cost: {wood: 1}", "points: 2", "points"),
    of_tile("not_indented", "  cost: {wood: 1}", "  cost:\n  wood: 1\n  stone: 1", "wood"),
    in_file("entries_needed", "tiles.yaml", "id: inn\nname: Inn\n", "id: inn"),
    in_file("entry_needed", "tiles.yaml", "- inn\n", "inn"),
    in_file("rules_needed", "rules.yaml", "flags\n", "flags"),
    in_file("rules_needed.list", "rules.yaml", "- flags: 6\n", "-"),
    of_tile("changes_nothing", "id: inn", "changes: 7", "7"),
    of_tile("changes_alone", "id: inn", "changes: tavern\n  id: inn", "id: inn"),
)

VALUES: Final = (
    of_tile("text_needed", "name: Inn", "name: [Inn]", "[Inn]"),
    of_tile("quotes_needed", "name: Inn", "name: 1848", "1848"),
    of_tile("whole_needed", "{wood: 1}", "{wood: one}", "one"),
    of_tile("switch_needed", "pile: bag", "pile: bag\n  flag: 1", "1"),
    in_file("list_needed", "terrains.yaml", "- {id: moor, name: Moor, letter: O, meets: moor}\n", "moor}"),
    of_tile("map_needed", "{wood: 1}", "wood", "wood"),
    in_file("map_needed.removes", "pack.yaml", f"{ABOUT}removes: [tavern]\n", "[tavern]"),
    of_tile("one_needed", "kind: landmark", "kind: [landmark]", "[landmark]"),
    in_file("capital_needed", "terrains.yaml", _MOOR % "oo", "oo"),
    in_file("seats_needed", "rules.yaml", 'constants:\n  extra_gold: {"7": [1]}\n', '"7"'),
    of_tile("unknown_word", "landmark", "landmrk", "landmrk"),
    of_tile("no_id", "id: inn", "id: Old Inn", "Old Inn"),
    of_tile("no_id.language", "name: Inn", "name: {english: Inn}", "english"),
    in_file("no_id.requirement", "pack.yaml", ABOUT.replace("base", "base 2"), "base 2"),
    of_tile("no_text", "name: Inn", 'name: ""', '""'),
    of_tile("unseen_text", "name: Inn", "name: '\u200b'", "'\u200b'"),
    of_tile("hidden_sign", "name: Inn", "name: Inn\u202e", "Inn"),
    of_tile("text_too_long", "name: Inn", f"name: {'I' * 301}n", "I"),
    of_tile("too_small", "{wood: 1}", "{wood: 0}", "0"),
    of_tile("too_large", "{wood: 1}", "{wood: 100}", "100"),
    in_file("too_few", "rules.yaml", "colours: [red]\n", "[red]"),
    in_file(
        "too_many",
        "layouts.yaml",
        "- {id: mine, name: Mine, tiles: [{tile: church, at: [0, 0, 0]}]}\n",
        "[0, 0, 0]",
    ),
    of_tile(
        "too_many.more",
        "landmark",
        "refinery\n  slots: 1\n  refines: {wood: timber, stone: brick}",
        "{wood: timber",
    ),
    Mistake("misfit", mend="Look the key up in the reference above."),
)

OUTLINES: Final = (
    of_tile("outline.direction", _OUTLINE, "E:F S:F SW:R W:F NW:F NE:F", "S:F"),
    of_tile("outline.letter", _OUTLINE, "E:F SE:Q SW:R W:F NW:F NE:F", "SE:Q"),
    of_tile("outline.step", _OUTLINE, "E:F SE SW:R W:F NW:F NE:F", "SE SW"),
    of_tile("outline.open", _OUTLINE, "E:F SE:F SW:R W:F NW:F"),
    of_tile("outline.open.two", _OUTLINE, "E:F SE:F SW:R W:F"),
    of_tile("outline.touches", _OUTLINE, "SE:F NE:F NW:R SW:F SE:F"),
    of_tile("outline.anticlockwise", _OUTLINE, "SE:F NE:F W:R"),
    of_tile("outline.too_long", _OUTLINE, f"{'E:F ' * 30}{'W:F ' * 30}".strip()),
    of_tile("outline.empty", _OUTLINE, '""', '""'),
)

TILES: Final = (
    of_tile("kind_needs", "landmark", "producer", "kind"),
    of_tile("only_kind_has", "pile: bag", "pile: bag\n  produces: [wood]", "produces"),
    of_tile("pile_too_many", "pile: bag", "pile: bag\n  copies: {bag: 1}", "pile"),
    of_tile("pile_missing", "  pile: bag\n", "", "id: inn"),
    of_tile("unknown_pile", "pile: bag", "pile: wood", "wood"),
    of_tile("not_raw", "kind: landmark", "kind: producer\n  slots: 1\n  produces: [milk]", "milk"),
    of_tile("not_refined", "kind: landmark", "kind: refinery\n  slots: 1\n  refines: {wood: stone}", "stone"),
    of_tile("gold_in_mix", "{wood: 1}", "{gold/wood: 2}", "gold/wood"),
    of_tile("asked_twice", "{wood: 1}", "{wood: 1, wood/stone: 2}"),
    of_tile(
        "no_terrain_here", "pile: bag", "pile: bag\n  score: {points: 1, per: sale, terrain: road}", "terrain"
    ),
    of_tile("channel_dry", "pile: bag", "pile: bag\n  channel: water", "channel"),
    of_tile("fishing_unowned", "pile: bag", "pile: bag\n  flag: false\n  fishing: 1", "fishing"),
    of_tile("unknown_field", "pile: bag", "pile: bag\n  source: {costs: printed}", "costs"),
    of_tile("unknown_drawing", "pile: bag", "pile: bag\n  drawing: tavren", "tavren"),
    of_tile(
        "fits_nowhere",
        _OUTLINE,
        "E:W SE:W SW:W W:W NW:W NE:W",
        "E:W",
        mend="Give it a side of a terrain that other tiles have, best of road.",
    ),
    of_tile(
        "no_way_there",
        _OUTLINE,
        "E:W SE:W SW:W W:W NW:W NE:W\n  score: {points: 1, per: sale}",
        "E:W",
        requires=("base", "lake"),
        mend="Give it a side of road, or say `needs_road: false`.",
    ),
    of_tile(
        "no_way_yet",
        _OUTLINE,
        "E:F SE:F SW:F W:F NW:F NE:F\n  score: {points: 1, per: sale}",
        "E:F",
        mend="Or give it a side of road, or say `needs_road: false`.",
    ),
    of_tile(
        "counts_nothing",
        _OUTLINE,
        f"{_OUTLINE}\n  score: {{points: 1, per: matching_segment, terrain: mountain}}",
        "E:F",
        mend="Give it sides of that terrain, or let it count another one.",
    ),
    of_tile("start_when", "pile: bag", "pile: start\n  when: {donkey_cost: 3}", "when"),
)

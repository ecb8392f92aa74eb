"""Mistakes in entries of other subjects: terrains, awards, layouts, the lake, Botric."""

from __future__ import annotations

from typing import Final

from hamlet.resources import data_folder
from tools.guide.mistakes.mistake import TILE, Mistake, by_the_lake, in_file

_LAYOUT = """\
- id: mine
  name: Mine
  tiles:
    - {tile: church, at: [0, 0]}
    - {tile: quarry, at: [-1, -1]}
    - {tile: farm, at: [2, 0]}
    - {tile: market, at: [4, 0]}
    - {tile: town_hall, at: [0, 3]}
    - {tile: woodcutter, at: [-5, 1]}
"""
_RING = """\
- id: ring
  name: Ring
  tiles:
    - {tile: church, at: [0, 0]}
    - {tile: town_hall, at: [2, 2]}
    - {tile: market, at: [2, -1], rotation: 5}
    - {tile: farm, at: [-3, 4], rotation: 3}
    - {tile: quarry, at: [-1, -1]}
    - {tile: woodcutter, at: [-2, 7], rotation: 4}
"""
_MARKET = "- {changes: fish_market, %s}\n"
_SOUP = "- {id: soup, name: Soup, fish: %s}\n"


def _layout(code: str, old: str, new: str, spot: str) -> Mistake:
    return in_file(code, "layouts.yaml", _LAYOUT.replace(old, new), spot)


def _edition(code: str, old: str, new: str, spot: str = "") -> Mistake:
    """A mistake in Botric's edition `favour`, written anew under another id."""
    favour = (data_folder() / "solo" / "botric.yaml").read_text("utf-8").split("- id: investor")[0]
    text = favour[favour.index("- id:") :].replace("id: favour", "id: mine").rstrip() + "\n"
    if old not in text:
        raise ValueError(old)
    return Mistake(code, {"botric.yaml": text.replace(old, new, 1)}, spot, ("base", "solo"))


SUBJECTS: Final = (
    in_file(
        "meets_one_way", "terrains.yaml", "- {id: moor, name: Moor, letter: O, meets: [moor, road]}\n", "road"
    ),
    in_file("letter_taken", "terrains.yaml", "- {id: moor, name: Moor, letter: R, meets: [moor]}\n", "R"),
    in_file("never_produced", "materials.yaml", "- {id: wool, name: Wool, class: raw}\n", "wool"),
    in_file("never_refined", "materials.yaml", "- {id: cloth, name: Cloth, class: refined}\n", "cloth"),
    in_file("award_place", "awards.yaml", "- {id: reeve, name: Reeve, points: 3}\n", "{id"),
    in_file(
        "building_measure", "awards.yaml", "- {id: reeve, name: Reeve, points: 3, most: always}\n", "always"
    ),
    in_file("milestone_quality", "milestones.yaml", "- {id: weaver, name: Weaver, for: refinery}\n", "for"),
    in_file(
        "two_slots",
        "church.yaml",
        "- replaces: many\n  id: many\n  seats: [3, 4]\n  slots:\n"
        "    - {id: raw, needs: {wood: 3}, points: 2}\n    - {id: raw, needs: {stone: 3}, points: 2}\n",
        "raw, needs: {stone",
    ),
)

LAYOUTS: Final = (
    _layout("layout_word", "id: mine", "id: shuffled", "shuffled"),
    _layout("no_further", "tile: farm", "tile: quarry", "quarry, at: [2, 0]"),
    _layout(
        "church_first",
        "    - {tile: church, at: [0, 0]}\n    - {tile: quarry, at: [-1, -1]}\n",
        "    - {tile: quarry, at: [-1, -1]}\n    - {tile: church, at: [0, 0]}\n",
        "quarry",
    ),
    _layout("tiles_missing", "    - {tile: farm, at: [2, 0]}\n", "", "tiles"),
    _layout("no_road", "farm, at: [2, 0]", "farm, at: [2, -9]", "{tile: farm"),
    _layout("lies_on", "farm, at: [2, 0]", "farm, at: [0, 1]", "{tile: farm"),
    _layout("clash", "farm, at: [2, 0]", "farm, at: [1, -1]", "{tile: farm"),
    by_the_lake("encloses", "layouts.yaml", _RING, "tiles"),
)

LAKE: Final = (
    by_the_lake("season_word", "seasons.yaml", "- {id: by-lot, name: Lot}\n", "by-lot"),
    by_the_lake("no_card_for", "seasons.yaml", "- {id: monsoon, name: Monsoon}\n", "{id", "uncommon"),
    by_the_lake("second_card", "menu.yaml", _SOUP % "rare, season: summer, gain: {gold: 1}", "rare"),
    by_the_lake("second_card.all", "menu.yaml", _SOUP % "common, gain: {gold: 1}", "common"),
    by_the_lake("idle_card", "menu.yaml", _MARKET % "gain: ~", "{changes"),
    by_the_lake("must_do_nothing", "menu.yaml", _MARKET % "must_do: true", "must_do"),
    by_the_lake("no_donkeys_here", "menu.yaml", _MARKET % "least_donkeys: 2", "least"),
    by_the_lake("does_twice", "menu.yaml", _MARKET % "does: [stand_up, stand_up]", "does"),
)

_COLOURS = "- {id: summer, replaces: summer, name: Summer, palette: {%s}}\n"
_WOOL = "- {id: wool, name: Wool, class: raw, %s}\n"
_GREY = 'water: ["7A7B84", "898A92", "797A82", "696A72"]'

LOOKS: Final = (
    in_file("colour_needed", "materials.yaml", _WOOL % "colour: brown", "brown"),
    by_the_lake("number_needed", "seasons.yaml", _COLOURS % "petals: many", "many"),
    by_the_lake("palette_alike", "seasons.yaml", _COLOURS % 'path: ["93B24A", "68893A"]', "["),
    by_the_lake("palette_alike.blind", "seasons.yaml", _COLOURS % _GREY, "["),
    by_the_lake("palette_dark", "seasons.yaml", _COLOURS % 'daylight: "404040"', '"404040"'),
    by_the_lake("palette_no_trees", "seasons.yaml", _COLOURS % "woods: {oak: 0}", "{oak"),
    Mistake(
        "sign_taken",
        {
            "materials.yaml": "- {id: flag, name: Linen, class: raw}\n",
            "tiles.yaml": TILE.replace("landmark", "producer\n  slots: 1\n  produces: [flag]"),
        },
        "flag",
    ),
    in_file("picture_leads_out", "materials.yaml", _WOOL % "picture: ../wool.svg", "../wool.svg"),
    in_file("picture_no_kind", "materials.yaml", _WOOL % "picture: wool.gif", "wool.gif"),
    in_file("picture_missing", "materials.yaml", "- {changes: wood, picture: wool.svg}\n", "wool.svg"),
    *(
        Mistake(code)
        for code in (
            *("picture_none", "picture_other_kind", "picture_moves", "picture_cut", "picture_damaged"),
            *("picture_too_wide", "pictures_too_many_pixels", "pictures_too_large", "too_many_pictures"),
            *(
                "svg_too_large",
                "svg_doctype",
                "svg_instruction",
                "svg_damaged",
                "svg_too_much",
                "svg_too_fine",
            ),
            *("svg_too_far", "svg_too_wide", "svg_no_size", "svg_element", "svg_link", "svg_colour"),
        )
    ),
)

BOTRIC: Final = (
    _edition("lists_missing", "    road: [joins_landmark, extends_road, nearest_church]\n", ""),
    _edition("line_elsewhere", "build: [class, oldest]", "build: [class, points]", "points]"),
    _edition("line_twice", "build: [class, oldest]", "build: [class, class]"),
    _edition("token_twice", "[produce, purchase,", "[produce, produce,"),
    _edition("tokens_passing", "[produce, purchase, refine, build, road, fishing]", "[road, fishing]"),
)

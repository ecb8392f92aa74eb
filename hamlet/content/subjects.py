"""The subjects of a pack: one entry for each kind of file, with all that is known of it.

A room that brings a subject of its own adds an entry to `SUBJECTS`: file name, model, and the places in its
entries that name other entries or costs; and to its words, section `subjects`, what one entry is called.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from hamlet.content.checks import editions, menu, sense
from hamlet.content.checks.selecting import EACH, KEYS, Pattern
from hamlet.content.models.botric import EditionEntry
from hamlet.content.models.entries import (
    AwardEntry,
    ChurchEntry,
    LayoutEntry,
    MaterialEntry,
    MilestoneEntry,
    SaleEntry,
    TerrainEntry,
)
from hamlet.content.models.fields import PackEntry
from hamlet.content.models.lake import FishEntry, MenuEntry, SeasonEntry
from hamlet.content.models.rules import OptionEntry, PresetEntry
from hamlet.content.models.tiles import TileEntry
from hamlet.engine.botric.base import BOTRIC
from hamlet.engine.lake.base import LAKE
from hamlet.engine.limits import MOST_ENTRIES, MOST_TERRAINS

if TYPE_CHECKING:
    from hamlet.content.found import Found
    from hamlet.content.merged import Merged
    from hamlet.content.problems import Problem

PILE: Final = "pile"
"""Not a subject, but names lead there too: start, bag, or a refined material."""


@dataclass(frozen=True, slots=True)
class Reference:
    """A place in an entry that names an entry of a subject; with `material`, a raw or a refined one."""

    path: Pattern
    to: str
    material: str | None = None


@dataclass(frozen=True, slots=True)
class Subject:
    """One subject: its file or folder name, and what its entries may say; `words` says what one is called."""

    name: str
    model: type[PackEntry]
    title: str = ""
    """Of its JSON Schema."""
    data: str = ""
    """Its name in the data of a game, where that is another one."""
    references: tuple[Reference, ...] = ()
    costs: tuple[Pattern, ...] = ()
    sense: Callable[[Merged, Found], Iterator[Problem]] | None = None
    """What only a look at the whole entry, or at its fellows, can tell."""
    most: int = MOST_ENTRIES
    """How many entries packs may have of it together."""
    optional: bool = False
    """Games without an entry of it say nothing about it in their data."""
    expansion: str = ""
    """The expansion that reads it: nothing else may bring entries of it, and it cannot do without."""


SUBJECTS: tuple[Subject, ...] = (
    Subject(
        "terrains",
        TerrainEntry,
        "Terrains: what the segments of a tile can be",
        references=(Reference(("meets", EACH), "terrains"),),
        costs=(("road", "cost"),),
        sense=sense.terrain_sense,
        most=MOST_TERRAINS,
    ),
    Subject("materials", MaterialEntry, "Materials: raw and refined goods"),
    Subject(
        "tiles",
        TileEntry,
        "Tiles: the buildings of the village",
        references=(
            Reference(("pile",), PILE),
            Reference(("copies", KEYS), PILE),
            Reference(("reward", "milestone"), "milestones"),
            Reference(("produces", EACH), "materials", "raw"),
            Reference(("refines", KEYS), "materials", "raw"),
            Reference(("refines", EACH), "materials", "refined"),
            Reference(("score", "terrain"), "terrains"),
            Reference(("channel",), "terrains"),
        ),
        costs=(("cost",),),
        sense=sense.tile_sense,
    ),
    Subject("market", SaleEntry, "Market: the sale tiles", data="sales", costs=(("needs",),)),
    Subject(
        "church",
        ChurchEntry,
        "Church: its sides and their deliveries",
        costs=(("slots", EACH, "needs"),),
        sense=sense.church_sense,
    ),
    Subject(
        "milestones",
        MilestoneEntry,
        "Milestones: kept by the first to reach them",
        references=(Reference(("high_quality",), "materials", "refined"),),
        sense=sense.milestone_sense,
    ),
    Subject("awards", AwardEntry, "Awards: given when the game ends", sense=sense.award_sense),
    Subject(
        "layouts",
        LayoutEntry,
        "Layouts: the villages that a game begins with",
        references=(Reference(("tiles", EACH, "tile"), "tiles"),),
        sense=sense.layout_sense,
    ),
    Subject("fish", FishEntry, "Fish: the fish tiles", optional=True, expansion=LAKE),
    Subject(
        "seasons",
        SeasonEntry,
        "Seasons: each with a menu of its own",
        sense=menu.season_sense,
        optional=True,
        expansion=LAKE,
    ),
    Subject(
        "menu",
        MenuEntry,
        "Menu: what fish bring",
        references=(Reference(("fish",), "fish"), Reference(("season",), "seasons")),
        sense=menu.menu_sense,
        optional=True,
        expansion=LAKE,
    ),
    Subject(
        "botric",
        EditionEntry,
        "Botric: the editions of his rules",
        sense=editions.edition_sense,
        optional=True,
        expansion=BOTRIC,
    ),
)

# Lists inside rules.yaml whose entries have ids too.
RULE_LISTS: Final = (Subject("options", OptionEntry), Subject("presets", PresetEntry))

OTHER_NAMES: Final = {
    **dict.fromkeys(("sales", "sale"), "market"),
    **dict.fromkeys(("cards", "card", "menus"), "menu"),
    **dict.fromkeys(("buildings", "building"), "tiles"),
    **dict.fromkeys(("goods", "resources"), "materials"),
    **dict.fromkeys(("deliveries",), "church"),
    **dict.fromkeys(("villages", "starts"), "layouts"),
    **dict.fromkeys(("editions", "solo"), "botric"),
    **dict.fromkeys(("options", "presets", "constants", "defaults", "settings"), "rules"),
}
"""What somebody may call a file, and where that is read."""

KEYED: Final = {subject.name: subject for subject in (*SUBJECTS, *RULE_LISTS)}
SUBJECT_NAMES: Final = ("pack", *(subject.name for subject in SUBJECTS), "rules")

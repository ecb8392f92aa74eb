"""The limits of packs, as the game keeps them."""

from __future__ import annotations

from hamlet.content.lying import (
    DEEPEST_FOLDER,
    LARGEST_FILE,
    LARGEST_PACK,
    LARGEST_PICTURE,
    LARGEST_PICTURES,
    MOST_FILES,
    MOST_LISTED,
    MOST_PICTURES,
)
from hamlet.content.pictures.picture import MOST_ACROSS
from hamlet.content.pictures.svg import LARGEST_SVG, MOST_SHAPES
from hamlet.content.shelf import MOST_PACKS
from hamlet.content.tree import LONGEST_TEXT as LONGEST_VALUE
from hamlet.content.tree import MOST_DEPTH, MOST_NODES, MOST_VALUES
from hamlet.content.zipped import LARGEST_ZIP
from hamlet.engine.limits import (
    LONGEST_ID,
    LONGEST_TEXT,
    MOST_ENTRIES,
    MOST_LAYOUT_TILES,
    MOST_SLOTS,
    MOST_TERRAINS,
)
from tools.guide.tables import table


def limits() -> list[str]:
    """A table of them."""
    rows = (
        ("a YAML file", f"{LARGEST_FILE // 1024} KiB, {MOST_NODES:,} values, nested {MOST_DEPTH} deep"),
        (
            "a pack",
            f"{LARGEST_PACK // 1024 // 1024} MiB in {MOST_FILES} YAML files, folders {DEEPEST_FOLDER} deep",
        ),
        (
            "pictures",
            (
                f"PNG {LARGEST_PICTURE // 1024} KiB and {MOST_ACROSS} pixels across and down, "
                f"SVG {LARGEST_SVG // 1024} KiB and {MOST_SHAPES:,} shapes; "
                f"{MOST_PICTURES} in a pack, {LARGEST_PICTURES // 1024 // 1024} MiB"
            ),
        ),
        ("a zip", f"{LARGEST_ZIP // 1024 // 1024} MiB, {MOST_LISTED:,} files"),
        ("packs played together", f"{MOST_PACKS}, with {MOST_VALUES:,} values"),
        ("entries of one subject", f"{MOST_ENTRIES:,}; terrains {MOST_TERRAINS}, one for each letter"),
        ("tiles of a start village", f"{MOST_LAYOUT_TILES}"),
        ("slots of a tile", f"{MOST_SLOTS}"),
        ("an id", f"{LONGEST_ID} letters"),
        ("a name or a sentence", f"{LONGEST_TEXT} letters; any other text {LONGEST_VALUE:,}"),
    )
    return table(("of", "at most"), rows)

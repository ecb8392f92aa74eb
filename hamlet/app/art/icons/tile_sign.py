"""Signs of tiles: an icon for each building, named after its drawing."""

from __future__ import annotations

from collections.abc import Callable

from hamlet.app.art.icons.pen import DRAWINGS, Details, DrawIcon, icon_drawing
from hamlet.app.art.palette import Colour


def tile_icon(drawing: str) -> str:
    """The name of the icon of a tile with this drawing."""
    return f"tile-{drawing.replace('_', '-')}"


def has_tile_icon(drawing: str) -> bool:
    """Whether somebody drew a sign for it."""
    return tile_icon(drawing) in DRAWINGS


def tile_drawing(
    drawing: str, colour: Colour, details: Details | None = None
) -> Callable[[DrawIcon], DrawIcon]:
    """Register the decorated function as the sign of tiles with this drawing."""
    return icon_drawing(tile_icon(drawing), colour, details)


def tile_drawn_as(drawing: str) -> None:
    """Tiles with this drawing have an icon that stands for their place elsewhere too, under its own name."""
    DRAWINGS[tile_icon(drawing)] = DRAWINGS[drawing.replace("_", "-")]

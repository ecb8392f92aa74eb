"""What can be chosen on the page of packs."""

from __future__ import annotations

from typing import Final

from hamlet.app.ids import CellId, ControlId

SEARCH, FOLDER, INSTALL, NEW, PATH, TAKE_IN, NAME, MAKE, UNDO = (
    ControlId(f"packs {name}")
    for name in ("search", "folder", "install", "new", "path", "take in", "name", "make", "undo")
)
WORKSHOP, NUMBERS, AS_ZIP, ABOUT = (
    ControlId(f"pack {name}") for name in ("workshop", "numbers", "as zip", "about")
)
LIST: Final = "packs"
"""The card in which the packs lie."""
SHEET: Final = "pack sheet"
ROW, REFUSED, PROBLEM, WELL = "pack", "refused", "pack problem", ControlId("pack well")
SWITCH: Final = "switch"
WAY_KEYS = {WORKSHOP: "Enter", AS_ZIP: "E"}
"""The key that does the same."""


def row_id(pack: str) -> ControlId:
    """The row of a pack."""
    return ControlId(ROW, pack)


def switch_id(pack: str) -> CellId:
    """Its switch."""
    return CellId(row_id(pack), SWITCH)


def refused_id(number: int) -> ControlId:
    """The row of what was refused."""
    return ControlId(REFUSED, number)


def problem_id(number: int) -> ControlId:
    """One of the problems on the sheet."""
    return ControlId(PROBLEM, number)

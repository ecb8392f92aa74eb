"""What can be chosen on the sheet of mistakes."""

from __future__ import annotations

from typing import Final

from hamlet.app.ids import ControlId

CLOSE: Final = ControlId("mistakes", "close")
WRITE: Final = ControlId("mistakes", "write")
OPEN: Final = ControlId("mistakes", "open")
WORKSHOP: Final = ControlId("mistakes", "workshop")
GUIDE: Final = ControlId("mistakes", "guide")
OTHER: Final = "other mistake"
"""The name of the ids of mistakes that are folded; each has its number."""

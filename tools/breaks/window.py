"""Breaks of sessions, files, flow and table."""

from __future__ import annotations

from typing import Final

from tools.breaks.breaking import Break

WINDOW: Final[tuple[Break, ...]] = ()

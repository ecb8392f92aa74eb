"""Unfinished business as data: what must be decided, by whom, with what facts."""

from __future__ import annotations

from typing import NamedTuple


class Decision(NamedTuple):
    """A pending decision. `tile` is where it arose; `must` says that it may not be declined."""

    kind: str
    seat: int
    tile: int = -1
    must: bool = False


LAY_START = "lay_start"
HIRE = "hire"
PLACE_DONKEY = "place_donkey"

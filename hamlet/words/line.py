"""One line for a person: plain, and with marks for whoever draws it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log or a label: whose it is (-1 nobody's) and the tiles it points to."""

    text: str
    seat: int
    tiles: tuple[int, ...]
    rich: str
    heading: bool = False
    opens: int = 0
    """The round that this heading opens, if it does."""
    aside: bool = False
    """Whether it tells only how something came about: left out where there is little room."""
    short: str = ""
    """The same with marks for little room, where it is shorter."""
    event: str = ""
    """What kind of event it tells, if it is more than the action itself."""

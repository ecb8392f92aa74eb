"""What can go wrong before a game is on the table."""

from __future__ import annotations


class StartError(ValueError):
    """A game cannot be begun or opened; the sentence says why."""

"""The note in the log where steps were taken back."""

from __future__ import annotations

from collections.abc import Sequence

from hamlet.words.line import Line


def tell_undo(taken: int, seat: int, names: Sequence[str]) -> Line:
    """Who took back how much."""
    who = names[seat] if 0 <= seat < len(names) else f"Seat {seat + 1}"
    steps = "1 step" if taken == 1 else f"{taken} steps"
    text = f"{who} took back {steps}"
    return Line(text, seat, (), text)

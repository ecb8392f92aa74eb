"""Data of a record that makes no sense: a code for words/, and the facts of the case."""

from __future__ import annotations


class DataError(ValueError):
    """Something in the data that this game does not know or cannot read."""

    section = "data"

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        """For whoever reads a traceback."""
        return self.code + "".join(f", {name} {value}" for name, value in self.facts.items())

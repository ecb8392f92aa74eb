"""Tables on standard output."""

from __future__ import annotations

from typing import NoReturn

from rich.console import Console


class Output(Console):
    """Whoever has read enough of a table may go: that is told like everywhere else, and no failure."""

    def on_broken_pipe(self) -> NoReturn:
        """Where nobody reads on; rich would end the program."""
        raise BrokenPipeError

"""Tables on standard output."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from rich.console import Console


def output() -> Console:
    """Standard output; whoever has read enough of a table may go: that is told like everywhere else."""
    from rich.console import Console

    class Output(Console):
        def on_broken_pipe(self) -> NoReturn:
            """Where nobody reads on; rich would end the program."""
            raise BrokenPipeError

    return Output()

"""The subcommands of `hamlet`, one module each.

A module has `add_parser(subparsers, words)`, which sets `run` as the default of its parser, and
`run(args) -> int`, which speaks in `args.words`. Heavy parts are imported inside `run`: `hamlet --help` stays
quick.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    # argparse has no public name for what add_subparsers() returns.
    Subparsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"  # noqa: SLF001
else:
    Subparsers = object


class CommandError(Exception):
    """Bad arguments or files: one clear line on standard error, and exit code 2."""

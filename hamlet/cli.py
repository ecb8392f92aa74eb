"""The command line: `hamlet` opens the window, `hamlet COMMAND` does one thing without it."""

from __future__ import annotations

import argparse
import gc
import os
import pkgutil
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

from hamlet import __version__, commands
from hamlet.commands import CommandError
from hamlet.commands.games import add_game_arguments, pack_names
from hamlet.store.errors import StoreError
from hamlet.store.folders import user_folders
from hamlet.store.language import words_of_player
from hamlet.words.rooms import english
from hamlet.words.words import Words

PROGRAM = "hamlet"
BAD_USE = 2
INTERRUPTED = 130


class _BadUseError(Exception):
    """Arguments that cannot be understood."""

    def __init__(self, program: str, complaint: str) -> None:
        super().__init__(complaint)
        self.program = program
        self.complaint = complaint


class _Parser(argparse.ArgumentParser):
    """A parser that leaves its complaints to whoever knows the language."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and stop."""
        raise _BadUseError(self.prog, message)


def main(argv: Sequence[str] | None = None, words: Words | None = None) -> int:
    """Run one command and return its exit code; it speaks in these words, or in the player's own."""
    _speak_utf8()
    try:
        folders = user_folders()
    except StoreError as error:
        print(f"{PROGRAM}: {error.told(words or english())}", file=sys.stderr)
        return BAD_USE
    words = words or words_of_player(folders)
    if folders.trouble is not None:
        # Whatever needs no home goes on.
        print(f"{PROGRAM}: {folders.trouble.told(words)}", file=sys.stderr)
    try:
        args = _parser(words).parse_args(argv)
        args.words = words
        code: int = args.run(args)
        sys.stdout.flush()
    except _BadUseError as error:
        line = words.label("commands.bad_use", program=error.program, complaint=error.complaint)
        print(line, file=sys.stderr)
        return BAD_USE
    except CommandError as error:
        print(f"{PROGRAM}: {error}", file=sys.stderr)
        return BAD_USE
    except BrokenPipeError:
        # Whoever read our output has seen enough; nothing may be flushed into it at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        print(f"{PROGRAM}: {error}", file=sys.stderr)
        return BAD_USE
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def _parser(words: Words) -> argparse.ArgumentParser:
    """The arguments; their help is ours to word, while what argparse says of its own is in English."""
    parser = _Parser(prog=PROGRAM, description=words.label("help.hamlet"))
    parser.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}")
    subparsers = parser.add_subparsers(metavar="COMMAND", title=words.label("help.commands"))
    for module in pkgutil.iter_modules(commands.__path__):
        add_parser = getattr(import_module(f"{commands.__name__}.{module.name}"), "add_parser", None)
        if add_parser is not None:
            add_parser(subparsers, words)
    parser.add_argument("--new", metavar="SEATS", help=words.label("help.new"))
    parser.add_argument("--load", metavar="FILE", help=words.label("help.load"))
    add_game_arguments(parser, words)
    parser.set_defaults(run=_open_window, packs=None, rules=None, options=[])
    return parser


def _open_window(args: argparse.Namespace) -> int:
    """Open the window; what it needs is imported only now."""
    # Nothing of a start is garbage. The window collects again from its first frame on.
    gc.disable()
    try:
        window = import_module("hamlet.app.window")
        home = import_module("hamlet.app.home")
        wanted = home.WantedGames(pack_names(args.packs), args.rules, tuple(args.options))
        code: int = window.run(wanted, args.new, args.load, args.words)
    finally:
        gc.enable()
    return code


def _speak_utf8() -> None:
    """Names and carets print on every console, whatever its code page."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(encoding="utf-8", errors="backslashreplace")

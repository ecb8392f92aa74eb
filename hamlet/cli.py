"""The command line: `hamlet` opens the window, `hamlet COMMAND` does one thing without it."""

from __future__ import annotations

import argparse
import gc
import pkgutil
import sys
import traceback
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NoReturn

from hamlet import __version__, commands, terminal
from hamlet.commands import CommandError
from hamlet.commands.games import (
    GAME_OPTIONS,
    add_game_arguments,
    botric_named,
    options_written,
    packs_named,
)
from hamlet.store.diary import Diary, written
from hamlet.store.errors import StoreError
from hamlet.store.folders import Folders, user_folders
from hamlet.store.language import words_of_player
from hamlet.words.rooms import english
from hamlet.words.words import Words

PROGRAM = "hamlet"
BAD_USE = 2
INTERRUPTED = 130
FAULT = 70  # as sysexits has it: an error inside the program


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

    def _print_message(self, message: str, file: Any = None) -> None:  # noqa: ANN401
        """Print help or version; argparse would say nothing if that failed."""
        print(message, end="", file=file)

    def exit(self, status: int = 0, message: str | None = None) -> NoReturn:
        """Help and version are told: whether anybody got them shows now."""
        terminal.finish()
        super().exit(status, message)


def main(argv: Sequence[str] | None = None, words: Words | None = None) -> int:
    """Run one command and return its exit code; it speaks in these words, or in the player's own."""
    terminal.prepare()
    given = sys.argv[1:] if argv is None else argv
    try:
        folders = user_folders()
    except StoreError as error:
        words = words or english()
        return _refuse(given, words, f"{PROGRAM}: {error.told(words)}")
    words = words or words_of_player(folders)
    if folders.trouble is not None:
        # Whatever needs no home goes on.
        terminal.complain(f"{PROGRAM}: {folders.trouble.told(words)}")
    try:
        return _run(given, words)
    except _BadUseError as error:
        line = words.label("commands.bad_use", program=error.program, complaint=error.complaint)
        return _refuse(given, words, line)
    except CommandError as error:
        return _refuse(given, words, f"{PROGRAM}: {error}")
    except BrokenPipeError:
        # Whoever read our output has seen enough.
        terminal.give_up()
        return 0
    except (OSError, MemoryError) as error:
        terminal.give_up_if_broken()
        return _refuse(given, words, f"{PROGRAM}: {_reason(words, error)}")
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as error:  # noqa: BLE001
        terminal.complain(f"{PROGRAM}: {_fault(words, folders, error)}")
        return FAULT


def _fault(words: Words, folders: Folders, error: Exception) -> str:
    """A mistake of ours: in one line, and in full where it can be found."""
    diary = Diary()
    diary.note("".join(traceback.format_exception(error)))
    diary.open(folders)
    diary.close()
    told = traceback.format_exception_only(error)[-1].strip()
    files = written(folders)
    code = "commands.fault.written" if files else "commands.fault"
    return words.label(code, error=told, path=str(files[0]) if files else "")


def _run(given: Sequence[str], words: Words) -> int:
    args = _parser(words).parse_args(given)
    args.words = words
    _check_use(args)
    code: int = args.run(args)
    terminal.finish()
    return code


def _check_use(args: argparse.Namespace) -> None:
    """Refuse what would be ignored: options of the window before a command, of games where none is played."""
    window = args.run is _open_window
    given = [f"--{name}" for name in ("new", "load") if getattr(args, name) is not None]
    rules = [option for name, option in GAME_OPTIONS.items() if getattr(args, name)]
    useless = ([] if window else given) + ([] if window or args.plays else rules)
    if useless:
        raise CommandError(args.words.label("commands.useless", options=useless))
    if len(given) > 1:
        raise CommandError(args.words.label("commands.one_game", options=given))
    if args.load is not None and rules:
        raise CommandError(args.words.label("commands.saved_rules", options=rules))


def _refuse(given: Sequence[str], words: Words, line: str) -> int:
    """Say why not: on standard error, and in a window where one was asked for and nobody reads a terminal."""
    terminal.complain(line)
    if not set(given) & set(_command_names()) and not terminal.is_watched():
        import_module("hamlet.app.opening").show_refusal(words, line.removeprefix(f"{PROGRAM}: "))
    return BAD_USE


def _command_names() -> list[str]:
    return [module.name.replace("_", "-") for module in pkgutil.iter_modules(commands.__path__)]


def _module_of(name: str) -> str:
    return f"{commands.__name__}.{name.replace('-', '_')}"


def _reason(words: Words, error: Exception) -> str:
    return words.label("commands.no_memory") if isinstance(error, MemoryError) else str(error)


def _parser(words: Words) -> argparse.ArgumentParser:
    """The arguments; their help is ours to word, while what argparse says of its own is in English."""
    parser = _Parser(prog=PROGRAM, description=words.label("help.hamlet"))
    parser.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}")
    subparsers = parser.add_subparsers(metavar="COMMAND", title=words.label("help.commands"))
    for name in _command_names():
        add_parser = getattr(import_module(_module_of(name)), "add_parser", None)
        if add_parser is not None:
            add_parser(subparsers, words)
    parser.add_argument("--new", metavar="SEATS", help=words.label("help.new"))
    parser.add_argument("--load", metavar="FILE", help=words.label("help.load"))
    add_game_arguments(parser, words)
    # Those of a command come after these, and count instead.
    parser.set_defaults(run=_open_window, plays=False, packs=None, season=None, rules=None, options=[])
    parser.set_defaults(botric=None, switches=[])
    return parser


def _open_window(args: argparse.Namespace) -> int:
    """Open the window; what it needs is imported only now."""
    # Nothing of a start is garbage. The window collects again from its first frame on.
    gc.disable()
    try:
        window = import_module("hamlet.app.opening")
        home = import_module("hamlet.app.home")
        against_him = botric_named(args, [name.strip() for name in (args.new or "").split(",")])
        wanted = home.WantedGames(packs_named(args), args.rules, options_written(args), against_him)
        code: int = window.run(wanted, args.new, args.load, args.words)
    except import_module("hamlet.app.errors").StartError as error:
        raise CommandError(str(error)) from error
    finally:
        gc.enable()
    return code

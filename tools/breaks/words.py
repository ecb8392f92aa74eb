"""Breaks of what is said, in the log, on buttons and on the command line."""

from __future__ import annotations

from typing import Final

from tools.breaks.breaking import Break


def _words(what: str, file: str, old: str, new: str, *tests: str) -> Break:
    return Break(what, f"hamlet/words/{file}", old, new, tuple(f"tests/words/{test}.py" for test in tests))


def _command(what: str, file: str, old: str, new: str, *tests: str) -> Break:
    return Break(what, f"hamlet/{file}", old, new, tuple(f"tests/commands/{test}.py" for test in tests))


WORDS: Final[tuple[Break, ...]] = (
    _words(
        "nouns agree with their number",
        "english/grammar.py",
        "if count != 1 else noun",
        "if count == 1 else noun",
        "test_telling",
    ),
    _words(
        "none of something is told in the plural",
        "english/grammar.py",
        "return forms[0] if count == 1 else forms[-1]",
        "return forms[0] if count <= 1 else forms[-1]",
        "test_labels",
    ),
    _words(
        "the log tells the gold for what was bought",
        "base/log.py",
        "gold=speech.gold(sum(event.gold for event in bought))",
        "gold=speech.gold(bought[0].gold)",
        "test_telling",
    ),
    _words(
        "the log tells whose goods were used, by the one who made them",
        "stories.py",
        'gain = speech.gain(gained(events, maker, "used"))',
        'gain = speech.gain(gained(events, made[0].seat, "used"))',
        "test_telling",
    ),
    _words(
        "gold laid on the way to a blueprint is told",
        "base/log.py",
        "    if taken.position:\n",
        "    if taken.position > 1:\n",
        "test_telling",
    ),
    _words(
        "a road's line names the other end",
        "base/log.py",
        "other = road.b if road.a == action.tile else road.a",
        "other = road.a if road.a == action.tile else road.b",
        "test_telling",
    ),
    _words(
        "a part of the Church that is one's own is told as one's own",
        "base/refusals.py",
        'return ".own" if facts["seat"] == speech.state.decider else ""',
        'return "" if facts["seat"] == speech.state.decider else ".own"',
        "test_refusals",
    ),
    _words(
        "the score sheet tells the seats in their order",
        "scores.py",
        "[score.get(source, 0) for score in scores])",
        "[score.get(source, 0) for score in reversed(scores)])",
        "test_score_sheet",
        "test_telling",
    ),
    _words(
        "names with marks in them do no harm",
        "speech.py",
        "return safe(self._names[seat])",
        "return self._names[seat]",
        "test_refusals",
        "test_telling",
    ),
    _words(
        "a pack's name is told in the language that is spoken",
        "language.py",
        "range(len(parts), 0, -1)",
        "range(len(parts), 1, -1)",
        "test_languages",
    ),
)
COMMANDS: Final[tuple[Break, ...]] = (
    _command(
        "replay --verify says by its exit code that a game differs",
        "commands/replay.py",
        "        say(tell_difference(words, file, difference))\n        return 1\n",
        "        say(tell_difference(words, file, difference))\n        return 0\n",
        "test_replay",
    ),
    _command(
        "replay --at is refused beyond the end",
        "commands/games.py",
        "not 0 <= at <= actions",
        "not 0 <= at < actions",
        "test_replay",
    ),
    _command(
        "simulate never writes over another file",
        "commands/simulate.py",
        "        write_record(path, outcome.record)\n",
        "        write_record(path, outcome.record, overwrite=True)\n",
        "test_simulate",
    ),
    _command(
        "simulate keeps the chosen options in its records",
        "commands/simulate.py",
        "        options=choice.options,\n",
        "",
        "test_packs",
    ),
    _command(
        "a command that fails says so by its exit code",
        "cli.py",
        'removeprefix(f"{PROGRAM}: "))\n    return BAD_USE\n',
        'removeprefix(f"{PROGRAM}: "))\n    return 0\n',
        "test_cli",
    ),
)

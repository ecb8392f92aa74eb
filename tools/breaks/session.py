"""Breaks of playing, taking back, recording and counting: what a session does."""

from __future__ import annotations

from typing import Final

from tools.breaks.breaking import Break


def _session(what: str, file: str, old: str, new: str, *tests: str) -> Break:
    return Break(
        what, f"hamlet/session/{file}", old, new, tuple(f"tests/session/{test}.py" for test in tests)
    )


SESSION: Final[tuple[Break, ...]] = (
    _session(
        "undo stops where something was revealed",
        "session.py",
        "min(steps, len(self.history.done) - self.history.barrier)",
        "min(steps, len(self.history.done))",
        "test_undo",
    ),
    _session(
        "undo_to takes back to the moment asked for, not one step too far",
        "session.py",
        "return self.undo(max(0, len(self.history.done) - length))",
        "return self.undo(max(0, len(self.history.done) - length + 1))",
        "test_undo",
    ),
    _session(
        "nothing can be undone where undo is not offered",
        "session.py",
        "return len(self.history.done) > self.history.barrier",
        "return len(self.history.done) >= self.history.barrier",
        "test_undo",
    ),
    _session(
        "a new action forgets what was taken back",
        "history.py",
        "        self.undone.clear()\n",
        "",
        "test_undo",
    ),
    _session(
        "the step that revealed something stays itself",
        "history.py",
        "if self.done[index - 1].reveals:\n                return index\n",
        "if self.done[index - 1].reveals:\n                return index - 1\n",
        "test_undo",
    ),
    _session(
        "each start tile laid by hand is a turn of its own",
        "history.py",
        "state.in_turn, laying",
        "state.seat, laying",
        "test_undo",
    ),
    _session(
        "the log notes what was taken back",
        "log.py",
        "        self._note(round_now, state.decider, Undone(taken, state))\n",
        "",
        "test_log",
    ),
    _session(
        "doing again takes one step off the note",
        "log.py",
        "Undone(note.taken - 1, step.after)",
        "Undone(note.taken, step.after)",
        "test_log",
    ),
    _session(
        "the steps in the log are counted on after an undo",
        "log.py",
        "        self._steps = left\n",
        "",
        "test_log",
    ),
    _session(
        "points on the sheet lead to the step that earned them",
        "sheet.py",
        "return [session.history.done[number - 1].action for number in earned.steps]",
        "return [session.history.done[number - 2].action for number in earned.steps]",
        "test_sheet",
    ),
    _session(
        "only markers on the longest road stand behind its points",
        "sheet.py",
        "and not aside",
        "",
        "test_sheet",
    ),
    _session(
        "a record keeps the options that were chosen",
        "setup.py",
        '            kept["options"] = dict(self.options)\n',
        "            pass\n",
        "test_record",
    ),
    _session(
        "the hash after each action is compared",
        "record.py",
        "if expected is not UNTOLD and step.hash != expected:",
        "if expected is None:",
        "test_record",
    ),
    _session(
        "a resumed game is recorded from where it was resumed",
        "recording.py",
        "start = session.start if session.resumed else None",
        "start = None",
        "test_record",
    ),
    _session(
        "a list of games is told the round of the present state",
        "recording.py",
        '"round": state.round,',
        '"round": session.start.round,',
        "test_record",
    ),
    _session(
        "a fork has the steps up to its moment",
        "session.py",
        "for step in self.history.done[:at]:",
        "for step in self.history.done[: at + 1]:",
        "test_fork",
    ),
    _session(
        "a game that is given up wins nobody anything",
        "simulation.py",
        "winners(state) if finished else ()",
        "winners(state)",
        "test_simulation",
    ),
    _session(
        "the rules fix the colours of the places",
        "seats.py",
        'seat_colours != "fixed"',
        'seat_colours == "fixed"',
        "test_colours",
    ),
)

"""What the rooms can say, read from their source: refusals with their rules, reasons, mistakes in packs."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import hamlet.content
import hamlet.engine
import hamlet.session
import hamlet.store
from hamlet.content.subjects import KEYED, SUBJECT_NAMES
from hamlet.store.errors import CODE_BY_ERRNO

CONTENT = Path(hamlet.content.__path__[0])
ENGINE = Path(hamlet.engine.__path__[0])
SESSION = Path(hamlet.session.__path__[0])
STORE = Path(hamlet.store.__path__[0])


def calls(name: str, room: Path = ENGINE) -> Iterator[ast.Call]:
    """Every call of a function or class of this name in a room."""
    yield from _all_calls(room).get(name, ())


@cache
def _all_calls(room: Path) -> dict[str, list[ast.Call]]:
    """The calls in a room by what is called: read once, for they are asked for again and again."""
    found: dict[str, list[ast.Call]] = {}
    for path in sorted(room.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                found.setdefault(node.func.id, []).append(node)
    return found


def texts(node: ast.expr) -> set[str]:
    """Every text an argument can be: itself, either side of a choice, a beginning with any problem's code."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.IfExp):
        return texts(node.body) | texts(node.orelse)
    if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
        return {str(node.values[0].value) + code for code in problem_codes()}
    return set()


def problem_codes() -> set[str]:
    return {code for call in calls("PlacementProblem") for code in texts(call.args[0])}


def refusal_codes() -> set[str]:
    found: set[str] = set()
    for call in calls("refuse"):
        codes = texts(call.args[1])
        assert codes, f"a refusal's code cannot be read: {ast.unparse(call)}"
        found |= codes
    return found


def refusal_rules() -> set[str]:
    return {rule for call in calls("refuse") for rule in texts(call.args[0])}


def refusal_facts() -> set[str]:
    return {word.arg for call in calls("refuse") for word in call.keywords if word.arg}


def events_told() -> set[str]:
    """The names of the events that are told, in whatever room of the engine."""
    made = [call.args[0] for call in calls("emit")]
    return {node.func.id for node in made if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}


def point_reasons() -> set[str]:
    """Reasons for which points can be given in the game; some give gold and nothing else."""
    found: set[str] = set()
    for call in calls("give"):
        gain = call.args[2]
        gold_only = isinstance(gain, ast.Call) and {word.arg for word in gain.keywords} == {"gold"}
        found |= set() if gold_only else texts(call.args[3])
    return found


def reasons() -> set[str]:
    """Reasons that stand as text in the source; final scoring brings its own sources."""
    found: set[str] = set()
    for name, place in (
        *(("give", 3), ("GoldChanged", 2), ("PointsScored", 2), ("_spend", 2)),
        *(("CoinTileChanged", 2), ("add_coins", 2), ("take_coins", 2)),
    ):
        for call in calls(name):
            if len(call.args) > place:
                found |= texts(call.args[place])
    return found


def store_codes() -> set[str]:
    """What can go wrong with files."""
    raised = [*calls("StoreError", STORE), *calls("about_file", STORE)]
    return {code for call in raised if call.args for code in texts(call.args[0])} | set(
        CODE_BY_ERRNO.values()
    )


@dataclass(frozen=True)
class Asked:
    """A sentence that is asked for somewhere: its section and code, the facts it is given, and where."""

    section: str
    code: str
    facts: frozenset[str]
    where: str


def pack_sayings() -> list[Asked]:
    """What packs can have to say."""
    found: list[Asked] = []
    for call in calls("say", CONTENT):
        codes = texts(call.args[0])
        assert codes, f"a code cannot be read: {ast.unparse(call)}"
        found += [Asked("packs", code, _given(call), ast.unparse(call)) for code in codes]
    return found


def record_sayings() -> list[Asked]:
    """What can be wrong with a record: errors, and what is told of a game that leaves its record."""
    found = [
        Asked("records", code, _given(call), ast.unparse(call))
        for call in calls("RecordError", SESSION)
        for code in texts(call.args[0])
    ]
    return found + [
        Asked("records", code.removeprefix("records."), _given(call), ast.unparse(call))
        for call in _labels(SESSION)
        for code in texts(call.args[0])
    ]


def data_sayings() -> list[Asked]:
    """What the engine cannot read."""
    return [
        Asked("data", code, _given(call), ast.unparse(call))
        for call in calls("DataError")
        for code in texts(call.args[0])
    ]


def unwritable_sayings() -> list[Asked]:
    """Why a game cannot be put into a file."""
    return [
        Asked("unwritable", code, frozenset(), ast.unparse(call))
        for call in calls("_unwritable", STORE)
        for code in texts(call.args[0])
    ]


def _given(call: ast.Call) -> frozenset[str]:
    return frozenset(word.arg for word in call.keywords if word.arg)


def _labels(room: Path) -> Iterator[ast.Call]:
    for path in sorted(room.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "label":
                yield node


def pack_subjects() -> set[str]:
    """What an entry can be of: the subjects, the parts of a rules file, and the files that are one entry."""
    return {*KEYED, *SUBJECT_NAMES, "additions"}

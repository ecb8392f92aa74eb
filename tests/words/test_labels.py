from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from string import Formatter

import pytest

import hamlet
from hamlet.words.rooms import english

WORDS = english()
SECTIONS = ("table", "told", "screens", "commands", "help")
HAMLET = Path(hamlet.__path__[0])
SHOWING = ("app", "commands", "cli.py")
CODE = re.compile(rf"(?:{'|'.join(SECTIONS)})\.[a-z_]+(?:\.[a-z_]+)*")
MARK = re.compile(r"\{[^{}]*\}")
SHOWS_WORDS = {"Button", "Row", "Heading", "Note", "Card", "Stepper", "Gains", "say"}
SHOWS_WORDS |= {"CommandError", "StartError", "Table", "add_argument", "add_column", "add_parser", "add_task"}
SHOWS_WORDS |= {"add_subparsers", "print", "track"}
NOT_WORDS = {"id", "key", "metavar"}


@cache
def modules() -> list[tuple[str, ast.Module]]:
    """What shows words: the window and the command line."""
    paths = [path for path in sorted(HAMLET.rglob("*.py")) if path.relative_to(HAMLET).parts[0] in SHOWING]
    return [(str(path.relative_to(HAMLET)), ast.parse(path.read_text(encoding="utf-8"))) for path in paths]


def called(node: ast.AST) -> str:
    """The name of the function or class a call calls."""
    if not isinstance(node, ast.Call):
        return ""
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")


def catalogue() -> dict[str, str]:
    return {
        f"{section}.{code}": sentence
        for section in SECTIONS
        for code, sentence in WORDS.language.sections[section].items()
    }


def codes_in(tree: ast.AST) -> set[str]:
    """Every text that is a code, said at once or kept in a table until it is."""
    texts = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    return {text for text in texts if isinstance(text, str) and CODE.fullmatch(text)}


def label_calls() -> Iterator[tuple[str, ast.Call]]:
    for name, tree in modules():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and called(node) == "label":
                yield name, node


def inline_texts(node: ast.AST) -> Iterator[str]:
    """The texts written out in an argument; what other calls are given is their own affair."""
    if isinstance(node, ast.JoinedStr):
        parts = [part.value if isinstance(part, ast.Constant) else "{}" for part in node.values]
        yield "".join(str(part) for part in parts)
    elif isinstance(node, ast.Constant):
        if isinstance(node.value, str):
            yield node.value
    elif not isinstance(node, ast.Call | ast.Compare | ast.Subscript):
        for child in ast.iter_child_nodes(node):
            yield from inline_texts(child)


def is_words(text: str) -> bool:
    """Whether somebody would read this, marks and numbers aside."""
    letters = MARK.sub("", text)
    return bool(re.search(r"[^\W\d_]", letters)) and (" " in text or letters.strip()[:1].isupper())


def words_inline(tree: ast.AST) -> list[str]:
    """Words given at once to what shows them."""
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and called(node) in SHOWS_WORDS]
    given = [arg for call in calls for arg in call.args]
    given += [word.value for call in calls for word in call.keywords if word.arg not in NOT_WORDS]
    return [text for arg in given for text in inline_texts(arg) if is_words(text)]


def test_every_code_that_is_said_is_in_the_catalogue() -> None:
    used = {code for _, tree in modules() for code in codes_in(tree)}
    assert used - catalogue().keys() == set()


def test_every_sentence_of_the_catalogue_is_said() -> None:
    used = {code for _, tree in modules() for code in codes_in(tree)}
    assert catalogue().keys() - used == set()


def test_a_label_is_asked_for_by_code() -> None:
    wrong = [
        (name, text)
        for name, call in label_calls()
        for text in inline_texts(call.args[0])
        if not CODE.fullmatch(text)
    ]
    assert wrong == []


def test_a_label_is_given_the_facts_its_sentence_names() -> None:
    for name, call in label_calls():
        given = {word.arg for word in call.keywords}
        for code in inline_texts(call.args[0]):
            named = {field for _, field, _, _ in Formatter().parse(catalogue()[code]) if field}
            assert named <= given, f"{name}: {code}"


@pytest.mark.parametrize(("name", "tree"), [pytest.param(*each, id=each[0]) for each in modules()])
def test_no_words_stand_inline_on_what_is_shown(name: str, tree: ast.Module) -> None:
    assert words_inline(tree) == []


@pytest.mark.parametrize(
    "source",
    [
        'Note("Nothing to do here.")',
        'Button("lift", "Lift", key="Esc")',
        'Note(f"You have {{gold}} {gold}")',
        'Heading("" if bought else "nothing bought")',
        'flow.say("Too " + "late for that")',
        'Card(title, subtitle, parts=(Note("Nothing"),))',
        'Row("", "x", notes=("Lies on the Church",))',
        'CommandError(f"{file} cannot be drawn: {error}")',
        'print(f"{count} problems found.")',
        'parser.add_argument("--at", metavar="N", help="stop after N actions")',
        'table.add_column("Mean score", justify="right")',
    ],
)
def test_words_inline_are_found(source: str) -> None:
    assert words_inline(ast.parse(source))


@pytest.mark.parametrize(
    "source",
    [
        'Note(label("table.nothing_here"))',
        'Button("undo", "{undo}", key="Shift+Z")',
        'Row(f"stand:{uid}", name, (f"{{gold}} {cost}",))',
        'Gains(f"{now:+d} {{point}}", note, "", "")',
        'Stepper(f"unit:{uid}:{what}", text, 1, True, False)',
        'print(f"{PROGRAM}: {error}", file=sys.stderr)',
        'parser.add_argument("--at", type=int, metavar="N", help=words.label("help.at"))',
    ],
)
def test_marks_numbers_and_ids_may_stand_inline(source: str) -> None:
    assert not words_inline(ast.parse(source))


@dataclass(frozen=True)
class Thing:
    """Something that a pack names."""

    name: str
    names: tuple[tuple[str, str], ...] = ()


def test_numbers_agree() -> None:
    assert WORDS.label("table.end_turn.note", left=1) == "1 villager still stands"
    assert WORDS.label("table.end_turn.note", left=2) == "2 villagers still stand"
    assert WORDS.label("table.end_turn.note", left=0) == "0 villagers still stand"
    assert WORDS.label("table.hand.places", free=1) == "1 place free"
    assert WORDS.label("table.take.coins", count=1) == "Lays a coin on the one before it"
    assert WORDS.label("table.take.coins", count=3) == "Lays a coin on each of the 3 before it"


def test_names_make_a_list_and_the_verb_agrees() -> None:
    assert WORDS.label("screens.scores.wins", names=["Red"]) == "Red wins"
    assert WORDS.label("screens.scores.wins", names=["Red", "Sky"]) == "Red and Sky win together"
    assert WORDS.label("screens.scores.leads", names=["Red", "Sky", "Violet"]) == ("Red, Sky and Violet lead")


def test_buildings_have_their_article_and_materials_small_letters() -> None:
    assert WORDS.label("table.take.blueprint", tile=WORDS.the(Thing("Sawmill"))) == "Take the Sawmill"
    assert WORDS.label("table.take.blueprint", tile=WORDS.the(Thing("The Old Mill"))) == "Take The Old Mill"
    assert (
        WORDS.label("table.seat.supply", left=1, material=WORDS.common(Thing("Brick")))
        == "1 brick token to make"
    )


def test_marks_stay_for_whoever_draws() -> None:
    assert WORDS.label("table.hire.gold", gold=7) == "You have {gold} 7"

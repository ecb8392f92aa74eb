from __future__ import annotations

import re
from difflib import unified_diff
from functools import cache
from itertools import islice

import pytest

from tools.make_golden import GOLDEN, golden_text

SHOWN = 60
FAMILIES = {
    "produce": r"\w[\w ]*: make \d",
    "refine": r"\w[\w ]*: refine \d",
    "take_blueprint": r"Town Hall: take the ",
    "skip_blueprint": r"Town Hall: only hire",
    "hire_villager": r"Hire a villager for",
    "hire_donkey": r"Hire a donkey for",
    "place_donkey": r"Place the new donkey at",
    "finish_hiring": r"Done hiring",
    "sell": r"Sell ",
    "deliver": r"Deliver ",
    "beg": r"Beg at ",
    "construct": r"Build the ",
    "road": r"(Path|Bridge) from ",
    "donkey": r"Donkey from ",
    "lay_start": r"Lay the ",
    "end_turn": r"End the turn",
}


@cache
def kept() -> str:
    return GOLDEN.read_text(encoding="utf-8")


def test_the_golden_game_is_played_as_it_is_kept() -> None:
    played = golden_text()
    if played == kept():
        return
    changes = unified_diff(kept().splitlines(), played.splitlines(), "kept", "played now", lineterm="", n=8)
    shown = "\n".join(islice(changes, SHOWN))
    pytest.fail(
        f"The golden game differs, first here:\n{shown}\n\n"
        "If a rule or a sentence was meant to change: python -m tools.make_golden, and read the difference.",
        pytrace=False,
    )


@pytest.mark.parametrize("family", FAMILIES)
def test_every_family_of_actions_occurs_in_the_golden_game(family: str) -> None:
    assert re.search(rf"^  > {FAMILIES[family]}", kept(), re.MULTILINE)


def test_the_golden_game_ends_with_scores_that_add_up() -> None:
    table = kept().rpartition("\nFinal scoring\n")[2].splitlines()[1:]
    rows = [(line[2:26].strip(), [int(number) for number in line[26:].split()]) for line in table]
    assert rows[-1][0] == "Total"
    for seat in (0, 1):
        assert sum(points[seat] for _, points in rows[:-1]) == rows[-1][1][seat]


def test_the_golden_game_shows_purchases_rivals_and_high_quality() -> None:
    for sign in (
        " bought for ",
        "made by Sky used",
        "made by Red used",
        ", high quality",
        "gold laid",
        "Flag of",
    ):
        assert sign in kept(), sign


def test_the_golden_file_stays_readable_in_one_sitting() -> None:
    assert GOLDEN.stat().st_size < 150_000
    assert max(map(len, kept().splitlines())) < 250
    assert "None" not in kept()
    assert not re.search(r"[{}*]", kept())

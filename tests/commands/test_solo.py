"""Botric on the command line: seated, set, asked why; wrong words are answered in one line."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from hamlet.cli import main
from hamlet.store.records import read_record, write_record
from tests.commands.test_simulate import complaint

QUICK = ["simulate", "--seats", "random,botric", "--games", "1", "--seed", "3"]
SECOND = "Botric plays only as the second of two"
MISSING = "with Botric’s rules he plays too, as the second of two"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HAMLET_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)


def kept(*arguments: str) -> Path:
    assert main([*QUICK, *arguments, "--record", "games"]) == 0
    (path,) = Path("games").glob("*.hamlet")
    return path


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    assert main(list(arguments)) == 0
    return capsys.readouterr().out.splitlines()


def test_he_brings_his_pack_himself_in_the_printed_edition(capsys: pytest.CaptureFixture[str]) -> None:
    record: Any = read_record(kept())
    assert [pack["id"] for pack in record["packs"]] == ["base", "solo"]
    assert [seat["name"] for seat in record["setup"]["seats"]] == ["Red", "Botric"]
    assert record["definitions"]["rules"]["botric_edition"] == "favour"
    assert told(capsys, "replay", "games/printed-random-botric-3.hamlet", "--verify")


def test_edition_and_switches_are_those_asked_for() -> None:
    record: Any = read_record(
        kept("--botric", "investor", "--switch", "landmarks_6", "--switch", "two_donkeys")
    )
    rules = record["definitions"]["rules"]
    assert (rules["botric_edition"], rules["landmarks_6"], rules["two_donkeys"]) == ("investor", True, True)
    assert not rules["landmarks_2"]
    assert record["setup"]["options"] == {
        "botric_edition": "investor",
        "landmarks_6": True,
        "two_donkeys": True,
    }


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("simulate --seats botric,greedy", SECOND),
        ("simulate --seats greedy,greedy,botric", SECOND),
        ("simulate --seats botric,botric", SECOND),
        ("simulate --packs base,solo", MISSING),
        ("simulate --botric investor", MISSING),
        ("simulate --seats greedy,botrik", "no player is called 'botrik': did you mean 'botric'?"),
        ("simulate --seats greedy,gandalf", "known here: botric, greedy, random"),
        ("simulate --seats greedy,botric --botric favor", "did you mean 'favour'?"),
        (
            "simulate --seats greedy,botric --switch landmark_6",
            "no switch of Botric is called 'landmark_6': did you mean 'landmarks_6'?",
        ),
        ("simulate --seats greedy,botric --switch wings", "known here: two_donkeys, human_prices"),
        ("simulate --seats greedy,botric --switch gold_per_4", "means nothing in the edition 'favour'"),
        ("shot o.png --packs base,solo --seats 3", SECOND),
        ("shot o.png --botric favor", "did you mean 'favour'?"),
        ("--new botric,human", SECOND),
        ("--new human,human --packs base,solo", MISSING),
        ("--new human,botrik", "did you mean 'botric'?"),
        ("--new human,botric --botric favor", "did you mean 'favour'?"),
        ("--new human,botric --switch two_villager", "did you mean 'two_villagers'?"),
        ("--new human,botric --switch human_prices", "means nothing in the edition 'favour'"),
        ("--botric favour check", "this command has no use for --botric"),
        ("--switch two_donkeys schema folder", "this command has no use for --switch"),
        ("--load game.hamlet --botric favour", "leave --botric out"),
    ],
)
def test_whatever_cannot_be_is_said_in_one_line(
    arguments: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert said in complaint(capsys, arguments.split())


def test_a_switch_that_means_something_in_the_edition_is_taken(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK, "--botric", "investor", "--switch", "gold_per_4", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["finished"] == 1


def test_the_table_and_the_object_tell_his_deeds_his_ties_and_the_margin(
    capsys: pytest.CaptureFixture[str],
) -> None:
    out = "\n".join(told(capsys, *QUICK))
    for words in ("What Botric did", "Purchase", "Nothing", "Ties left open", "Margin over Botric: "):
        assert words in out
    data = json.loads("\n".join(told(capsys, *QUICK, "--json")))
    assert set(data["botric"]) == {"acts", "ties", "margin"}
    assert data["seats"][1]["player"] == "botric"


def test_games_without_him_are_told_as_before(capsys: pytest.CaptureFixture[str]) -> None:
    out = told(capsys, "simulate", "--seats", "random,random", "--games", "1")
    assert not any("Botric" in line for line in out)


def test_a_picture_of_a_game_against_him_needs_only_his_pack() -> None:
    assert main(["shot", "o.png", "--packs", "base,solo", "--at", "30", "--size", "960x540"]) == 0
    assert main(["shot", "p.png", "--botric", "investor", "--at", "30", "--size", "960x540"]) == 0
    assert Path("p.png").stat().st_size > 1_000


def test_why_tells_his_tries_his_list_and_what_decided(capsys: pytest.CaptureFixture[str]) -> None:
    file = str(kept())
    capsys.readouterr()
    record: Any = read_record(Path(file))
    actions = len(record["actions"])
    lines = [told(capsys, "replay", file, "--at", str(at), "--why") for at in range(1, min(actions, 60))]
    firsts = {line[0].partition(" was ")[2] for line in lines}
    assert "decided by Botric’s lists." in firsts
    assert any("who leaves no account of it" in first for first in firsts)
    every = [text for each in lines for text in each]
    assert any(re.match(r"  Not possible: Hire\. ", text) for text in every)
    assert any(re.match(r"    .+: \d+ left of \d+, which decides$", text) for text in every)


def test_why_wants_to_know_of_which_action(capsys: pytest.CaptureFixture[str]) -> None:
    file = str(kept())
    capsys.readouterr()
    assert "say which" in complaint(capsys, ["replay", file, "--why"])
    assert "nobody had decided anything" in complaint(capsys, ["replay", file, "--why", "--at", "0"])
    assert "must lie between" in complaint(capsys, ["replay", file, "--why", "--at", "99999"])
    assert "not allowed with" in complaint(capsys, ["replay", file, "--why", "--snapshot"])


def test_why_of_a_persons_action_says_that_a_person_decided(capsys: pytest.CaptureFixture[str]) -> None:
    file = kept()
    record: Any = read_record(file)
    record["setup"]["seats"][0]["player"] = "human"
    write_record(file, record, overwrite=True)
    capsys.readouterr()
    (line,) = told(capsys, "replay", str(file), "--at", "1", "--why")
    assert line.startswith("Action 1 was decided by Red, a person: ")

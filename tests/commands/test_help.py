"""The help names what there is: every word that it offers works, and nothing else is offered."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hamlet.app.flow.chances.chance_search import CHANCES
from hamlet.app.showing import MODES
from hamlet.bench.report import PARTS
from hamlet.cli import main
from hamlet.commands.moments import MODES as OFFERED
from hamlet.commands.shot import ENDINGS, SCREENS
from hamlet.players.registry import PLAYERS

TO_COME = re.compile(r"\b(sound|ocean)", re.IGNORECASE)


def helped(command: str, capsys: pytest.CaptureFixture[str]) -> str:
    with pytest.raises(SystemExit) as end:
        main([*command.split(), "--help"])
    assert end.value.code == 0
    return " ".join(capsys.readouterr().out.split())


def test_the_players_parts_and_modes_named_are_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert set(re.findall(r"\w+", helped("simulate", capsys).split("who plays (")[1].split(")")[0])) == set(
        PLAYERS
    )
    told = helped("bench", capsys).split("one part: ")[1].split("--json")[0]
    assert set(re.findall(r"\w+", told)) - {"or"} == set(PARTS)
    assert set(OFFERED) == set(MODES) | {f"chance-{chance.name}" for chance in CHANCES}


@pytest.mark.parametrize(
    "command", ["", "bench", "check", "new-pack", "replay", "schema", "shot", "simulate"]
)
def test_nothing_is_named_that_is_still_to_come(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert not TO_COME.search(helped(command, capsys))


@pytest.mark.parametrize("ending", ENDINGS)
def test_every_kind_of_picture_offered_is_written(
    ending: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HAMLET_HOME", str(tmp_path / "home"))
    assert main(["shot", str(tmp_path / f"o{ending}"), "--screen", "tiles", "--size", "960x540"]) == 0
    assert (tmp_path / f"o{ending}").stat().st_size > 1_000


@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_offered_is_drawn(screen: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HAMLET_HOME", str(tmp_path / "home"))
    assert main(["shot", str(tmp_path / "o.png"), "--screen", screen, "--size", "960x540"]) == 0

from __future__ import annotations

import re
from pathlib import Path

import pygame
import pytest

from hamlet.cli import main
from hamlet.session.record import make_record
from hamlet.store.records import write_record
from tests.session.tables import greedy_game


@pytest.mark.parametrize(
    ("arguments", "size"),
    [
        (["--screen", "title", "--size", "960x540"], (960, 540)),
        (["--screen", "setup"], (1280, 720)),
        (["--screen", "settings", "--size", "1920x1080", "--ui-scale", "1.5"], (1920, 1080)),
        (["--screen", "keys", "--size", "960x540"], (960, 540)),
        (["--screen", "rules", "--size", "1920x1080"], (1920, 1080)),
        (["--screen", "help"], (1280, 720)),
        (["--screen", "tiles", "--size", "960x540"], (960, 540)),
        (["--screen", "scoring", "--at", "30"], (1280, 720)),
        (["--at", "20", "--seats", "3", "--size", "1920x1080", "--ui-scale", "2"], (1920, 1080)),
        (["--mode", "card"], (1280, 720)),
    ],
)
def test_a_screen_becomes_a_picture(arguments: list[str], size: tuple[int, int], tmp_path: Path) -> None:
    out = tmp_path / "shot.png"
    assert main(["shot", str(out), *arguments]) == 0
    picture = pygame.image.load(out)
    assert picture.get_size() == size
    assert len({tuple(picture.get_at((x, size[1] // 2))) for x in range(0, size[0], 7)}) > 20


@pytest.mark.parametrize(
    "arguments",
    [
        ["--size", "640x480"],
        ["--size", "wide"],
        ["--at", "0", "--mode", "ghost"],
        ["--record", "nothing.hamlet"],
        ["--record", "nothing.hamlet", "--packs", "base"],
        ["--record", "nothing.hamlet", "--set", "flags=6"],
    ],
)
def test_what_cannot_be_drawn_is_said_in_one_line(
    arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["shot", str(tmp_path / "shot.png"), *arguments]) == 2
    told = capsys.readouterr().err
    assert told.startswith("hamlet: ")
    assert told.count("\n") == 1


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.hamlet"
    write_record(path, make_record(greedy_game()))
    return path


@pytest.mark.parametrize("at", [-1, 9999])
@pytest.mark.parametrize("recorded", ["recorded", ""])
def test_a_moment_that_never_was_is_refused_as_replay_does_it(
    at: int, recorded: str, record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(record), f"--at={at}"]) == 2
    said = capsys.readouterr().err
    source = ["--record", str(record)] if recorded else []
    assert main(["shot", str(tmp_path / "shot.png"), *source, f"--at={at}"]) == 2
    told = capsys.readouterr().err
    assert told == said if recorded else re.sub(r"\d+", "", told) == re.sub(r"\d+", "", said)
    assert not (tmp_path / "shot.png").exists()


def test_a_record_is_drawn_up_to_the_action_where_it_differs(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = make_record(greedy_game())
    write_record(
        record, {**data, "hashes": [*data["hashes"][:41], "0" * 32, *data["hashes"][42:]]}, overwrite=True
    )
    out = tmp_path / "shot.png"
    for moment in ([], ["--at", "42"]):
        assert main(["replay", str(record), *moment]) == 2
        said = capsys.readouterr().err
        assert "differs at action 42" in said
        assert main(["shot", str(out), "--record", str(record), *moment]) == 2
        assert capsys.readouterr().err == said
        assert not out.exists()
    assert main(["shot", str(out), "--record", str(record), "--at", "41"]) == 0
    assert out.exists()

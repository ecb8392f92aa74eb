from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from hamlet.cli import main


@pytest.mark.parametrize(
    ("arguments", "size"),
    [
        (["--screen", "title", "--size", "960x540"], (960, 540)),
        (["--screen", "setup"], (1280, 720)),
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

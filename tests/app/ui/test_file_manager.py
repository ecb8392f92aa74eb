"""A folder is shown by the system's own file manager, and nothing else is ever run."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from hamlet.app.ui import file_manager
from hamlet.app.ui.file_manager import show_folder


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What would have been run."""
    found: list[list[str]] = []

    def popen(arguments: list[str], **_: object) -> None:
        found.append(arguments)

    monkeypatch.setattr(subprocess, "Popen", popen)
    monkeypatch.setattr(file_manager, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setenv("DISPLAY", ":0")
    return found


@pytest.mark.parametrize(
    ("system", "opener"), [("linux", ["/usr/bin/xdg-open"]), ("darwin", ["/usr/bin/open"])]
)
def test_the_system_is_asked_to_show_it(
    system: str, opener: list[str], started: list[list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    odd = tmp_path / "-a $(b) & c"
    odd.mkdir()
    assert show_folder(odd)
    assert started == [[*opener, str(odd)]]


def test_without_a_desktop_or_a_program_for_it_nothing_is_run(
    started: list[list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(file_manager, "which", lambda _: None)
    assert not show_folder(tmp_path)
    monkeypatch.setattr(file_manager, "which", lambda name: name)
    monkeypatch.delenv("DISPLAY")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not show_folder(tmp_path)
    assert started == []


@pytest.mark.parametrize("what", ["file", "nothing"])
def test_only_a_folder_is_shown(what: str, started: list[list[str]], tmp_path: Path) -> None:
    path = tmp_path / what
    if what == "file":
        path.write_text("#!/bin/sh\n", "utf-8")
    assert not show_folder(path)
    assert started == []

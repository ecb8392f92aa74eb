"""The parts of a start, one by one: places, stamps, sentences, and what an old Python gets to read."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.project.checkouts import CHECKOUT
from tools.launch import building, places, playing, stamps, testing, troubles

ENTRIES = [CHECKOUT / "tools" / "play.py", CHECKOUT / "tools" / "test.py"]


def _old_pythons() -> Iterator[str]:
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    for version in ("2.7", "3.4", "3.6", "3.8", "3.10"):
        found = [str(path) for path in sorted(pyenv.glob(f"versions/{version}.*/bin/python"))]
        if elsewhere := shutil.which(f"python{version}"):
            found.append(elsewhere)
        for python in found:
            asked = subprocess.run([python, "--version"], capture_output=True, text=True, check=False)
            if f"Python {version}." in asked.stdout + asked.stderr:
                yield python
                break


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda path: path.name)
def test_an_old_python_says_what_is_needed(entry: Path) -> None:
    pythons = list(_old_pythons())
    if not pythons:
        pytest.skip("no Python older than 3.11 on this machine")
    for python in pythons:
        done = subprocess.run([python, str(entry)], capture_output=True, text=True, check=False)
        assert done.returncode == 1
        assert done.stderr.startswith("Hamlet")
        assert "Python 3.11 or newer" in done.stderr
        assert "Traceback" not in done.stderr


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda path: path.name)
def test_the_entry_keeps_to_a_grammar_that_old_pythons_know(entry: Path) -> None:
    source = entry.read_text(encoding="ascii")
    ast.parse(source, feature_version=(3, 4))
    kinds = {type(node) for node in ast.walk(ast.parse(source))}
    assert not kinds & {ast.JoinedStr, ast.AnnAssign, ast.NamedExpr, ast.AsyncFunctionDef, ast.FunctionDef}


def test_the_tools_need_nothing_but_the_standard_library() -> None:
    for path in (CHECKOUT / "tools" / "launch").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            for name in names:
                assert name.partition(".")[0] in {"tools", *sys.stdlib_module_names}


def test_play_needs_the_game_only_and_test_the_tools_too() -> None:
    play = stamps.read_plan(CHECKOUT, "play").requirements
    test = stamps.read_plan(CHECKOUT, "test").requirements
    assert any(need.startswith("pygame-ce") for need in play)
    assert not any(need.startswith(("pytest", "mypy", "ruff", "hypothesis")) for need in play)
    assert set(play) < set(test)
    assert any(need.startswith("pytest") for need in test)


@pytest.mark.parametrize(
    ("platform", "environ", "expected"),
    [
        ("linux", {}, "/home/ann/.cache/hamlet"),
        ("linux", {"XDG_CACHE_HOME": "/cache"}, "/cache/hamlet"),
        ("linux", {"XDG_CACHE_HOME": "relative"}, "/home/ann/.cache/hamlet"),
        ("darwin", {"XDG_CACHE_HOME": "/cache"}, "/home/ann/Library/Caches/hamlet"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/hamlet/Cache"),
        ("win32", {}, "/home/ann/AppData/Local/hamlet/Cache"),
    ],
)
def test_the_cache_folder_follows_the_platform(platform: str, environ: dict[str, str], expected: str) -> None:
    assert places.cache_folder(platform, environ, Path("/home/ann")).as_posix() == expected


def _toy_environment(folder: Path, plan: stamps.Plan) -> places.Environment:
    environment = places.Environment(folder)
    environment.packages.mkdir(parents=True)
    (environment.packages / "toy").mkdir()
    environment.python.parent.mkdir(parents=True, exist_ok=True)
    environment.python.touch()
    (folder / "pyvenv.cfg").touch()
    stamps.write_stamp(plan, environment)
    return environment


def test_a_stamp_holds_for_its_own_plan_python_and_place_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = stamps.Plan("play", ("toy",))
    environment = _toy_environment(tmp_path / "a", plan)
    assert stamps.is_current(plan, environment)
    assert not stamps.is_current(stamps.Plan("play", ("toy", "more")), environment)
    shutil.copytree(tmp_path / "a", tmp_path / "b")
    assert not stamps.is_current(plan, places.Environment(tmp_path / "b"))
    monkeypatch.setattr("sysconfig.get_platform", lambda: "another machine")
    assert not stamps.is_current(plan, environment)


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "null", "{}", '{"installed": 3}', "\x00", '{"installed": []}']
)
def test_a_damaged_stamp_counts_as_none(tmp_path: Path, text: str) -> None:
    plan = stamps.Plan("play", ())
    environment = _toy_environment(tmp_path / "a", plan)
    environment.stamp.write_text(text, encoding="utf-8")
    assert not stamps.is_current(plan, environment)


def test_a_lost_package_unmakes_an_environment(tmp_path: Path) -> None:
    plan = stamps.Plan("play", ())
    environment = _toy_environment(tmp_path / "a", plan)
    (environment.packages / "extra").mkdir()
    assert stamps.is_current(plan, environment)
    (environment.packages / "toy").rmdir()
    assert not stamps.is_current(plan, environment)


def test_a_python_without_venv_is_told_how_to_get_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", {}.get)
    plan = stamps.Plan("play", ())
    with pytest.raises(troubles.TroubleError, match="cannot make a virtual environment"):
        building.ready_environment(plan, tmp_path / "checkout", tmp_path / "cache", print)
    assert "apt install python3-venv" in troubles.venv_missing("linux")
    assert "apt" not in troubles.venv_missing("darwin")


@pytest.mark.parametrize(
    ("output", "said"),
    [
        ("WARNING: Retrying after connection broken by 'NewConnectionError'", "cannot be reached"),
        (
            "[Errno -3] Temporary failure in name resolution\nNo matching distribution found for x",
            "cannot be",
        ),
        ("SSLError(SSLCertVerificationError(1, 'CERTIFICATE_VERIFY_FAILED'))", "certificate"),
        ("ERROR: No matching distribution found for pymunk<8,>=7", "no ready-made pymunk for"),
        ("OSError: [Errno 28] No space left on device", "disk is full"),
        ("something else", "could not be installed"),
    ],
)
def test_what_pip_says_becomes_a_sentence_with_its_output_below(output: str, said: str) -> None:
    sentence, _, below = troubles.pip_failed(output).partition("The installer said:")
    assert said in sentence
    assert output.splitlines()[-1] in below


@pytest.mark.parametrize(
    ("arguments", "window"),
    [
        ([], True),
        (["--new", "human,greedy"], True),
        (["--load", "a.hamlet"], True),
        (["check"], False),
        (["shot", "x.png"], False),
        (["--help"], False),
        (["--version"], False),
    ],
)
def test_only_the_game_itself_asks_for_a_screen(arguments: list[str], window: bool) -> None:  # noqa: FBT001
    assert playing.opens_window(arguments) is window


def test_a_screen_is_found_by_the_custom_of_the_platform() -> None:
    assert playing.has_display("win32", {})
    assert playing.has_display("darwin", {})
    assert playing.has_display("linux", {"DISPLAY": ":0"})
    assert playing.has_display("linux", {"WAYLAND_DISPLAY": "wayland-0"})
    assert not playing.has_display("linux", {"DISPLAY": ""})


@pytest.mark.parametrize("argument", ["-n0", "-n", "--numprocesses=4", "--pdb", "--collect-only"])
def test_pytest_gets_two_processes_unless_told_otherwise(argument: str) -> None:
    environment = places.candidates(places.CHECKOUT, Path("cache"), "test")[0]
    assert testing.checks(["-x"], environment)[-1].arguments == ("-n", "2", "--dist", "worksteal", "-x")
    assert testing.checks([argument], environment)[-1].arguments == (argument,)


def test_in_a_read_only_checkout_pytest_keeps_no_memory_there() -> None:
    environment = places.candidates(places.CHECKOUT, Path("cache"), "test")[1]
    assert "no:cacheprovider" in testing.checks([], environment)[-1].arguments

"""Starting from a checkout: what is built, what is found again, what is said when it cannot be."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.project.checkouts import Checkout, make_checkout, make_wheels, write_needs
from tools.launch.locking import locked
from tools.launch.places import python_name


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    """A checkout in a folder with a space and an accent, whose game needs no packages."""
    return make_checkout(tmp_path / "un été à la" / "mon hamlet", tmp_path / "home")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    """A checkout whose one package has been installed from a folder that is gone since."""
    folder = tmp_path_factory.mktemp("installed")
    make_wheels(folder / "wheels")
    checkout = make_checkout(folder / "some dir" / "hamlet", folder / "home", ("toy",), ("checkers",))
    for command in ("play.py", "test.py"):
        first = checkout.start(command=command, PIP_FIND_LINKS=str(folder / "wheels"))
        assert first.built
        assert first.code == 0, first.err
    shutil.rmtree(folder / "wheels")
    return checkout


def test_the_first_start_makes_an_environment_in_the_checkout_and_runs_the_game(checkout: Checkout) -> None:
    start = checkout.start("simulate", "--seats", "a b,c", "")
    assert start.built
    assert start.facts["arguments"] == ["simulate", "--seats", "a b,c", ""]
    assert Path(str(start.facts["game"])) == checkout.root / "hamlet" / "__init__.py"
    assert Path(str(start.facts["python"])).parents[1] == checkout.environments[0]


def test_a_start_from_another_folder_stays_there_and_ignores_what_lies_there(
    checkout: Checkout, tmp_path: Path
) -> None:
    (tmp_path / "hamlet.py").write_text("raise SystemExit('the wrong game')", encoding="utf-8")
    (tmp_path / "json.py").write_text("raise SystemExit('the wrong json')", encoding="utf-8")
    facts = checkout.start(cwd=tmp_path, PYTHONPATH=str(tmp_path / "elsewhere")).facts
    assert Path(str(facts["folder"])) == tmp_path
    assert Path(str(facts["game"])).is_relative_to(checkout.root)


def test_the_second_start_builds_nothing_and_needs_no_network(installed: Checkout) -> None:
    start = installed.start("again")
    assert start.err == ""
    assert start.facts["arguments"] == ["again"]
    assert Path(str(start.facts["toy"])).is_relative_to(installed.environments[0])


def test_playing_installs_no_development_tools(installed: Checkout) -> None:
    play, test = installed.environments
    assert list(test.rglob("checkers*"))
    assert not list(play.rglob("checkers*"))


def test_a_moved_checkout_gets_a_new_environment(checkout: Checkout, tmp_path: Path) -> None:
    checkout.start()
    moved = checkout.moved(tmp_path / "elsewhere" / "hamlet")
    start = moved.start()
    assert start.built
    assert Path(str(start.facts["python"])).is_relative_to(moved.root)
    assert not moved.start().built


def test_a_half_built_environment_is_built_anew(checkout: Checkout) -> None:
    checkout.start()
    (checkout.environments[0] / "hamlet-stamp.json").unlink()
    (checkout.environments[0] / "rubbish").touch()
    assert checkout.start().built
    assert not (checkout.environments[0] / "rubbish").exists()
    assert not checkout.start().built


def test_an_environment_without_its_python_is_built_anew(checkout: Checkout) -> None:
    checkout.start()
    python = next(path for path in checkout.environments[0].glob("*/python*") if path.stem == "python")
    python.unlink()
    assert checkout.start().built


def test_changed_settings_that_are_no_requirements_change_nothing(checkout: Checkout) -> None:
    checkout.start()
    with (checkout.root / "pyproject.toml").open("a", encoding="utf-8") as file:
        file.write("[tool.ruff]\nline-length = 99\n")
    assert not checkout.start().built


def test_a_read_only_checkout_keeps_its_environment_in_the_users_cache(checkout: Checkout) -> None:
    # A file in the place of the folder stops even an administrator, whom permissions do not.
    (checkout.root / ".venv-hamlet").write_text("in the way", encoding="utf-8")
    start = checkout.start()
    assert start.built
    assert Path(str(start.facts["python"])).is_relative_to(checkout.home)
    assert not checkout.start().built


def test_nowhere_to_write_is_said(checkout: Checkout) -> None:
    (checkout.root / ".venv-hamlet").write_text("in the way", encoding="utf-8")
    checkout.home.rmdir()
    checkout.home.write_text("in the way too", encoding="utf-8")
    start = checkout.start()
    assert start.code == 1
    assert "none of these can be written to" in start.err
    assert "Traceback" not in start.err


def test_changed_requirements_are_installed_an_unreachable_index_is_said_and_the_next_start_tries_again(
    checkout: Checkout, tmp_path: Path
) -> None:
    assert checkout.start().built
    write_needs(checkout.root, ("toy",))
    start = checkout.start(PIP_NO_INDEX="0", PIP_INDEX_URL="http://127.0.0.1:9/simple")
    assert start.code == 1
    assert "cannot be reached" in start.err
    assert "later starts do not" in start.err
    assert "Traceback" not in start.err
    make_wheels(tmp_path / "wheels")
    start = checkout.start(PIP_FIND_LINKS=str(tmp_path / "wheels"))
    assert start.built
    assert "toy" in start.facts
    assert not checkout.start().built


def test_a_package_that_does_not_exist_for_this_python_is_named(checkout: Checkout) -> None:
    write_needs(checkout.root, ("nowhere-to-be-found>=2",))
    start = checkout.start()
    assert start.code == 1
    assert f"no ready-made nowhere-to-be-found for Python {python_name()[:4]}" in start.err


@pytest.mark.skipif(sys.platform in {"win32", "darwin"}, reason="there is always a screen")
def test_without_a_screen_it_says_what_can_be_done_and_commands_work(checkout: Checkout) -> None:
    start = checkout.start(SDL_VIDEODRIVER="")
    assert start.code == 1
    assert "no screen" in start.err
    assert "simulate" in start.err
    assert "shot" in start.err
    assert checkout.start("shot", "x.png", SDL_VIDEODRIVER="").facts["arguments"] == ["shot", "x.png"]
    assert checkout.start("--help", SDL_VIDEODRIVER="").facts["arguments"] == ["--help"]


def test_two_starts_at_once_build_once_and_both_play(checkout: Checkout) -> None:
    pair = [
        subprocess.Popen(
            checkout.command("play.py"),
            env=checkout.environ(),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
        )
        for _ in range(2)
    ]
    said = [process.communicate(timeout=120)[1] for process in pair]
    assert [process.returncode for process in pair] == [0, 0]
    assert sum("Preparing" in text for text in said) == 1


def test_a_start_waits_for_whoever_is_building(checkout: Checkout) -> None:
    lock = checkout.root / ".venv-hamlet" / f"play-{python_name()}.lock"
    lock.parent.mkdir()
    with locked(lock, lambda: pytest.fail("nobody else holds it")):
        process = subprocess.Popen(
            checkout.command("play.py"),
            env=checkout.environ(),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
        )
        assert process.stderr
        assert "waiting for it" in process.stderr.readline()
        assert not checkout.environments
    out, _ = process.communicate(timeout=120)
    assert process.returncode == 0
    assert "arguments" in out


def test_the_tests_run_every_checker_with_the_arguments_for_pytest(installed: Checkout) -> None:
    start = installed.start("-k", "two words", "--heavy", command="test.py")
    assert start.code == 0, start.err
    ran = [line for line in start.out.splitlines() if line.startswith("ran ")]
    assert ran == [
        "ran ruff check",
        "ran ruff format --check",
        "ran mypy",
        "ran pytest -n 2 --dist worksteal -k two words --heavy",
    ]
    assert start.out.endswith("All is well.\n")


@pytest.mark.parametrize("failing", ["ruff", "mypy", "pytest"])
def test_a_failing_checker_fails_the_run_and_the_others_run_all_the_same(
    installed: Checkout, failing: str
) -> None:
    start = installed.start(command="test.py", FAILING=failing)
    assert start.code == 1
    assert start.out.count("\nran ") == 4
    assert "Not all is well" in start.out

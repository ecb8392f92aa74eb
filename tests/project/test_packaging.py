"""What is built from the project: a wheel and an sdist that bring everything along."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import venv
import zipfile
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.project.checkouts import CHECKOUT


@dataclass(frozen=True, slots=True)
class Built:
    """The two files that `python -m build` makes: the wheel is made from the sdist."""

    wheel: Path
    sdist: Path

    @property
    def wheel_names(self) -> set[str]:
        with zipfile.ZipFile(self.wheel) as wheel:
            return set(wheel.namelist())

    @property
    def sdist_names(self) -> set[str]:
        with tarfile.open(self.sdist) as sdist:
            return {name.partition("/")[2] for name in sdist.getnames()}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    out = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-P", "-m", "build", "--no-isolation", "--outdir", str(out), str(CHECKOUT)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return Built(next(out.glob("*.whl")), next(out.glob("*.tar.gz")))


def _files(folder: str) -> set[str]:
    found = (path for path in (CHECKOUT / folder).rglob("*") if path.is_file())
    return {path.relative_to(CHECKOUT).as_posix() for path in found if "__pycache__" not in path.parts}


def test_the_wheel_brings_code_packs_and_drawings(built: Built) -> None:
    expected = {
        *_files("hamlet"),
        *(f"hamlet/_{name}" for name in _files("data")),
        *(f"hamlet/_{name}" for name in _files("assets")),
    }
    assert "hamlet/_data/base/pack.yaml" in expected
    assert "hamlet/py.typed" in expected
    assert expected - built.wheel_names == set()


def test_the_wheel_brings_nothing_else(built: Built) -> None:
    tops = {name.split("/")[0] for name in built.wheel_names}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"hamlet"}
    assert not [name for name in built.wheel_names if name.endswith(".pyc")]


def test_the_wheel_holds_the_licence_and_the_command(built: Built) -> None:
    with zipfile.ZipFile(built.wheel) as wheel:
        texts = {name.split("/", 1)[1]: name for name in wheel.namelist() if ".dist-info/" in name}
        assert "MIT License" in wheel.read(texts["licenses/LICENSE"]).decode()
        assert "hamlet = hamlet.cli:main" in wheel.read(texts["entry_points.txt"]).decode()
        metadata = wheel.read(texts["METADATA"]).decode()
    assert "Requires-Python: >=3.11" in metadata
    assert "unofficial" in metadata


def test_the_sdist_holds_the_whole_project(built: Built) -> None:
    folders = ("hamlet", "data", "assets", "tests", "tools")
    expected = {name for folder in folders for name in _files(folder)}
    expected |= {"pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md", ".ci/run", ".gitignore"}
    assert expected - built.sdist_names == set()


def test_the_unpacked_wheel_finds_its_packs_from_another_folder(built: Built, tmp_path: Path) -> None:
    package, elsewhere = tmp_path / "package", tmp_path / "else where"
    elsewhere.mkdir()
    with zipfile.ZipFile(built.wheel) as wheel:
        wheel.extractall(package)  # noqa: S202 - our own wheel
    environ = {**os.environ, "PYTHONPATH": str(package)}
    for arguments in (["--help"], ["check"]):
        command = [sys.executable, "-P", "-m", "hamlet", *arguments]
        done = subprocess.run(
            command, cwd=elsewhere, env=environ, capture_output=True, encoding="utf-8", check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
    assert list(elsewhere.iterdir()) == []


@pytest.mark.heavy
@pytest.mark.parametrize("kind", ["wheel", "sdist"])
def test_it_installs_into_an_empty_environment_and_works_anywhere(
    built: Built, tmp_path: Path, kind: str
) -> None:
    folder, elsewhere = tmp_path / "an empty environment", tmp_path / "else where"
    elsewhere.mkdir()
    venv.create(folder, with_pip=True)
    scripts = folder / ("Scripts" if os.name == "nt" else "bin")
    environ = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}

    def run(*command: str) -> None:
        done = subprocess.run(
            command, cwd=elsewhere, env=environ, capture_output=True, encoding="utf-8", check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr

    run(str(scripts / "python"), "-m", "pip", "install", "--quiet", str(getattr(built, kind)))
    run(str(scripts / "hamlet"), "--help")
    run(str(scripts / "hamlet"), "check")
    run(str(scripts / "python"), "-m", "hamlet", "check")

"""Small checkouts with the real tools/ and a toy game, to try starts without network or screen."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import zipfile
from dataclasses import dataclass
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[2]

_GAME = """
import json, os, sys
import hamlet
facts = {"arguments": sys.argv[1:], "python": sys.executable, "folder": os.getcwd(), "game": hamlet.__file__}
try:
    import toy
    facts["toy"] = toy.__file__
except ImportError:
    pass
print(json.dumps(facts))
"""

_CHECK = """
import os, sys
print("ran {name}", *sys.argv[1:])
sys.exit(int("{name}" in os.environ.get("FAILING", "").split()))
"""


@dataclass(frozen=True, slots=True)
class Start:
    """What came of starting one of the commands."""

    code: int
    out: str
    err: str

    @property
    def facts(self) -> dict[str, object]:
        """What the toy game says about itself."""
        assert self.code == 0, self.err
        return dict(json.loads(self.out))

    @property
    def built(self) -> bool:
        """Whether this start had to build an environment."""
        return "Preparing" in self.err


@dataclass(frozen=True, slots=True)
class Checkout:
    """A folder that looks like the project to tools/, and a home of its own beside it."""

    root: Path
    home: Path

    def command(self, name: str, *arguments: str) -> list[str]:
        return [sys.executable, str(self.root / "tools" / name), *arguments]

    def environ(self, **more: str) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("PIP_", "PYTHON"))}
        kept.pop("DISPLAY", None)
        kept.pop("WAYLAND_DISPLAY", None)
        homes = {name: str(self.home) for name in ("HOME", "USERPROFILE", "LOCALAPPDATA", "XDG_CACHE_HOME")}
        # No index at all, and no settings of the machine's own: a start that wants the network fails at once.
        offline = {"PIP_NO_INDEX": "1", "PIP_CONFIG_FILE": os.devnull, "SDL_VIDEODRIVER": "dummy"}
        return {**kept, **homes, **offline, **more}

    def start(
        self, *arguments: str, command: str = "play.py", cwd: Path | None = None, **environ: str
    ) -> Start:
        done = subprocess.run(
            self.command(command, *arguments),
            cwd=cwd or self.root,
            env=self.environ(**environ),
            capture_output=True,
            encoding="utf-8",
            check=False,
            timeout=120,
        )
        return Start(done.returncode, done.stdout, done.stderr)

    def moved(self, to: Path) -> Checkout:
        to.parent.mkdir(parents=True, exist_ok=True)
        return Checkout(self.root.rename(to), self.home)

    @property
    def environments(self) -> list[Path]:
        return sorted(path.parent for path in self.root.glob(".venv-hamlet/*/pyvenv.cfg"))


def make_checkout(root: Path, home: Path, needs: tuple[str, ...] = (), dev: tuple[str, ...] = ()) -> Checkout:
    """A new checkout whose game needs these packages, and whose tests need those of `dev` too."""
    (root / "hamlet").mkdir(parents=True)
    (root / "hamlet" / "__init__.py").write_text("", encoding="utf-8")
    (root / "hamlet" / "__main__.py").write_text(_GAME, encoding="utf-8")
    shutil.copytree(CHECKOUT / "tools" / "launch", root / "tools" / "launch")
    for name in ("__init__.py", "play.py", "test.py"):
        shutil.copy(CHECKOUT / "tools" / name, root / "tools" / name)
    write_needs(root, needs, dev)
    home.mkdir(exist_ok=True)
    return Checkout(root, home)


def write_needs(root: Path, needs: tuple[str, ...], dev: tuple[str, ...] = ()) -> None:
    text = f"[project]\ndependencies = {list(needs)}\n[project.optional-dependencies]\ndev = {list(dev)}\n"
    (root / "pyproject.toml").write_text(text, encoding="utf-8")


def make_wheel(folder: Path, name: str, modules: dict[str, str]) -> None:
    """The smallest wheel an installer takes."""
    folder.mkdir(parents=True, exist_ok=True)
    info = f"{name}-1.0.dist-info"
    files = {f"{module}.py": source for module, source in modules.items()}
    files[f"{info}/METADATA"] = f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n"
    files[f"{info}/WHEEL"] = "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    files[f"{info}/RECORD"] = "".join(f"{path},,\n" for path in [*files, f"{info}/RECORD"])
    with zipfile.ZipFile(folder / f"{name}-1.0-py3-none-any.whl", "w") as wheel:
        for path, text in files.items():
            wheel.writestr(path, text)


def make_wheels(folder: Path) -> None:
    """A toy package for the game, and toy checkers that say what they were asked."""
    make_wheel(folder, "toy", {"toy": ""})
    make_wheel(folder, "checkers", {name: _CHECK.format(name=name) for name in ("ruff", "mypy", "pytest")})

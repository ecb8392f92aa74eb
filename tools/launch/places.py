"""Where things are: the checkout, and the folders in which an environment may live."""

from __future__ import annotations

import hashlib
import os
import sys
import sysconfig
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[2]
"""The folder that holds pyproject.toml, hamlet/ and tools/."""

FOLDER = ".venv-hamlet"
"""The one folder inside the checkout for all environments; deleting it is always safe."""


@dataclass(frozen=True, slots=True)
class Environment:
    """A virtual environment of ours, whether it is built yet or not."""

    folder: Path

    @property
    def python(self) -> Path:
        """Its interpreter."""
        if os.name == "nt":
            return self.folder / "Scripts" / "python.exe"
        return self.folder / "bin" / "python"

    @property
    def packages(self) -> Path:
        """The folder its packages are installed in."""
        base = str(self.folder)
        names = {"base": base, "platbase": base, "installed_base": base}
        return Path(sysconfig.get_path("purelib", "venv", names))

    @property
    def stamp(self) -> Path:
        """What it was built for; written last, so that a half-built environment has none."""
        return self.folder / "hamlet-stamp.json"

    @property
    def lock(self) -> Path:
        """Held by whoever builds it; it lies beside the folder, because building removes the folder."""
        return self.folder.with_name(self.folder.name + ".lock")


def python_name() -> str:
    """The Python an environment belongs to: each has its own, so that two never fight over one folder."""
    return f"{sys.version_info.major}.{sys.version_info.minor}{getattr(sys, 'abiflags', '')}"


def cache_folder(platform: str, environ: Mapping[str, str], home: Path) -> Path:
    """The user's cache folder for Hamlet, by the custom of the platform."""
    if platform == "win32":
        local = environ.get("LOCALAPPDATA")
        return (Path(local) if local else home / "AppData" / "Local") / "hamlet" / "Cache"
    if platform == "darwin":
        return home / "Library" / "Caches" / "hamlet"
    cache = Path(environ.get("XDG_CACHE_HOME") or home / ".cache")
    # The custom says that a relative path there is to be ignored.
    return (cache if cache.is_absolute() else home / ".cache") / "hamlet"


def user_cache() -> Path:
    """The cache folder of whoever runs this."""
    return cache_folder(sys.platform, os.environ, Path.home())


def candidates(checkout: Path, cache: Path, purpose: str) -> tuple[Environment, Environment]:
    """The places an environment for this purpose may have: in the checkout, else in the user's cache."""
    name = f"{purpose}-{python_name()}"
    key = hashlib.sha256(str(checkout).encode("utf-8", "surrogateescape")).hexdigest()[:12]
    return (
        Environment(checkout / FOLDER / name),
        Environment(cache / "environments" / key / name),
    )

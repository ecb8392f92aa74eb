"""Packs for tests: small ones written on the spot, and copies of the base pack."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from hamlet.content import LoadedPacks, load_base, load_packs
from hamlet.resources import data_folder

WritePack = Callable[..., Path]


@pytest.fixture(scope="session")
def base() -> LoadedPacks:
    return load_base()


@pytest.fixture(scope="session")
def lake() -> LoadedPacks:
    return load_packs([data_folder() / "base", data_folder() / "lake"])


@pytest.fixture
def base_folder() -> Path:
    return data_folder() / "base"


@pytest.fixture
def lake_folder() -> Path:
    return data_folder() / "lake"


@pytest.fixture
def copy_base(tmp_path: Path, base_folder: Path) -> Callable[[str], Path]:
    """Makes a copy of the base pack under another id."""

    def copy(name: str) -> Path:
        folder = tmp_path / name
        shutil.copytree(base_folder, folder)
        pack = folder / "pack.yaml"
        pack.write_text(pack.read_text("utf-8").replace("id: base", f"id: {name}"), "utf-8")
        return folder

    return copy


@pytest.fixture
def write_pack(tmp_path: Path) -> WritePack:
    """Writes a pack that requires the base game, from file names and texts."""

    def write(name: str, files: Mapping[str, str | bytes], requires: str = "[base]", more: str = "") -> Path:
        folder = tmp_path / name
        about = f'id: {name}\nname: A pack\nversion: "1"\nrequires: {requires}\n{more}'
        for path, text in {"pack.yaml": about, **files}.items():
            file = folder / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(text if isinstance(text, bytes) else text.encode())
        return folder

    return write

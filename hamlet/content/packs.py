"""Loading packs: from folders to one checked whole, and from that to the data of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from hamlet.content.checks import check
from hamlet.content.merging import merge
from hamlet.content.models import PackFile
from hamlet.content.models.fields import named
from hamlet.content.nodes import plain
from hamlet.content.problems import PackError, Problem
from hamlet.content.reading import PackRead, read_pack
from hamlet.content.resolving import choose, merged_data
from hamlet.resources import data_folder


@dataclass(frozen=True, slots=True)
class PackInfo:
    """One loaded pack: what a record remembers of it."""

    id: str
    version: str
    content_hash: str
    name: str = ""
    folder: Path = field(default=Path(), compare=False)

    def data(self) -> dict[str, str]:
        """What a record keeps: enough to say later whether the pack is still the same."""
        return {"id": self.id, "version": self.version, "hash": self.content_hash}


@dataclass(frozen=True, slots=True)
class LoadedPacks:
    """Packs put together. With problems there is no data."""

    packs: tuple[PackInfo, ...]
    problems: tuple[Problem, ...] = ()
    data: dict[str, Any] = field(default_factory=dict, repr=False)

    @property
    def options(self) -> list[dict[str, Any]]:
        """The rule options with their allowed values and defaults."""
        return list(self.data.get("options", ()))

    @property
    def presets(self) -> list[dict[str, Any]]:
        """The presets with their values."""
        return list(self.data.get("presets", ()))


def load_packs(folders: Sequence[Path], available: Mapping[str, Path] | None = None) -> LoadedPacks:
    """Load packs, and from `available` those that they require; mistakes end up in `problems`."""
    packs = _with_required([read_pack(Path(folder)) for folder in folders], available or {})
    merged = merge(packs)
    problems = {problem for pack in packs for problem in pack.problems}
    problems.update(merged.problems, check(merged))
    infos = tuple(_info(pack) for pack in merged.packs)
    if problems:
        return LoadedPacks(infos, tuple(sorted(problems)))
    return LoadedPacks(infos, data=merged_data(merged))


@cache
def load_base() -> LoadedPacks:
    """The base game; read once."""
    return load_packs([data_folder() / "base"])


def resolve(
    loaded: LoadedPacks, preset: str = "printed", options: Mapping[str, object] | None = None
) -> dict[str, Any]:
    """The data of one game, every rule value chosen: what the engine reads and a record keeps.

    Raises `PackError` if the packs have problems, `RuleError` if a value is not allowed.
    """
    if loaded.problems:
        raise PackError(loaded.problems)
    return choose(loaded.data, preset, options or {})


def _with_required(packs: list[PackRead], available: Mapping[str, Path]) -> list[PackRead]:
    """The packs, and before them the available ones that they require."""
    there = {pack.id for pack in packs}
    waiting = list(packs)
    while waiting:
        for name in _required(waiting.pop()):
            if name not in there and name in available:
                there.add(name)
                pack = read_pack(available[name])
                packs.insert(0, pack)
                waiting.append(pack)
    return packs


def _required(pack: PackRead) -> list[str]:
    node = pack.file.node.get("requires") if pack.file is not None else None
    names = plain(node) if node is not None else None
    return [name for name in names if isinstance(name, str)] if isinstance(names, list) else []


def _info(pack: PackRead) -> PackInfo:
    about = pack.about
    if not isinstance(about, PackFile):
        return PackInfo(pack.id, "", pack.content_hash, pack.id, pack.folder)
    return PackInfo(about.id, about.version, pack.content_hash, named(about.name)["name"], pack.folder)

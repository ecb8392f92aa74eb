"""Loading packs: from folders to one checked whole."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from hamlet.content.checks.checking import check
from hamlet.content.loaded import LoadedPacks, PackInfo
from hamlet.content.merging import merge
from hamlet.content.models.fields import named
from hamlet.content.models.pack import PackFile
from hamlet.content.nodes import plain
from hamlet.content.reading import PackRead, read_pack
from hamlet.content.resolving import merged_data
from hamlet.resources import data_folder


def load_packs(folders: Sequence[Path], available: Mapping[str, Path] | None = None) -> LoadedPacks:
    """Load packs, and from `available` those that they require; mistakes end up in `problems`."""
    packs = _with_required([read_pack(Path(folder)) for folder in folders], available or {})
    merged = merge(packs)
    problems = {problem for pack in packs for problem in pack.problems}
    problems.update(merged.problems, check(merged))
    infos = tuple(_info(pack) for pack in merged.packs)
    if problems:
        return LoadedPacks(infos, tuple(sorted(problems, key=lambda one: (one.place, str(one.said)))))
    return LoadedPacks(infos, data=merged_data(merged))


def load_base() -> LoadedPacks:
    """The base game, read anew."""
    return load_packs([data_folder() / "base"])


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

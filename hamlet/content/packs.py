"""Loading packs: from folders to one checked whole."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from hamlet.content.blaming import blamed, once_each
from hamlet.content.checks.checking import check, warned
from hamlet.content.elsewhere import Elsewhere
from hamlet.content.loaded import LoadedPacks, PackInfo
from hamlet.content.merged import FindElsewhere
from hamlet.content.merging import merge
from hamlet.content.models.fields import named
from hamlet.content.models.pack import PackFile
from hamlet.content.ordering import requirements
from hamlet.content.problems import MOST_PROBLEMS, Problem
from hamlet.content.reading import PackRead, read_pack
from hamlet.content.resolving import merged_data
from hamlet.content.saying import say
from hamlet.content.shelf import MOST_PACKS
from hamlet.content.tree import Allowance
from hamlet.resources import data_folder


def load_packs(folders: Sequence[Path], available: Mapping[str, Path] | None = None) -> LoadedPacks:
    """Load packs, and from `available` those that they require; mistakes end up in `problems`."""
    return put_together(read_packs(folders, available), Elsewhere(available or {}))


def read_packs(folders: Sequence[Path], available: Mapping[str, Path] | None = None) -> list[PackRead]:
    """Read packs, and from `available` those that they require; each is checked by itself only."""
    allowance = Allowance()
    return with_required([read_pack(Path(folder), allowance) for folder in folders], available or {})


def put_together(packs: Sequence[PackRead], elsewhere: FindElsewhere | None = None) -> LoadedPacks:
    """Packs that were read, as one that is checked."""
    read = [problem for pack in packs for problem in pack.problems]
    if any(pack.stopped for pack in packs):
        return LoadedPacks(tuple(_info(pack) for pack in packs), _told(read))
    merged = merge(packs, elsewhere)
    problems = [*read, *merged.problems]
    if not merged.hopeless:
        problems += check(merged)
    problems = once_each(problems)
    infos = tuple(_info(pack) for pack in merged.packs)
    wrong = {problem.place for problem in problems}
    unlikely = [] if merged.hopeless else warned(merged, whole=not problems)
    unlikely = [each for each in unlikely if each.place not in wrong]
    warnings = _told([*(replace(each, warning=True) for each in merged.warnings), *unlikely])
    if problems:
        return LoadedPacks(infos, _told(blamed(merged, problems)), warnings=warnings)
    return LoadedPacks(infos, data=merged_data(merged), warnings=warnings)


def _told(problems: list[Problem]) -> tuple[Problem, ...]:
    """The problems in the order of their places, each once; not more than somebody would read."""
    problems = list(dict.fromkeys(problems))
    kept = sorted(problems[:MOST_PROBLEMS], key=lambda one: (one.place, str(one.said)))
    if len(problems) > MOST_PROBLEMS:
        kept.append(
            Problem(kept[-1].file, kept[-1].line, kept[-1].column, say("much_more", most=MOST_PROBLEMS))
        )
    return tuple(kept)


def load_base() -> LoadedPacks:
    """The base game, read anew."""
    return load_packs([data_folder() / "base"])


def with_required(packs: list[PackRead], available: Mapping[str, Path]) -> list[PackRead]:
    """The packs, and before them the available ones that they require."""
    there = {pack.id for pack in packs}
    waiting = list(packs)
    while waiting:
        for name in required_of(waiting.pop()):
            if name not in there and name in available and len(packs) < MOST_PACKS:
                there.add(name)
                pack = read_pack(available[name], packs[0].allowance)
                packs.insert(0, pack)
                waiting.append(pack)
    return packs


def required_of(pack: PackRead) -> list[str]:
    """The packs that one asks for."""
    return [asked.pack for asked, _ in requirements(pack.file, "requires")]


def _info(pack: PackRead) -> PackInfo:
    about = pack.about
    if not isinstance(about, PackFile):
        return PackInfo(pack.id, "", pack.content_hash, pack.id, pack.folder)
    return PackInfo(about.id, about.version, pack.content_hash, named(about.name)["name"], pack.folder)

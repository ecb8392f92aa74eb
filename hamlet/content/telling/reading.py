"""All packs within reach, each read once: what each is by itself, and what they are together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType

from hamlet.content.elsewhere import Elsewhere
from hamlet.content.finding import packs_in, sample_packs
from hamlet.content.found import Found
from hamlet.content.loaded import LoadedPacks
from hamlet.content.merged import Merged
from hamlet.content.merging import merge
from hamlet.content.nodes import Items, Scalar
from hamlet.content.ordering import needs_of, ordered, requirements
from hamlet.content.packs import put_together
from hamlet.content.reading import PackRead, read_pack
from hamlet.content.requirements import requirement
from hamlet.content.shelf import MOST_PACKS
from hamlet.content.sound_part import sound_part
from hamlet.content.telling.changes import changed_by
from hamlet.content.telling.pack_told import PackTold, pack_told
from hamlet.resources import data_folder


class PacksRead:
    """The game's own packs, those in the player's folder, and samples; a name means the first of these.

    Further packs may lie anywhere.
    """

    def __init__(self, place: Path, further: Mapping[str, Path] = MappingProxyType({})) -> None:
        own, mine, samples = packs_in(data_folder()), packs_in(place), sample_packs()
        known = {**samples, **mine, **own}
        self.further = frozenset(further) - frozenset(known)
        self.places: dict[str, Path] = {**known, **{name: further[name] for name in self.further}}
        self.samples = frozenset(name for name in samples if self.places[name] == samples[name])
        self.mine = frozenset(mine) - frozenset(own)
        self._elsewhere = Elsewhere(own)
        self._reads: dict[str, PackRead] = {}
        self._told: dict[str, PackTold] = {}
        self._in_play: dict[tuple[str, ...], tuple[str, ...]] = {}

    @property
    def names(self) -> tuple[str, ...]:
        """All of them: those of the game, the player's, the samples."""
        rest = [name for name in self.places if name not in self.mine and name not in self.samples]
        return (*rest, *sorted(self.mine), *sorted(self.samples))

    @property
    def told(self) -> Mapping[str, PackTold]:
        """What is known so far."""
        return self._told

    @property
    def unread(self) -> str | None:
        """The one that is to be read next, if there is one."""
        return next((name for name in self.names if name not in self._told), None)

    def keep_from(self, former: PacksRead, changed: Sequence[str] = ()) -> None:
        """What lies where it lay need not be read once more."""
        for name, place in self.places.items():
            if name not in changed and former.places.get(name) == place and name in former._reads:
                self._reads[name] = former._reads[name]
                if name in former._told:
                    self._told[name] = former._told[name]

    def tell(self, name: str) -> PackTold:
        """What one is: read with those that it requires."""
        if name not in self._told:
            alone = self.with_required([name])
            loaded = put_together(alone, self._elsewhere)
            sound = sound_part(alone, self._elsewhere) if loaded.problems else loaded
            sample = name in self.samples
            mine, read = name in self.mine, self._read(name)
            changed = changed_by(merge(alone, self._elsewhere), name)
            waiting = _once_it_fits(alone) if _only_versions(loaded) else None
            self._told[name] = pack_told(
                name, read, loaded, sound, changed, sample=sample, mine=mine, waiting=waiting
            )
        return self._told[name]

    def together(self, names: Sequence[str]) -> Merged:
        """Several with all that they require, as one."""
        return merge(self.with_required(names), self._elsewhere)

    def played(self, names: Sequence[str]) -> LoadedPacks:
        """Several to be played with: of those with mistakes what is sound."""
        packs = self.with_required(names)
        loaded = put_together(packs, self._elsewhere)
        return sound_part(packs, self._elsewhere) if loaded.problems else loaded

    def with_required(self, names: Sequence[str]) -> list[PackRead]:
        """These packs, and before them those that they require, as far as they are there."""
        packs = [self._read(name) for name in names if name in self.places]
        there, waiting = {pack.id for pack in packs}, list(packs)
        while waiting:
            for asked, _ in requirements(waiting.pop().file, "requires"):
                if asked.pack not in there and asked.pack in self.places and len(packs) < MOST_PACKS:
                    there.add(asked.pack)
                    packs.insert(0, self._read(asked.pack))
                    waiting.append(packs[0])
        return packs

    def needs(self, name: str) -> frozenset[str]:
        """The packs that one requires, and those that these require."""
        return frozenset(pack.id for pack in self.with_required([name])) - {name}

    def in_play(self, names: tuple[str, ...]) -> tuple[str, ...]:
        """These packs in the order in which they play, each after those it knows of; as given until read."""
        if any(name not in self._reads for name in names):
            return names
        if names not in self._in_play:
            named = {id(self._reads[name]): name for name in names}
            packs = ordered([self._reads[name] for name in names])
            self._in_play[names] = tuple(named[id(pack)] for pack in packs)
        return self._in_play[names]

    def builds_on(self, name: str) -> frozenset[str]:
        """The packs that one requires or is ready for."""
        return frozenset(needs_of([self._read(name)]).popitem()[1])

    def _read(self, name: str) -> PackRead:
        if name not in self._reads:
            self._reads[name] = read_pack(self.places[name])
        return self._reads[name]


def _only_versions(loaded: LoadedPacks) -> bool:
    """Whether nothing is wrong but that a pack that is there is not new enough, or too new."""
    return {problem.said.code for problem in loaded.problems} == {"pack_version"}


def _once_it_fits(packs: Sequence[PackRead]) -> LoadedPacks | None:
    """What would be played if no pack asked for versions; only to be looked at."""
    free = put_together([replace(pack, file=_asking_for_none(pack)) for pack in packs])
    return None if free.problems else free


def _asking_for_none(pack: PackRead) -> Found | None:
    """Its pack.yaml, which asks for packs in any version."""
    below = pack.file.node.get("requires") if pack.file is not None else None
    if pack.file is None or not isinstance(below, Items):
        return pack.file
    items = tuple(
        replace(item, value=requirement(str(item.value)).pack) if isinstance(item, Scalar) else item
        for item in below.items
    )
    node = replace(pack.file.node, fields={**pack.file.node.fields, "requires": replace(below, items=items)})
    return replace(pack.file, node=node)

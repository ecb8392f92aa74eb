"""What has become of the packs with which a game was begun: it goes on with them, whatever is here now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from hamlet.app.home import Home
from hamlet.content.finding import find_packs, packs_in, sample_packs
from hamlet.resources import data_folder
from hamlet.store.pack_uses import PackKept, packs_kept
from hamlet.values import dataclass


@dataclass(frozen=True, slots=True)
class PackSince:
    """A pack as the game remembers it, and as it is now."""

    id: str
    name: str
    version: str
    now: str = ""
    """Its version here."""
    here: bool = True
    same: bool = True

    @property
    def told(self) -> str:
        """What it is called, and which version the game was begun with."""
        return f"{self.name} {self.version}".strip()


def packs_since(home: Home, packs: Sequence[Mapping[str, Any]]) -> tuple[PackSince, ...]:
    """The packs of a game that are not the game itself, as its record names them."""
    own = packs_in(data_folder())
    kept = [each for each in packs_kept(list(packs)) if each.id not in own]
    return tuple(_since(home, kept)) if kept else ()


def _since(home: Home, kept: Sequence[PackKept]) -> Iterator[PackSince]:
    # No start waits for the reader of packs.
    from hamlet.content.models.fields import named
    from hamlet.content.reading import read_pack

    known = {**sample_packs(), **find_packs(home.folders.packs)}
    for pack in kept:
        if pack.id not in known:
            yield PackSince(pack.id, pack.id, pack.version, here=False, same=False)
            continue
        read = read_pack(known[pack.id])
        name = named(read.about.name)["name"] if read.about is not None else pack.id
        now = read.about.version if read.about is not None else ""
        yield PackSince(pack.id, name, pack.version, now, same=read.content_hash == pack.hash)


def told_since(home: Home, found: Sequence[PackSince]) -> str:
    """Which of them are not here, or not as they were, and what that means."""
    label = home.words.label
    absent = [each.told for each in found if not each.here]
    newer = [each for each in found if each.here and not each.same]
    told = [label("screens.since.absent", packs=absent)] if absent else []
    told += [
        label("screens.since.other", pack=each.name, version=each.version, now=each.now)
        if each.now != each.version
        else label("screens.since.changed", pack=each.told)
        for each in newer
    ]
    return " ".join(told)

"""How packs stand in the list and in which order they play, as the player wants it and as they can."""

from __future__ import annotations

from hamlet.content.telling.reading import PacksRead
from hamlet.store.packs_on import BASE, ordered_packs, packs_on
from hamlet.store.settings import Settings
from hamlet.values import dataclass


@dataclass(frozen=True, slots=True)
class PacksOrder:
    """The order of the packs within reach; nothing is changed here, only found."""

    settings: Settings
    reads: PacksRead

    @property
    def names(self) -> tuple[str, ...]:
        """All packs in their order; samples that are off come last."""
        order, on = self.as_played(ordered_packs(self.settings, self.reads.names)), set(self.on)
        idle = [name for name in order if name in self.reads.samples and name not in on]
        return (*(name for name in order if name not in idle), *idle)

    @property
    def on(self) -> tuple[str, ...]:
        """Those that are on, in the order in which they play."""
        return self.reads.in_play(packs_on(self.settings, self.reads.names))

    def as_played(self, order: tuple[str, ...]) -> tuple[str, ...]:
        """An order in which those that are on stand as they play, and all others where they stood."""
        on = set(self.on)
        playing = iter(self.reads.in_play(tuple(name for name in order if name in on)))
        return tuple(next(playing) if name in on else name for name in order)

    # what goes with a pack

    def needed(self, name: str) -> tuple[str, ...]:
        """The packs that are off and without which one cannot be on."""
        on, needs = self.on, self.reads.needs(name)
        return tuple(each for each in self.names if each in needs and each not in on)

    def leaning(self, name: str) -> tuple[str, ...]:
        """The packs that are on and cannot be without one."""
        return tuple(each for each in self.on if name in self.reads.needs(each))

    # another order

    def with_at(self, name: str, place: int) -> tuple[str, ...] | None:
        """All packs with one at another place, never before the game; None if that is no other order."""
        names = self.names
        others = [each for each in names if each != name]
        place = max(1, min(len(others), place))
        order = (*others[:place], name, *others[place:])
        return None if name == BASE or order == names else order

    def held(self, name: str, order: tuple[str, ...]) -> tuple[str, str] | None:
        """Two packs, one of them this, of which the later one would come before what it builds on."""
        on, place = set(self.on), order.index(name)
        if name not in on:
            return None
        after = [(name, other) for other in order[place:] if other in self.reads.builds_on(name) & on]
        before = [(each, name) for each in order[:place] if each in on and name in self.reads.builds_on(each)]
        return next(iter((*after, *before)), None)

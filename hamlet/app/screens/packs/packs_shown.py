"""What the page of packs knows: all that are there, which are on, in which order, which one is looked at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path

from hamlet.app.errors import StartError
from hamlet.app.home import Home
from hamlet.app.screens.packs.packs_order import PacksOrder
from hamlet.app.screens.packs.packs_together import PacksTogether
from hamlet.app.screens.packs.what_begins import WhatBegins, what_begins
from hamlet.content import UnknownPackError
from hamlet.content.finding import pack_id
from hamlet.content.requirements import Requirement
from hamlet.content.shelf import MOST_PACKS
from hamlet.content.telling.pack_told import PackTold
from hamlet.content.telling.reading import PacksRead
from hamlet.store.pack_uses import GameUse, games_using
from hamlet.store.packs import shelf_of
from hamlet.store.packs_on import BASE, SWITCHED, with_order, with_pack
from hamlet.values import dataclass


@dataclass(frozen=True, slots=True)
class RefusedPack:
    """Something that was not installed, and why."""

    name: str
    why: str


class PacksShown:
    """The packs within reach; each is read when there is time for it."""

    def __init__(self, home: Home) -> None:
        self.home = home
        self.words = home.words
        self.named_places = _named_places(home)
        self.reads = PacksRead(home.folders.packs, self.named_places)
        self.sought = ""
        self.chosen_id = ""
        self.refused: list[RefusedPack] = []
        self.version = 0
        """Goes up when other packs are there or on."""
        self.kept = True
        """Whether what was chosen last could be written."""
        self.begins = WhatBegins()
        self._put_together_at = -1
        self._together: tuple[object, PacksTogether] | None = None
        self._uses: tuple[GameUse, ...] | None = None
        self.settle()

    # what is there

    def look(self, changed: Sequence[str] = ()) -> None:
        """See what lies there now; those that have changed are read anew, and new games begin with them."""
        self.reread(changed)
        self._anew()

    def reread(self, changed: Sequence[str]) -> None:
        """Read what has changed; with what new games begin, somebody else sees to."""
        fresh = PacksRead(self.home.folders.packs, self.named_places)
        fresh.keep_from(self.reads, changed)
        self.reads = fresh
        self._forget()

    def _anew(self) -> None:
        self.home.look_again()
        self._forget()

    def _forget(self) -> None:
        self.version += 1
        self.settle()

    @property
    def order(self) -> PacksOrder:
        """How they stand and play now."""
        return PacksOrder(self.home.settings, self.reads)

    @property
    def names(self) -> tuple[str, ...]:
        """All packs in their order; samples that are off come last."""
        return self.order.names

    @property
    def on(self) -> tuple[str, ...]:
        """Those that are on, in the order in which they play."""
        return self.order.on

    @property
    def playing(self) -> tuple[str, ...]:
        """Those of them that can be, as far as they were read."""
        told = {name: self.told(name) for name in self.on}
        return tuple(name for name, each in told.items() if each is None or self.playable(each))

    @property
    def visible(self) -> list[str]:
        """Those in which what is looked for is found."""
        parts = self.sought.casefold().split()
        return [name for name in self.names if all(part in self._text(name) for part in parts)]

    def _text(self, name: str) -> str:
        told = self.told(name)
        if told is None:
            return name
        brought = (each.name for each in told.brings)
        return " ".join((name, told.name, told.about, *told.authors, *brought)).casefold()

    def told(self, name: str) -> PackTold | None:
        """What a pack is, as soon as it was read."""
        return self.reads.told.get(name)

    @property
    def chosen(self) -> PackTold | None:
        """The one that is looked at closely."""
        return self.told(self.chosen_id)

    def choose(self, name: str) -> None:
        """Look at this one."""
        self.chosen_id = name
        self.settle()

    def settle(self) -> None:
        """Always one is chosen, if any is listed: at first one of the player's own."""
        visible = self.visible
        if visible and self.chosen_id not in visible:
            mine = [name for name in visible if name in self.reads.mine]
            self.chosen_id = (mine or visible)[0]

    @property
    def busy(self) -> bool:
        """Whether packs are still to be read, or put together."""
        return self.reads.unread is not None or self._put_together_at != self.version

    def work(self) -> None:
        """Read one more; the one that is looked at goes before the others. Then what all of them come to."""
        unread = self.reads.unread
        if unread is not None:
            chosen = self.chosen_id
            self.reads.tell(chosen if chosen in self.reads.places and self.chosen is None else unread)
        elif self.busy:
            self._put_together_at = self.version
            self.begins = what_begins(self.home, self.reads, self.on)

    # on and off

    def lacking(self, told: PackTold) -> Requirement | None:
        """The first thing that a pack requires and that is not there in a version that fits."""
        return next((asked for asked in told.requires if not self.met(asked)), None)

    def met(self, asked: Requirement) -> bool:
        """Whether a pack that is asked for is there in a version that fits."""
        other = self.told(asked.pack)
        if other is None:
            return asked.pack in self.reads.places and not asked.bounds
        return asked.fits(other.version)

    def playable(self, told: PackTold) -> bool:
        """Whether a pack can be on at all."""
        return told.readable and self.lacking(told) is None

    def switch(self, name: str) -> tuple[str, ...]:
        """The other way; the packs that had to be switched too. A `StartError` says why it cannot be."""
        if name in self.on:
            return self._switch_off(name)
        if name in self.reads.further:
            raise StartError(self.words.label("screens.packs.named.stays", pack=self.called(name)))
        self.reread([name])
        told = self.reads.tell(name)
        if not told.readable and self.lacking(told) is None:
            raise StartError(self.words.label("screens.packs.unreadable", pack=told.name))
        lacking = self.lacking(told)
        if lacking is not None:
            raise StartError(
                self.words.label("screens.packs.lacks", pack=told.name, what=self.asked(lacking))
            )
        needed = self.order.needed(name)
        if len(self.on) + len(needed) + 1 > MOST_PACKS:
            raise StartError(self.words.label("screens.packs.too_many", most=MOST_PACKS))
        self._keep(dict.fromkeys((*needed, name), True))
        return needed

    def _switch_off(self, name: str) -> tuple[str, ...]:
        """Off, with those that cannot do without it."""
        leaning = self.order.leaning(name)
        self._keep(dict.fromkeys((name, *leaning), False))
        return leaning

    def _keep(self, switched: dict[str, bool]) -> None:
        settings = self.home.settings
        for name, on in switched.items():
            settings = with_pack(settings, name, on=on)
        self.kept = self.home.keep(settings)
        self._anew()

    def move(self, name: str, place: int) -> tuple[str, str] | None:
        """To another place in the order, never before the game itself, nor a pack before what it builds on.

        Of two packs that keep their order, the later one and the earlier one.
        """
        before = self.order
        wished = before.with_at(name, place)
        if wished is None:
            return None
        self.kept = self.home.keep(with_order(self.home.settings, before.as_played(wished)))
        self._anew()
        return before.held(name, wished)

    @property
    def named_at_start(self) -> tuple[str, ...] | None:
        """The packs that this window was opened with, if they were named."""
        return tuple(self.named_places) if self.home.wanted.packs is not None else None

    def number(self, name: str) -> int:
        """The place of a pack among those that are played with, from 1; 0 if it is off."""
        among = tuple(self.named_places) if name in self.reads.further else self.playing
        return among.index(name) + 1 if name in among else 0

    # what they are together

    @property
    def together(self) -> PacksTogether:
        """What the packs that are on are to one another."""
        key = (self.version, self.on)
        if self._together is None or self._together[0] != key:
            self._together = key, PacksTogether(self.reads, self.on)
        return self._together[1]

    def uses(self, name: str) -> tuple[GameUse, ...]:
        """The kept games that were begun with it."""
        if self._uses is None:
            self._uses = games_using(self.home.folders, self.home.settings.places, self.home.disk)
        return tuple(each for each in self._uses if each.pack == name)

    # words

    def called(self, name: str) -> str:
        """What a pack calls itself."""
        told = self.told(name)
        return told.name if told is not None else name

    def asked(self, asked: Requirement) -> str:
        """What a pack asks for, in words: its name, and which versions."""
        if not asked.bounds:
            return self.called(asked.pack)
        name, told = self.called(asked.pack), asked.written
        signs = [sign for sign, _ in asked.bounds]
        number = ".".join(str(part) for part in asked.bounds[0][1])
        if signs == [">="]:
            return self.words.label("screens.packs.or_newer", pack=name, version=told.lstrip(">= ") or number)
        return f"{name} {told}"

    @cached_property
    def of_game(self) -> frozenset[str]:
        """The packs that are the game itself."""
        return frozenset((BASE, *SWITCHED))


def _named_places(home: Home) -> Mapping[str, Path]:
    """The packs that the window was opened with, wherever they lie, by their ids."""
    if not home.wanted.packs:
        return {}
    try:
        return {pack_id(place): place for place in shelf_of(home.folders).folders(home.wanted.packs)}
    except UnknownPackError:
        return {}

"""Watches packs that are played with: what was saved is read bit by bit, and taken over if it is sound."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from hamlet.app.home import Home
from hamlet.app.packs_news import PacksNews
from hamlet.resources import data_folder
from hamlet.store.packs_on import wished_on

if TYPE_CHECKING:
    from hamlet.content import LoadedPacks, RuleError
    from hamlet.content.mistaken import Mistakes
    from hamlet.content.rereading import PackReads
    from hamlet.content.watching import PackWatch
    from hamlet.session.choice import GameChoice

PACK_FILE: Final = "pack.yaml"
FRESH: Final = 2.0
"""Seconds after a save in which the window is drawn even if it rests."""


def time_of_day() -> str:
    """As a clock on the wall shows it."""
    return f"{datetime.now().astimezone():%H:%M:%S}"


class Reloading:
    """Tells, a frame or two after a save, what became of it. Without packs of players it costs nothing."""

    def __init__(
        self, home: Home, watch: PackWatch | None = None, clock: Callable[[], str] = time_of_day
    ) -> None:
        self.home = home
        self.watch = watch
        self._clock = clock
        self._aimed: tuple[object, ...] = ()
        self._played: tuple[Path, ...] = ()
        self._reads: PackReads | None = None
        self._job: Iterator[PacksNews | None] | None = None
        self._changed: frozenset[Path] = frozenset()
        self._since = ""
        self._sandboxed = False
        self._counted: frozenset[Path] = frozenset()
        """All packs that are played with, those too that others ask for."""
        self._told_at = -FRESH

    @property
    def busy(self) -> bool:
        """Whether something is being written or read just now."""
        return self._job is not None or (self.watch is not None and self.watch.stirring)

    def fresh(self, now: float) -> bool:
        """Whether there is something new to be seen, or will be in a moment."""
        return self.busy or now - self._told_at < FRESH

    def look(
        self, now: float, worked_on: Iterable[Path] = (), sandboxed: tuple[str, ...] = ()
    ) -> PacksNews | None:
        """Go on with it for a frame; what is to be told.

        Packs that are worked on are watched even if they are not on; a sandbox may have packs of its own.
        """
        self._aim(now, tuple(worked_on), sandboxed)
        if self.watch is None:
            return None
        changed = self.watch.look(now)
        if changed:
            self._changed |= set(changed)
            self._job = self._read(self._changed)
        news = next(self._job) if self._job is not None else None
        if news is not None:
            self._job, self._changed, self._told_at = None, frozenset(), now
        return news

    # what is watched

    def _aim(self, now: float, worked_on: tuple[Path, ...], sandboxed: tuple[str, ...]) -> None:
        """Watch other packs if others are played with or worked on now."""
        home = self.home
        aimed = (home.wanted, home.settings.packs_on, home.loaded_choice, worked_on, sandboxed)
        if aimed == self._aimed:
            return
        self._aimed, self._sandboxed, before = aimed, bool(sandboxed), self._played
        self._played = self._places(sandboxed)
        if self._played != before:
            self._reads = None
        asked_for = home.loaded_choice.packs.packs if home.loaded_choice and self._played else ()
        self._counted = frozenset((*self._played, *(pack.folder for pack in asked_for)))
        mine = [place for place in (*self._played, *self._counted, *worked_on) if not _is_own(place)]
        if mine or self.watch is not None:
            self._watch().watch(mine, now)

    def _watch(self) -> PackWatch:
        if self.watch is None:
            from hamlet.content.watching import PackWatch

            self.watch = PackWatch()
        return self.watch

    def _places(self, sandboxed: tuple[str, ...]) -> tuple[Path, ...]:
        """The packs of a sandbox or of new games; nothing where they are the game's own."""
        home = self.home
        wished = wished_on(home.settings) if home.wanted.packs is None else home.wanted.packs
        wished = sandboxed or wished
        if all((data_folder() / name).is_dir() for name in wished):
            return ()
        from hamlet.content import UnknownPackError
        from hamlet.store.packs import shelf_of

        try:
            return tuple(shelf_of(home.folders).folders(sandboxed or home.names))
        except UnknownPackError:
            return ()

    # what is read

    def _read(self, changed: frozenset[Path]) -> Iterator[PacksNews | None]:
        if not changed & self._counted:
            yield PacksNews(changed, self._clock())
            return
        reads = self._packs_read()
        reads.forget(changed)
        loaded = None
        for loaded in reads.put_together(self._played):
            if loaded is None:
                yield None
        yield None
        if loaded is not None and loaded.problems:
            from hamlet.content.mistaken import mistakes_in

            told = mistakes_in(loaded.problems, reads.last, reads.sources)
            yield PacksNews(changed, self._clock(), mistakes=told, since=self._since)
        elif loaded is not None:
            yield from self._take_over(changed, loaded)

    def _packs_read(self) -> PackReads:
        if self._reads is None:
            from hamlet.content.rereading import PackReads
            from hamlet.store.packs import shelf_of

            self._reads = PackReads(shelf_of(self.home.folders).within(self._played))
        return self._reads

    def _take_over(self, changed: frozenset[Path], loaded: LoadedPacks) -> Iterator[PacksNews | None]:
        """New games are played with them from now on; rules that were asked for and are gone are left out."""
        from hamlet.content import RuleError

        before = self.home.loaded_choice
        try:
            choice = self._chosen(loaded)
        except RuleError as error:
            told = self._refused(error, min(changed))
            yield PacksNews(changed, self._clock(), mistakes=told, since=self._since)
            return
        if self._sandboxed:
            # New games have other packs, among which this one may be.
            self.home.look_again()
        else:
            self.home.take_over(choice)
        since, self._since = self._since, self._clock()
        yield PacksNews(changed, self._since, choice, before, since=since)

    def _chosen(self, loaded: LoadedPacks) -> GameChoice:
        """As it was asked for, or as these packs have it; raises `RuleError` if neither can be played."""
        from hamlet.content import RuleError
        from hamlet.session.choice import choose_game

        wanted, words = self.home.wanted, self.home.words
        try:
            return choose_game(loaded, wanted.preset, wanted.options, words)
        except RuleError:
            return choose_game(loaded, words=words)

    def _refused(self, error: RuleError, place: Path) -> Mistakes:
        """What can only be seen of the whole is told at the pack that was changed."""
        from hamlet.content.mistaken import mistakes_in
        from hamlet.content.problems import Problem

        reads = self._packs_read()
        return mistakes_in([Problem(str(place / PACK_FILE), 1, 1, error.said)], reads.last, reads.sources)


def _is_own(place: Path) -> bool:
    """Whether a pack is the game itself: nobody works on that while it runs."""
    return place.parent == data_folder()

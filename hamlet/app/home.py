"""What every screen may need of the player's own: folders, settings, and what is to be played."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from hamlet.app.errors import StartError
from hamlet.app.wishes import WishedLook, wished_look
from hamlet.store.diary import Diary
from hamlet.store.disk import DISK, Disk
from hamlet.store.errors import StoreError
from hamlet.store.folders import Folders, user_folders
from hamlet.store.language import words_chosen
from hamlet.store.leftovers import is_anything_away, sweep
from hamlet.store.packs_on import BASE, SWITCHED, packs_on, wished_on, with_pack
from hamlet.store.places import places_with
from hamlet.store.setting_values import MOST_GAMES
from hamlet.store.settings import Settings, load_settings, mend_settings, save_settings
from hamlet.store.told_chances import keep_told, load_told
from hamlet.words.mistakes import tell_in_short
from hamlet.words.rooms import english
from hamlet.words.words import Words

if TYPE_CHECKING:
    from hamlet.app.packs_news import PacksNews
    from hamlet.content import LoadedPacks
    from hamlet.content.pictures.picture import PackPicture
    from hamlet.session.choice import GameChoice
    from hamlet.store.mending import Mended


Lot = Callable[[int], int]
"""A number by lot, below a limit."""


class InHand(NamedTuple):
    """What was worked on: an entry of a subject, or a file as a whole."""

    subject: str
    entry: str = ""
    file: str = ""


@dataclass(frozen=True, slots=True)
class WantedGames:
    """What new games are to be played with, as the player says it: packs, a preset, options as words."""

    packs: tuple[str, ...] | None = None
    """None: those that are on."""
    preset: str | None = None
    options: tuple[str, ...] = ()
    against_botric: bool = False
    """Whether the pack with his rules is needed, whatever the others are."""


@dataclass(slots=True)
class Home:
    """The player's folders and settings; the settings are replaced as a whole when one changes."""

    folders: Folders
    settings: Settings = field(default_factory=Settings)
    wanted: WantedGames = WantedGames()
    words: Words = field(default_factory=english)
    """The language that the player reads."""
    news: list[StoreError] = field(default_factory=list)
    """What the player has to be told once, wherever the window begins."""
    unreadable: frozenset[str] = frozenset()
    """Settings that could not be read and have their usual values since."""
    disk: Disk = DISK
    """What the player's files are written to."""
    diary: Diary = field(default_factory=Diary)
    """What the program writes down about itself."""
    lot: Lot = secrets.randbelow
    """What draws the seed of a new game."""
    told: frozenset[str] | None = None
    """Which first chances were told; None: they were not read yet."""
    mistaken: PacksNews | None = None
    """Packs that were saved with mistakes while the window is open, until they are mended."""
    mended: Mended | None = None
    """What was mended last with a button, as long as that can be taken back."""
    pictured: WishedLook | None = None
    """The look of pictures that are made of a game, whatever the settings say."""
    in_hand: dict[str, InHand] = field(default_factory=dict)
    """Of each pack the entry or the file that was in hand last in the workshop."""
    loaded_choice: GameChoice | None = field(default=None, init=False)
    """What new games are played with, as far as it was loaded."""

    @classmethod
    def of_user(cls, wanted: WantedGames | None = None, words: Words | None = None) -> Home:
        """As the player left them; in these words, or those of the settings. What was damaged is mended.

        Raises `StoreError` if they are said to be where they cannot be.
        """
        folders = user_folders()
        loaded = load_settings(folders)
        with contextlib.suppress(StoreError):
            mend_settings(loaded, folders)
        sweep(folders)
        if is_anything_away(folders):
            from hamlet.store.taking_out import tidy_packs

            tidy_packs(folders.packs)
        news = [folders.trouble] if folders.trouble else list(loaded.notes)
        wrong = frozenset(str(note.facts["key"]) for note in loaded.notes if note.code == "setting_wrong")
        words = words or words_chosen(loaded.settings)
        return cls(folders, loaded.settings, wanted or WantedGames(), words, news, wrong)

    @property
    def look(self) -> WishedLook:
        """The season and light in which villages are to be seen."""
        return self.pictured or wished_look(self.settings)

    @property
    def choice(self) -> GameChoice:
        """What new games are played with; packs are loaded when first asked for.

        Raises `StartError` with one line if they cannot be played.
        """
        if self.loaded_choice is None:
            self.loaded_choice = self._load()
        return self.loaded_choice

    def take_over(self, choice: GameChoice) -> None:
        """The packs that are wanted were changed: new games are played with them as they are now."""
        self.loaded_choice = choice

    def take_back_mended(self) -> StoreError | None:
        """What a button wrote into a pack goes, and what stood there comes back; or why not."""
        from hamlet.store.mending import take_back

        mended, self.mended = self.mended, None
        try:
            if mended is not None:
                take_back(mended, self.disk)
        except StoreError as error:
            return error
        return None

    def check(self) -> None:
        """Whoever asks for something of his own hears at once that it cannot be had: raises `StartError`."""
        if self.wanted != WantedGames():
            _ = self.choice

    def _load(self) -> GameChoice:
        # The first frame of the title needs nothing of this.
        from hamlet.content import PackError, RuleError, UnknownPackError
        from hamlet.session.choice import choose_game

        try:
            loaded = self._played(self.names)
            return choose_game(loaded, self.wanted.preset, self.wanted.options, self.words)
        except PackError as error:
            raise StartError(tell_in_short(self.words, error.problems)) from error
        except (RuleError, UnknownPackError) as error:
            raise StartError(self.words.told(error.said)) from error

    def want(self, choice: GameChoice, names: tuple[str, ...]) -> None:
        """The next game begins like this one: by the lake or not, against Botric or not.

        Whoever has named packs at the start plays with these from now on, until the window is closed.
        """
        if self.wanted.packs is not None:
            self.wanted = replace(self.wanted, packs=names)
            self.loaded_choice = choice
            return
        settings = self.settings
        for pack in SWITCHED:
            settings = with_pack(settings, pack, on=pack in names)
        self.settings = settings
        self.look_again()

    # packs

    @property
    def names(self) -> tuple[str, ...]:
        """The packs that new games are played with: those that were named at the start, else those on."""
        from hamlet.session.seating import packs_with_botric
        from hamlet.store.packs import shelf_of

        names = self.packs_on if self.wanted.packs is None else self.wanted.packs
        if self.wanted.packs is None and self.wanted != WantedGames():
            names = tuple(name for name in names if name not in SWITCHED)
        return packs_with_botric(shelf_of(self.folders), names) if self.wanted.against_botric else names

    @property
    def packs_on(self) -> tuple[str, ...]:
        """The packs that are on and there, in their order."""
        from hamlet.content.finding import find_packs, sample_packs

        if not wished_on(self.settings):
            return (BASE,)
        return packs_on(self.settings, tuple({**find_packs(self.folders.packs), **sample_packs()}))

    def look_again(self) -> None:
        """Other packs are on, or others lie there."""
        self.loaded_choice = None

    def packs_playable(self, names: tuple[str, ...]) -> LoadedPacks:
        """These packs for a game that is filled in; of those that are merely on, what is sound.

        Raises `StartError` if they cannot be played.
        """
        from hamlet.content import PackError

        if self.wanted.packs is not None:
            return self.packs_called(names)
        try:
            return self._played(names)
        except PackError as error:
            raise StartError(tell_in_short(self.words, error.problems)) from error

    def _played(self, names: tuple[str, ...]) -> LoadedPacks:
        from hamlet.store.packs import shelf_of

        shelf = shelf_of(self.folders)
        return shelf.load_sound(names) if self.wanted.packs is None else shelf.load(names)

    def packs_called(self, names: tuple[str, ...]) -> LoadedPacks:
        """Other packs than those that are wanted; raises `StartError` if they cannot be played."""
        from hamlet.content import PackError, UnknownPackError
        from hamlet.store.packs import shelf_of

        try:
            return shelf_of(self.folders).load(names)
        except PackError as error:
            raise StartError(tell_in_short(self.words, error.problems)) from error
        except UnknownPackError as error:
            raise StartError(self.words.told(error.said)) from error

    def choice_with(self, names: tuple[str, ...]) -> GameChoice:
        """A game with other packs than those that are on; raises `StartError` if they cannot be played."""
        from hamlet.session.choice import choose_game

        return choose_game(self.packs_called(names), words=self.words)

    def pack_picture(self, pack: str, file: str, known: str) -> PackPicture | None:
        """A picture that a game remembers, out of a pack within reach."""
        from hamlet.store.packs import shelf_of

        return shelf_of(self.folders).picture(pack, file, known)

    def keep(self, settings: Settings, written: Settings | None = None) -> bool:
        """Take other settings and write them; a full disk is no reason to stop playing. Whether they are.

        What is only tried out is not `written`: if it makes the window useless, the next start is as before.
        """
        self.settings = settings
        try:
            save_settings(written or settings, self.folders, self.disk)
        except StoreError:
            return False
        return True

    def keep_place(self, folder: Path) -> bool:
        """Remember a folder in which a game is kept; whether that is written."""
        return self.keep(replace(self.settings, places=places_with(self.settings.places, folder)))

    def keep_lots(self, game_id: str, *, on: bool) -> None:
        """Remember whether the lot decides Botric's ties in a game."""
        others = [each for each in self.settings.lot_games if each != game_id]
        games = (game_id, *others) if on else tuple(others)
        self.keep(replace(self.settings, lot_games=games[:MOST_GAMES]))

    def let_botric_go_on(self) -> None:
        """Remember that his turns need not be gone through step by step any more."""
        self.keep(replace(self.settings, botric_goes_on=True))

    def keep_steps(self, course: str) -> None:
        """Remember first steps that were taken to their end."""
        if course not in self.settings.steps_done:
            self.keep(replace(self.settings, steps_done=(*self.settings.steps_done, course)))

    def keep_pace(self, speed: float) -> None:
        """Remember how fast the moves of others are shown."""
        self.keep(replace(self.settings, rivals_speed=speed))

    # first chances

    def read_chances(self) -> StoreError | None:
        """Read, once, which first chances were told; what was wrong with that."""
        if self.told is not None:
            return None
        found = load_told(self.folders, self.disk)
        self.told = found.names
        return found.trouble

    def told_chances(self) -> frozenset[str]:
        """The names of those that were told."""
        self.read_chances()
        return self.told or frozenset()

    def tell_chance(self, name: str) -> None:
        """Remember that this one was told; a full disk is no reason to stop playing."""
        self._keep_told(self.told_chances() | {name})

    def forget_chances(self) -> None:
        """All of them are told once more."""
        self._keep_told(frozenset())

    def _keep_told(self, names: frozenset[str]) -> None:
        self.told = names
        with contextlib.suppress(StoreError):
            keep_told(names, self.folders, self.disk)

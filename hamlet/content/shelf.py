"""The packs within reach: found by name or folder, loaded once, and put together for a game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from hamlet.content.finding import find_packs, pack_id, packs_in, sample_packs
from hamlet.content.folders import is_zip
from hamlet.content.loaded import LoadedPacks
from hamlet.content.lying import PACK_FILE
from hamlet.content.problems import PackError
from hamlet.content.ready import Keep, ReadyPacks
from hamlet.content.saying import SaidError, Saying, did_you_mean, nearest, say
from hamlet.resources import data_folder

if TYPE_CHECKING:
    from hamlet.content.pictures.picture import PackPicture

MOST_PACKS: Final = 30
_LOADED_FROM: Final[dict[str, Path]] = {}
"""Where the packs lie that this program has loaded, wherever they were asked for."""


class UnknownPackError(SaidError):
    """A pack that was asked for and cannot be found, or cannot be asked for in this way."""


class PackShelf:
    """The game's own packs and those in the player's folder; what was loaded once is kept."""

    def __init__(self, place: Path | None = None, keep: Keep | None = None) -> None:
        self.place = place
        self._ready = ReadyPacks(keep) if keep is not None else None
        self._loaded: dict[tuple[Path, ...], LoadedPacks] = {}

    def available(self) -> dict[str, Path]:
        """The packs that can be asked for by name, with their folders."""
        return find_packs(self.place)

    def load(self, names: Sequence[str]) -> LoadedPacks:
        """These packs, and those that they require, put together.

        Raises `UnknownPackError` if one cannot be found, `PackError` if they have mistakes.
        """
        folders = tuple(self.folders(names))
        loaded = self._loaded.get(folders)
        if loaded is None:
            loaded = self._loaded[folders] = self._found_ready(folders)
        if loaded.problems:
            raise PackError(loaded.problems)
        _LOADED_FROM.update({pack.id: pack.folder for pack in loaded.packs})
        return loaded

    def load_sound(self, names: Sequence[str]) -> LoadedPacks:
        """What is sound of these packs, with the reasons why the rest is not in it; whatever is gone is not.

        Raises `PackError` only if nothing can be played.
        """
        known = {**sample_packs(), **self.available()}
        there = [known[name] for name in dict.fromkeys(names) if name in known][:MOST_PACKS]
        folders = tuple(dict.fromkeys(there)) or (known["base"],)
        loaded = self._loaded.get(folders)
        if loaded is None:
            loaded = self._found_ready(folders)
            if loaded.problems:
                loaded = self._read_sound(folders)
            self._loaded[folders] = loaded
        if loaded.problems:
            raise PackError(loaded.problems)
        _LOADED_FROM.update({pack.id: pack.folder for pack in loaded.packs})
        return loaded

    def _read_sound(self, folders: Sequence[Path]) -> LoadedPacks:
        from hamlet.content.elsewhere import Elsewhere
        from hamlet.content.packs import read_packs
        from hamlet.content.sound_part import sound_part

        within = self.within(folders)
        return sound_part(read_packs(folders, within), Elsewhere(within))

    def _found_ready(self, folders: Sequence[Path]) -> LoadedPacks:
        if self._ready is None:
            return self.read(folders)
        loaded = self._ready.find(folders)
        if loaded is None:
            loaded = self.read(folders)
            self._ready.add(folders, loaded)
        return loaded

    def read(self, folders: Sequence[Path]) -> LoadedPacks:
        """The packs in these folders, read anew; their mistakes are told in `problems`.

        What they require may lie beside them.
        """
        from hamlet.content.packs import load_packs

        return load_packs(folders, self.within(folders))

    def within(self, folders: Sequence[Path]) -> dict[str, Path]:
        """All packs that these may ask for: what can be named, and what lies beside them."""
        places = dict.fromkeys(folder.resolve().parent for folder in folders)
        beside = {name: path for place in places for name, path in packs_in(place).items()}
        return {**sample_packs(), **beside, **self.available()}

    def picture(self, pack: str, file: str, known: str) -> PackPicture | None:
        """A picture that a game remembers by its hash: out of a pack that was loaded, or one within reach."""
        from hamlet.content.pictures.finding import find_picture

        within = (_LOADED_FROM.get(pack), self.available().get(pack), sample_packs().get(pack))
        places = dict.fromkeys(within)
        found = (find_picture(place, file, known) for place in places if place is not None)
        return next((picture for picture in found if picture is not None), None)

    def folders(self, names: Sequence[str]) -> list[Path]:
        """The folders that these names mean, each named once."""
        available = self.available()
        if not names:
            raise UnknownPackError(say("no_pack_named", known=", ".join(sorted(available))))
        if len(names) > MOST_PACKS:
            raise UnknownPackError(say("too_many_packs", most=MOST_PACKS, count=len(names)))
        found: dict[Path, Path] = {}
        for folder in (self.folder(name, available) for name in names):
            if folder.resolve() in found:
                raise UnknownPackError(say("pack_twice", pack=pack_id(folder)))
            found[folder.resolve()] = folder
        return list(found.values())

    def folder(self, name: str, available: dict[str, Path] | None = None) -> Path:
        """Where a word leads: a pack's name, or a path to its folder, to its zip or to its pack.yaml.

        A sample of the game is found by its name too, where nothing else is called so.
        A name means the same pack wherever one stands: a folder of that name is asked for as a path.
        """
        known = self.available() if available is None else available
        if "\0" in name:
            raise UnknownPackError(say("zero_byte"))
        if name in known and not _is_path(name):
            return known[name]
        path = Path(name)
        if path.name == PACK_FILE and path.is_file():
            return path.parent
        if path.is_dir() or (is_zip(path) and path.exists()):
            return path
        sample = sample_packs().get(name)
        if sample is not None and not _is_path(name):
            return sample
        if path.exists():
            raise UnknownPackError(say("pack_is_file", name=name))
        raise UnknownPackError(self._unknown(name, sorted(known)))

    def _unknown(self, name: str, known: Sequence[str]) -> Saying:
        here, own = _absolute(""), str(data_folder())
        if _is_path(name):
            mine = str(self.place) if self.place else own
            return say("unknown_pack.path", name=name, path=_absolute(name), folder=mine)
        where = (
            say("packs_folder", folder=str(self.place), own=own, here=here)
            if self.place
            else say("packs_places", own=own, here=here)
        )
        near = nearest(name, [*known, *sample_packs()])
        if near is not None:
            return say("unknown_pack.near", name=name, near=near, where=where)
        return say("unknown_pack", name=name, hint=did_you_mean(name, known), where=where)


def _is_path(word: str) -> bool:
    """Whether a word can only mean a place on the disk: it leads through folders or begins with a dot."""
    return word.startswith(".") or Path(word).name != word


def _absolute(path: str) -> str:
    try:
        return str(Path(path).absolute())
    except OSError:  # the working folder is gone
        return path

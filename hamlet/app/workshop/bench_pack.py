"""The pack that lies on the bench: what it is, where it lies, and its files as the disk has them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path, PurePosixPath

from hamlet.content.editing.raw_files import RawFile
from hamlet.content.editing.scripts import read_script
from hamlet.content.finding import is_own, pack_id, sample_packs
from hamlet.content.folders import PackFolder, files_at, is_zip, read_folder
from hamlet.content.lying import PACK_FILE, YAML, subject_of
from hamlet.content.new_pack import NewPack, bare_pack_file
from hamlet.content.problems import Source
from hamlet.content.reading import read_texts
from hamlet.store.disk import Disk
from hamlet.store.errors import about_file
from hamlet.store.pack_files import read_text_file, write_text_file

_Mark = tuple[int, int] | None
UNNAMED = NewPack("my_pack", "My Pack")
"""What a pack is called until somebody gives it a name."""


class BenchPack:
    """One pack. A new one lies nowhere yet: it is written when it is saved first."""

    def __init__(self, place: Path, texts: PackFolder, *, kept: bool) -> None:
        self.place = place
        self.texts = texts
        self.kept = kept
        """Whether it lies on the disk."""
        self._marks: dict[str, _Mark] = {}
        self._read_about()

    def _read_about(self) -> None:
        """What it says of itself."""
        read = read_texts(PackFolder(self.place, list(self.texts.texts), dict(self.texts.pictures)))
        self.id = read.id
        about = read.about
        name = about.name if about is not None else ""
        self.name = name if isinstance(name, str) else next(iter(name.values()), "")
        self.name = self.name or self.id
        self.requires = tuple(about.requires) if about is not None else ("base",)

    def files(self, subject: str) -> list[str]:
        """The files that hold entries of a subject, by their paths inside."""
        return [inside for inside in self.insides() if subject_of(PurePosixPath(inside)) == subject]

    def insides(self) -> Iterator[str]:
        """All files of YAML."""
        return (str(path) for path, _ in self.texts.texts if PurePosixPath(path).suffix in YAML)

    def text(self, inside: str) -> str:
        """The text of a file as it was read last; nothing if there is none."""
        return next((source.text for path, source in self.texts.texts if str(path) == inside), "")

    def file_of(self, subject: str, entry: str) -> str:
        """The file that holds an entry; for a new one the first of its subject, or one to be made."""
        files = self.files(subject)
        for inside in files:
            if read_script(self.text(inside)).place(entry) is not None:
                return inside
        return files[0] if files else f"{subject}.yaml"

    def look(self, inside: str, disk: Disk) -> RawFile | None:
        """The file as it lies on the disk now; None if it is not there. Raises a StoreError."""
        return read_text_file(self._real(inside), disk) if self.kept else None

    def _real(self, inside: str) -> Path:
        """Where a file lies if a link stands for it; a StoreError if that is not in the pack."""
        path = self.place / inside
        if not path.is_symlink():
            return path
        real = path.resolve()
        if not real.is_relative_to(self.place.resolve()):
            raise about_file("pack_link", path)
        return real

    def on_disk(self) -> list[str]:
        """The files of YAML that lie in its folder now, by their paths inside."""
        names = files_at(self.place).names([]) if self.kept else ()
        return [name for name in names if PurePosixPath(name).suffix in YAML]

    def check_there(self) -> None:
        """Raise a StoreError if the pack is not there any more: a file alone would be none."""
        if self.kept and not (self.place / PACK_FILE).is_file():
            raise about_file("missing", self.place / PACK_FILE)

    def changed_on(self, inside: str, disk: Disk) -> str | None:
        """The text that the disk has, if that is another one than it was; None if not."""
        mark = _mark(self.place / inside)
        if not self.kept or (inside in self._marks and self._marks[inside] == mark):
            return None
        raw = self.look(inside, disk)
        text = raw.text if raw is not None else ""
        if text != self.text(inside):
            return text
        self._marks[inside] = mark
        return None

    def trust_no_marks(self) -> None:
        """Sizes and times of files say nothing any more: all of them are read anew."""
        self._marks.clear()

    def write(self, inside: str, text: str, disk: Disk) -> None:
        """Write a file whole, or raise a StoreError and leave it as it was."""
        written = write_text_file(self._real(inside), self.look(inside, disk), text, disk)
        self.take(inside, written.text)
        self._marks[inside] = _mark(self.place / inside)

    def take(self, inside: str, text: str) -> None:
        """From now on the disk has this text."""
        others = [each for each in self.texts.texts if str(each[0]) != inside]
        fresh = (PurePosixPath(inside), Source(str(self.place / inside), text))
        self.texts.texts = sorted([*others, fresh], key=lambda each: str(each[0]))
        if inside == PACK_FILE:
            self._read_about()


def _mark(path: Path) -> _Mark:
    """By this one sees whether a file may have been changed; nothing if it is not there."""
    try:
        facts = path.stat()
    except OSError:
        return None
    return facts.st_mtime_ns, facts.st_size


def pack_at(place: Path) -> BenchPack:
    """The pack in a folder."""
    return BenchPack(place, read_folder(place), kept=True)


def pack_to_be(packs: Path, requires: Sequence[str], new: NewPack = UNNAMED) -> BenchPack:
    """A pack that is not there yet."""
    place = packs / new.id
    text = bare_pack_file(new, requires)
    texts = [(PurePosixPath(PACK_FILE), Source(str(place / PACK_FILE), text))]
    return BenchPack(place, PackFolder(place, list(texts)), kept=False)


def can_be_written(place: Path) -> bool:
    """Whether a pack is the player's own, in a folder; of others what is in hand is copied."""
    return not is_zip(place) and not is_own(str(place)) and sample_packs().get(pack_id(place)) != place

"""A draft checked at every key, within the packs that it is played with.

What does not change from key to key is read once: all other packs, and the other files of its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path, PurePath, PurePosixPath

from hamlet.content.editing.sheets import EntrySheet
from hamlet.content.elsewhere import Elsewhere
from hamlet.content.folders import PackFolder
from hamlet.content.loaded import LoadedPacks
from hamlet.content.packs import put_together, required_of, with_required
from hamlet.content.problems import Problem, Source
from hamlet.content.reading import PackRead, read_texts
from hamlet.content.sound_part import sound_part


@dataclass(frozen=True, slots=True)
class Checked:
    """What the checker says of the packs as they would be, were the sheet saved."""

    mistakes: tuple[Problem, ...] = ()
    """In the entry itself."""
    warnings: tuple[Problem, ...] = ()
    """About the entry; the checker looks for them where nothing is wrong."""
    elsewhere: tuple[Problem, ...] = ()
    """Mistakes in the rest of the packs."""
    loaded: LoadedPacks | None = field(default=None, compare=False)
    """The packs with the entry in them, if they are sound."""

    @property
    def sound(self) -> bool:
        """Whether it can be played so."""
        return self.loaded is not None


class LiveChecks:
    """The packs of a workshop: its own, whose texts change, and those that it is played with."""

    def __init__(
        self, pack: PackFolder, available: Mapping[str, Path], others: Sequence[PackRead] = ()
    ) -> None:
        self.pack = pack
        self.available = available
        self._others = list(others)
        self._elsewhere = Elsewhere(available)
        self._required: dict[tuple[str, ...], list[PackRead]] = {}
        self._last: tuple[tuple[object, ...], Checked] | None = None

    def check(self, sheet: EntrySheet, others: Mapping[str, str] | None = None) -> Checked:
        """What the checker says with the sheet's text in place of what its file holds.

        `others` are the texts of other files of the pack that are not on the disk so.
        """
        asked = (sheet.inside, sheet.text, sheet.place, dict(others or {}))
        if self._last is None or self._last[0] != asked:
            self._last = (asked, self._checked(sheet, others or {}))
        return self._last[1]

    def sound_part(self, sheet: EntrySheet, others: Mapping[str, str] | None = None) -> LoadedPacks:
        """The packs with all of it that is sound."""
        read = read_texts(self.sources(sheet, others))
        return sound_part([*self._before(read), read], self._elsewhere)

    def sources(self, sheet: EntrySheet, others: Mapping[str, str] | None = None) -> PackFolder:
        """The pack's texts with the sheet's."""
        fresh = {**(others or {}), sheet.inside: sheet.text}
        texts = [each for each in self.pack.texts if str(each[0]) not in fresh]
        texts += [
            (PurePosixPath(name), Source(str(self.pack.folder / name), text)) for name, text in fresh.items()
        ]
        return PackFolder(
            self.pack.folder, sorted(texts, key=_inside), dict(self.pack.pictures), list(self.pack.problems)
        )

    def _checked(self, sheet: EntrySheet, others: Mapping[str, str]) -> Checked:
        read = read_texts(self.sources(sheet, others))
        loaded = put_together([*self._before(read), read], self._elsewhere)
        file, lines = str(self.pack.folder / sheet.inside), sheet.lines
        here = [problem.file == file and problem.line - 1 in lines for problem in loaded.problems]
        return Checked(
            tuple(one for one, mine in zip(loaded.problems, here, strict=True) if mine),
            tuple(one for one in loaded.warnings if one.file == file and one.line - 1 in lines),
            tuple(one for one, mine in zip(loaded.problems, here, strict=True) if not mine),
            None if loaded.problems else loaded,
        )

    def _before(self, read: PackRead) -> list[PackRead]:
        """The packs that come before it; they are read once for what its pack.yaml asks for."""
        asked = tuple(required_of(read))
        if asked not in self._required:
            packs = with_required([*self._others, read], self.available)
            self._required[asked] = [pack for pack in packs if pack is not read]
        return self._required[asked]


def _inside(text: tuple[PurePath, Source]) -> str:
    return str(text[0])

"""Files of the pack on the bench as a whole: what has no form is written there, and put in ready made."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path, PurePosixPath

from hamlet.app.workshop.bench_core import BenchState
from hamlet.app.workshop.bench_entries import BenchEntries
from hamlet.content.editing.ready_parts import ReadyPart
from hamlet.content.editing.whole_files import FileSheet, whole_file
from hamlet.content.editing.writing import UnwritableError
from hamlet.content.lying import subject_of
from hamlet.content.subjects import RULE_LISTS, SUBJECT_NAMES

_IN_RULES = frozenset(each.name for each in RULE_LISTS)


class BenchFiles(BenchEntries):
    """Instead of an entry a file may be in hand."""

    @property
    def whole_file(self) -> bool:
        """Whether a file is in hand, and none of its entries."""
        return isinstance(self.sheet, FileSheet)

    def open_file(self, inside: str) -> None:
        """Take a file in hand, which need not be there yet: no step, for nothing changes by it."""
        self.leave()
        laid = BenchState(whole_file(inside, self.text_of(inside)), self._others(inside))
        self._go(replace(self.history.lifted(), now=laid))

    def inside_of(self, file: str) -> str:
        """The file of the pack that the checker calls so; nothing if it is none of them."""
        place = Path(file)
        inside = place.relative_to(self.pack.place).as_posix() if self.pack.place in place.parents else ""
        return inside if inside in {*self.pack.insides(), *self.texts} else ""

    def is_saved(self, inside: str) -> bool:
        """Whether a file lies on the disk as it stands here."""
        return self.text_of(inside) == self.pack.text(inside)

    def files_of(self, subject: str) -> list[str]:
        """The files of a subject; one that is still to be made is called after it."""
        return self._files(subject)

    @property
    def stray_files(self) -> list[str]:
        """Files that are about nothing that the game knows."""
        return [each for each in self.pack.insides() if subject_of(PurePosixPath(each)) not in SUBJECT_NAMES]

    def put_in(self, parts: Sequence[ReadyPart]) -> None:
        """Put ready parts into their files, all of it one step; that of the first comes in hand."""
        try:
            sheets = self._with_parts(parts)
        except UnwritableError as error:
            self.trouble = error.said
            return
        first, *rest = sheets
        others = {**self.texts, **{each.inside: each.text for each in rest}}
        others.pop(first.inside, None)
        self.leave()
        self._did(BenchState(first, others))

    def _with_parts(self, parts: Sequence[ReadyPart]) -> list[FileSheet]:
        found: dict[str, FileSheet] = {}
        for part in parts:
            files = self._files(part.subject)
            mine = self.sheet.inside if self.sheet.inside in files else ""
            inside = mine or (files[0] if files else f"{part.subject}.yaml")
            sheet = found.get(inside) or whole_file(inside, self.text_of(inside))
            found[inside] = sheet.with_part(part.data)
        return list(found.values())

    def taken(self, subject: str) -> list[str]:
        """The ids that entries of a subject have already; those in rules are known once they are sound."""
        return list(map(str, self._ids_in_rules(subject))) if subject in _IN_RULES else super().taken(subject)

    def _ids_in_rules(self, subject: str) -> list[object]:
        mine = [whole_file(each, self.text_of(each)).draft.get(subject) for each in self._files("rules")]
        lists = [self.known.entries(subject), *(each for each in mine if isinstance(each, list))]
        return [each.get("id", "") for row in lists for each in row if isinstance(each, dict)]

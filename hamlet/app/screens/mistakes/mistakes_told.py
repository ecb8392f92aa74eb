"""What the sheet of mistakes says, as blocks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from hamlet.app.art.buttons import Face
from hamlet.app.art.rich import plain
from hamlet.app.art.type import Role
from hamlet.app.ids import ControlId
from hamlet.app.kit.blocks import Block, TextBlock
from hamlet.app.kit.code.code_block import CodeBlock
from hamlet.app.kit.code.code_sheet import CodeMarks, CodeSpan
from hamlet.app.kit.pressing import PressButton
from hamlet.app.screens.mistakes import mistakes_ids as ids
from hamlet.app.screens.mistakes.mistake_blocks import (
    AllowedBlock,
    ButtonLines,
    FoldedBlock,
    PlaceBlock,
    SoundBlock,
)
from hamlet.app.screens.mistakes.mistake_card import MistakeCard
from hamlet.app.ui.frame_kind import FrameKind

if TYPE_CHECKING:
    from hamlet.app.packs_news import PacksNews
    from hamlet.content.mistaken import MistakeFound, Mistakes
    from hamlet.words.words import Words

MOST_FOLDED: Final = {FrameKind.WIDE: 3, FrameKind.NORMAL: 3, FrameKind.COMPACT: 2}
MOST_WORDS: Final = 24
SENTENCE: Final = 20


@dataclass(frozen=True, slots=True)
class MistakesTold:
    """One mistake in full, and what there is besides."""

    words: Words
    news: PacksNews
    all: Mistakes
    shown: MistakeFound
    able: bool
    """Whether a button can mend it."""
    workable: bool
    """Whether the workshop can take it in hand."""
    note: str = ""

    @property
    def number(self) -> int:
        """Which of them is shown."""
        return self.all.all.index(self.shown)

    def card(self, kind: FrameKind) -> MistakeCard:
        """The paper."""
        blocks = [*self._mistake(), *self._folded(MOST_FOLDED[kind]), self._sound()]
        return MistakeCard(
            "sheet",
            tuple(blocks),
            self._title(),
            note=self._note(),
            pad=24 if kind is FrameKind.WIDE else 16,
            gap=14 if kind is FrameKind.WIDE else 8,
            head=30 if kind is FrameKind.WIDE else 26,
            lifted=True,
            close_hint=self.words.label("screens.mistake.close"),
        )

    def _title(self) -> str:
        label, mistake = self.words.label, self.shown
        if not mistake.lines:
            return label("screens.mistake.unread", pack=mistake.pack)
        return label("screens.mistake.title", file=mistake.inside, count=len(self.all.all))

    def _note(self) -> str:
        since = self.news.since
        former = (
            self.words.label("screens.mistake.former", at=since[:5])
            if since
            else self.words.label("screens.mistake.from_start")
        )
        return f"{self.shown.pack} · {self.news.at} · {former}"

    # the mistake

    def _mistake(self) -> list[Block]:
        label, count = self.words.label, len(self.all.all)
        number = label("screens.mistake.place", number=self.number + 1, count=count)
        blocks: list[Block] = [
            PlaceBlock(number, self.shown.at, self._about()),
            TextBlock(self._sentence(), SENTENCE, Role.LABEL),
        ]
        if self.shown.lines:
            blocks.append(self._code())
        blocks.append(self._buttons())
        allowed = self.shown.problem.allowed[:MOST_WORDS]
        if allowed:
            blocks.append(AllowedBlock(self._lead(), allowed, self.shown.problem.fix))
        if self.note:
            blocks.append(TextBlock(plain(self.note), 18, muted=True))
        return blocks

    def _about(self) -> str:
        entry, key = self.shown.entry, self.shown.key
        if not entry:
            return ""
        code = "screens.mistake.entry" if key else "screens.mistake.entry_only"
        return self.words.label(code, entry=entry, key=key)

    def _sentence(self) -> str:
        """The checker's, word for word; the word that was meant is bold."""
        told, meant = plain(self.words.told(self.shown.problem.said)), plain(self.shown.problem.fix)
        quoted = f"'{meant}'"
        return told.replace(quoted, f"**{quoted}**") if meant else told

    def _code(self) -> CodeBlock:
        problem = self.shown.problem
        marks = CodeMarks(
            bad=(problem.line,), span=CodeSpan(problem.line, problem.column, max(1, problem.length))
        )
        return CodeBlock(self.shown.lines, self.shown.first, marks, caret_row=True)

    def _lead(self) -> str:
        key = self.shown.inner
        if not key:
            return self.words.label("screens.mistake.allowed_here")
        return self.words.label("screens.mistake.allowed", key=key)

    def _buttons(self) -> ButtonLines:
        label = self.words.label
        found = []
        if self.able:
            write = label("screens.mistake.write", word=plain(self.shown.problem.fix))
            found.append(PressButton(ids.WRITE, write, "Enter", Face.GOLD))
        face = Face.PAPER if self.able else Face.GOLD
        found.append(PressButton(ids.OPEN, label("screens.mistake.open"), "O", face))
        if self.workable:
            found.append(PressButton(ids.WORKSHOP, label("screens.mistake.workshop"), "W"))
        found.append(PressButton(ids.GUIDE, label("screens.mistake.guide"), "F1"))
        return ButtonLines(tuple(found))

    # the others

    def _folded(self, most: int) -> list[Block]:
        label, every = self.words.label, self.all.all
        numbers = [number for number in range(len(every)) if number != self.number]
        rows: list[Block] = [
            FoldedBlock(
                ControlId(ids.OTHER, number),
                str(number + 1),
                every[number].at,
                self.words.told(every[number].problem.said),
            )
            for number in numbers[:most]
        ]
        if len(numbers) > most:
            rows.append(TextBlock(label("screens.mistake.more", count=len(numbers) - most), 18, muted=True))
        return rows

    def _sound(self) -> Block:
        label = self.words.label
        if not self.all.sound:
            return SoundBlock(label("screens.mistake.save"))
        return SoundBlock(label("screens.mistake.sound", sound=self.all.sound, entries=self.all.entries))

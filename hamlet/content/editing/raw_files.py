"""The bytes of a file and the text that is edited: line ends and a mark at the beginning stay as they are."""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Final

_MARK: Final = b"\xef\xbb\xbf"
_END: Final = re.compile(r"\r\n|\r|\n")


@dataclass(frozen=True, slots=True)
class RawFile:
    """A file as it was read: its text with plain line ends, and how they were written."""

    text: str = ""
    ends: tuple[str, ...] = ()
    """The line end of every line that has one."""
    marked: bool = False
    """Whether it begins with a byte order mark."""

    @property
    def usual_end(self) -> str:
        """How most of its lines end."""
        return max(("\n", "\r\n", "\r"), key=self.ends.count)

    def with_text(self, text: str) -> bytes:
        """The bytes of the file with another text: lines that were there end as they did."""
        ends = self._ends_of(text) if len(set(self.ends)) > 1 else [self.usual_end] * text.count("\n")
        parts = [f"{line}{end}" for line, end in zip(text.split("\n"), [*ends, ""], strict=True)]
        return (_MARK if self.marked else b"") + "".join(parts).encode()

    def _ends_of(self, text: str) -> list[str]:
        """The line ends of another text, where this file mixes them."""
        before, after = self.text.split("\n"), text.split("\n")
        found = [self.usual_end] * len(after)
        for block in SequenceMatcher(None, before, after, autojunk=False).get_matching_blocks():
            for number in range(block.size):
                if block.a + number < len(self.ends):
                    found[block.b + number] = self.ends[block.a + number]
        return found[:-1]


def raw_file(data: bytes) -> RawFile:
    """The text of some bytes; raises UnicodeDecodeError if they are none."""
    text = data.removeprefix(_MARK).decode()
    return RawFile(_END.sub("\n", text), tuple(_END.findall(text)), data.startswith(_MARK))

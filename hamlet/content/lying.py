"""How the files of a pack lie: loose in a folder, or together in one zip; readers need not know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from hamlet.content.saying import SaidError, Saying

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path, PurePath

    from hamlet.content.problems import Problem

PACK_FILE: Final = "pack.yaml"
ZIP: Final = ".zip"
YAML: Final = frozenset((".yaml", ".yml"))
LARGEST_FILE: Final = 256 * 1024
LARGEST_PACK: Final = 4 * 1024 * 1024
MOST_FILES: Final = 200
PICTURES: Final = frozenset((".png", ".svg"))
READ: Final = YAML | PICTURES
LARGEST_PICTURE: Final = 512 * 1024
LARGEST_PICTURES: Final = 8 * 1024 * 1024  # all of one pack
MOST_PICTURES: Final = 200
MOST_LISTED: Final = 2_000  # whatever lies in one folder
DEEPEST_FOLDER: Final = 4


def subject_of(inside: PurePath) -> str:
    """What a file of a pack is about: its name, or the name of the folder in the pack that it lies in."""
    return inside.parts[0] if len(inside.parts) > 1 else inside.stem


class UnreadableError(SaidError):
    """A file of a pack that is not there, is too large or may not be read."""


class Files(Protocol):
    """The files of one pack; names inside it are written with '/'."""

    place: Path
    refused: Saying | None
    """Why nothing of it is read, if there is a reason."""

    def names(self, problems: list[Problem]) -> Iterator[str]:
        """Every file of the pack, YAML or picture; what keeps others out is told in `problems`."""

    def read(self, inside: str, most: int) -> bytes:
        """The bytes of a file, or `UnreadableError` if there are more than `most` of them, or none at all."""

    def has_pack_file(self) -> bool:
        """Whether its pack.yaml is there at all."""

    def shown(self, inside: str) -> str:
        """What to call a file where somebody looks for it."""

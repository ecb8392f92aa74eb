"""The line at the top of a pack's file that tells an editor its schema.

Every editor with the YAML language server reads it (VS Code, Neovim, Helix, Zed, JetBrains by a plugin), so
that it works where no settings are.
"""

from __future__ import annotations

from pathlib import PurePosixPath
from typing import Final

from hamlet.content.lying import subject_of

SCHEMAS: Final = ".schema"
"""The folder for the schemas in a pack; hidden, so it is no part of what the pack says."""

VSCODE: Final = ".vscode"
"""The folder for them in a pack, or beside packs."""

_START: Final = "# yaml-language-server: $schema="


def modeline(inside: str, schemas: str = SCHEMAS) -> str:
    """The line for a file of a pack, without its line end.

    `inside` is the file's path in its pack (`tiles.yaml`, `tiles/mine.yaml`), `schemas` the folder of the
    schemas as it is seen from the pack's folder, or a whole address.
    """
    path = PurePosixPath(inside)
    whole = "://" in schemas or schemas.startswith("/") or schemas[1:2] == ":"
    up = "" if whole else "../" * (len(path.parts) - 1)
    return f"{_START}{up}{schemas}/{subject_of(path)}.json"


def has_modeline(text: str) -> bool:
    """Whether a file names its schema already: it does so before anything else but comments."""
    for line in text.splitlines():
        if line.startswith(_START):
            return True
        if line.strip() and not line.startswith("#"):
            return False
    return False


def with_modeline(text: str, inside: str, schemas: str = SCHEMAS) -> str:
    """The text of a file with the line on top; a text that has one stays as it is."""
    return text if has_modeline(text) else f"{modeline(inside, schemas)}\n{text}"

"""The examples of the guide: every box under a file's name is that file of a pack."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

import yaml

GUIDE: Final = Path(__file__).resolve().parents[2] / "data" / "README.md"
_BOX: Final = re.compile(
    r"^\*\*`(?P<pack>[\w-]+)/(?P<file>[\w./-]+)`\*\*\n\n```(?:yaml|xml)\n(?P<text>.*?)^```$",
    re.DOTALL | re.MULTILINE,
)

Files = dict[str, str]


@dataclass(frozen=True, slots=True)
class Used:
    """One entry of an example, and where it stands."""

    pack: str
    subject: str
    data: dict[str, Any]


@cache
def packs() -> dict[str, Files]:
    """The packs of the guide, in the order of reading: file names and texts."""
    found: dict[str, Files] = {}
    for box in _BOX.finditer(GUIDE.read_text("utf-8")):
        found.setdefault(box["pack"], {})[box["file"]] = box["text"]
    return found


def entries() -> Iterator[Used]:
    """Every entry in the examples, those of rules.yaml under their lists, pack.yaml and rules.yaml as one."""
    for pack, files in packs().items():
        for file, text in files.items():
            if not file.endswith(".yaml"):
                continue
            subject, data = Path(file).stem, yaml.safe_load(text)
            if isinstance(data, list):
                yield from (Used(pack, subject, each) for each in data)
                continue
            for name in ("options", "presets") if subject == "rules" else ():
                for each in data.get(name, ()):
                    yield Used(pack, "additions" if "extends" in each else name, each)
            yield Used(pack, subject, data)

"""Archives of recorded games: plain `*.hamlet` files in one `*.tar.xz`, which any tar opens too.

Records of one kind repeat their definitions and much of their actions: together they take little room.
"""

from __future__ import annotations

import lzma
import tarfile
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path


def write_archive(path: Path, records: Mapping[str, bytes]) -> None:
    """Write the records, by file name; the same records always give the same archive."""
    packed = BytesIO()
    with tarfile.open(fileobj=packed, mode="w") as archive:
        for name, data in sorted(records.items()):
            about = tarfile.TarInfo(name)
            about.size = len(data)
            archive.addfile(about, BytesIO(data))
    path.write_bytes(lzma.compress(packed.getvalue(), preset=9 | lzma.PRESET_EXTREME))


def read_archive(path: Path) -> dict[str, bytes]:
    """The records in an archive, by file name."""
    found = {}
    with tarfile.open(path, "r:xz") as archive:
        for about in archive:
            member = archive.extractfile(about)
            if member is not None:
                found[about.name] = member.read()
    return found

"""What large pictures have used goes back to the system."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from hamlet.app.memory import give_back

PAGE, MEGABYTE = 4096, 1 << 20


def _held() -> int:
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * PAGE // MEGABYTE


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems take it back by themselves")
def test_what_many_pictures_have_left_is_given_back() -> None:
    give_back()
    before = _held()
    # Below the size from which the library asks the system for each, with small things between them.
    parts = [bytearray(b"\1" * 100_000) for _ in range(3000)]
    kept = parts[::50]
    full = _held()
    del parts
    give_back()
    assert full - before > 200
    assert _held() - before < 60
    assert kept

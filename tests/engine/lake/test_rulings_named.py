"""Each ruling on the lake is named by at least one test of this folder."""

from __future__ import annotations

import re
from pathlib import Path

RULINGS = set(range(1, 27))


def test_every_ruling_has_a_test_that_names_it() -> None:
    named: set[int] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for head in re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE):
            named |= {int(number) for number in re.findall(r"_l(\d\d)(?=_)", head)}
    assert named == RULINGS

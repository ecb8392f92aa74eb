"""Each ruling on Botric and each line of his lists is named by at least one test of this folder."""

from __future__ import annotations

import re
from pathlib import Path

from tests.engine.botric.solo_data import solo_data

RULINGS = set(range(1, 26))


def test_every_ruling_has_a_test_that_names_it() -> None:
    named: set[int] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for head in re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE):
            named |= {int(number) for number in re.findall(r"_s(\d\d)(?=_)", head)}
    assert named == RULINGS


def test_every_line_of_his_lists_is_named_where_it_decides() -> None:
    texts = " ".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    lines = {"human", "nearest"}
    for edition in solo_data()["botric"]:
        for lists in (edition["lists"], edition.get("lake_lists") or {}):
            lines |= {line for each in lists.values() for line in each}
    assert {line for line in lines if f'"{line}"' not in texts} == set()

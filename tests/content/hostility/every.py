"""All of them: some hundred in the suite, many more with `--heavy`."""

from __future__ import annotations

from collections.abc import Iterator

from tests.content.hostility import (
    loops,
    odd_folders,
    odd_pictures,
    odd_zips,
    torn,
    wrong_values,
    yaml_tricks,
)
from tests.content.hostility.case import Case


def every_case(*, heavy: bool = False) -> Iterator[Case]:
    """Each the same in every run."""
    yield from yaml_tricks.cases()
    yield from torn.cases(12 if heavy else 1)
    yield from wrong_values.cases(99 if heavy else 1)
    yield from loops.cases()
    yield from odd_pictures.cases()
    yield from odd_zips.cases(200 if heavy else 12)
    yield from odd_folders.cases()

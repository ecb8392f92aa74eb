"""Packs with every kind of mistake, each as the files that are wrong with it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tests.content.test_damage import DAMAGE
from tests.content.test_mistakes import (
    DOZEN_AND_ONE,
    GOOD_TILE,
    IN_A_LAYOUT,
    IN_A_TILE,
    IN_OTHER_FILES,
    LAYOUT,
)
from tests.content.test_options import WRONG_OPTIONS, option_file

Files = Mapping[str, str | bytes]


def broken_packs() -> Iterator[Files]:
    yield DOZEN_AND_ONE
    for old, new, _ in IN_A_TILE:
        yield {"tiles.yaml": GOOD_TILE.replace(old, new)}
    for file, text, *_ in IN_OTHER_FILES:
        yield {file: text}
    for old, new, *_ in IN_A_LAYOUT:
        yield {"layouts.yaml": LAYOUT.replace(old, new)}
    for option, _ in WRONG_OPTIONS:
        yield {"rules.yaml": option_file(option)}
    for data, _ in DAMAGE.values():
        yield from ({name: data} for name in ("awards.yaml", "pack.yaml", "rules.yaml"))

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hamlet.app.art import type as type_
from hamlet.app.art.amounts import amounts_of, score_markup
from hamlet.app.art.palette import contrast
from hamlet.app.art.sheet import tile_sheet
from hamlet.app.art.type import Drawn
from hamlet.engine.definitions import Cost, Definitions, Need


@pytest.fixture
def seen() -> Iterator[list[Drawn]]:
    drawn: list[Drawn] = []
    type_.listeners.append(drawn.append)
    yield drawn
    type_.listeners.remove(drawn.append)


def test_the_sheet_names_every_tile_in_full_and_readably(definitions: Definitions, seen: list[Drawn]) -> None:
    sheet = tile_sheet(definitions, (1920, 1500))
    assert {tile.name for tile in definitions.tiles} <= {drawn.shown for drawn in seen}
    for drawn in seen:
        assert not drawn.cut, drawn.text
        assert sheet.get_rect().contains(drawn.rect)
        if drawn.on:
            assert contrast(drawn.colour, drawn.on) >= 3.0, drawn.text


def test_a_cost_keeps_its_mix_of_materials_and_puts_gold_last(definitions: Definitions) -> None:
    amounts = amounts_of(definitions, Cost((Need((0, 1), 2),), gold=3))
    assert [(amount.count, amount.icons) for amount in amounts] == [(2, ("wood", "stone")), (3, ("gold",))]


def test_every_landmark_says_what_it_is_worth(definitions: Definitions) -> None:
    for tile in definitions.tiles:
        if tile.score:
            assert score_markup(definitions, tile.score).startswith("{star}")

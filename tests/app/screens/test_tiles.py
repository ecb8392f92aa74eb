from __future__ import annotations

from pathlib import Path

from hamlet.app.ids import InfoId
from hamlet.app.screens.tiles import TilesScreen
from hamlet.words.rooms import english
from tests.app.driver import Driver
from tests.app.texts import cut_off, hearing, pale


def test_every_tile_is_named_in_full_and_readably_and_says_what_it_is_for(tmp_path: Path) -> None:
    driver = Driver(tmp_path, (1920, 1080))
    screen = TilesScreen(english(), driver.home.choice.definitions)
    told: dict[int | str, str] = {}
    with hearing() as drawn:
        driver.open(screen)
        driver.settle()
        while True:
            told |= {hit.id.which: hit.hint for hit in screen.hits if isinstance(hit.id, InfoId)}
            if screen.scroll >= screen.scroll_most:
                break
            screen.scroll_by(screen.step)
    assert not cut_off(drawn)
    assert not pale(drawn)
    shown = " ".join(each.shown for each in drawn)
    for tile in screen.definitions.tiles:
        assert all(word in shown for word in tile.name.split()), tile.name
        assert told[tile.id].startswith(f"*{tile.name}*\n")
        if tile.score:
            assert "{point}" in told[tile.id]

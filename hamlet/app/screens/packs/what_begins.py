"""What new games come to with the packs that are on, as far as they can be played."""

from __future__ import annotations

from hamlet.app.errors import StartError
from hamlet.app.home import Home, WantedGames
from hamlet.content import RuleError
from hamlet.content.problems import Problem
from hamlet.content.telling.reading import PacksRead
from hamlet.session.choice import choose_game
from hamlet.values import dataclass


@dataclass(frozen=True, slots=True)
class WhatBegins:
    """So many tiles and sales; of what is on, this does not play."""

    tiles: int = 0
    sales: int = 0
    left_out: tuple[Problem, ...] = ()


def what_begins(home: Home, reads: PacksRead, on: tuple[str, ...]) -> WhatBegins:
    """What was read already is put together once: new games begin with just that."""
    if home.wanted == WantedGames() and home.loaded_choice is None:
        try:
            loaded = reads.played(on)
            if not loaded.problems:
                home.take_over(choose_game(loaded, words=home.words))
        except RuleError:
            home.look_again()
    try:
        packs = home.choice.packs
    except StartError:
        return WhatBegins()
    tiles = sum(sum(tile["copies"].values()) for tile in packs.data.get("tiles", ()))
    return WhatBegins(tiles, len(packs.data.get("sales", ())), packs.left_out)

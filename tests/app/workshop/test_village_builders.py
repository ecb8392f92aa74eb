"""Villages to try a tile in are built whatever packs are played with, with Botric's rules by him too."""

from __future__ import annotations

import pytest

from hamlet.app.workshop.village_builders import BuildersHere
from hamlet.content import load_packs, resolve
from hamlet.resources import data_folder


@pytest.mark.parametrize("packs", [("base",), ("base", "lake"), ("base", "solo"), ("base", "lake", "solo")])
def test_a_village_is_built_with_all_packs_of_the_game(packs: tuple[str, ...]) -> None:
    loaded = load_packs([data_folder() / name for name in packs])
    builders = BuildersHere()
    builders.ask(resolve(loaded), 3)
    state = builders.taken()
    assert isinstance(state, dict)
    assert len(state["tiles"]) > 6

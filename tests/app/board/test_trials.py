from __future__ import annotations

import pygame

from hamlet.app.board.trials import SIZES, Trial
from hamlet.bench.frames import TILES, big_state
from hamlet.engine.definitions import Definitions
from hamlet.engine.game import Game


def test_the_large_state_has_sixty_tiles_and_forty_pieces(definitions: Definitions) -> None:
    state = big_state(definitions)
    assert len(state.village.tiles) == TILES
    assert sum(map(len, state.villagers)) + sum(map(len, state.donkeys)) == 40
    assert len(state.stock) == TILES


def test_every_trial_gives_a_time_for_every_frame(definitions: Definitions, window: pygame.Surface) -> None:
    trial = Trial(Game.new(definitions, 2, 1).state, SIZES["1080p"])
    trial.settle()
    for trying in (trial.pan, trial.zoom, trial.drag, trial.move, trial.rest):
        assert len(trying(4)) == 4
    pygame.display.set_mode(window.get_size())

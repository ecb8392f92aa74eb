"""Life on the page of the score: smoke, birds and what drifts, over the village, under all that is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from hamlet.app.art.tile_signs import TileSigns
from hamlet.app.board.canvas import Canvas
from hamlet.app.board.display_list import Composition
from hamlet.app.board.signs.sign_placing import Placing
from hamlet.app.kit.entering import MotionKind
from hamlet.app.life.beams import Beams
from hamlet.app.life.birds import Birds
from hamlet.app.life.chimneys import Chimneys
from hamlet.app.life.drifting import Drifts
from hamlet.app.life.life_view import LifeMap, LifeView
from hamlet.app.life.sprites import Sprite, changes, draw_sprite, outside
from hamlet.app.life.village_life import LifeKind
from hamlet.app.life.waking import AWAY, INPUT, Waking

if TYPE_CHECKING:
    from hamlet.app.screens.scoring.scored_village import ScoredVillage
    from hamlet.app.screens.scoring.scoring_stage import ScoringStage

NEAR: Final = 48  # buildings are seen on this page, however small
HERE: Final = TileSigns(NEAR, (0.0, 0.0))


class ScoreLife:
    """What lives in the village of one score; at rest all is as it was painted."""

    def __init__(self, page: ScoringStage) -> None:
        self.page = page
        self.waking = Waking()
        self.kinds: tuple[LifeKind, ...] = (Chimneys(), Beams(), Drifts(), Birds())
        self.sprites: list[Sprite] = []
        self._drawn: list[Sprite] = []
        self._view: LifeView | None = None
        self._seen_as: tuple[object, ...] = ()

    def heed(self, event: pygame.Event) -> None:
        """Input wakes, if things are to move at all; a window that nobody looks at lets all stand still."""
        if event.type in AWAY:
            self._hush()
        elif event.type in INPUT and self.page.motion is MotionKind.FULL:
            self.waking.wake()

    def pass_time(self, seconds: float) -> None:
        """Let time pass, if the village can be seen."""
        page = self.page
        if not self.waking.awake() or page.around is not None or page.ground.busy:
            return
        view = self._look()
        if not self.waking.pass_time(max(seconds, 0.0), calm=True):
            return
        if not self.waking.awake():
            self._hush()
            return
        for kind in self.kinds:
            kind.pass_time(view, self.waking.time)
        found = (sprite for kind in self.kinds for sprite in kind.sprites(view))
        self.sprites = [sprite for sprite in found if view.area.colliderect(sprite.rect)]

    def _hush(self) -> None:
        self.waking.sleep()
        self.sprites = []
        for kind in self.kinds:
            kind.rest()

    def _look(self) -> LifeView:
        """The village as it is seen now; in another window all begins anew."""
        places, scene = self.page.places, self.page.ground.scene
        seen_as = (tuple(places.village), tuple(scene.rect), scene.picture)
        if self._view is None or seen_as != self._seen_as:
            self._hush()
            self.waking.wake()
            self._seen_as, self._view = seen_as, view_of_score(scene, places.village, places.scale)
        return self._view

    # drawing

    def draw(self, surface: pygame.Surface) -> None:
        """Over a village that has just been drawn, as far as the surface may be drawn on."""
        clip, covered = surface.get_clip(), self._covered()
        for part in outside(self.page.places.village.clip(clip), covered):
            surface.set_clip(part)
            for sprite in self.sprites:
                if sprite.rect.colliderect(part):
                    draw_sprite(surface, sprite, ())
        surface.set_clip(clip)

    def stir(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Draw anew what has changed since the last time; where."""
        if self._drawn is self.sprites:
            return []
        page, before, self._drawn = self.page, self._drawn, self.sprites
        covered = [*self._covered(), *page.marks.places]
        area = page.places.village
        changed = [
            part for rect in changes(before, self._drawn) for part in outside(rect.clip(area), covered)
        ]
        for part in changed:
            surface.set_clip(part)
            page.ground.paint_village(surface, part)
        surface.set_clip(None)
        return changed

    def _covered(self) -> list[pygame.Rect]:
        return [piece.bounds for piece in self.page.laid]


def view_of_score(scene: ScoredVillage, area: pygame.Rect, scale: float) -> LifeView:
    """The village of a score as life sees it: every tile, with nothing that is to be read on it."""
    eye, village = scene.eye(area, scale), scene.state.village
    signs = dict.fromkeys(range(len(village.tiles)), HERE)
    composition = Composition(
        round(eye.length), scale, (), [], (), [], {}, signs, (), step=NEAR, look=scene.studio.look
    )
    canvas = Canvas(
        pygame.Surface((1, 1)), eye, scene.state, scene.studio, composition, Placing(scene.studio.tiles)
    )
    return LifeView(canvas, scene.studio.season.like, LifeMap(composition, village.tiles))

"""The village by itself, with all that stands on it: moved and looked at closely, no panel before it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from hamlet.app.art.buttons import Face
from hamlet.app.board.tools import reaches
from hamlet.app.board_view import BoardView
from hamlet.app.ids import Id
from hamlet.app.kit.entering import MotionKind
from hamlet.app.kit.kit_pane import KitPane
from hamlet.app.kit.kit_pieces import KitPieces, LaidPiece
from hamlet.app.kit.pressing import PressButton
from hamlet.app.screens.lively_page import enliven
from hamlet.app.screens.scoring import scoring_ids as ids
from hamlet.app.screens.scoring.score_places import ScorePlaces
from hamlet.app.ui.hit_regions import HitRegion
from hamlet.app.view.scene import Scene
from hamlet.values import dataclass

if TYPE_CHECKING:
    from hamlet.app.screens.scoring.scoring_stage import ScoringStage

SHADOW = 24  # of the button reaches half as far beyond it
HANDS = (
    *(pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION, pygame.MOUSEWHEEL),
    *(pygame.KEYDOWN,),
)


@dataclass(frozen=True, slots=True)
class AroundFoot:
    """The way back."""

    button: PressButton

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """One button on the wood."""
        pane.group = ids.FOOT
        self.button.draw(pane, rect)


class LookingAround:
    """The board of the table, over the whole window."""

    def __init__(self, page: ScoringStage) -> None:
        self.state = page.session.state
        self.words = page.words
        self.board = BoardView(page.session.setup.box, page.ground.scene.studio.badge_art, page.words)
        self.board.wished = page.home.look
        settings = page.home.settings
        self.board.set_motion(settings.own_pace, reduced=page.motion is not MotionKind.FULL)
        enliven(self.board, page.motion)
        self._place = pygame.Rect(0, 0, 0, 0)
        self._fitted = False

    def resize(self, places: ScorePlaces) -> None:
        """The whole window; nothing of the village lies under the button."""
        px = places.px
        self._place = pygame.Rect(px(16), 0, px(250), px(46))
        self._place.bottom = places.window.bottom - px(16)
        self.board.resize(places.window, places.scale, (self._place,))
        if not self._fitted:
            self._fitted = True
            self.board.fit(self.state)
            self.board.camera.stop()

    def lay_foot(self, pieces: KitPieces, scale: float) -> LaidPiece:
        """The button."""
        label = self.words.label
        button = PressButton(
            ids.LOOK,
            label("screens.scores.back"),
            "Esc",
            Face.DARK,
            hint=label("screens.scores.around"),
            size=18,
        )
        foot = AroundFoot(button)
        return LaidPiece(pieces.get(foot, self._place.size, scale, foot.draw), self._place.topleft)

    def hits(self) -> list[HitRegion]:
        """The small buttons over the village."""
        from hamlet.app.ids import ViewId

        return [hit for hit in self.board.hits(self.state, Scene()) if isinstance(hit.id, ViewId)]

    def choose(self, what: Id) -> None:
        """One of them."""
        self.board.choose(what)

    def handle(self, event: pygame.Event) -> bool:
        """Whether the view was moved; any input wakes life in the village."""
        self.board.life.heed(event)
        return event.type in HANDS and self.board.handle(event)

    @property
    def busy(self) -> bool:
        """Whether it is still being painted, or moves."""
        return self.board.busy

    def update(self, passed: float) -> bool:
        """Whether it looks different now."""
        self.board.life.pass_time(max(passed, 0.0))
        return self.board.update(passed)

    def stir(self, surface: pygame.Surface, marked: Sequence[pygame.Rect]) -> list[pygame.Rect] | None:
        """Have life go on, but for what is marked and for buttons; where. None: all must be drawn."""
        if not self.board.life.stale:
            return []
        around = round(SHADOW * self.board.camera.eye.scale)
        button = self._place.inflate(around, around)
        return self.board.stir(surface, (*reaches(self.board.camera), button, *marked))

    def draw(self, surface: pygame.Surface) -> None:
        """All of it."""
        self.board.draw(surface, self.state, Scene(), None)

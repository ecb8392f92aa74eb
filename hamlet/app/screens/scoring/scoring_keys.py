"""Keys on the score: Space counts, arrows come to the sheet from anywhere, letters do what stands below."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from hamlet.app.ids import Id
from hamlet.app.kit.kit_input import KitInput
from hamlet.app.screens.scoring import scoring_ids as ids
from hamlet.app.ui.stage_input import ENTER

if TYPE_CHECKING:
    from hamlet.app.screens.scoring.scoring_screen import ScoringScreen
    from hamlet.app.ui.screen import Change

WALKING = (pygame.K_UP, pygame.K_DOWN)


class ScoringInput(KitInput):
    """The hands on one score."""

    def __init__(self, page: ScoringScreen) -> None:
        super().__init__(page)
        self.score = page
        self.held: set[int] = set()
        """Letters that are down: one that is held is one sip."""

    def hovered(self, what: Id | None) -> None:
        """Another line is lit."""
        self.score.relight()

    def key_down(self, event: pygame.Event) -> Change | None:
        """What is typed into the town's name goes there; all else as it is on every page."""
        score = self.score
        if score.racing and self._drinks(event):
            return None
        if score.typing is None:
            if event.key == pygame.K_SPACE and score.around is None:
                score.count_again()
                return None
            if event.key in ENTER and not score.count.ended:
                score.count_out()
                return None
            if event.key in WALKING and score.around is None and not self._in_rows():
                self.set_focus(self.entry(ids.ROWS))
                return None
            if score.just_shown and event.key == pygame.K_r:
                return None
            does = LETTERS.get(event.key)
            if does is not None and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
                return does(score)
        return super().key_down(event)

    def _drinks(self, event: pygame.Event) -> bool:
        """In the race every letter is for drinking: a hand beside its key leads nowhere else."""
        if not pygame.K_a <= event.key <= pygame.K_z or self.score.milk is None:
            return False
        number = self.score.milk.of_key(chr(event.key).upper())
        if number is not None and event.key not in self.held:
            self.held.add(event.key)
            self.score.sip(number)
        return True

    def _in_rows(self) -> bool:
        control = self.focused()
        here = control is not None and control.region.group == ids.ROWS and self.by_keys
        return here or ids.ROWS not in self.groups()

    def release(self, at: tuple[int, int]) -> Change | None:
        """A click on nothing counts on."""
        score = self.score
        if self.hover is None and not score.count.ended and score.around is None and score.typing is None:
            score.count_again()
        return super().release(at)


LETTERS: Final[dict[int, Callable[[ScoringScreen], Change | None]]] = {
    pygame.K_v: lambda page: page.look_around(),
    pygame.K_r: lambda page: page.again(),
    pygame.K_m: lambda page: page.race_for_it(),
    pygame.K_p: lambda page: page.where_from() if page.around is None else None,
}

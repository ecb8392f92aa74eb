"""Lines of a meal pulled up and down by their grips."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hamlet.app.ids import ControlId, Id
from hamlet.app.screens.workshop.card import card_ids as ids
from hamlet.app.screens.workshop.card.card_shown import CardShown
from hamlet.app.screens.workshop.workshop_part import WorkshopPart
from hamlet.content.editing.sentences import meal_sentences, moved_sentence

if TYPE_CHECKING:
    from hamlet.app.screens.workshop.looked_at import LookedAt

STROKE: Final = "pull"


class CardPulling(WorkshopPart):
    """A line that is held: it changes places with every line that the hand comes to."""

    def __init__(self, shown: CardShown, lights: LookedAt) -> None:
        self.shown = shown
        self.lights = lights
        self.place: int | None = None
        """Which thing that the meal does is held."""

    def move(self, place: int, by: int, stroke: str = "") -> int:
        """Lay a line elsewhere; returns where it lies then."""
        there = self.shown.draft.get("does")
        to = max(0, min(len(there) - 1, place + by)) if isinstance(there, list) else place
        sentences = meal_sentences(self.shown.draft, self.shown.known)
        held = next((each for each in sentences if each.path == ("does", place)), None)
        if held is None or to == place:
            return place
        self.shown.edit(lambda draft: moved_sentence(draft, held, to - place), stroke)
        self.lights.path = ("does", to)
        return to

    def press(self, what: Id | None, at: tuple[int, int]) -> bool:
        """A grip is taken."""
        if not isinstance(what, ControlId) or what.name != ids.GRIP:
            return False
        self.place = int(what.which)
        return True

    def moved(self, what: Id | None, at: tuple[int, int]) -> bool:
        """The hand comes over another line."""
        if self.place is None or not isinstance(what, ControlId):
            return False
        if what.name not in (ids.GRIP, ids.EFFECT, ids.CLOSE) or not isinstance(what.which, int):
            return False
        before = self.place
        self.place = self.move(before, (what.which > before) - (what.which < before), STROKE)
        return self.place != before

    def release(self, at: tuple[int, int]) -> bool:
        """It is let go: all of that was one step."""
        held, self.place = self.place is not None, None
        if held:
            self.shown.bench.lift()
        return held

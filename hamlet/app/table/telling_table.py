"""A table that tells of first chances: when nothing moves and nobody is in the middle of something."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.app.table.table_picture import TablePicture

if TYPE_CHECKING:
    from hamlet.app.table.greeting import Greeting
    from hamlet.app.table.opponents import Opponents
    from hamlet.app.table.others_turns import OthersTurns
    from hamlet.app.table.table_input import TableInput
    from hamlet.engine.definitions import Definitions


class TellingTable(TablePicture):
    """What is told stands on a card over the village, and goes as soon as somebody plays on."""

    input: TableInput
    others: OthersTurns
    opponents: Opponents
    greeting: Greeting

    def shows(self) -> Definitions:
        """With which packs it is played."""
        return self.board.ground.studio.badge_art.art.definitions

    def tell_chances(self, now: float) -> None:
        """What has become possible for the first time is told in a quiet moment."""
        if self.chances.update(now, peace=self._peaceful):
            self.show_chance()
        if self.chances.come(now, self.others.own_speed):
            self.arranging.fade_chance(self.chances.strength)
            self.mark("village")

    @property
    def _peaceful(self) -> bool:
        """Whether nothing moves, flies, stands over the village or hangs on the pointer."""
        looking, hands = self.looking, self.input
        still = not (self.board.animating or self.opponents.playing or self.greeting.banner)
        # Nothing comes under a hand that presses; what is there already may be pressed itself.
        held = hands.dragging if self.chances.shown is not None else hands.press_at
        return still and held is None and looking.finding is None and not looking.state.drawer

    def show_chance(self) -> None:
        """There is another chance to be told, or none any more."""
        self.arranging.tell_chance(self.chances.shown, self.input.pointer)
        self.relayout()
        self.uncover()

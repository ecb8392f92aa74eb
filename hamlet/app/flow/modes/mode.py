"""What every mode can do: show itself, answer to a choice, go back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.app.ids import Id
from hamlet.app.view.scene import ASKED, Scene

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hamlet.app.flow.forecast import Forecast
    from hamlet.app.flow.offer import Offer
    from hamlet.app.flow.table import Flow
    from hamlet.engine.lattice.geometry import Vertex
    from hamlet.engine.state import State


class Mode:
    """A mode. What it does not answer to, the table answers itself."""

    name = "idle"
    leaves_on_play = True
    """Whether an action ends the mode."""
    offer: Offer | None = None
    """What is being paid for."""
    showing: str = ""
    """What of it is shown, where one mode shows several things."""
    position: int | None = None
    """Which blueprint of the display it is about."""
    place: int | None = None
    """Which blueprint of the hand it is about."""

    moment: State | None = None
    """Which state the village shows, where it is not the present one."""
    points: bool = False
    """Whether pointing at something is seen in the village, or rows of the panels bear letters."""
    reading: bool = False
    """Whether something is read in peace: nobody plays meanwhile."""
    rules: tuple[str, ...] = ()
    """The rules behind it, where it knows them itself."""

    question: object = None
    """What a card asks, where one may follow the other in the same mode: each begins at its top."""

    @property
    def showing_tile(self) -> int | None:
        """The building whose card it is, if it is one's."""
        return None

    working: bool = False
    """Whether something is still being reckoned, a little in each frame."""

    def work(self, flow: Flow) -> bool:
        """Reckon on; whether there is anything new to show."""
        return False

    def forecast(self, flow: Flow) -> Forecast | None:
        """What would come of what the player is about, as it stands."""
        return None

    def scene(self, flow: Flow) -> Scene:
        """What the village shows."""
        return Scene(self.name, ASKED)

    def letters(self, flow: Flow) -> Mapping[Id, str]:
        """Rows of the panels that bear a letter."""
        return {}

    def pointed(self, flow: Flow, what: Id | None) -> bool:
        """The pointer or the focus is on something else; whether that is to be seen in the village."""
        return False

    def choose(self, flow: Flow, what: Id) -> bool:
        """Answer to an id; False to leave it to the table."""
        return False

    def why_not(self, flow: Flow, what: Id) -> str:
        """Why something that is pointed at would be refused as a target; nothing if it would not."""
        return ""

    def back(self, flow: Flow) -> Mode | None:
        """The mode to go back to, or None where there is nothing to leave."""
        return Mode()

    def key(self, flow: Flow, name: str) -> bool:
        """Answer to a key; False to leave it to the table."""
        return False

    @property
    def opened_from(self) -> Mode:
        """The mode whose card this one's goes on from: itself, unless it was opened there."""
        return self

    @property
    def about(self) -> Id | None:
        """Which card of the menu it is about."""
        return None

    @property
    def beneath(self) -> Mode:
        """What a sheet opened over this mode leads back to."""
        return Idle()

    def keeps(self, flow: Flow, what: Id) -> bool:
        """Whether it will not be left for this, and has said so."""
        return False

    def resumed(self, flow: Flow) -> Mode:
        """What follows when steps were taken back or done again."""
        return Idle()

    def hold_at(self, flow: Flow, at: tuple[float, float]) -> bool:
        """The pointer moved while something is held; whether anything changed."""
        return False

    def turn(self, flow: Flow, times: int) -> bool:
        """Turn what is held."""
        return False

    def move(self, flow: Flow, direction: int) -> bool:
        """By keyboard, to the next place that way."""
        return False

    def next_fit(self, flow: Flow, by: int) -> bool:
        """What is held goes to the next or the former place where it fits."""
        return False

    def pin(self, flow: Flow, at: Vertex | None = None) -> bool:
        """Pin what is held."""
        return False


class Idle(Mode):
    """Nothing chosen: everything on the table is open."""

    def back(self, flow: Flow) -> Mode | None:
        """Nothing to leave."""
        return None

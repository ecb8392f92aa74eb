"""What screens may ask of the flow, and tell it."""

from __future__ import annotations

from typing import Protocol

from hamlet.app.view.panels import Panels
from hamlet.app.view.scene import Scene
from hamlet.engine.lattice.geometry import Vertex
from hamlet.session.history import Step
from hamlet.session.session import Session


class TableFlow(Protocol):
    """The table's logic behind the drawing. After every call the scene and panels may have changed."""

    session: Session
    version: int
    """Goes up with every change: draw again when it does."""

    def scene(self) -> Scene:
        """What the village shows."""

    def panels(self) -> Panels:
        """What the panels show."""

    def choose(self, what: str) -> bool:
        """Something with this id was clicked, dropped on or confirmed; False if it means nothing now."""

    def hover(self, what: str | None) -> None:
        """The pointer or the focus is on something, or on nothing."""

    def hold_at(self, at: tuple[float, float]) -> None:
        """Where the pointer is, in units of the plane: a held blueprint snaps to the nearest fit."""

    def move_ghost(self, direction: int) -> None:
        """By keyboard: to the next fitting place that way (0 right, 1 down, 2 left, 3 up)."""

    def turn(self, times: int) -> None:
        """Turn the held blueprint clockwise so many times, to the next rotation that fits."""

    def pin(self, at: Vertex | None = None) -> None:
        """Pin the ghost where it is."""

    def back(self) -> bool:
        """Escape: one step back; False if there is nothing to go back from."""

    def key(self, name: str) -> bool:
        """A letter key with a meaning here (t m c b r d p o x z n h l …); False if it has none now."""

    def take_steps(self) -> list[Step]:
        """The steps played since last asked (by anyone), for motion and sound."""

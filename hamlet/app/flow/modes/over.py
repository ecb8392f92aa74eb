"""What is opened over another mode: closing it leads back there, and what was pinned stays pinned."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.app.flow.modes.mode import Idle, Mode

if TYPE_CHECKING:
    from hamlet.app.flow.table import Flow
    from hamlet.app.ids import Id
    from hamlet.app.view.scene import Ghost


class Over(Mode):
    """A sheet or a short task between; `under` is where it leads back to."""

    def __init__(self, under: Mode | None = None) -> None:
        self.under: Mode = under if under is not None else Idle()
        self.moment = self.under.moment

    @property
    def beneath(self) -> Mode:
        """Another sheet leads back to the same."""
        return self.under

    def back(self, flow: Flow) -> Mode | None:
        """To what lies under it."""
        return self.under

    def keeps(self, flow: Flow, what: Id) -> bool:
        """What lies under it is not left either."""
        return self.under.keeps(flow, what)

    def resumed(self, flow: Flow) -> Mode:
        """The sheet is gone."""
        return self.under.resumed(flow)

    def pinned_below(self, flow: Flow) -> Ghost | None:
        """The building that stays pinned meanwhile."""
        ghost = self.under.scene(flow).ghost
        return ghost if ghost is not None and ghost.pinned else None

"""What is heard at the table: what moves, what is taken up and pinned, what is refused, whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.app.sound.ears import EARS, Cue
from hamlet.app.sound.following import Following

if TYPE_CHECKING:
    from hamlet.app.table.table_screen import TableScreen
    from hamlet.app.view.scene import Ghost


class HeardAtTable:
    """Compares each frame with the one before; all of it can be seen, too."""

    def __init__(self, table: TableScreen) -> None:
        self.table = table
        self.following = Following()
        self._held: Ghost | None = None
        self._lifted = False
        self._said = table.flow.said
        self._done = len(table.session.history.done)
        self._banner = ""

    def update(self) -> None:
        """Once a frame."""
        table, flow = self.table, self.table.flow
        EARS.surround(table.board.ground.studio.season.like)
        self.following.follow(table.board.performance)
        done = len(table.session.history.done)
        if done < self._done:
            EARS.hear(Cue.UNDO)
        self._done = done
        if flow.said != self._said:
            self._said = flow.said
            if flow.told is not None:
                EARS.hear(Cue.REFUSAL)
        banner = table.greeting.banner
        if banner and banner != self._banner:
            EARS.hear(Cue.TURN)
        self._banner = banner
        self._hear_hand()

    def _hear_hand(self) -> None:
        """A blueprint or a piece that is taken up, turned, or pinned."""
        scene = self.table.flow.scene()
        held, ghost, before = scene.held is not None, scene.ghost, self._held
        if (ghost is not None and before is None) or (held and not self._lifted):
            EARS.hear(Cue.LIFT)
        elif ghost is not None and before is not None and _clicks(ghost, before):
            EARS.hear(Cue.SNAP)
        self._held, self._lifted = ghost, held


def _clicks(ghost: Ghost, before: Ghost) -> bool:
    """Whether a blueprint was pinned, or turned."""
    return (ghost.pinned and not before.pinned) or ghost.rotation != before.rotation

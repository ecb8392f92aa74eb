"""The pictures that light takes, made a few in a frame: until all are there, what is lit is outlined."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from hamlet.app.board.badge_painter import BadgePainter
from hamlet.app.board.budget import Budget
from hamlet.app.board.canvas import Canvas
from hamlet.app.board.overlays.lit import lighting, lit_tiles
from hamlet.app.ids import Id
from hamlet.app.view.scene import Scene

AT_ONCE = 5  # pictures made in their frame, however long that takes: what is pointed at answers at once
_BIT = "light"


class LightingUp:
    """Makes what a scene lights up; another scene, or the same from elsewhere, begins anew."""

    def __init__(self) -> None:
        self.budget = Budget()
        self.under_way = False
        """Whether pictures are still to be made."""
        self._of: Hashable = None
        self._bits: Iterator[None] = iter(())

    def ask(self, of: Hashable, canvas: Canvas, scene: Scene, hover: Id | None, badges: BadgePainter) -> None:
        """What is lit is asked for under this key: a few pictures are made now, of more those that follow."""
        if of == self._of:
            return
        self._of, self.under_way = of, canvas.steady
        if canvas.steady:
            self._bits = lighting(canvas, scene, lit_tiles(scene, hover, len(canvas.placed)), badges)
            for _ in range(AT_ONCE):
                if self._make_one():
                    break

    def rest(self) -> None:
        """Nothing is lit."""
        self._of, self._bits, self.under_way = None, iter(()), False

    def go_on(self) -> bool:
        """Some more of them; whether just now all have come."""
        if not self.under_way:
            return False
        self.budget.open()
        while self.budget.allows(_BIT):
            ended = self._make_one()
            self.budget.learn(_BIT)
            if ended:
                return True
        return False

    def _make_one(self) -> bool:
        """Make another picture; whether there was none left."""
        self.under_way = next(self._bits, self) is not self
        return not self.under_way

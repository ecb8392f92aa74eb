"""The real window with somebody who may ask, line by line, what it shows: run as a program of its own.

Each line on standard input is a list of ids; the answer is one line with what is known of them. Asking is
part of the loop: nothing waits, nothing runs beside it.
"""

from __future__ import annotations

import argparse
import json
import select
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pygame

from hamlet.app import opening
from hamlet.app.home import WantedGames
from hamlet.app.table.table_screen import TableScreen
from hamlet.app.window import App
from tests.e2e.sending import received


class AskedApp(App):
    """An App that answers questions after each frame."""

    def __init__(self, *arguments: Any) -> None:  # noqa: ANN401 - whatever an App takes
        super().__init__(*arguments)
        self.released = 0
        self.pointer = (-1, -1)

    def frame(self, events: Iterable[pygame.Event]) -> list[pygame.Rect]:
        """The frame, then a question if there is one."""
        seen = list(events)
        for event in seen:
            self.released += event.type == pygame.MOUSEBUTTONUP
            if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                self.pointer = event.pos
        changed = super().frame(seen)
        if select.select([sys.stdin], [], [], 0)[0]:
            line = sys.stdin.readline()
            if not line:
                self.running = False
            elif self.running:
                print(json.dumps(self._answer(json.loads(line))), flush=True)
        return changed

    def _answer(self, wanted: list[str]) -> dict[str, Any]:
        screen = self.screen
        assert screen is not None
        answer: dict[str, Any] = {
            "window": pygame.display.get_wm_info().get("window"),
            "driver": pygame.display.get_driver(),
            "screen": type(screen).__name__,
            "released": self.released,
            "pointer": self.pointer,
            "points": {what: screen.hits.point(received(what)) for what in wanted},
        }
        if isinstance(screen, TableScreen):
            ghost = screen.flow.scene().ghost
            eye = screen.board.camera.eye
            answer |= {
                "still": not (screen.board.animating or screen.quiet or screen.panels_late),
                "steps": len(screen.session.history.done),
                "mode": screen.flow.mode.name,
                "ghost": [ghost.rotation, *ghost.at] if ghost else None,
                "eye": [eye.x, eye.y, eye.length, *eye.middle],
                "village": tuple(screen.frame.village),
            }
        return answer


def main() -> int:
    """Open a recorded game in the real window."""
    parser = argparse.ArgumentParser()
    parser.add_argument("record", type=Path)
    chosen = parser.parse_args()
    vars(opening)["App"] = AskedApp
    return opening.run(WantedGames(), load=str(chosen.record))


if __name__ == "__main__":
    sys.exit(main())

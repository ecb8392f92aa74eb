"""Starts the game as a person would, and tells when its first frame is seen and where the time went.

Run as a program of its own: `python -m hamlet.bench.first_frame BEGUN ARGUMENTS…`, where BEGUN is the time
at which the process was started. Nothing of the game knows that it is watched: the parts are told apart by
functions that are wrapped as soon as their modules are there.
"""

from __future__ import annotations

import builtins
import importlib
import json
import os
import runpy
import sys
from collections import defaultdict
from collections.abc import Callable
from time import process_time, time
from typing import Any, Final

PARTS: Final = {
    ("hamlet.app.home", "Home.of_user"): "settings",
    ("hamlet.app.opening", "_open"): "window",
    ("hamlet.content.shelf", "PackShelf.load"): "packs",
    ("hamlet.content.shelf", "PackShelf.load_sound"): "packs",
    ("hamlet.engine.reading", "read_definitions"): "packs",
    ("hamlet.session.session", "Session.__init__"): "game",
    ("pygame.font", "Font"): "fonts",
    ("hamlet.app.art.textures", "wood_table"): "pictures",
    ("hamlet.app.art.textures", "paper"): "pictures",
    ("hamlet.app.art.tile.artist", "TileArt.surface"): "pictures",
    ("hamlet.app.art.tile.artist", "TileArt.shadow"): "pictures",
    ("hamlet.app.window", "App.push"): "layout",
    ("hamlet.app.window", "App.frame"): "first draw",
}
SEEN: Final = ("pygame.display", "update")


class StartWatch:
    """Where the time goes: each moment belongs to the innermost part that is under way."""

    def __init__(self, begun: float) -> None:
        self.begun = begun
        self.last = time()
        self.taken: defaultdict[str, float] = defaultdict(float, python=self.last - begun)
        self.under_way = ["the rest"]
        self.left = {**PARTS, SEEN: ""}

    def enter(self, part: str) -> None:
        """A part begins."""
        self._count()
        self.under_way.append(part)

    def leave(self) -> None:
        """The innermost part is over."""
        self._count()
        self.under_way.pop()

    def _count(self) -> None:
        now = time()
        self.taken[self.under_way[-1]] += now - self.last
        self.last = now

    def imports_by(self, load: Callable[..., Any]) -> Callable[..., Any]:
        """Import, and wrap what is to be watched of it before anybody has taken hold of it."""

        def call(name: str, *args: Any, **kwargs: Any) -> Any:  # noqa: ANN401 - stands in for __import__
            self.enter("imports")
            try:
                return load(name, *args, **kwargs)
            finally:
                if name.startswith(("hamlet", "pygame")):
                    self._wrap()
                self.leave()

        return call

    def _wrap(self) -> None:
        for place in list(self.left):
            owner: Any = sys.modules.get(place[0])
            outer, _, name = place[1].rpartition(".")
            if outer:
                owner = getattr(owner, outer, None)
            if owner is None or not hasattr(owner, name):
                continue
            found, part = getattr(owner, name), self.left.pop(place)
            watched = self.seen(found) if place == SEEN else self.watched(found, part)
            made_by_class = isinstance(owner, type) and hasattr(found, "__self__")
            setattr(owner, name, staticmethod(watched) if made_by_class else watched)

    def watched(self, function: Callable[..., Any], part: str) -> Callable[..., Any]:
        """The function, its time counted."""

        def call(*args: Any, **kwargs: Any) -> Any:  # noqa: ANN401 - whatever the function takes and gives
            self.enter(part)
            try:
                return function(*args, **kwargs)
            finally:
                self.leave()

        return call

    def seen(self, show: Callable[..., Any]) -> Callable[..., Any]:
        """Showing a frame, which ends the watch."""

        def call(*changed: object) -> None:
            show(*changed)
            self._count()
            print(json.dumps(self.figures()), flush=True)
            # Nothing is to be kept of this game, and nobody is to wait for threads.
            os._exit(0)

        return call

    def figures(self) -> dict[str, Any]:
        """The seconds until the first frame, by clock and processor, their parts, the packages."""
        outside = {name.partition(".")[0] for name in list(sys.modules)} - sys.stdlib_module_names
        return {
            "seconds": round(time() - self.begun, 4),
            "cpu": round(process_time(), 4),
            "parts": {part: round(seconds, 4) for part, seconds in self.taken.items()},
            "packages": sorted(name for name in outside if not name.startswith("_")),
        }


def main() -> None:
    """Start the game with these arguments; does not come back if it draws something."""
    watch = StartWatch(float(sys.argv[1]))
    builtins.__import__ = watch.imports_by(builtins.__import__)
    importlib.import_module = watch.imports_by(importlib.import_module)
    sys.argv[1:] = sys.argv[2:]
    runpy.run_module("hamlet", run_name="__main__")


if __name__ == "__main__":
    main()

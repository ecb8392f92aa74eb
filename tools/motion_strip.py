r"""A strip of frames: one step of a recorded game is played at the table, and what moves is put on one sheet.

    python -m tools.motion_strip /tmp/drop.png --game tests/games/01-gg-printed-first-game.hamlet \
        --event TilePlaced --nth 3
    python -m tools.motion_strip /tmp/lake.png --game tests/app/board/villages/lake-1.hamlet \
        --event LakeFormed --crop window

The step is the `--nth` with such an event. The frames are `--every` seconds apart and cropped around what
differs from the still table, or to `--crop` (about: tiles of movers; window; or left,top,width,height).
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from hamlet.app.motion.script import act_of
from hamlet.app.shooting import all_people
from hamlet.app.table.table_habits import TableHabits
from hamlet.app.table.table_screen import TableScreen
from hamlet.app.ui.scale import scale_for
from hamlet.session.history import Step
from hamlet.session.record import load_session
from hamlet.store.records import read_record

FRAME: Final = 1 / 60
GAP: Final = 4
MARGIN, AROUND = 12, 120
SETTLES: Final = 4000  # frames in which a table comes to rest, at most
LATEST: Final = 900  # frames that a step is shown, at most


def wanted(arguments: Sequence[str] | None) -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("out", type=Path)
    parser.add_argument("--game", type=Path, required=True)
    parser.add_argument("--event", default="VillagerWalked", help="the name of an event's class")
    parser.add_argument("--nth", type=int, default=1)
    parser.add_argument("--every", type=float, default=0.06)
    parser.add_argument("--begin", type=float, default=0.0)
    parser.add_argument("--frames", type=int, default=16)
    parser.add_argument("--columns", type=int, default=4)
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--crop", default="auto")
    parser.add_argument("--kind", action="append", default=[], help="a class of movers, for --crop about")
    parser.add_argument("--speed", type=float, default=1.0)
    parser.add_argument("--reduced", action="store_true")
    parser.add_argument("--zoom", type=int, default=0, help="notches of the wheel before the step is played")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the sheet."""
    asked = wanted(arguments)
    pygame.display.init()
    pygame.font.init()
    width, height = map(int, asked.size.split("x"))
    surface = pygame.display.set_mode((width, height))
    still, frames, about = play(asked, surface)
    box = crop(asked.crop, still, frames, about)
    sheet(frames, box, asked.columns, asked.out)
    sys.stdout.write(f"{asked.out}: {len(frames)} frames of {box.width} x {box.height}\n")
    return 0


def play(
    asked: argparse.Namespace, surface: pygame.Surface
) -> tuple[pygame.Surface, list[pygame.Surface], pygame.Rect]:
    """The table at rest before the step, the frames while it is shown, and the tile it is about."""
    whole, _ = load_session(read_record(asked.game))
    number, step = _step(whole.history.done, asked.event, asked.nth)
    habits = TableHabits(reduced=asked.reduced)
    table = TableScreen(all_people(whole.fork(number)), None, asked.speed, habits=habits)
    table.others.hold_to_read()
    table.resize(surface.get_size(), scale_for(surface.get_size(), 1.0))
    now = _rest(table, surface, 0.0)
    if asked.zoom:
        table.board.camera.zoom(asked.zoom, _about(table, step, asked.kind).center)
        now = _rest(table, surface, now)
    still = surface.copy()
    table.session.play(step.action)
    table.flow.settle()
    frames: list[pygame.Surface] = []
    begun = now
    for _ in range(LATEST):
        due = asked.begin + len(frames) * asked.every
        if now - begun >= due - FRAME / 2:
            frames.append(surface.copy())
        if len(frames) == asked.frames:
            break
        now += FRAME
        table.update(now)
        table.draw(surface)
    return still, frames, _about(table, step, asked.kind)


def _step(steps: Sequence[Step], event: str, nth: int) -> tuple[int, Step]:
    """The nth step with such an event, and how many go before it."""
    having = [n for n, step in enumerate(steps) if event in {type(each).__name__ for each in step.events}]
    if len(having) < nth:
        sys.exit(f"only {len(having)} steps of this game have {event}")
    return having[nth - 1], steps[having[nth - 1]]


def _about(table: TableScreen, step: Step, kinds: Sequence[str]) -> pygame.Rect:
    """The tiles on which something moves, of these kinds if any are named; else the whole village."""
    tiles: set[int] = set()
    for phase in act_of(step, table.look.colours).phases:
        for mover in phase.movers:
            if not kinds or type(mover).__name__ in kinds:
                tiles |= {
                    getattr(mover, "tile", -1),
                    getattr(mover, "uid", -1),
                    *getattr(mover, "tiles", ())[-1:],
                }
    placed = [step.after.village.tiles[uid] for uid in tiles if 0 <= uid < len(step.after.village.tiles)]
    rects = [table.board.placed_rect(one) for one in placed]
    return rects[0].unionall(rects[1:]) if rects else table.frame.village


def _rest(table: TableScreen, surface: pygame.Surface, now: float) -> float:
    quiet = 0
    for _ in range(SETTLES):
        now += FRAME
        table.update(now)
        drawn = table.draw(surface)
        quiet = 0 if drawn or table.busy else quiet + 1
        if quiet > 5:
            break
    return now


def crop(how: str, still: pygame.Surface, frames: list[pygame.Surface], about: pygame.Rect) -> pygame.Rect:
    """Which part of the frames is shown."""
    whole = still.get_rect()
    if how == "window":
        return whole
    if how == "about":
        return about.inflate(AROUND, AROUND).clip(whole)
    if how != "auto":
        return pygame.Rect([int(part) for part in how.split(",")]).clip(whole)
    found = [rect for frame in frames for rect in _differences(still, frame)]
    return found[0].unionall(found[1:]).inflate(2 * MARGIN, 2 * MARGIN).clip(whole) if found else whole


def _differences(before: pygame.Surface, after: pygame.Surface) -> list[pygame.Rect]:
    same = pygame.mask.from_threshold(after, (0, 0, 0), (8, 8, 8, 255), before)
    same.invert()
    return [rect for rect in same.get_bounding_rects() if rect.width * rect.height > 30]


def sheet(frames: list[pygame.Surface], box: pygame.Rect, columns: int, out: Path) -> None:
    """Put the frames side by side."""
    rows = -(-len(frames) // columns)
    size = (columns * (box.width + GAP) + GAP, rows * (box.height + GAP) + GAP)
    whole = pygame.Surface(size)
    whole.fill((255, 0, 255))
    for number, frame in enumerate(frames):
        row, column = divmod(number, columns)
        whole.blit(frame, (GAP + column * (box.width + GAP), GAP + row * (box.height + GAP)), box)
    pygame.image.save(whole, str(out))


if __name__ == "__main__":
    raise SystemExit(main())

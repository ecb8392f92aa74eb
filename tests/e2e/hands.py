"""Hands of a person: one only moves and clicks a mouse, one only presses keys."""

from __future__ import annotations

import copy
from collections import Counter, deque
from typing import Protocol

import pygame

from hamlet.app.flow.modes.ghosting import Ghosting
from hamlet.app.flow.modes.holding import Holding
from hamlet.app.flow.spots import Fit
from hamlet.app.ids import (
    BorderId,
    Command,
    DonkeyId,
    HandId,
    Id,
    LetterId,
    PanelCommand,
    SpotId,
    StandId,
    TileId,
)
from hamlet.app.table.table_screen import TableScreen
from hamlet.app.ui import focus as walking
from hamlet.engine.actions.construct import Construct
from hamlet.engine.actions.family import Action
from hamlet.engine.actions.road import BuildRoad
from hamlet.engine.definitions import Kind
from tests.app.flow.paths import path_to, purchase_of
from tests.e2e.posting import Poster

TURN_PAUSE = 8  # frames between two turns of the wheel
MOST_TURNS = 12
KEYED = 9  # answers with a letter that also have a figure as their key
MOST_TABS = 200  # keys pressed before giving up
MOST_SCROLLS = 30
MOST_AIMED = 5  # times a hand goes after what has moved from under it
WITHIN = 30  # pixels from the edge within which the table slides
COVERING = 700  # from this z on it is a card or a bar
MOST_SLIDING = 400  # frames
MORE_BELOW = PanelCommand("scroll", "down")
COMMAND_KEYS: dict[Id, str] = {
    Command.ROADS: "r",
    Command.DONKEYS: "d",
    Command.END_TURN: "n",
    Command.DONE: "n",
}
IN_VILLAGE = (TileId, BorderId, DonkeyId)
BUILDING_KEYS = {Kind.TOWN_HALL: "t", Kind.MARKET: "m", Kind.CHURCH: "c"}
ARROWS = ("right", "down", "left", "up")


class Hand(Protocol):
    """Somebody who can do an action at the table."""

    driver: Poster

    def choose(self, what: Id) -> None:
        """Choose something that is on the screen."""

    def place(self, rotation: int, at: tuple[int, int]) -> None:
        """Pin the held blueprint there."""


def do(hand: Hand, action: Action) -> None:
    """Do an action as a person would, with the payment and the tile to stand on as proposed."""
    table = hand.driver.table
    for what in path_to(table.flow, action):
        if isinstance(what, SpotId):
            hand.place(what.rotation, what.at)
        elif not isinstance(what, StandId) or not _payable(table):
            hand.choose(what)


def _payable(table: TableScreen) -> bool:
    """Whether the tile to stand on that is proposed will do."""
    return purchase_of(table.flow).refusal is None


def same_target(done: Action, wanted: Action) -> bool:
    """Whether two actions are the same but for how they are paid, and where one stands to build."""
    loose = {"payment", "fill"} | ({"tile"} if isinstance(wanted, Construct | BuildRoad) else set())
    names = [name for name in wanted.__dataclass_fields__ if name not in loose]
    return type(done) is type(wanted) and all(getattr(done, n) == getattr(wanted, n) for n in names)


def wait_until_heard(driver: Poster) -> None:
    """Clicks right after the turn has passed on are not meant: wait a moment as people do, and look."""
    for _ in range(60):
        table = driver.screen
        if not (isinstance(table, TableScreen) and (table.quiet or table.panels_late)):
            return
        driver.frames(1)


class MouseHand:
    """Moves, clicks and turns the wheel."""

    def __init__(self, driver: Poster) -> None:
        self.driver = driver

    def choose(self, what: Id) -> None:
        """One click on it; a card may have to be scrolled first."""
        wait_until_heard(self.driver)
        at = self.driver.screen.hits.point(what)
        if at is None:
            at = self._zoom_to(what) if isinstance(what, IN_VILLAGE) else self._scroll_to(what)
        assert self.driver.hit(what).enabled, f"{what} is on the screen but cannot be chosen"
        self._wait_for(at)
        self.driver.click_here(self._aimed(what, at))

    def _aimed(self, what: Id, at: tuple[int, int]) -> tuple[int, int]:
        """Where it lies with the pointer there: signs may have found their places only now."""
        for _ in range(MOST_AIMED):
            self.driver.move(at)
            hits = self.driver.screen.hits
            under, place = hits.at(at), hits.point(what)
            if place is None or (under is not None and under.id == what):
                break
            at = place
        return at

    def _click(self, at: tuple[int, int]) -> None:
        self._wait_for(at)
        self.driver.click_at(at)

    def _wait_for(self, at: tuple[int, int]) -> None:
        """Not as the second half of a double click: a person looks at what the last one has opened."""
        table = self.driver.table
        for _ in range(60):
            under = table.hits.at(at)
            if table.input.echo.meant(table.now, at, under.id if under else None, table.scale):
                break
            self.driver.frames(1)

    def _zoom_to(self, what: Id) -> tuple[int, int]:
        """Turn the wheel over bare table until it comes into view."""
        for _ in range(12):
            self.driver.move(self.driver.table.frame.village.move(0, -4).midbottom)
            self.driver.wheel(-1)
            self.driver.settle()
            at = self.driver.screen.hits.point(what)
            if at is not None:
                return at
        raise AssertionError(f"{what} cannot be brought into view")

    def _scroll_to(self, what: Id) -> tuple[int, int]:
        card = self.driver.table.overlays.card_rect
        assert card is not None, f"{what} cannot be hit"
        self.driver.move(card.center)
        for _ in range(20):
            self.driver.wheel(-1)
            at = self.driver.screen.hits.point(what)
            if at is not None:
                return at
        raise AssertionError(f"{what} is nowhere on the screen or the card")

    def place(self, rotation: int, at: tuple[int, int]) -> None:
        """Turn with the wheel, then click where the ghost is to lie."""
        wait_until_heard(self.driver)
        table = self.driver.table
        spot = wanted_spot(table, rotation, at)
        self._into_view(spot)
        self._turn_to(rotation)
        wait_until_heard(self.driver)
        self._click(self._point(spot))
        if isinstance(table.flow.mode, Holding):
            self._assert_pinned(rotation, at)

    def _turn_to(self, rotation: int) -> None:
        """One notch of the wheel at a time."""
        for _ in range(MOST_TURNS):
            ghost = self.driver.table.flow.scene().ghost
            assert ghost is not None
            if ghost.rotation == rotation:
                return
            self.driver.wheel(-1)
            self.driver.frames(TURN_PAUSE)

    def _assert_pinned(self, rotation: int, at: tuple[int, int]) -> None:
        ghost = self.driver.table.flow.scene().ghost
        assert ghost is not None
        assert (ghost.pinned, ghost.rotation, ghost.at) == (True, rotation, at)

    def _into_view(self, spot: Fit) -> None:
        """Hold the blueprint against the edge beyond which the place lies, until it can be clicked."""
        table = self.driver.table
        room = table.frame.village.inflate(-2 * WITHIN, -2 * WITHIN)
        self.driver.move(room.center)
        for _ in range(MOST_SLIDING):
            x, y = self._middle(spot)
            if room.collidepoint(x, y):
                return
            self.driver.move((against(x, room.left, room.right), against(y, room.top, room.bottom)))
        raise AssertionError("the place cannot be brought into view")

    def _middle(self, spot: Fit) -> tuple[int, int]:
        x, y = self.driver.table.board.camera.eye.at((spot.x, spot.y))
        return round(x), round(y)

    def _point(self, spot: Fit) -> tuple[int, int]:
        """A free point where the ghost snaps to this place: its middle, or one near by."""
        table = self.driver.table
        mode, (x, y) = table.flow.mode, self._middle(spot)
        assert isinstance(mode, Ghosting)
        for away in range(0, 60, 6):
            for across, down in ((0, 0), (-1, 0), (0, 1), (1, 0), (0, -1), (-1, 1), (1, 1), (1, -1)):
                at = (x + across * away, y + down * away)
                under = table.hits.at(at)
                free = under is None or (under.z < COVERING and under.group != "board")
                near = mode.place_at(table.flow, table.board.plane_at(at), spot.rotation)
                if free and near == spot and table.frame.village.collidepoint(at):
                    return at
        raise AssertionError(f"no free point leads to {spot}")


def against(wanted: int, least: int, most: int) -> int:
    """The wanted coordinate, or the edge beyond which it lies."""
    if wanted < least:
        return least - WITHIN + 8
    return most + WITHIN - 8 if wanted >= most else wanted


class KeyHand:
    """Walks with Tab and arrows, chooses with Enter, and knows the keys the table shows."""

    def __init__(self, driver: Poster) -> None:
        self.driver = driver
        self.used: Counter[str] = Counter()

    def press(self, name: str, mod: int = 0) -> None:
        """One key."""
        self.used[name] += 1
        self.driver.key(name, mod)

    def choose(self, what: Id) -> None:
        """By its own key if it has one; else walk there and press Enter."""
        wait_until_heard(self.driver)
        key = self._shortcut(what)
        if key:
            self.press(key)
            return
        self._walk_to(what)
        self.press("return")

    def _shortcut(self, what: Id) -> str:
        """The key a person sees written beside it, or learns from the list of keys."""
        flow = self.driver.table.flow
        if isinstance(what, HandId):
            return str(what.place + 1)
        if isinstance(what, LetterId):
            return str(what.number + 1) if what.number < KEYED else ""
        if isinstance(what, TileId) and flow.mode.name in ("idle", "card"):
            return BUILDING_KEYS.get(flow.state.box.kind_of[flow.state.village.tiles[what.tile].tile], "")
        if what is Command.DONE and flow.mode.name == "donkeys":
            return "d"
        return COMMAND_KEYS.get(what, "")

    def _walk_to(self, what: Id) -> None:
        stage = self.driver.table
        line = [hit.id for hit in walking.stops(stage.input.in_turn())]
        for _ in range(MOST_SCROLLS):
            if what in line or MORE_BELOW not in line:
                break
            self._walk_to(MORE_BELOW)
            self.press("return")
            line = [hit.id for hit in walking.stops(stage.input.in_turn())]
        assert what in line, f"Tab does not stop at {what}: {line}"
        for _ in range(MOST_TABS):
            if stage.input.focus == what:
                break
            self.press("tab", self._shorter_way(what))
        assert stage.input.focus == what, f"the focus is on {stage.input.focus}, not on {what}"
        assert stage.input.by_keys

    def _shorter_way(self, what: Id) -> int:
        """Tab or Shift+Tab, looked at anew each time: a bar may come or go while one walks."""
        stage = self.driver.table
        line = [hit.id for hit in walking.stops(stage.input.in_turn())]
        if what not in line or stage.input.focus not in line:
            return 0
        here, there = line.index(stage.input.focus), line.index(what)
        return pygame.KMOD_LSHIFT if (here - there) % len(line) < (there - here) % len(line) else 0

    def place(self, rotation: int, at: tuple[int, int]) -> None:
        """Turn with E, walk with arrows, pin with Enter."""
        table = self.driver.table
        wait_until_heard(self.driver)
        for _ in range(MOST_TABS):
            wanted = keys_to_spot(table, rotation, at)
            if not wanted:
                break
            self.press(wanted[0])
        wait_until_heard(self.driver)
        ghost = table.flow.scene().ghost
        assert ghost is not None
        assert (ghost.rotation, ghost.at) == (rotation, at)
        self.press("return")


def wanted_spot(table: TableScreen, rotation: int, at: tuple[int, int]) -> Fit:
    """The spot of the held blueprint at this place."""
    mode = table.flow.mode
    assert isinstance(mode, Ghosting), f"nothing is held but {mode.name}: {table.flow.scene().toast}"
    return next(spot for spot in mode.fits.spots if (spot.rotation, spot.at) == (rotation, at))


def keys_to_spot(table: TableScreen, rotation: int, at: tuple[int, int]) -> list[str]:
    """The shortest row of arrows, Q and E that brings the ghost to a spot."""
    flow = table.flow
    start = flow.mode
    assert isinstance(start, Ghosting)
    goal = wanted_spot(table, rotation, at)
    waiting: deque[tuple[Ghosting, list[str]]] = deque([(copy.copy(start), [])])
    seen = {start.spot}
    while waiting:
        mode, keys = waiting.popleft()
        if mode.spot == goal:
            return keys
        for number, name in enumerate((*ARROWS, "q", "e")):
            after = copy.copy(mode)
            if number < len(ARROWS):
                after.move(flow, number)
            else:
                after.turn(flow, 1 if name == "e" else -1)
            if after.spot not in seen:
                seen.add(after.spot)
                waiting.append((after, [*keys, name]))
    raise AssertionError(f"no keys lead to {goal}")

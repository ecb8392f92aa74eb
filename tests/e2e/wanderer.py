"""Somebody who goes through all screens without a thought: any event, at any moment."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

import pygame

from hamlet.app import pages
from hamlet.app.sandbox.sandbox_table import SandboxTable
from hamlet.app.showing import MODES, enter_mode
from hamlet.app.table.table_screen import TableScreen
from hamlet.app.window import App
from hamlet.engine.botric.base import BOTRIC
from hamlet.engine.dump import canonical, dump_state
from hamlet.engine.state import State
from hamlet.session.record import load_played_on
from hamlet.session.session import Session
from hamlet.store.saves import load_game
from tests.app.games import game
from tests.app.lake_games import lake_moment
from tests.e2e.posting import Poster
from tests.e2e.wander_pages import MORE_TABLES, PAGES, Maker
from tests.engine.botric.solo_invariants import lake_solo_problems, solo_problems
from tests.oracles.invariants import problems
from tests.oracles.lake_invariants import lake_problems

SIZES = ((960, 540), (1024, 600), (1280, 720), (1366, 768), (1600, 900))
MOMENTS = (0, 25, 70, 130, 190, 2000)
LAKE_MOMENTS = (0, 40, 60, 80, 95, 110, 2000)
STRANGE = "aZ9 é中\u0301\u200b\u202e\x00\x1b\x7f\ud800😀{*\\\n\t"
NAMED = (
    *("TAB", "RETURN", "ESCAPE", "SPACE", "RIGHT", "DOWN", "LEFT", "UP", "HOME", "END"),
    *("BACKSPACE", "DELETE", "PAGEUP", "PAGEDOWN", "F1", "F11", "KP_ENTER"),
)
KEYS = (
    *(getattr(pygame, f"K_{name}") for name in NAMED),
    *map(ord, "abcdefghijklmnopqrstuvwxyz0123456789/+-?=.,"),
    0,
    1 << 30,
)
MODIFIERS = (0, 0, 0, 0, pygame.KMOD_LSHIFT, pygame.KMOD_LCTRL, pygame.KMOD_LALT, pygame.KMOD_LMETA)
OTHER = (
    *(getattr(pygame, f"WINDOW{name}") for name in ["FOCUSLOST", "FOCUSGAINED", "LEAVE", "ENTER", "EXPOSED"]),
    *(getattr(pygame, f"WINDOW{name}") for name in ["MINIMIZED", "RESTORED", "SHOWN", "MOVED"]),
    pygame.USEREVENT,
    pygame.ACTIVEEVENT,
    pygame.VIDEOEXPOSE,
    pygame.AUDIODEVICEADDED,
    pygame.DROPBEGIN,
    pygame.DROPCOMPLETE,
)
LOOKED_AFTER = 400
DEEPEST = 6
Point = tuple[int, int]
Card = TypeVar("Card")


class Deck(Generic[Card]):
    """Cards dealt by chance: none comes again before all have come, so that nothing is missed for long."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self._left: list[Card] = []

    def deal(self, cards: Iterable[Card]) -> Card:
        if not self._left:
            self._left = list(cards)
            self._chance.shuffle(self._left)
        return self._left.pop()


class Wanderer:
    """One person, one home, many windows one after another. The same seed does the same."""

    def __init__(self, driver: Poster, seed: int) -> None:
        self.driver = driver
        self.chance = random.Random(seed)
        driver.home.lot = self.chance.randrange
        self.events = 0
        self.screens: set[str] = set()
        self.modes: set[str] = set()
        self.games = 0
        self.by_lake = False
        """Whether it has been at a table by the lake."""
        self.windows = 0
        self._sound: dict[int, State] = {}
        self._pages, self._modes = Deck[int](self.chance), Deck[str](self.chance)
        self._makers: list[tuple[int, Callable[[], list[pygame.Event]]]] = [
            (34, self._click_hot),
            (10, self._click_anywhere),
            (5, self._half_a_click),
            (8, self._drag),
            (6, self._wheel),
            (30, self._key),
            (6, self._moved),
            (4, self._text),
            (3, self._other),
            (1, self._dropped),
            (1, self._finger),
        ]

    def wander(self, events: int) -> None:
        """So many events, a few a frame; after each frame everything is still sound."""
        makers, weights = [act for _, act in self._makers], [weight for weight, _ in self._makers]
        self._open_window()
        while self.events < events:
            if self.windows == 1 and self.events > events // 2:
                # Whatever else it met, it has closed the window once.
                self._post([pygame.Event(pygame.QUIT)])
            chosen = self.chance.random()
            late = not self.by_lake and self.events > events // 4
            if chosen < 0.004:
                self._resize()
            elif chosen < 0.02 or late:
                # Often enough to come to every page at least once.
                self._jump()
            elif chosen < 0.0205:
                self._post([pygame.Event(pygame.QUIT)])
            elif chosen < 0.05:
                self.driver.frames(self.chance.randrange(1, 30))
            else:
                self._post(self.chance.choices(makers, weights)[0]())
            self._look()
        self._shut()

    def _post(self, events: list[pygame.Event]) -> None:
        self.events += len(events)
        self.driver.frames(1, *events)

    # windows and pages

    def _open_window(self) -> None:
        self.windows += 1
        self.driver.app = App(self.driver.home, self.driver.surface, self.driver.clock)
        self.driver.open_page(pages.TitlePage())

    def _shut(self) -> None:
        """The window is closed: what is on the disk is what was played."""
        played = [table.session for table in self._kept_tables()]
        self.driver.app.close()
        for session in played:
            saved = self._saved(session)
            assert canonical(dump_state(saved.state)) == canonical(dump_state(session.state))
            assert len(saved.history.done) == len(session.history.done)

    def _jump(self) -> None:
        """Into the middle of somewhere: first to a table by the lake."""
        if len(self.driver.app.stack) > DEEPEST:
            self._shut()
            self._open_window()
        session = self._game()
        text = self._strange()
        make = self._page([*PAGES.values(), *MORE_TABLES])
        self.driver.open_page(make(self.driver.app, session, text))
        table = self.driver.app.screen
        if isinstance(table, TableScreen) and self.chance.random() < 0.7:
            enter_mode(table.flow, self._modes.deal(sorted(MODES)))
            table.flow.settle()

    def _page(self, choices: list[Maker]) -> Maker:
        """By chance, once a table by the lake and a new game have been opened."""
        if not self.by_lake:
            return PAGES[pages.TablePage]
        if "SetupScreen" not in self.screens:
            return PAGES[pages.SetupPage]
        return choices[self._pages.deal(range(len(choices)))]

    def _game(self) -> Session:
        """Every other one by the lake."""
        self.games += 1
        if self.games % 2:
            return lake_moment(self.chance.choice(LAKE_MOMENTS))
        return game(self.chance.choice((2, 3, 4)), self.chance.choice(MOMENTS), self.chance.choice((3, 7)))

    def _tables(self) -> list[TableScreen]:
        return [screen for screen in self.driver.app.stack if isinstance(screen, TableScreen)]

    def _kept_tables(self) -> list[TableScreen]:
        """Without an example on which nobody has played on: that one is not wanted on the disk."""
        return [table for table in self._tables() if table.keeper is not None and not table.keeper.waits]

    # what must hold

    def _look(self) -> None:
        """Nothing is unsound; a window that was closed is opened again."""
        app = self.driver.app
        assert app.stack, "no screen is left"
        self.screens.add(type(app.stack[-1]).__name__)
        for table in self._tables():
            self._look_at(table)
        if not app.running:
            self._shut()
            self._open_window()
        elif self.events % LOOKED_AFTER < 3:
            self._look_at_the_disk()

    def _look_at(self, table: TableScreen) -> None:
        state = table.session.state
        self.modes.add(table.flow.mode.name)
        self.by_lake = self.by_lake or bool(state.village.land.floods)
        if self._sound.get(id(table)) is not state:
            found = _sound_by(state)(state, ground=False)
            if isinstance(table, SandboxTable):
                # A tile to be tried lies in the display even if none of it is in the bag.
                found = [each for each in found if "in play or bag" not in each]
            assert found == []
            self._sound = {id(table): state}

    def _look_at_the_disk(self) -> None:
        """At any moment the file has every step but perhaps the last."""
        for table in self._kept_tables():
            done = table.session.history.done
            saved = self._saved(table.session).history.done
            assert len(done) - len(saved) in {0, 1}, "steps are missing"
            assert [step.data for step in saved] == [step.data for step in done[: len(saved)]]

    def _saved(self, session: Session) -> Session:
        assert session.id is not None
        found = load_game(self.driver.home.folders, session.id)
        saved, difference = load_played_on(found.record, found.since.kept, found.since.actions)
        assert difference is None
        return saved

    # events

    def _at(self) -> Point:
        width, height = self.driver.app.surface.get_size()
        if self.chance.random() < 0.03:
            return self.chance.choice(((-1, -1), (width, height), (99_999, -99_999), (0, height // 2)))
        return self.chance.randrange(width), self.chance.randrange(height)

    def _hot(self) -> Point:
        hits = self.driver.screen.hits
        ids = [hit.id for hit in hits]
        at = hits.point(self.chance.choice(ids)) if ids else None
        return at or self._at()

    def _click(self, at: Point, button: int = 1) -> list[pygame.Event]:
        return [
            _motion(at),
            _button(pygame.MOUSEBUTTONDOWN, at, button),
            _button(pygame.MOUSEBUTTONUP, at, button),
        ]

    def _click_hot(self) -> list[pygame.Event]:
        return self._click(self._hot()) * self.chance.choice((1, 1, 1, 2))

    def _click_anywhere(self) -> list[pygame.Event]:
        return self._click(self._at(), self.chance.choice((1, 1, 1, 2, 3, 4, 5, 8, 0)))

    def _half_a_click(self) -> list[pygame.Event]:
        kind = self.chance.choice((pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP))
        return [_button(kind, self._hot(), self.chance.choice((1, 1, 2, 3)))]

    def _drag(self) -> list[pygame.Event]:
        ways = [self._at() for _ in range(self.chance.randrange(1, 5))]
        button = self.chance.choice((1, 1, 1, 2, 3))
        start = self._hot()
        end = self._hot() if self.chance.random() < 0.5 else ways[-1]
        begun = [_motion(start), _button(pygame.MOUSEBUTTONDOWN, start, button)]
        return [*begun, *map(_motion, ways), _motion(end), _button(pygame.MOUSEBUTTONUP, end, button)]

    def _wheel(self) -> list[pygame.Event]:
        across, down = self.chance.choice((0, 0, -1, 2)), self.chance.choice((-30, -3, -1, 0, 1, 3, 30))
        facts: dict[str, Any] = {
            "precise_x": across + 0.25,
            "precise_y": down + 0.25,
            "flipped": self.chance.random() < 0.1,
        }
        return [_motion(self._at()), pygame.Event(pygame.MOUSEWHEEL, x=across, y=down, **facts)]

    def _key(self) -> list[pygame.Event]:
        key, mod = self.chance.choice(KEYS), self.chance.choice(MODIFIERS)
        text = (
            chr(key) if 32 < key < 127 and self.chance.random() < 0.8 else self.chance.choice(["", *STRANGE])
        )
        kinds = (pygame.KEYDOWN, pygame.KEYUP) if self.chance.random() < 0.9 else (pygame.KEYDOWN,) * 3
        return [pygame.Event(kind, key=key, mod=mod, unicode=text, scancode=0) for kind in kinds]

    def _moved(self) -> list[pygame.Event]:
        return [_motion(self._at() if self.chance.random() < 0.4 else self._hot())]

    def _strange(self) -> str:
        return "".join(self.chance.choice(STRANGE) for _ in range(self.chance.choice((1, 5, 200))))

    def _text(self) -> list[pygame.Event]:
        text = self._strange()
        typed = [pygame.Event(pygame.KEYDOWN, key=0, mod=0, unicode=char, scancode=0) for char in text[:20]]
        input_ = pygame.Event(pygame.TEXTINPUT, text=text)
        return self.chance.choice(
            (typed, [input_, pygame.Event(pygame.TEXTEDITING, text=text, start=0, length=1)])
        )

    def _other(self) -> list[pygame.Event]:
        return [pygame.Event(self.chance.choice(OTHER), x=-5, y=7)]

    def _dropped(self) -> list[pygame.Event]:
        return [pygame.Event(pygame.DROPFILE, file=self._strange()), pygame.Event(pygame.DROPTEXT, text="x")]

    def _finger(self) -> list[pygame.Event]:
        facts: dict[str, Any] = {"finger_id": 0, "touch_id": 1, "x": 0.5, "y": 0.5, "dx": 0.1, "dy": 0.1}
        return [
            pygame.Event(kind, **facts) for kind in (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP)
        ]

    def _resize(self) -> None:
        self.events += 2
        size = self.chance.choice(SIZES)
        surface = pygame.display.set_mode(size)
        facts: dict[str, Any] = {"size": size, "w": size[0], "h": size[1]}
        changed = pygame.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])
        self.driver.surface = surface
        self.driver.frames(1, pygame.Event(pygame.VIDEORESIZE, **facts), changed)


def _motion(at: Point) -> pygame.Event:
    return pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0), touch=False)


def _button(kind: int, at: Point, button: int) -> pygame.Event:
    return pygame.Event(kind, pos=at, button=button, touch=False)


def _sound_by(state: State) -> Callable[..., list[str]]:
    """What tells whether a state is sound: by the lake, against Botric, or neither."""
    lake = bool(state.village.land.floods)
    if BOTRIC in state.box.ruleset.positions:
        return lake_solo_problems if lake else solo_problems
    return lake_problems if lake else problems

"""The keys of the table and of the window: what each does, and which of them a player has changed.

A key that is pressed is turned into the usual one for what it does, here and nowhere else; so whoever answers
to keys knows only the usual ones, and so does whoever shows them (`art/key_names.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pygame

from hamlet.app.art.key_names import name_keys
from hamlet.app.art.rich import lay_out
from hamlet.values import dataclass


@dataclass(frozen=True, slots=True)
class KeyAction:
    """Something that a key does: its name in settings, its usual key, what that is told as."""

    name: str
    usual: str
    code: str
    typing: bool = True
    """Whether the key may be one that types something: not so for keys that count wherever one is."""


@dataclass(frozen=True, slots=True)
class KeyGroup:
    """Keys that belong together."""

    code: str
    actions: tuple[KeyAction, ...]


KEY_GROUPS = (
    KeyGroup(
        "screens.keys.table",
        (
            KeyAction("end_turn", "n", "screens.keys.end_turn"),
            KeyAction("undo", "z", "screens.keys.undo"),
            KeyAction("hint", "h", "screens.keys.hint"),
            KeyAction("scores", "x", "screens.keys.scores"),
            KeyAction("rule", "f1", "screens.keys.rule"),
            KeyAction("step", "space", "screens.keys.step"),
            KeyAction("skip", "s", "screens.keys.skip"),
            KeyAction("hold", "g", "screens.keys.hold"),
            KeyAction("again", "y", "screens.keys.again"),
            KeyAction("pace", "v", "screens.keys.pace"),
            KeyAction("why", "w", "table.why.keys"),
        ),
    ),
    KeyGroup(
        "screens.keys.playing",
        (
            KeyAction("build", "b", "screens.keys.build"),
            KeyAction("roads", "r", "screens.keys.roads"),
            KeyAction("donkeys", "d", "screens.keys.donkeys"),
            KeyAction("fishing", "f", "screens.keys.fishing"),
            KeyAction("meals", "u", "screens.keys.meals"),
            KeyAction("town_hall", "t", "screens.keys.town_hall"),
            KeyAction("market", "m", "screens.keys.market"),
            KeyAction("church", "c", "screens.keys.church"),
            KeyAction("turn_left", "q", "screens.keys.turn_left"),
            KeyAction("turn_right", "e", "screens.keys.turn_right"),
            KeyAction("hand_back", "page up", "screens.keys.hand_back"),
            KeyAction("hand", "page down", "screens.keys.hand"),
        ),
    ),
    KeyGroup(
        "screens.keys.looking",
        (
            KeyAction("reach", "p", "screens.keys.reach"),
            KeyAction("letters", "o", "screens.keys.letters"),
            KeyAction("find", "/", "screens.keys.find"),
            KeyAction("log", "l", "screens.keys.log"),
            KeyAction("village", "home", "screens.keys.village"),
            KeyAction("closer", "+", "screens.keys.closer"),
            KeyAction("further", "-", "screens.keys.further"),
            KeyAction("keys", "?", "screens.keys.sheet"),
            KeyAction("mistakes", "f8", "screens.keys.mistakes", typing=False),
            KeyAction("full_screen", "f11", "screens.keys.full_screen", typing=False),
            KeyAction("picture", "f12", "screens.keys.picture", typing=False),
        ),
    ),
)
_FIGURES = "0123456789"
FIXED = frozenset(
    ("tab", "return", "enter", "escape", "up", "down", "left", "right", "backspace", *_FIGURES)
).union(f"[{figure}]" for figure in _FIGURES)
"""Keys that mean the same everywhere and cannot be given away, among them the figures of choices."""
SILENT = frozenset(
    (
        *("", "left shift", "right shift", "left ctrl", "right ctrl", "left alt", "right alt", "alt gr"),
        *("caps lock", "numlock", "left meta", "right meta", "left gui", "right gui", "unknown key"),
    )
)
"""Keys that only change others."""
_SHOWN = {"-": "\u2212", "page up": "PgUp", "page down": "PgDn", "escape": "Esc", "return": "Enter"}


def key_actions() -> Iterator[KeyAction]:
    """Everything that a key does, in the order of the page."""
    for group in KEY_GROUPS:
        yield from group.actions


def pressed_name(event: pygame.Event) -> str:
    """What a pressed key is called: by its sign if it writes one, wherever that lies, else by its place."""
    sign: str = getattr(event, "unicode", "")
    if len(sign) == 1 and sign.isprintable() and not sign.isalnum() and not sign.isspace():
        return sign
    return pygame.key.name(event.key)


def shown_name(name: str) -> str:
    """A key as it is drawn."""
    if name in _SHOWN:
        return _SHOWN[name]
    return name.upper() if len(name) == 1 or (name[0] == "f" and name[1:].isdigit()) else name.capitalize()


class Keyboard:
    """Which key does what. There is one, as there is one in front of the player."""

    def __init__(self) -> None:
        self.keys: dict[str, str] = {}
        """The key of each action."""
        self._by_key: dict[str, KeyAction] = {}
        self._freed: frozenset[str] = frozenset()
        self.bind({})

    def bind(self, changed: Mapping[str, str]) -> None:
        """Take these changes of the usual keys; one that makes no sense, or no difference, is left aside."""
        self.keys = sensible(changed)
        actions = {action.name: action for action in key_actions()}
        self._by_key = {key: actions[name] for name, key in self.keys.items()}
        self._freed = frozenset(action.usual for action in actions.values()) - self._by_key.keys()
        names = {
            shown_name(action.usual): shown_name(self.keys[action.name])
            for action in actions.values()
            if self.keys[action.name] != action.usual
        }
        name_keys(names | {f"Shift+{usual}": f"Shift+{name}" for usual, name in names.items()})
        lay_out.cache_clear()

    def action(self, event: pygame.Event) -> str:
        """The name of what a pressed key does; empty if it does nothing."""
        found = self._by_key.get(pressed_name(event))
        return found.name if found is not None else ""

    def usual(self, event: pygame.Event) -> pygame.Event:
        """The event as if the usual key for the same thing were pressed; a key given away does nothing."""
        if event.type != pygame.KEYDOWN or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return event
        name = pressed_name(event)
        action = self._by_key.get(name)
        if action is not None and action.usual != name:
            return _pressed(action.usual, event.mod)
        return _pressed("", event.mod) if name in self._freed else event


def sensible(changed: Mapping[str, str]) -> dict[str, str]:
    """The key of every action with these changes: no two on one key, and some keys stay as they are."""
    found = {action.name: action.usual for action in key_actions()}
    wanted = {name: key for name, key in changed.items() if name in found and key not in FIXED}
    both = {**found, **wanted}
    taken = list(both.values())
    # Where two would be on one key, all changes that come to it are left aside.
    clear = {name: key for name, key in wanted.items() if taken.count(key) == 1}
    while len(set({**found, **clear}.values())) < len(found):
        now = list({**found, **clear}.values())
        clear = {name: key for name, key in clear.items() if now.count(key) == 1}
    return {**found, **clear}


def _pressed(name: str, mod: int) -> pygame.Event:
    sign = name if len(name) == 1 else ""
    key = pygame.key.key_code(name) if name else 0
    return pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=sign, scancode=0)


KEYBOARD = Keyboard()

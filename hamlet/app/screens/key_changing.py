"""Keys while they are changed: one waits for its new key; two on one key are a clash until it is solved."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from hamlet.app.ui.keyboard import FIXED, SILENT, KeyAction, key_actions, pressed_name, sensible, shown_name

ACTIONS = {action.name: action for action in key_actions()}
FIXED_CODE, TYPES_CODE = "screens.settings.keys.fixed", "screens.settings.keys.types"


class KeyChanging:
    """What is chosen is in force only where no two things are on one key."""

    def __init__(self, changed: Mapping[str, str]) -> None:
        self.keys = sensible(changed)
        """The key of each action, as it is in force."""
        self.unknown = {name: key for name, key in changed.items() if name not in self.keys}
        self.picked = next(iter(self.keys))
        """The action that was looked at last."""
        self.waiting = False
        """Whether the next key that is pressed is to be its own."""
        self.wish: tuple[str, str] | None = None
        """An action and the key it cannot have yet."""
        self.refused: tuple[str, str] | None = None
        """Why the last key was not taken: a code, and the key."""

    @property
    def changed(self) -> dict[str, str]:
        """All that is not as usual, as it is kept."""
        own = {name: key for name, key in self.keys.items() if key != ACTIONS[name].usual}
        return {**self.unknown, **own}

    @property
    def clashing(self) -> frozenset[str]:
        """The actions that want one key."""
        if self.wish is None:
            return frozenset()
        return frozenset((self.wish[0], self._holder(self.wish[1]) or self.wish[0]))

    def shown(self, name: str) -> str:
        """The key of an action as it is drawn: of a clash, the one that is wanted."""
        wanted = self.wish is not None and self.wish[0] == name
        return shown_name(self.wish[1] if self.wish is not None and wanted else self.keys[name])

    def pick(self, name: str, *, waiting: bool) -> None:
        """Look at an action, or wait for its new key."""
        self.picked, self.waiting, self.refused = name, waiting, None

    def press(self, event: pygame.Event) -> None:
        """A key while one is waited for; Escape leaves all as it is."""
        key = pressed_name(event)
        if key in SILENT:
            return
        self.waiting = False
        if key == "escape":
            self.drop()
        elif key in FIXED:
            self.refused = (FIXED_CODE, shown_name(key))
        elif not ACTIONS[self.picked].typing and _types(event):
            self.refused = (TYPES_CODE, shown_name(key))
        else:
            self.give(ACTIONS[self.picked], key)

    def give(self, action: KeyAction, key: str) -> None:
        """A key for an action: at once if it is free, else it is wished for."""
        self.picked, self.refused = action.name, None
        if self.wish is not None and self.wish[0] == action.name:
            self.wish = None
        if self._holder(key) not in (None, action.name):
            self.wish = (action.name, key)
            return
        self.keys[action.name] = key
        if self.wish is not None and self._holder(self.wish[1]) is None:
            wish, self.wish = self.wish, None
            self.keys[wish[0]] = wish[1]

    def set_back(self, name: str) -> None:
        """The usual key again; a wish for it is given up first."""
        if self.wish is not None and self.wish[0] == name:
            self.drop()
        else:
            self.give(ACTIONS[name], ACTIONS[name].usual)

    def drop(self) -> None:
        """Nothing is wished for any more."""
        self.wish = self.refused = None

    def _holder(self, key: str) -> str | None:
        return next((name for name, held in self.keys.items() if held == key), None)


def _types(event: pygame.Event) -> bool:
    letters: str = getattr(event, "unicode", "")
    return bool(letters) and letters.isprintable()

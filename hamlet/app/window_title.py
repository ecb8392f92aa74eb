"""The title of the window says what is open."""

from __future__ import annotations

from collections.abc import Sequence
from weakref import ref

import pygame

from hamlet.app.ui.screen import Screen
from hamlet.letters import shortened, shown
from hamlet.words.words import Words

LONGEST = 120  # letters


class WindowTitle:
    """Set anew only when something else is said."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._said = ""
        # No more than a hint: a table that was left must not stay in memory for the sake of its title.
        self._of: ref[Screen] | None = None

    def is_of(self, screen: Screen) -> bool:
        """Whether it was this screen that was on top when it was looked at last."""
        return self._of is not None and screen is self._of()

    def say(self, stack: Sequence[Screen]) -> None:
        """What the uppermost screen says; of a sheet, what it lies over."""
        self._of = ref(stack[-1])
        headed = next((told for screen in reversed(stack) if (told := screen.headed())), "")
        if headed != self._said:
            self._said, label = headed, self._words.label
            title = label("screens.window", what=headed) if headed else label("screens.hamlet")
            pygame.display.set_caption(shortened(shown(title), LONGEST))

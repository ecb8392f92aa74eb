"""A part of the workshop: it lays cards, and answers for what hands do on them."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from hamlet.app.ids import Id
from hamlet.app.kit.kit_pane import SetValue
from hamlet.app.kit.laying_out import PlacedCard
from hamlet.app.kit.page_room import PageRoom
from hamlet.content.editing.drafts import KeyPath


class WorkshopPart:
    """Whatever a part does not care for, another one may: each says whether it was its own affair."""

    def cards(self, room: PageRoom, place: pygame.Rect) -> Iterable[PlacedCard]:
        """What it shows in a place."""
        return ()

    def took(self, what: Id, value: SetValue) -> bool:
        """A control came to a value; a button was pressed."""
        return False

    def set_back(self, what: Id) -> bool:
        """Backspace on a control."""
        return False

    def key(self, event: pygame.Event) -> bool:
        """A key, before anybody else gets it, but not while a field is typed into."""
        return False

    def press(self, what: Id | None, at: tuple[int, int]) -> bool:
        """The button goes down."""
        return False

    def moved(self, what: Id | None, at: tuple[int, int]) -> bool:
        """The pointer moves; whether something looks different by that."""
        return False

    def release(self, at: tuple[int, int]) -> bool:
        """The button is let go, wherever that is."""
        return False

    def wheel(self, what: Id | None, notches: int) -> bool:
        """The wheel over something."""
        return False

    def path(self, what: Id) -> KeyPath | None:
        """What of the entry a control is about; None if it is none of its controls."""
        return None

    def update(self, now: float) -> bool:
        """Time goes on; whether something looks different by that."""
        return False

    @property
    def busy(self) -> bool:
        """Whether pictures are still to be drawn."""
        return False

    def close(self) -> None:
        """Nobody sees it any more."""

"""What was done last, told at the foot of a page beside Back."""

from __future__ import annotations

import pygame

from hamlet.app.kit.blocks import Block
from hamlet.app.kit.laying_out import PlacedCard, measuring_pane
from hamlet.app.kit.page_room import PageRoom
from hamlet.app.kit.paper_cards import CardLook, PaperCard
from hamlet.app.screens.game_rows import FootNote
from hamlet.app.ui.frame_kind import FrameKind
from hamlet.words.words import Words

TOLD = "told"


def placed_note(words: Words, inner: Block, room: PageRoom, list_wide: int) -> PlacedCard:
    """The plate in its place: in a wide window no wider than the list above it, however high it is."""
    note = FootNote(inner)
    wide = room.kind is FrameKind.WIDE
    left = room.area.left + room.pick(200, 156, 150)
    right = room.area.left + list_wide if wide else room.area.right
    high = note.height(measuring_pane(words, room.scale), right - left)
    place = pygame.Rect(left, 0, right - left, high)
    place.bottom = min(
        room.window.bottom - room.px(4), room.foot.centery + max(room.px(29), place.height // 2)
    )
    if place.height > room.px(64):
        place.bottom = room.foot.centery + room.px(29)
    return PlacedCard(place, PaperCard(TOLD, (note,), look=CardLook.BARE))

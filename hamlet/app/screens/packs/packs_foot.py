"""The foot of the page of packs: what was done last, or a field for a path or a name."""

from __future__ import annotations

from hamlet.app.art.rich import plain
from hamlet.app.art.type import Role
from hamlet.app.kit.blocks import ON_WOOD, BesideBlocks, Block, TextBlock
from hamlet.app.kit.laying_out import PlacedCard
from hamlet.app.kit.page_room import PageRoom
from hamlet.app.kit.pressing import PressButton
from hamlet.app.kit.typing_fields import TextField
from hamlet.app.screens.foot_notes import placed_note
from hamlet.app.screens.packs import packs_ids as ids
from hamlet.app.ui.frame_kind import FrameKind
from hamlet.app.ui.text_entry import TextEntry
from hamlet.values import dataclass
from hamlet.words.words import Words

LONGEST_PATH = 400
LONGEST_NAME = 60
ASKING = 1000
"""Logical pixels, from the edge of the list on, that a field has in a wide window."""


@dataclass(frozen=True, slots=True)
class PacksTold:
    """What is told at the foot: a sentence, a field to type into, or what can be undone."""

    text: str = ""
    undo: bool = False
    path: str | None = None
    """What is typed of a path to install from; None if nothing is asked."""
    name: str | None = None
    """The same of a name for a new pack."""


@dataclass(frozen=True, slots=True)
class PacksTyped:
    """The fields that are typed into, as far as one has come."""

    search: TextEntry | None = None
    path: TextEntry | None = None
    name: TextEntry | None = None


def packs_foot(
    words: Words, telling: PacksTold, typed: PacksTyped, room: PageRoom, list_wide: int
) -> PlacedCard | None:
    """Beside Back, as wide as the list above it where there is room for that; what is typed needs more."""
    block = _block(words, telling, typed, room.kind)
    asks = telling.path is not None or telling.name is not None
    wide = min(room.area.width, max(list_wide, room.px(ASKING))) if asks else list_wide
    return placed_note(words, block, room, wide) if block is not None else None


def _block(words: Words, telling: PacksTold, typed: PacksTyped, kind: FrameKind) -> Block | None:
    label = words.label
    if telling.path is not None:
        empty, do = label("screens.packs.install.path"), label("screens.packs.install.do")
        field = TextField(ids.PATH, telling.path, empty, typed.path, most=LONGEST_PATH, tall=40)
        return _asked(field, PressButton(ids.TAKE_IN, do, tall=40), empty, kind)
    if telling.name is not None:
        empty, do = label("screens.packs.new.name"), label("screens.packs.new.do")
        field = TextField(ids.NAME, telling.name, empty, typed.name, most=LONGEST_NAME, tall=40)
        return _asked(field, PressButton(ids.MAKE, do, tall=40), empty, kind)
    if not telling.text:
        return None
    text = TextBlock(plain(telling.text), role=Role.LABEL, tone=ON_WOOD)
    if not telling.undo:
        return text
    return BesideBlocks(((text, 0), (PressButton(ids.UNDO, label("screens.games.undo"), "Z", tall=40), 150)))


def _asked(field: TextField, button: PressButton, told: str, kind: FrameKind) -> Block:
    room = 170 if kind is FrameKind.COMPACT else 220
    return BesideBlocks(((TextBlock(told, 18, muted=True, tone=ON_WOOD), room), (field, 0), (button, 130)))

"""The foot of the screen of games: what was done last, a path to import from, or a name to type."""

from __future__ import annotations

from hamlet.app.art.rich import plain
from hamlet.app.art.type import Role
from hamlet.app.kit.blocks import ON_WOOD, BesideBlocks, Block, TextBlock
from hamlet.app.kit.laying_out import PlacedCard
from hamlet.app.kit.page_room import PageRoom
from hamlet.app.kit.pressing import PressButton
from hamlet.app.kit.typing_fields import TextField
from hamlet.app.screens import games_ids as ids
from hamlet.app.screens.foot_notes import placed_note
from hamlet.app.ui.frame_kind import FrameKind
from hamlet.app.ui.text_entry import TextEntry
from hamlet.store.game_names import MOST_LETTERS
from hamlet.values import dataclass
from hamlet.words.words import Words

LONGEST_PATH = 400


@dataclass(frozen=True, slots=True)
class FootTold:
    """What is told at the foot: a sentence, a field to type into, or what can be undone."""

    text: str = ""
    wrong: bool = False
    undo: bool = False
    path: str | None = None
    """What is typed of a path to import from; None if nothing is asked."""


@dataclass(frozen=True, slots=True)
class Typed:
    """The fields that are typed into, as far as one has come."""

    search: TextEntry | None = None
    path: TextEntry | None = None
    name: TextEntry | None = None
    naming: bool = False
    draft: str = ""


def name_field(words: Words, typed: Typed, tall: int = 52) -> TextField:
    """Where another name is typed."""
    empty = words.label("screens.games.rename.field")
    return TextField(ids.NAME, typed.draft, empty, typed.name, most=MOST_LETTERS, tall=tall)


class GamesFoot:
    """Beside Back, as wide as the list above it."""

    def __init__(self, words: Words, telling: FootTold, typed: Typed, room: PageRoom, list_wide: int) -> None:
        self.words = words
        self.telling = telling
        self.typed = typed
        self.room = room
        self.list_wide = list_wide

    def card(self) -> PlacedCard | None:
        """At the foot beside Back: what was done last, or a field to type into."""
        room, inner = self.room, self._block()
        if inner is None:
            return None
        return placed_note(self.words, inner, room, self.list_wide)

    def _block(self) -> Block | None:
        label, telling = self.words.label, self.telling
        if telling.path is not None:
            empty = label("screens.games.import.path")
            field = TextField(ids.PATH, telling.path, empty, self.typed.path, most=LONGEST_PATH, tall=40)
            do = PressButton(ids.TAKE_IN, label("screens.games.import.do"), tall=40)
            said = TextBlock(empty, 18, muted=True, tone=ON_WOOD)
            if self.room.kind is FrameKind.COMPACT:
                return BesideBlocks(((field, 0), (do, 130)))
            return BesideBlocks(((said, 190), (field, 0), (do, 130)))
        if self.typed.naming and self.room.kind is FrameKind.COMPACT:
            return name_field(self.words, self.typed, 40)
        if not telling.text:
            return None
        text = TextBlock(plain(telling.text), role=Role.LABEL, tone=ON_WOOD)
        if not telling.undo:
            return text
        undo = PressButton(ids.UNDO, label("screens.games.undo"), "Z", tall=40)
        return BesideBlocks(((text, 0), (undo, 150)))

"""All keys on a page of their own: what each does, and every one can be changed."""

from __future__ import annotations

from dataclasses import replace

import pygame

from hamlet.app.home import Home
from hamlet.app.ids import ControlId, Id
from hamlet.app.kit.bars import PageFoot, PageTop
from hamlet.app.kit.blocks import Block, TextBlock, WarnBlock
from hamlet.app.kit.entering import motion_of
from hamlet.app.kit.kit_pane import SetValue
from hamlet.app.kit.kit_screen import KitScreen
from hamlet.app.kit.kit_stage import PagePlan
from hamlet.app.kit.laying_out import PlacedCard
from hamlet.app.kit.page_room import PageRoom
from hamlet.app.kit.paper_cards import PaperCard
from hamlet.app.kit.pressing import DropLine
from hamlet.app.kit.typing_fields import TextField
from hamlet.app.pages import HelpPage
from hamlet.app.screens.key_changing import KeyChanging
from hamlet.app.screens.key_rows import key_preview, key_row
from hamlet.app.screens.ways_to_rules import paragraph_of_key
from hamlet.app.ui.frame_kind import FrameKind
from hamlet.app.ui.keyboard import KEY_GROUPS, KeyGroup
from hamlet.app.ui.screen import Change, Heed, Open, Pop
from hamlet.store.settings import Settings

FIND, GROUP = ControlId("find"), ControlId("group")
LARGEST = 1980


class KeysScreen(KitScreen):
    """Three cards of keys, and the one looked at; in the tightest layout one card at a time."""

    search: Id | None = FIND

    def __init__(self, home: Home) -> None:
        super().__init__(home.words, motion_of(home.settings))
        self.home = home
        self.keys = KeyChanging(home.settings.keys)
        self.sought = ""
        self.group = KEY_GROUPS[0].code

    def page(self, room: PageRoom) -> PagePlan:
        """Columns, and the field that finds a key."""
        label = self.words.label
        find = TextField(
            FIND,
            self.sought,
            label("screens.settings.keys.find"),
            self.entry_of(FIND),
            dark=True,
            search=True,
            most=24,
            tall=44,
        )
        top = PageTop(
            label("screens.keys"),
            room.kind,
            controls=((find, 330 if room.kind is not FrameKind.COMPACT else 260),),
        )
        foot = PageFoot(label("screens.back"), room.kind, label("screens.settings.keys.line"))
        return PagePlan(top, foot, tuple(self._cards(room)))

    def _cards(self, room: PageRoom) -> list[PlacedCard]:
        area = room.area
        if area.width > room.px(LARGEST):
            area = pygame.Rect(0, area.top, room.px(LARGEST), area.height)
            area.centerx = room.area.centerx
        right = room.pick(380, 262, 300)
        side = pygame.Rect(area.right - right, area.top, right, min(area.height, room.px(430)))
        groups = [(group, self._found(group)) for group in KEY_GROUPS]
        longest = max(len(group.actions) for group in KEY_GROUPS)
        high = min(area.height, room.pick(76 + longest * 52, 58 + longest * 39, 9999))
        rest = pygame.Rect(area.left, area.top, area.width - right - room.gap, high)
        cards: list[PlacedCard] = []
        if room.kind is FrameKind.COMPACT:
            cards.append(PlacedCard(rest, self._one(groups)))
        else:
            wide = (rest.width - room.gap * (len(groups) - 1)) // len(groups)
            for number, (group, names) in enumerate(groups):
                place = pygame.Rect(rest.left + (wide + room.gap) * number, rest.top, wide, rest.height)
                cards.append(PlacedCard(place, self._card(group, names, room)))
        return [*cards, PlacedCard(side, self._looked_at())]

    def _found(self, group: KeyGroup) -> list[str]:
        """The keys of a group that are looked for: by what they do, or by the key itself."""
        sought = self.sought.strip().casefold()
        return [
            action.name
            for action in group.actions
            if sought in self.words.label(action.code).casefold()
            or (sought and sought == self.keys.shown(action.name).casefold())
        ]

    def _rows(self, names: list[str], tall: int) -> tuple[Block, ...]:
        rows = tuple(key_row(self.words, self.keys, name, chip=True, tall=tall) for name in names)
        return rows or (TextBlock(self.words.label("screens.settings.keys.none"), muted=True),)

    def _card(self, group: KeyGroup, names: list[str], room: PageRoom) -> PaperCard:
        wide = room.kind is FrameKind.WIDE
        return PaperCard(
            group.code,
            self._rows(names, 44 if wide else 38),
            self.words.label(group.code),
            head=28 if wide else 22,
            pad=14,
            gap=8 if wide else 1,
        )

    def _one(self, groups: list[tuple[KeyGroup, list[str]]]) -> PaperCard:
        """One group at a time, or all that was found."""
        label = self.words.label
        if self.sought.strip():
            return PaperCard("keys", self._rows([name for _, names in groups for name in names], 40), gap=2)
        options = tuple((group.code, label(group.code)) for group, _ in groups)
        names = next(names for group, names in groups if group.code == self.group)
        return PaperCard("keys", (DropLine(GROUP, options, self.group), *self._rows(names, 40)), gap=2)

    def _looked_at(self) -> PaperCard:
        """The key itself, large; below it which keys stay as they are."""
        label = self.words.label
        blocks: list[Block] = [key_preview(self.words, self.keys)]
        if self.keys.wish is not None:
            blocks.append(WarnBlock(label("screens.settings.keys.solve")))
        blocks.append(TextBlock(label("screens.settings.keys.told"), 18, muted=True))
        return PaperCard("looked at", tuple(blocks), pad=14, gap=12)

    # answers

    def took(self, what: Id, value: SetValue) -> Change | None:
        """A row waits for its key; what is typed is looked for."""
        if what == FIND:
            self.sought = str(value)
        elif what == GROUP:
            self.group = str(value)
        elif isinstance(what, ControlId) and what.name == "key":
            self.keys.pick(str(what.which), waiting=True)
        return None

    def set_back(self, what: Id) -> Change | None:
        """The usual key."""
        if isinstance(what, ControlId) and what.name == "key":
            self.keys.set_back(str(what.which))
            return self._keep()
        return None

    def captures(self, event: pygame.Event) -> bool:
        """The next key is the new one."""
        if not self.keys.waiting:
            return False
        self.keys.press(event)
        self._pending = self.answered(self._keep())
        return True

    def _keep(self) -> Change | None:
        if self.keys.changed == self.home.settings.keys:
            return None
        self.home.keep(replace(self.home.settings, keys=self.keys.changed))
        return Heed()

    def heed(self, settings: Settings) -> None:
        """As much moves as is chosen."""
        self.motion = motion_of(settings)

    def escape(self) -> Change | None:
        """First a key that is wished for is given up."""
        if self.keys.wish is not None:
            self.keys.drop()
            return self.answered(None)
        return super().escape()

    def rule(self, what: Id | None) -> Change | None:
        """What the rules tell of what this key does."""
        name = str(what.which) if isinstance(what, ControlId) and what.name == "key" else ""
        return Open(HelpPage(paragraph_of_key(name)))

    def key(self, event: pygame.Event) -> Change | None:
        """The key that opened it closes it."""
        return Pop() if getattr(event, "unicode", "") == "?" else None

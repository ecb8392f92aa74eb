"""Where everything lies on the page of every rule, in each layout."""

from __future__ import annotations

from typing import Final

import pygame

from hamlet.app.art.buttons import Face
from hamlet.app.art.type import Role, measure
from hamlet.app.drafting.game_form import GameForm
from hamlet.app.home import Home
from hamlet.app.ids import ControlId, Id
from hamlet.app.kit.bars import PageFoot, PageTop, Sized
from hamlet.app.kit.blocks import ON_WOOD, BesideBlocks
from hamlet.app.kit.entering import MotionKind
from hamlet.app.kit.joined import ChoiceCell, JoinedChoices
from hamlet.app.kit.kit_screen import KitScreen
from hamlet.app.kit.kit_stage import PagePlan
from hamlet.app.kit.laying_out import PlacedCard
from hamlet.app.kit.page_room import PageRoom
from hamlet.app.kit.paper_cards import CardLook, PaperCard
from hamlet.app.kit.pressing import DropLine, PressButton
from hamlet.app.kit.switching import ToggleLine
from hamlet.app.kit.typing_fields import TextField
from hamlet.app.screens.rule_lines import GROUP_HIGH
from hamlet.app.screens.rule_parts import OWN_NAME, RuleParts
from hamlet.app.screens.setup_scenes import Scenery
from hamlet.app.screens.still_pictures import StillPictures
from hamlet.app.ui.frame_kind import FrameKind

FIND, ONLY, PRESETS, USE, SIDE = (ControlId(name) for name in ("find", "only", "begin with", "use", "side"))
GROUPS: Final = ControlId("groups")
SHEET: Final = "sheet"
OWN: Final = "own "
JOINED: Final = 640  # presets that take more stand in a list


class RulesLayout(KitScreen):
    """The page; what hands do on it is told in `EveryRuleScreen`."""

    search: Id | None = FIND

    def __init__(self, home: Home, form: GameForm, motion: MotionKind = MotionKind.OFF) -> None:
        super().__init__(home.words, motion)
        self.home = home
        self.form = form
        self.looked_for = ""
        self.only_changed = False
        self.at = form.ruled[0]["id"] if form.ruled else ""
        self.side = False
        """In a smaller window: whether the rule one is at is shown beside the sheet."""
        self.naming = False
        self.own_name = ""
        self.trouble = ""
        choice = home.choice
        self.pictures = StillPictures(Scenery(choice.packs, choice.definitions).draw)

    # what lies on the page

    def page(self, room: PageRoom) -> PagePlan:
        """Groups, the sheet, and beside it the rule one is at."""
        parts = RuleParts(self.form, self.pictures)
        places = {FrameKind.WIDE: self._wide, FrameKind.NORMAL: self._normal}.get(room.kind, self._compact)
        return PagePlan(self._top(room), self._foot(room, parts), tuple(places(room, parts)))

    def _top(self, room: PageRoom) -> PageTop:
        label, form, own = self.words.label, self.form, self.form.own_chosen
        named = [(preset["id"], self.words.given(preset)) for preset in form.presets]
        named += [(f"{OWN}{each.name}", each.name) for each in form.own if form.knows(each)]
        chosen = f"{OWN}{own.name}" if own is not None else form.preset
        wide = sum(measure(words, Role.NUMBER, 19) + 40 for _, words in named)
        control: Sized = (JoinedChoices(PRESETS, tuple(ChoiceCell(*each) for each in named), chosen), wide)
        if room.kind is not FrameKind.WIDE or wide > JOINED:
            longest = max(measure(words, Role.LABEL, 20) for _, words in named)
            control = (DropLine(PRESETS, tuple(named), chosen, 42), min(360, longest + 70))
        crumb = label("screens.new") if room.kind is not FrameKind.COMPACT else ""
        told = label("screens.rules.begin")
        return PageTop(label("screens.rules.every"), room.kind, crumb, told, (control,))

    def _foot(self, room: PageRoom, parts: RuleParts) -> PageFoot:
        label, kind = self.words.label, room.kind
        use = PressButton(USE, label("screens.rules.use"), "Enter", Face.GOLD, size=24)
        blocks: tuple[Sized, ...] = ()
        if kind is not FrameKind.WIDE:
            title = parts.changes_title()
            button = PressButton(SIDE, title, "F2", tall=42)
            blocks = ((button, measure(title, Role.NUMBER, 20) + 90),)
        return PageFoot(label("screens.back"), kind, label("screens.rules.keys"), blocks, use, 454)

    # in each layout

    def _wide(self, room: PageRoom, parts: RuleParts) -> list[PlacedCard]:
        area, gap = room.area, room.px(22)
        left = pygame.Rect(area.left, area.top, room.px(330), area.height)
        right = pygame.Rect(area.right - room.px(454), area.top, room.px(454), area.height)
        sheet = pygame.Rect(left.right + gap, area.top, right.left - left.right - 2 * gap, area.height)
        return [
            *self._groups(left, parts),
            PlacedCard(sheet, self._sheet(parts)),
            *self._beside(right, parts, room.gap, 170),
        ]

    def _normal(self, room: PageRoom, parts: RuleParts) -> list[PlacedCard]:
        area, gap = room.area, room.gap
        left = pygame.Rect(area.left, area.top, room.px(240), area.height)
        sheet = pygame.Rect(left.right + gap, area.top, area.right - left.right - gap, area.height)
        beside = []
        if self.side:
            right = pygame.Rect(area.right - room.px(350), area.top, room.px(350), area.height)
            sheet.width = right.left - gap - sheet.left
            beside = self._beside(right, parts, gap, 64)
        return [*self._groups(left, parts), PlacedCard(sheet, self._sheet(parts)), *beside]

    def _compact(self, room: PageRoom, parts: RuleParts) -> list[PlacedCard]:
        area, gap, high = room.area, room.gap, room.px(46)
        line = pygame.Rect(area.left, area.top, area.width, high)
        below = pygame.Rect(area.left, line.bottom + gap, area.width, area.bottom - line.bottom - gap)
        here = parts.group_of(self.at)
        named = tuple((group.id, group.name) for group in parts.groups)
        groups = DropLine(GROUPS, named, here.id if here else "")
        block = BesideBlocks(((groups, 0), (self._field(), 0), (self._only(), 0)), 12)
        head = PlacedCard(line, PaperCard("groups", (block,), look=CardLook.BARE))
        if self.side:
            halves = pygame.Rect(below.left, below.top, (below.width - gap) // 2, below.height)
            other = halves.move(halves.width + gap, 0)
            return [
                head,
                PlacedCard(halves, self._about(parts, 120)),
                PlacedCard(other, self._changes(parts)),
            ]
        return [head, PlacedCard(below, self._sheet(parts))]

    # cards

    def _groups(self, area: pygame.Rect, parts: RuleParts) -> list[PlacedCard]:
        """The groups, and below them what is looked for."""
        shown, low = parts.group_lines(self.at), round(106 * self.scale)
        high = min(
            area.height - low, round((GROUP_HIGH + 4) * len(shown) * self.scale) + round(16 * self.scale)
        )
        upper = pygame.Rect(area.left, area.top, area.width, high)
        lower = pygame.Rect(area.left, upper.bottom, area.width, low)
        lines = PaperCard("groups", tuple(shown), look=CardLook.BARE, gap=4)
        finding = PaperCard("find", (self._field(), self._only()), look=CardLook.BARE)
        return [PlacedCard(upper, lines), PlacedCard(lower, finding)]

    def _field(self) -> TextField:
        told = self.words.label("screens.rules.find")
        return TextField(FIND, self.looked_for, told, self.entry_of(FIND), dark=True, search=True)

    def _only(self) -> ToggleLine:
        return ToggleLine(
            ONLY, self.words.label("screens.rules.only"), self.only_changed, bold=False, tone=ON_WOOD
        )

    def _sheet(self, parts: RuleParts) -> PaperCard:
        return PaperCard(SHEET, parts.rows(self.looked_for, changed=self.only_changed), gap=6)

    def _beside(self, area: pygame.Rect, parts: RuleParts, gap: int, tall: int) -> list[PlacedCard]:
        """The rule one is at with a picture so high, and below it what is changed."""
        high = (area.height - gap) * 47 // 100
        upper = pygame.Rect(area.left, area.top, area.width, high)
        lower = pygame.Rect(area.left, upper.bottom + gap, area.width, area.height - high - gap)
        return [PlacedCard(upper, self._about(parts, tall)), PlacedCard(lower, self._changes(parts))]

    def _about(self, parts: RuleParts, tall: int) -> PaperCard:
        return PaperCard("about", parts.about(self.at, tall), pad=10, gap=6)

    def _changes(self, parts: RuleParts) -> PaperCard:
        blocks = parts.changes(
            self.entry_of(OWN_NAME), naming=self.naming, typed=self.own_name, trouble=self.trouble
        )
        return PaperCard("changes", blocks, parts.changes_title(), "pencil", head=24, gap=8)

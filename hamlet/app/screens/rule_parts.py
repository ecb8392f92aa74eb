"""Every rule as values of the page: groups, rows with their controls, the rule one is at, what is changed."""

from __future__ import annotations

from typing import Final

from hamlet.app.art.icons import icon_names
from hamlet.app.art.type import Role, measure
from hamlet.app.drafting.game_form import GameForm
from hamlet.app.drafting.rule_groups import RuleGroup, matching, numbers, rule_groups, told_value
from hamlet.app.drafting.rules_form import LAKE, OptionData
from hamlet.app.ids import ControlId, OptionId
from hamlet.app.kit.blocks import Block, PictureBlock, TextBlock, WarnBlock
from hamlet.app.kit.joined import ChoiceCell, JoinedChoices
from hamlet.app.kit.pressing import DropLine, PressButton
from hamlet.app.kit.stepping import StepperBlock
from hamlet.app.kit.switching import ToggleLine
from hamlet.app.kit.typing_fields import TextField
from hamlet.app.screens.rule_lines import ChangeLine, GroupLine
from hamlet.app.screens.rule_rows import GroupHead, NumberRow, RuleRow
from hamlet.app.screens.setup_scenes import LakeScene, TileScene
from hamlet.app.screens.still_pictures import StillPictures
from hamlet.app.ui.text_entry import TextEntry
from hamlet.content.values import NAMING
from hamlet.store.own_presets import LONGEST_NAME, MOST_PRESETS

KEEP, RESET, OWN_NAME = ControlId("keep own"), ControlId("reset"), ControlId("own name")
GROUP, UNDO, CHANGE = "group", "undo", "change"
ICONS: Final = {
    "blueprint_limit": ("villager", "town_hall"),
    "villager_costs": ("villager", "town_hall"),
    "donkey_cost": ("donkey", "town_hall"),
    "prices_few": ("market", "market"),
    "flags": ("flag", "church"),
    "donkey_moves": ("donkey", "woodcutter"),
    "starting_villagers": ("house", "farm"),
    "boat_min_lake": ("lake", LAKE),
    "botric_edition": ("crown", ""),
    "two_donkeys": ("donkey", ""),
    "two_villagers": ("villager", ""),
}
"""Of the option that stands for a group, the sign of the group, and a building to be pictured."""
SIGNS: Final = {"prices": ("wood", "brick")}
WIDEST: Final = 340


class RuleParts:
    """Makes blocks of the rules."""

    def __init__(self, form: GameForm, pictures: StillPictures) -> None:
        self.form = form
        self.words = form.words
        self.pictures = pictures
        self.groups = rule_groups(form)

    # groups

    def group_of(self, option: str) -> RuleGroup | None:
        """The group that an option stands in."""
        return next((group for group in self.groups if option in group.options), None)

    def group_lines(self, at: str) -> list[Block]:
        """The groups there are, and those that would be there with lake or Botric."""
        here = self.group_of(at)
        lines: list[Block] = [
            GroupLine(
                ControlId(GROUP, group.id),
                sign_of(group.first),
                group.name,
                str(len(group.options)),
                group.changed,
                group is here,
            )
            for group in self.groups
        ]
        label = self.words.label
        if self.form.lake_offered and not self.form.lake:
            lines.append(self._absent("lake", label("table.lake.pack"), label("screens.rules.lake")))
        if self.form.lake_offered and not self.form.solo:
            lines.append(self._absent("crown", label("screens.seat.botric"), label("screens.rules.solo")))
        return lines

    def _absent(self, icon: str, name: str, why_not: str) -> Block:
        return GroupLine(ControlId(GROUP, f"no {icon}"), icon, name, "", why_not=why_not)

    # rows

    def rows(self, text: str, *, changed: bool) -> tuple[Block, ...]:
        """All rules by group that match what is looked for."""
        blocks: list[Block] = []
        for group in self.groups:
            found = matching(self.form, group.options, text, changed=changed)
            if found:
                note = self.words.label("screens.rules.count", count=len(found))
                blocks.append(GroupHead(sign_of(group.first), group.name, note))
                blocks += [self._row(option) for option in found]
        if not blocks:
            code = "screens.rules.none.changed" if changed and not text.strip() else "screens.rules.none"
            blocks.append(TextBlock(self.words.label(code), 22, muted=True))
        return tuple(blocks)

    def _row(self, option: OptionData) -> Block:
        form, words, name = self.form, self.words, option["id"]
        control, wide = self._control(option)
        changed = name in form.options
        was = words.label("screens.rules.was", value=self._printed(option)) if changed else ""
        idle = "" if form.means_something(name) else words.label("screens.option.idle")
        undo = self.undo(option, UNDO) if changed else None
        return RuleRow(words.given(option), words.given(option, "about"), control, wide, was, undo, idle)

    def _printed(self, option: OptionData) -> str:
        return told_value(self.form, option, self.form.printed(option))

    def undo(self, option: OptionData, name: str) -> PressButton:
        """The way back for one rule."""
        hint = self.words.label("screens.rules.back", value=self._printed(option))
        return PressButton(ControlId(name, option["id"]), "", icon="undo", hint=hint)

    def _control(self, option: OptionData) -> tuple[Block, int]:
        """What turns an option, and how wide it is."""
        form, name, value = self.form, option["id"], self.form.value(option)
        idle = "" if form.means_something(name) else self.words.label("screens.option.idle")
        if isinstance(value, bool):
            return ToggleLine(OptionId(name), "", value, why_not=idle, right=True), 70
        if isinstance(value, str):
            return self._words(option, value)
        signs = SIGNS.get(option["type"], ())
        limit = 1 if option.get("unlimited") else 0
        unlimited = self.words.label("screens.option.unlimited")
        each = max(120, measure(unlimited, Role.NUMBER, 20) + 84) if limit else 120
        steppers = tuple(
            (
                signs[part] if part < len(signs) else "",
                StepperBlock(
                    OptionId(name, part),
                    number,
                    option["least"],
                    option["most"] + limit,
                    unlimited if number > option["most"] else "",
                    name in form.options,
                    idle,
                    wide=each,
                ),
            )
            for part, number in enumerate(numbers(option, value))
        )
        row = NumberRow(steppers, each)
        return row, row.wide

    def _words(self, option: OptionData, value: str) -> tuple[Block, int]:
        subject = NAMING.get(option["type"], "")
        named = [(str(each), self.form.called(subject, str(each))) for each in option["choices"]]
        wide = sum(measure(words, Role.NUMBER, 19) + 34 for _, words in named)
        if wide <= WIDEST:
            return JoinedChoices(
                OptionId(option["id"]), tuple(ChoiceCell(*each) for each in named), value
            ), wide
        longest = max(measure(words, Role.LABEL, 20) for _, words in named)
        return DropLine(OptionId(option["id"]), tuple(named), value), min(WIDEST, longest + 70)

    # the rule one is at

    def about(self, name: str, tall: int) -> tuple[Block, ...]:
        """A picture so high, the sentence, and what presets say of it."""
        option = self.form.option(name)
        if option is None:
            return ()
        return (
            *self._picture(name, tall),
            TextBlock(self.words.given(option), 26, Role.TITLE),
            TextBlock(self.words.given(option, "about"), 20),
            *(TextBlock(line, 18, muted=True) for line in self._in_presets(option)),
        )

    def _picture(self, name: str, tall: int) -> list[Block]:
        group = self.group_of(name)
        shown = ICONS.get(name) or ICONS.get(group.first if group else "", ("", ""))
        if not shown[1]:
            return []
        scene = LakeScene() if shown[1] == LAKE else TileScene(shown[1])
        return [PictureBlock(self.pictures.painter(scene), tall)]

    def _in_presets(self, option: OptionData) -> list[str]:
        """What the first preset says of an option, and those that say something else."""
        told: list[tuple[str, str]] = []
        for preset in self.form.presets:
            value = preset["values"].get(option["id"], option["default"])
            told.append((self.words.given(preset), told_value(self.form, option, value)))
        return [
            self.words.label("screens.rules.printed", preset=preset, value=f"*{value}*")
            for number, (preset, value) in enumerate(told)
            if not number or value != told[0][1]
        ]

    # what is changed

    def changes(
        self, entry: TextEntry | None, *, naming: bool, typed: str, trouble: str
    ) -> tuple[Block, ...]:
        """Each change with its way back, and what can be done with all of them."""
        label, form = self.words.label, self.form
        lines: list[Block] = [
            ChangeLine(
                self.words.given(option),
                self._printed(option),
                told_value(form, option, form.value(option)),
                self.undo(option, CHANGE),
            )
            for option in form.changed
        ]
        lines.append(TextBlock(label("screens.rules.kept"), 18, muted=True))
        if naming:
            field = TextField(OWN_NAME, typed, label("screens.own.name"), entry, most=LONGEST_NAME)
            lines.append(field)
        else:
            lines.append(PressButton(KEEP, label("screens.own.keep"), why_not=self._why_not_kept()))
        preset = self.words.given(form.preset_chosen)
        none = "" if form.changed else label("screens.rules.changes.none")
        lines.append(PressButton(RESET, label("screens.rules.reset", preset=preset), why_not=none))
        return (*lines, WarnBlock(trouble)) if trouble else tuple(lines)

    def _why_not_kept(self) -> str:
        label = self.words.label
        if not self.form.changes:
            return label("screens.own.keep.none")
        return label("screens.own.full", most=MOST_PRESETS) if len(self.form.own) >= MOST_PRESETS else ""

    def changes_title(self) -> str:
        """How many rules are changed."""
        count = len(self.form.changed)
        label = self.words.label
        return label("screens.rules.changes", count=count) if count else label("screens.rules.changes.none")


def sign_of(option: str) -> str:
    """The sign of the group for which an option stands."""
    icon = ICONS.get(option, ("gear", ""))[0]
    return icon if icon in icon_names() else "gear"

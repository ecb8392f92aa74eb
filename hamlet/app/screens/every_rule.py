"""Every rule of a new game: by group, searched, changed, set back, and kept as a preset of one's own."""

from __future__ import annotations

import pygame

from hamlet.app.drafting.own_rules import keep_own
from hamlet.app.drafting.rule_groups import with_number
from hamlet.app.errors import StartError
from hamlet.app.ids import CellId, ControlId, Id, OptionId, StepId
from hamlet.app.kit.kit_pane import SetValue
from hamlet.app.pages import HelpPage
from hamlet.app.screens.rule_parts import CHANGE, GROUP, KEEP, OWN_NAME, RESET, UNDO, RuleParts
from hamlet.app.screens.rules_layout import FIND, GROUPS, ONLY, OWN, PRESETS, SHEET, SIDE, USE, RulesLayout
from hamlet.app.screens.ways_to_rules import paragraph_of_option
from hamlet.app.ui.screen import Change, Open, Pop
from hamlet.letters import seen


class EveryRuleScreen(RulesLayout):
    """The rules of a form; whatever is changed here is changed there, however one leaves."""

    # pictures, and the rule one is at

    @property
    def busy(self) -> bool:
        """Pictures are still to be drawn, or something moves."""
        return self.pictures.busy or super().busy

    def update(self, now: float) -> Change | None:
        """One more picture; another rule, if hand or keys have come to one."""
        change = super().update(now)
        if not super().busy and self.pictures.work():
            self.relayout()
        at = next((name for what in (self.input.hover, self.input.focus) if (name := _rule_of(what))), "")
        if at and at != self.at:
            self.at = at
            self.relayout()
        return change

    # choosing

    def took(self, what: Id, value: SetValue) -> Change | None:
        """A rule is changed or set back; a group is gone to; something is looked for."""
        self.trouble = ""
        if isinstance(what, OptionId):
            self._change(what, value)
        elif what in (USE, KEEP, RESET, SIDE):
            return self._press(what)
        elif what == GROUPS or (isinstance(what, ControlId) and what.name == GROUP):
            self._go_to(str(value) if what == GROUPS else str(_which(what)))
        elif isinstance(what, ControlId) and what.name in (UNDO, CHANGE):
            self.form.set_back(_which(what))
        else:
            self._set(what, value)
        return None

    def _press(self, what: Id) -> Change | None:
        if what == USE:
            return Pop()
        if what == KEEP:
            self.naming = True
            self.relayout()
            self.open_field(OWN_NAME)
        elif what == RESET:
            self.form.set_all_back()
        else:
            self.side = not self.side
        return None

    def _set(self, what: Id, value: SetValue) -> None:
        if what == FIND:
            self.looked_for = str(value)
        elif what == ONLY:
            self.only_changed = bool(value)
        elif what == OWN_NAME:
            self.own_name = str(value)
        elif what == PRESETS:
            self._begin_with(str(value))

    def _change(self, what: OptionId, value: SetValue) -> None:
        option = self.form.option(what.option)
        if option is None:
            return
        self.at = what.option
        if isinstance(value, bool | str):
            self.form.choose(option, value)
        else:
            self.form.choose(option, with_number(option, self.form.value(option), what.part, round(value)))

    def _begin_with(self, value: str) -> None:
        own = next((each for each in self.form.own if value == f"{OWN}{each.name}"), None)
        if own is not None:
            self.form.choose_own(own)
        else:
            self.form.choose_preset(value)

    def _go_to(self, group: str) -> None:
        """Scroll the sheet until a group is at its top."""
        found = next((each for each in RuleParts(self.form, self.pictures).groups if each.id == group), None)
        if found is None:
            return
        self.looked_for, self.only_changed, self.side = "", False, self.side and self.main is None
        self.at = found.first
        self.relayout()
        control, window = self.controls.get(OptionId(found.first)), self.scrolls.windows.get(SHEET)
        if control is not None and window is not None:
            above = round(84 * self.scale)
            self.scrolls.by(SHEET, control.region.bounds.centery - window.top - above)

    def set_back(self, what: Id) -> Change | None:
        """One rule as its preset has it."""
        name = _rule_of(what)
        if name:
            self.form.set_back(name)
        return None

    def rule(self, what: Id | None) -> Change | None:
        """Where the rules tell of this one, or of the one that one is at."""
        of = what.of if isinstance(what, CellId | StepId) else what
        return Open(HelpPage(paragraph_of_option(_rule_of(of) or self.at)))

    def key(self, event: pygame.Event) -> Change | None:
        """In a smaller window the rule one is at comes and goes."""
        if event.key == pygame.K_F2:
            return self.answered(self._press(SIDE))
        return None

    # naming a preset

    def typed(self, what: Id) -> Change | None:
        """Enter: a name for the preset is there."""
        if what == OWN_NAME and seen(self.own_name):
            try:
                keep_own(self.home, self.form, self.own_name.strip())
            except StartError as error:
                self.trouble = str(error)
        return None

    def close_field(self, *, entered: bool) -> Change | None:
        """Whatever was typed, the name is done with."""
        named = self.typing is not None and self.typing.id == OWN_NAME
        change = super().close_field(entered=entered)
        if named:
            self.naming, self.own_name = False, ""
            self.relayout()
        return change


def _which(what: Id) -> str:
    return str(what.which) if isinstance(what, ControlId) else ""


def _rule_of(what: Id | None) -> str:
    """The rule that a control is about."""
    if isinstance(what, OptionId):
        return what.option
    return _which(what) if isinstance(what, ControlId) and what.name in (UNDO, CHANGE) else ""

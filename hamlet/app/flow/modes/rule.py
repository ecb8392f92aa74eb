"""The rule behind the last refusal, or behind what one is doing, on a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.app.flow.modes.over import Over
from hamlet.app.flow.rule_ways import paragraph_now, paragraph_pointed
from hamlet.app.ids import Command, Id, PanelCommand
from hamlet.app.view.parts import Button, Card, Note, Part
from hamlet.app.view.scene import ASKED, Scene
from hamlet.engine.definitions import Kind
from hamlet.words.refusals import explain_rich
from hamlet.words.rulebook.contents import paragraphs
from hamlet.words.rulebook.topics import paragraph_for_refusal
from hamlet.words.rules import rule_ids, rule_text, rule_title

if TYPE_CHECKING:
    from hamlet.app.flow.table import Flow

ALWAYS = "turn"
MOST = 2
OF_MODE = {
    "ghost": ("construct", "B4"),
    "payment": ("B3", "B2"),
    "filling": ("produce",),
    "road": ("B9",),
    "donkeys": ("B17",),
    "townhall": ("B8", "B19"),
    "hire": ("B8",),
    "place_donkey": ("B8",),
    "lay_start": ("L13",),
    "reach": ("B2",),
    "menu": ("L8", "L15"),
    "put_back": ("L8",),
    "scores": ("B15", "B16"),
}
OF_KIND = {
    Kind.CHURCH: ("church", "B10"),
    Kind.MARKET: ("sale",),
    Kind.TOWN_HALL: ("B8", "B19"),
    Kind.PRODUCER: ("produce",),
    Kind.REFINERY: ("refine", "B7"),
    Kind.LANDMARK: ("B12",),
}


def rules_for(flow: Flow) -> tuple[str, ...]:
    """The ids of the rules that matter now: the last refusal's, else those of the mode."""
    known = rule_ids(flow.words)
    if flow.refused is not None and flow.refused.rule in known:
        return (flow.refused.rule,)
    if flow.mode.rules:
        return tuple(rule for rule in flow.mode.rules if rule in known) or (ALWAYS,)
    card = flow.scene().card
    if flow.mode.name == "card" and card is not None and card.tile is not None:
        tile = flow.state.village.tiles[card.tile].tile
        return OF_KIND.get(flow.state.box.definitions.tiles[tile].kind, (ALWAYS,))
    ending = ("B25",) if flow.state.ending else ()
    return OF_MODE.get(flow.mode.name, (ALWAYS, *ending))


def _told_in(flow: Flow, paragraph: str) -> tuple[str, ...]:
    """The rules that a paragraph is there for."""
    known = rule_ids(flow.words)
    return tuple(rule for rule in paragraphs()[paragraph].rules if rule in known)[:MOST] or (ALWAYS,)


class RuleSheet(Over):
    """Read over whatever one was doing, and left again."""

    name = "rule"

    def __init__(self, flow: Flow) -> None:
        super().__init__(flow.mode)
        self.paragraph = paragraph_now(flow)
        """Where the rules tell more of it."""
        refused = flow.refused
        about = refused is not None and paragraph_for_refusal(refused.rule, refused.code) == self.paragraph
        self.rules = (
            rules_for(flow) if about or not paragraph_pointed(flow) else _told_in(flow, self.paragraph)
        )
        self.why = explain_rich(flow.speech, refused) if refused is not None and about else ""

    def scene(self, flow: Flow) -> Scene:
        """The first rule is the title; others follow."""
        first, *others = self.rules
        parts: list[Part] = [Note(self.why, bad=True)] if self.why else []
        parts.append(Note(rule_text(flow.words, first)))
        parts += [Note(f"*{rule_title(flow.words, rule)}*: {rule_text(flow.words, rule)}") for rule in others]
        buttons = (
            Button(PanelCommand("help", self.paragraph), flow.words.label("screens.howto"), key="F1"),
            Button(Command.BACK, flow.words.label("table.close"), key="Esc", leaves=True),
        )
        card = Card(
            rule_title(flow.words, first),
            flow.words.label("table.rule"),
            parts=tuple(parts),
            buttons=buttons,
            rule=self.paragraph,
        )
        return Scene(self.name, ASKED, ghost=self.pinned_below(flow), card=card)

    def choose(self, flow: Flow, what: Id) -> bool:
        """Close; anything else is done on the table below, and closes it too."""
        if what in (Command.BACK, Command.RULE):
            return flow.back()
        flow.mode = self.under
        return flow.mode.choose(flow, what)

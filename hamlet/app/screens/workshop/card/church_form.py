"""The form of a side of the Church: for how many players, and each of its deliveries."""

from __future__ import annotations

from hamlet.app.ids import ControlId
from hamlet.app.kit.blocks import Block, Spacer
from hamlet.app.kit.joined import ChoiceCell
from hamlet.app.kit.pressing import PressButton
from hamlet.app.kit.switching import TickLine
from hamlet.app.screens.workshop.card import card_ids as ids
from hamlet.app.screens.workshop.card.form_lines import STEPS, FormLines
from hamlet.app.screens.workshop.card.verb_lines import LitGroup
from hamlet.content.editing import cards


def church_form(lines: FormLines, slot: int) -> list[Block]:
    """All lines, and those of the delivery that is looked at."""
    draft = lines.draft
    there, seats = cards.slots_of(draft), cards.seats_of(draft)
    ticks = (
        (TickLine(ControlId(ids.SEATS, each), str(each), each in seats, tall=42), 62)
        for each in range(1, cards.MOST_SEATS + 1)
    )
    cells = [ChoiceCell(str(number), str(number + 1)) for number in range(len(there))]
    add = PressButton(ids.ADD_SLOT, "", icon="plus", hint=lines.said("screens.card.slot.add"), tall=44)
    why = "" if len(there) > 1 else lines.said("screens.card.slot.last")
    close = PressButton(
        ids.CLOSE_SLOT,
        "",
        icon="close",
        why_not=why,
        hint=lines.said("screens.card.slot.close"),
        tall=44,
    )
    return [
        lines.kinds(),
        lines.called(),
        lines.line("screens.card.seats", *ticks),
        lines.line(
            "screens.card.slot",
            (lines.choices(ids.SLOT, cells, str(slot)) if cells else Spacer(44), 0),
            (add, 46),
            (close, 46),
        ),
        LitGroup(
            lines.said("screens.card.slot.title", number=slot + 1),
            "church",
            lines.said("screens.card.slot.note"),
            tuple(_delivery(lines, slot)) if there else (),
        ),
    ]


def _delivery(lines: FormLines, slot: int) -> list[Block]:
    called = lines.draft.get(cards.SLOTS, slot, "id")
    field = lines.text_field(
        ids.SLOT_CALLED, called if isinstance(called, str) else "", "screens.card.called.none"
    )
    points = cards.points_part(lines.draft, cards.SLOTS, slot, "points")
    return [
        lines.line("screens.card.called", (field, 0)),
        lines.line("screens.card.needs", (lines.goods(ids.SLOT_NEED, (cards.SLOTS, slot, cards.NEEDS)), 0)),
        lines.line(
            "screens.card.gives",
            (lines.steps(ids.SLOT_POINTS, points, "star"), STEPS),
            (Spacer(0), 0),
        ),
    ]

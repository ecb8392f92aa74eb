"""The form of a sale of the Market: when it comes up, what it asks for, what it gives."""

from __future__ import annotations

from hamlet.app.kit.blocks import Block
from hamlet.app.kit.joined import ChoiceCell
from hamlet.app.screens.workshop.card import card_ids as ids
from hamlet.app.screens.workshop.card.card_words import TIERS
from hamlet.app.screens.workshop.card.form_lines import STEPS, FormLines
from hamlet.content.editing import cards
from hamlet.content.editing.costs import cost_at


def sale_form(lines: FormLines) -> list[Block]:
    """All lines."""
    draft = lines.draft
    points, gold = cards.reward_parts(draft)
    tier = cards.tier_part(draft)
    tiers = (ChoiceCell(str(each), str(each)) for each in range(tier.least, tier.most + 1))
    return [
        lines.kinds(),
        lines.called(),
        lines.line(
            "screens.card.tier",
            (lines.choices(ids.TIER, tiers, str(tier.value)), 210),
            (lines.told(lines.said(TIERS[tier.value]) if tier.value in TIERS else ""), 0),
        ),
        lines.line("screens.card.needs", (lines.goods(ids.NEED, (cards.NEEDS,)), 0)),
        lines.line(
            "screens.card.gives",
            (lines.steps(ids.REWARD_POINTS, points, "star"), STEPS),
            (lines.steps(ids.REWARD_GOLD, gold, "gold"), STEPS),
            (lines.told(like(lines)), 0),
        ),
        lines.when(),
    ]


def like(lines: FormLines) -> str:
    """Another sale that asks for as many goods, and what it gives: something to measure it by."""
    draft = lines.draft
    mine = sum(cost_at(draft, (cards.NEEDS,)).values())
    for sale in lines.shown.known.entries("market"):
        alike = sale["tier"] == draft.get("tier") and sum(sale["needs"].values()) == mine
        if alike and sale["id"] != draft.id:
            goods = [lines.shown.name(each) for each in sale["needs"]]
            points, gold = (sale[cards.REWARD].get(each, 0) for each in ("points", "gold"))
            return lines.said(
                "screens.card.like", goods=[each.lower() for each in goods], points=points, gold=gold
            )
    return ""

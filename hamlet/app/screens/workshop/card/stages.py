"""What stands on the planks for each kind of card."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from hamlet.app.art.menu.menu_card import MenuFace
from hamlet.app.flow.costs import cost_amounts
from hamlet.app.ids import DeliveryId, InfoId, MenuId, SaleId, UseId
from hamlet.app.kit.blocks import Block
from hamlet.app.screens.workshop.card import card_ids as ids
from hamlet.app.screens.workshop.card.big_card import BigCard
from hamlet.app.screens.workshop.card.card_shown import CardShown
from hamlet.app.screens.workshop.card.card_words import STAGES
from hamlet.app.screens.workshop.card.panel_stages import AwardsStage, ChurchStage, MarketStage, PlainStage
from hamlet.app.screens.workshop.card.season_cards import SeasonCards, SmallCard
from hamlet.app.table.look import Look
from hamlet.app.view.panels import AwardRow, ChurchRow, MilestoneDisc, SaleRow
from hamlet.app.view.parts import Button
from hamlet.app.view.waterside import MenuPart
from hamlet.content.editing import cards, playing
from hamlet.content.editing.drafts import Draft, draft_of
from hamlet.content.editing.menus import season_of
from hamlet.engine.definitions import Award, Milestone
from hamlet.words.goods import gain_goods
from hamlet.words.lake.menu import menu_rich
from hamlet.words.measures import milestone_text


def stage_of(shown: CardShown, slot: int) -> Block:
    """The card as it is seen in a game."""
    subject = shown.draft.subject
    if subject == "menu":
        return menu_stage(shown)
    if subject == "market":
        return market_stage(shown)
    if subject == "church":
        return church_stage(shown, slot)
    return awards_stage(shown) if subject in AWARDED else PlainStage()


AWARDED: Final = ("awards", "milestones")


def caption(shown: CardShown) -> str:
    """Where it is seen so."""
    return shown.words.label(STAGES[shown.draft.subject])


def seen_season(shown: CardShown) -> str:
    """The season in which a card is looked at: its own, else the first."""
    return season_of(shown.draft) or next(iter(shown.known.seasons), "")


def menu_stage(shown: CardShown) -> BigCard:
    """The card large."""
    draft, words = shown.draft, shown.words
    card = playing.menu_card(draft, shown.known)
    gain = gain_goods(card.gain)
    if card.does:
        label = words.label("table.lake.eat.gain" if gain else "table.lake.eat", gain=gain)
    else:
        label = words.label("table.lake.sell", gain=gain)
    button = Button(UseId(0), label, key=str(card.fish + 1))
    fish = draft.text("fish")
    part = MenuPart(
        MenuId(0), pictured(draft), card.name, fish, seen_season(shown), menu_rich(words, card), button
    )
    return BigCard(part, caption(shown), draft.text("picture"))


def pictured(draft: Draft) -> str:
    """The card whose picture is shown: its own, if it wears one of the pack."""
    return draft.id if draft.text("picture") else draft.text("drawing") or draft.id


def season_cards(shown: CardShown) -> SeasonCards:
    """The card in every season."""
    draft, season = shown.draft, season_of(shown.draft)
    small = (
        SmallCard(
            MenuFace(pictured(draft), "", draft.text("fish"), each),
            each,
            shown.name(each),
            season in {"", each},
        )
        for each in shown.known.seasons
    )
    return SeasonCards(ids.SEASON, tuple(small), draft.text("picture"))


def market_stage(shown: CardShown) -> MarketStage:
    """The sale above two others of its tier."""
    draft, rules = shown.draft, shown.look.definitions.rules
    kin = [
        draft_of("market", dict(each))
        for each in shown.known.entries("market")
        if each["id"] != draft.id and each["tier"] == draft.get("tier")
    ]
    there = [draft, *kin[: max(0, rules.sale_slots - 1)]]
    rows = tuple(_sale(shown, place, each) for place, each in enumerate(there))
    prices = rules.prices_few
    left = max(0, len(shown.known.entries("market")) - len(rows))
    return MarketStage(shown.look, rows, (prices.raw, prices.refined), left, caption(shown))


def _sale(shown: CardShown, place: int, draft: Draft) -> SaleRow:
    cost = playing.cost_of(draft, (cards.NEEDS,), shown.known)
    points, gold = (draft.number(cards.REWARD, each) for each in ("points", "gold"))
    amounts = cost_amounts(shown.look.definitions, cost)
    return SaleRow(SaleId(place), place, amounts, points, gold, payable=not place)


def church_stage(shown: CardShown, slot: int) -> ChurchStage:
    """All deliveries of the side."""
    draft = shown.draft
    rows = tuple(_delivery(shown, place, chosen=place == slot) for place in range(len(cards.slots_of(draft))))
    return ChurchStage(shown.look, rows, ids.SLOT, caption(shown))


def _delivery(shown: CardShown, place: int, *, chosen: bool) -> ChurchRow:
    draft = shown.draft
    cost = playing.cost_of(draft, (cards.SLOTS, place, cards.NEEDS), shown.known)
    need = sum(each.count for each in cost.needs) + cost.gold
    amounts = cost_amounts(shown.look.definitions, cost)
    points = draft.number(cards.SLOTS, place, "points")
    return ChurchRow(
        DeliveryId(place), place, amounts, points, None, 0, need, payable=chosen, selected=chosen
    )


def awards_stage(shown: CardShown) -> AwardsStage:
    """All awards and milestones, with the one in hand as it is drafted."""
    draft, definitions = shown.draft, shown.look.definitions
    awards, milestones = list(definitions.awards), list(definitions.milestones)
    of_awards = draft.subject == "awards"
    if of_awards:
        awards, place = _with(awards, playing.award(draft), draft)
    else:
        milestones, place = _with(milestones, playing.milestone(draft, shown.known), draft)
    fresh = replace(definitions, awards=tuple(awards), milestones=tuple(milestones))
    look = shown.drafted(lambda: Look(shown.words, fresh, shown.look.colours, shown.look.pictures))
    rows = tuple(
        AwardRow(number, shown.words.name(each), each.points, (0, 0), ())
        for number, each in enumerate(awards)
    )
    discs = tuple(
        MilestoneDisc(number, shown.words.name(each), milestone_text(shown.words, definitions, each), None)
        for number, each in enumerate(milestones)
    )
    ringed = InfoId("award" if of_awards else "milestone", place)
    return AwardsStage(look, rows, discs, ringed, caption(shown))


def _with(there: list[Any], mine: Award | Milestone, draft: Draft) -> tuple[list[Any], int]:
    """All of them with the one in hand, in the place of the one that it replaces; and where it lies."""
    taken = {draft.id, draft.text("replaces")} - {""}
    place = next((number for number, each in enumerate(there) if each.id in taken), len(there))
    return [*there[:place], mine, *(each for each in there[place:] if each.id not in taken)], place

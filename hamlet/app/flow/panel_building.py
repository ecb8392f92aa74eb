"""The panels around the village, from the state and what the player is doing."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from hamlet.app.flow.botric.turns import takes_for_nothing
from hamlet.app.flow.costs import cost_amounts
from hamlet.app.flow.lakeside.lake_panels import chosen_fish
from hamlet.app.flow.lakeside.turn_leftovers import with_lake
from hamlet.app.flow.legality import nearest_hall, open_targets
from hamlet.app.flow.standing import nowhere_built
from hamlet.app.flow.turn_panels import log_entries, top_bar, turn_chips, workers
from hamlet.app.ids import Command, DeliveryId, DisplayId, HandId, SaleId
from hamlet.app.view.panels import (
    AwardRow,
    ChurchRow,
    DisplayItem,
    HandItem,
    MilestoneDisc,
    Panels,
    SaleRow,
    SeatPanel,
)
from hamlet.app.view.parts import Button
from hamlet.engine.actions.paid import PaidFamily
from hamlet.engine.actions.refine import makes_high_quality
from hamlet.engine.actions.road import roads_left
from hamlet.engine.actions.town_hall import TakeBlueprint, skipping_coins
from hamlet.engine.actions.villager import standing_places
from hamlet.engine.botric.base import BOTRIC
from hamlet.engine.botric.shown import donkeys_shown, gold_shown
from hamlet.engine.definitions import Kind
from hamlet.engine.flags import flags_left, flags_placed
from hamlet.engine.game import refusal
from hamlet.engine.lake.base import LAKE
from hamlet.engine.places import tiles_of
from hamlet.engine.scoring.awards import award_points, counted
from hamlet.engine.scoring.final import final_scores
from hamlet.words.measures import milestone_text
from hamlet.words.refusals import explain_rich

if TYPE_CHECKING:
    from hamlet.app.flow.table import Flow
    from hamlet.engine.actions.family import Target
    from hamlet.engine.state import State


def choose_in(flow: Flow, panels: Panels) -> Panels:
    """The panels with what the player is about: the prompt, and the row or blueprint that is chosen."""
    mode = flow.mode
    what, letters = None if mode.offer is None else mode.offer.id, mode.letters(flow) if mode.points else {}
    return replace(
        panels,
        top=top_bar(flow),
        church=tuple(
            replace(row, selected=row.id == what, letter=letters.get(row.id, "")) for row in panels.church
        ),
        sales=tuple(
            replace(row, selected=row.id == what, letter=letters.get(row.id, "")) for row in panels.sales
        ),
        display=tuple(
            replace(each, selected=n == mode.position, letter=letters.get(each.id, ""))
            for n, each in enumerate(panels.display)
        ),
        hand=tuple(
            replace(each, selected=n == mode.place, letter=letters.get(each.id, ""))
            for n, each in enumerate(panels.hand)
        ),
        lake=panels.lake and chosen_fish(panels.lake, mode, letters),
    )


def build_panels(flow: Flow) -> Panels:
    """All panels of the present state, with nothing chosen."""
    state = flow.state
    rules = state.box.rules
    raw = next(n for n, each in enumerate(state.box.definitions.materials) if not each.refined)
    refined = next((n for n, each in enumerate(state.box.definitions.materials) if each.refined), raw)
    panels = Panels(
        top=top_bar(flow),
        seats=_seats(flow),
        log=log_entries(flow),
        church=_church(flow),
        prices=(state.box.prices[raw], state.box.prices[refined]),
        sales=_sales(flow),
        sales_left=sum(state.stack_left),
        awards=_awards(flow),
        milestones=_milestones(flow),
        display=_display(flow),
        hand=_hand(flow),
        hand_limit=rules.blueprint_limit,
        turn=turn_chips(flow),
        workers=workers(flow),
        end_turn=_end_button(flow),
        end_note=_end_note(flow),
    )
    return with_lake(flow, panels) if LAKE in state.box.ruleset.positions else panels


def _seats(flow: Flow) -> tuple[SeatPanel, ...]:
    return tuple(_seat(flow, seat, score["total"]) for seat, score in enumerate(final_scores(flow.state)))


def _seat(flow: Flow, seat: int, total: int) -> SeatPanel:
    state, who = flow.state, flow.session.setup.seats[seat]
    rules, materials = state.box.rules, state.box.definitions.materials
    role = {state.decider: "table.seat.decides", state.in_turn: "table.seat.turn"}.get(seat)
    solo = BOTRIC in state.box.ruleset.positions
    return SeatPanel(
        seat=seat,
        name=who.shown,
        color=who.color,
        player=who.player,
        active=seat == state.decider and not state.finished,
        role=flow.words.label(role) if role and not state.finished else "",
        points=total if state.finished else state.points[seat],
        projected=total,
        gold=gold_shown(state, seat) if solo else state.gold[seat],
        standing=sum(not piece & 1 for piece in state.villagers[seat]),
        villagers=len(state.villagers[seat]),
        most_villagers=rules.most_villagers,
        donkeys=len((donkeys_shown(state) if solo else state.donkeys)[seat]),
        blueprints=state.blueprints[seat],
        deliveries=state.deliveries_of(seat),
        sales=len(state.sold[seat]),
        flags=flags_placed(state, seat),
        flags_left=flags_left(state, seat),
        roads_built=state.roads_of(seat),
        roads_left=roads_left(state, seat),
        supply=tuple(
            (number, state.supply[seat][number], makes_high_quality(state, seat, number))
            for number, each in enumerate(materials)
            if each.refined
        ),
        milestones=tuple(number for number, keeper in enumerate(state.milestones) if keeper == seat),
    )


def _at_hand(state: State, name: str, target: Target) -> tuple[int, int]:
    """How much of a target's cost is at hand, and how much it asks."""
    family = state.box.ruleset.by_name[name]
    if not isinstance(family, PaidFamily):
        raise TypeError(family)
    tile, cost = family.site(state, target)
    need = sum(each.count for each in cost.needs) + cost.gold
    if tile < 0:
        return 0, need
    sources = family.sources(state, tile)
    have = sum(min(each.count, sum(sources.counts[m] for m in each.materials)) for each in cost.needs)
    return have + min(cost.gold, sources.gold), need


def _first(state: State, kind: str) -> int:
    return next(iter(tiles_of(state, kind)), -1)


def _open(flow: Flow, name: str) -> set[object]:
    """What a family's targets are about, if a person may act on them now."""
    return {target[1] for target in open_targets(flow.state, name)} if flow.humans_turn else set()


def _church(flow: Flow) -> tuple[ChurchRow, ...]:
    state, payable = flow.state, _open(flow, "deliver")
    rows = []
    for number, slot in enumerate(state.box.church_slots):
        done = state.church[number]
        rows.append(
            ChurchRow(
                DeliveryId(number),
                number,
                cost_amounts(state.box.definitions, slot.cost),
                slot.points,
                None if done < 0 else done,
                *_at_hand(state, "deliver", (_first(state, Kind.CHURCH), number)),
                number in payable,
            )
        )
    return tuple(rows)


def _sales(flow: Flow) -> tuple[SaleRow, ...]:
    state, payable = flow.state, _open(flow, "sell")
    rows = []
    for place, number in enumerate(state.market):
        what = SaleId(place)
        if number < 0:
            rows.append(SaleRow(what, None, (), 0, 0, payable=False))
            continue
        sale = state.box.definitions.sales[number]
        cost, gain = cost_amounts(state.box.definitions, sale.cost), sale.gain
        rows.append(SaleRow(what, number, cost, gain.points, gain.gold, number in payable))
    return tuple(rows)


def _awards(flow: Flow) -> tuple[AwardRow, ...]:
    state = flow.state
    shares = award_points(state)
    return tuple(
        AwardRow(
            number,
            flow.words.name(award),
            award.points,
            tuple(counted(state, award.measure)),
            tuple(seat for seat in range(state.box.seats) if award.id in shares[seat]),
        )
        for number, award in enumerate(state.box.definitions.awards)
    )


def _milestones(flow: Flow) -> tuple[MilestoneDisc, ...]:
    state = flow.state
    definitions = state.box.definitions
    return tuple(
        MilestoneDisc(
            number,
            flow.words.name(each),
            milestone_text(flow.words, definitions, each),
            None if keeper < 0 else keeper,
        )
        for number, (each, keeper) in enumerate(zip(definitions.milestones, state.milestones, strict=True))
    )


def _display(flow: Flow) -> tuple[DisplayItem, ...]:
    state = flow.state
    items, free = [], BOTRIC in state.box.ruleset.positions and takes_for_nothing(state)
    for place, (tile, coins) in enumerate(zip(state.display, state.coins, strict=True)):
        found = refusal(state, TakeBlueprint(nearest_hall(state), place))
        reason = explain_rich(flow.speech, found) if found and flow.humans_turn else ""
        able = flow.humans_turn and found is None
        price = None if free else skipping_coins(state, place)
        since = flow.saved_at.get(tile, "")
        items.append(DisplayItem(DisplayId(place), tile, price, coins, able, reason, since=since))
    return tuple(items)


def _hand(flow: Flow) -> tuple[HandItem, ...]:
    state = flow.state
    mine = flow.viewer == state.seat and flow.humans_turn
    payable = {tile for tile, _ in open_targets(state, "construct")} if mine else set()
    items = []
    for place, tile in enumerate(state.blueprints[flow.viewer]):
        able = tile in payable
        reason = "" if able or not mine else _why_not_built(flow, tile)
        items.append(HandItem(HandId(place), tile, able, reason))
    return tuple(items)


def _why_not_built(flow: Flow, tile: int) -> str:
    """Why a blueprint of the hand cannot be built now."""
    found = nowhere_built(flow.state, tile)
    if found is None:
        return flow.words.label("table.no_fit", tile=flow.speech.blueprint(tile))
    return explain_rich(flow.speech, found)


def _end_button(flow: Flow) -> Button:
    open_ = flow.humans_turn and flow.state.decision == "action"
    return Button(Command.END_TURN, flow.words.label("table.end_turn"), enabled=open_, main=True, key="N")


def _end_note(flow: Flow) -> str:
    if not flow.humans_turn:
        return ""
    left = len(standing_places(flow.state))
    return flow.words.label("table.end_turn.note", left=left) if left else ""

"""The panels around the village, from the state and what the player is doing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.app.flow.costs import cost_amounts
from hamlet.app.flow.turn_panels import log_entries, top_bar, turn_chips, workers
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
from hamlet.engine.actions.refine import makes_high_quality
from hamlet.engine.actions.road import roads_left
from hamlet.engine.actions.villager import standing_tiles
from hamlet.engine.definitions import Kind
from hamlet.engine.flags import flags_left, flags_placed
from hamlet.engine.payments.sources import PaymentSources
from hamlet.engine.places import tiles_of
from hamlet.engine.scoring.awards import award_points, counted
from hamlet.engine.scoring.final import final_scores
from hamlet.session.sheet import points_during
from hamlet.words.labels import label
from hamlet.words.measures import milestone_text
from hamlet.words.scores import earned_rows

if TYPE_CHECKING:
    from hamlet.app.flow.table import Flow
    from hamlet.engine.definitions import Cost
    from hamlet.engine.state import State


def build_panels(flow: Flow) -> Panels:
    """All panels."""
    state = flow.state
    rules = state.box.rules
    raw = next(n for n, each in enumerate(state.box.definitions.materials) if not each.refined)
    refined = next((n for n, each in enumerate(state.box.definitions.materials) if each.refined), raw)
    return Panels(
        top=top_bar(flow),
        seats=_seats(flow),
        log=log_entries(flow),
        church=_church(flow),
        prices=(state.box.prices[raw], state.box.prices[refined]),
        sales=_sales(flow),
        sales_left=sum(state.stack_left),
        awards=_awards(state),
        milestones=_milestones(flow),
        display=_display(flow),
        hand=_hand(flow),
        hand_limit=rules.blueprint_limit,
        turn=turn_chips(flow),
        workers=workers(flow),
        end_turn=_end_button(flow),
        end_note=_end_note(flow),
    )


def _seats(flow: Flow) -> tuple[SeatPanel, ...]:
    earned = points_during(flow.session)
    return tuple(
        _seat(flow, seat, score["total"], earned[seat]) for seat, score in enumerate(final_scores(flow.state))
    )


def _seat(flow: Flow, seat: int, total: int, earned: dict[str, int]) -> SeatPanel:
    state, who = flow.state, flow.session.setup.seats[seat]
    rules, materials = state.box.rules, state.box.definitions.materials
    return SeatPanel(
        seat=seat,
        name=who.name,
        color=who.color,
        player=who.player,
        active=seat == state.decider and not state.finished,
        points=total if state.finished else state.points[seat],
        projected=total,
        gold=state.gold[seat],
        standing=sum(not piece & 1 for piece in state.villagers[seat]),
        villagers=len(state.villagers[seat]),
        most_villagers=rules.most_villagers,
        donkeys=len(state.donkeys[seat]),
        rested=sum(not piece & 1 for piece in state.donkeys[seat]),
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
        earned=tuple(earned_rows(flow.speech, earned)),
    )


def _progress(state: State, tile: int | None, cost: Cost, *, may_buy: bool) -> tuple[int, int, bool]:
    """How much of a cost is at hand, how much it asks, and whether it can be paid."""
    need = sum(each.count for each in cost.needs) + cost.gold
    if tile is None:
        return 0, need, False
    means = PaymentSources(state, state.seat, tile, may_buy=may_buy)
    have = sum(min(each.count, sum(means.counts[m] for m in each.materials)) for each in cost.needs)
    return have + min(cost.gold, means.gold), need, means.can_pay(cost) and bool(standing_tiles(state))


def _first(state: State, kind: str) -> int | None:
    tiles = tiles_of(state, kind)
    return tiles[0] if tiles else None


def _church(flow: Flow) -> tuple[ChurchRow, ...]:
    state = flow.state
    rows = []
    for number, slot in enumerate(state.box.church_slots):
        have, need, payable = _progress(state, _first(state, Kind.CHURCH), slot.cost, may_buy=True)
        done = state.church[number]
        chips = cost_amounts(state.box.definitions, slot.cost)
        chosen = _chosen(flow, f"church:{number}")
        open_ = done < 0 and payable and flow.humans_turn
        rows.append(
            ChurchRow(
                f"church:{number}",
                number,
                chips,
                slot.points,
                None if done < 0 else done,
                have,
                need,
                open_,
                chosen,
            )
        )
    return tuple(rows)


def _sales(flow: Flow) -> tuple[SaleRow, ...]:
    state = flow.state
    rows = []
    for place, number in enumerate(state.market):
        if number < 0:
            rows.append(SaleRow(f"sale:{place}", None, (), 0, 0, payable=False))
            continue
        sale = state.box.definitions.sales[number]
        _, _, payable = _progress(state, _first(state, Kind.MARKET), sale.cost, may_buy=False)
        chips = cost_amounts(state.box.definitions, sale.cost)
        chosen = _chosen(flow, f"sale:{place}")
        open_ = payable and flow.humans_turn
        rows.append(SaleRow(f"sale:{place}", number, chips, sale.gain.points, sale.gain.gold, open_, chosen))
    return tuple(rows)


def _chosen(flow: Flow, what: str) -> bool:
    return getattr(getattr(flow.mode, "offer", None), "id", "") == what


def _awards(state: State) -> tuple[AwardRow, ...]:
    shares = award_points(state)
    return tuple(
        AwardRow(
            number,
            award.name,
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
            number, each.name, milestone_text(flow.words, definitions, each), None if keeper < 0 else keeper
        )
        for number, (each, keeper) in enumerate(zip(definitions.milestones, state.milestones, strict=True))
    )


def _display(flow: Flow) -> tuple[DisplayItem, ...]:
    state = flow.state
    full = len(state.blueprints[flow.viewer]) >= state.box.rules.blueprint_limit
    chosen = getattr(flow.mode, "position", None)
    items = []
    for place, (tile, coins) in enumerate(zip(state.display, state.coins, strict=True)):
        poor = label("table.no_coins") if state.gold[flow.viewer] < place else ""
        reason = label("table.hand.full") if full else poor
        open_ = not reason and flow.humans_turn and bool(standing_tiles(state))
        items.append(DisplayItem(f"display:{place}", tile, place, coins, open_, reason, place == chosen))
    return tuple(items)


def _hand(flow: Flow) -> tuple[HandItem, ...]:
    state = flow.state
    chosen = getattr(flow.mode, "place", None)
    mine = flow.viewer == state.seat and flow.humans_turn
    reach = [uid for uid in range(len(state.village.tiles)) if state.village.reachable >> uid & 1]
    means = [PaymentSources(state, flow.viewer, uid) for uid in reach] if mine else []
    items = []
    for place, tile in enumerate(state.blueprints[flow.viewer]):
        cost = state.box.definitions.tiles[tile].cost
        payable = any(each.can_pay(cost) for each in means)
        items.append(
            HandItem(f"hand:{place}", tile, payable and bool(standing_tiles(state)), selected=place == chosen)
        )
    return tuple(items)


def _end_button(flow: Flow) -> Button:
    open_ = flow.humans_turn and flow.state.decision == "action"
    return Button("end_turn", label("table.end_turn"), enabled=open_, main=True, key="N")


def _end_note(flow: Flow) -> str:
    if not flow.humans_turn:
        return ""
    left = len(standing_tiles(flow.state))
    return label("table.end_turn.note", left=left) if left else ""

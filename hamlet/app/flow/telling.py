"""What pointing at something tells: what it does, how it stands, and what it brings whom."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from hamlet.app.flow.botric.turns import plays_botric, takes_for_nothing
from hamlet.app.flow.costs import cost_amounts, gain_amounts, units
from hamlet.app.view.amounts import marks
from hamlet.engine.actions.refine import makes_high_quality, refined_gain
from hamlet.engine.botric.shown import donkeys_shown
from hamlet.engine.definitions import Kind
from hamlet.engine.scoring.landmarks import landmark_worth
from hamlet.engine.scoring.sums import landmark_sum, sum_of
from hamlet.engine.workers import place_of
from hamlet.words.measures import award_text, building_rich, milestone_text
from hamlet.words.rich import safe
from hamlet.words.sums import sum_rich

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hamlet.app.flow.table import Flow
    from hamlet.engine.definitions import Tile

PIECES = {"villager": "told.villager", "donkey": "told.donkey"}


def tell_building(flow: Flow, uid: int) -> str:
    """A building: whose it is, what it does, what lies and stands on it, and what it is worth."""
    state = flow.state
    tile = state.box.definitions.tiles[state.village.tiles[uid].tile]
    lines = [f"*{safe(flow.words.name(tile))}*", *_owner(flow, uid)]
    lines.append(building_rich(flow.words, state.box.definitions, tile))
    lines += [*_fine(flow, tile), *_stock(flow, uid), *_built(flow, uid)]
    return "\n".join([*lines, *_worth(flow, uid), *_pieces(flow, uid)])


def _owner(flow: Flow, uid: int) -> Iterator[str]:
    owner = flow.state.village.tiles[uid].owner
    if owner >= 0:
        colour = flow.session.setup.seats[owner].color
        yield flow.words.label("told.owner", colour=colour, seat=flow.speech.seat(owner))


def _fine(flow: Flow, tile: Tile) -> Iterator[str]:
    """Who makes what is refined here of high quality, and what that pays."""
    state = flow.state
    if tile.refines is None:
        return
    for seat in range(state.box.seats):
        if makes_high_quality(state, seat, tile.refines[1]):
            gain = refined_gain(state, seat, tile.refines[1])
            yield flow.words.label("told.quality", seat=flow.speech.seat(seat), gain=flow.speech.gain(gain))


def _stock(flow: Flow, uid: int) -> Iterator[str]:
    """Goods by kind and maker; or that there are none."""
    state, label = flow.state, flow.words.label
    slots = state.box.definitions.tiles[state.village.tiles[uid].tile].slots
    counts = Counter(state.stock[uid])
    goods = []
    for code, count in sorted(counts.items()):
        maker, told = state.box.code_maker[code], units(state, code, count).marks
        goods.append(told if maker < 0 else label("told.lies.of", goods=told, seat=flow.speech.seat(maker)))
    if goods:
        yield label("told.lies", goods=" ".join(goods))
    elif slots:
        yield label("told.lies.none", slots=slots)


def _built(flow: Flow, uid: int) -> Iterator[str]:
    """How far the Church is."""
    state = flow.state
    if state.box.kind_of[state.village.tiles[uid].tile] == Kind.CHURCH:
        slots, missing = len(state.church), state.church.count(-1)
        if missing:
            yield flow.words.label("told.church", done=slots - missing, slots=slots, missing=missing)


def _worth(flow: Flow, uid: int) -> Iterator[str]:
    state = flow.state
    placed = state.village.tiles[uid]
    if placed.owner < 0:
        return
    seat, points = flow.speech.seat(placed.owner), landmark_worth(state, uid)
    found = landmark_sum(state, uid, points)
    if not found.joined:
        yield flow.words.label("told.worth.no_road", seat=seat)
    elif found.each:
        told = sum_rich(flow.speech, placed.owner, found)
        code = "told.worth.sum" if told else "told.worth"
        yield flow.words.label(code, seat=seat, points=points, sum=told)


def _pieces(flow: Flow, uid: int) -> Iterator[str]:
    """Villagers and donkeys of each seat that are here."""
    state, parts = flow.state, []
    donkeys = donkeys_shown(state) if plays_botric(state) else state.donkeys
    for seat, who in enumerate(flow.session.setup.seats):
        for kind, workers in (("villager", state.villagers), ("donkey", donkeys)):
            count = sum(place_of(piece) == uid for piece in workers[seat])
            if count:
                parts.append(f"{{{kind}:{who.color}}} {count}")
    if parts:
        yield flow.words.label("told.stands", pieces=" ".join(parts))


def tell_blueprint(flow: Flow, tile: int, reason: str = "") -> str:
    """A blueprint: what it does, what it costs and brings, its sides, and why it cannot be had now."""
    definitions, label = flow.state.box.definitions, flow.words.label
    definition = definitions.tiles[tile]
    cost = marks(cost_amounts(definitions, definition.cost))
    gain = marks(gain_amounts(definition.reward.gain))
    lines = [f"*{safe(flow.words.name(definition))}*", building_rich(flow.words, definitions, definition)]
    lines += _fine(flow, definition)
    lines.append(label("told.cost", goods=cost) if cost else label("told.cost.none"))
    lines += [label("told.reward", gain=gain)] if gain else []
    if definition.reward.milestone is not None:
        lines.append(label("told.milestone", milestone=flow.speech.milestone(definition.reward.milestone)))
    lines.append(label("told.sides", sides=", ".join(_sides(flow, tile))))
    return "\n".join([*lines, *([reason] if reason else [])])


def _sides(flow: Flow, tile: int) -> Iterator[str]:
    counts = Counter(terrain for _, terrain in flow.state.box.definitions.tiles[tile].shape.steps)
    for terrain, count in sorted(counts.items()):
        yield flow.words.label("told.sides.of", count=count, terrain=flow.speech.terrain(terrain))


def tell_offered(flow: Flow, place: int, reason: str = "") -> str:
    """A blueprint on offer: also its price, and the coins on it."""
    state, label = flow.state, flow.words.label
    if takes_for_nothing(state):
        lines = [label("table.botric.price")]
    else:
        lines = [label("told.price", price=place) if place else label("told.price.none")]
    if state.coins[place]:
        lines.append(label("told.coins", coins=state.coins[place]))
    return "\n".join([tell_blueprint(flow, state.display[place]), *lines, *([reason] if reason else [])])


def tell_award(flow: Flow, award: int) -> str:
    """An award: what it is for, how much each seat has of it, and who gets it as things stand."""
    row, label = flow.panels().awards[award], flow.words.label
    definition = flow.state.box.definitions.awards[award]
    about = award_text(flow.words, flow.state.box.definitions, definition)
    lines = [f"*{safe(row.name)}*", safe(about)]
    lines += [
        label("told.award.count", colour=who.color, seat=flow.speech.seat(seat), count=row.counts[seat])
        for seat, who in enumerate(flow.session.setup.seats)
    ]
    names = [flow.speech.seat(seat) for seat in row.leaders]
    if not names:
        return "\n".join([*lines, label("told.award.nobody")])
    found = sum_of(flow.state, row.leaders[0], definition.id)
    code = "told.award.shared" if len(names) > 1 else "told.award.leads"
    return "\n".join([*lines, label(code, seats=names, points=found.points, all=found.each)])


def tell_milestone(flow: Flow, milestone: int) -> str:
    """A milestone: what it is for, what it brings, and who has it."""
    definitions, keeper = flow.state.box.definitions, flow.state.milestones[milestone]
    definition = definitions.milestones[milestone]
    about = safe(milestone_text(flow.words, definitions, definition))
    kept = flow.words.label("told.milestone.free")
    if keeper >= 0:
        colour = flow.session.setup.seats[keeper].color
        kept = flow.words.label("told.milestone.kept", colour=colour, seat=flow.speech.seat(keeper))
    lines = [f"*{safe(flow.words.name(definition))}*", about, kept]
    if keeper >= 0 and definition.points_per_road:
        found = sum_of(flow.state, keeper, definition.id)
        told = sum_rich(flow.speech, keeper, found)
        lines.append(flow.words.label("told.milestone.brings", points=found.points, sum=told))
    return "\n".join(lines)


def tell_piece(flow: Flow, kind: str) -> str:
    """An own villager or donkey that can be dragged."""
    return flow.words.label(PIECES[kind], seat=flow.speech.seat(flow.state.seat))


def tell_unit(flow: Flow, code: int, *, bought: bool) -> str:
    """A unit that may pay: whom using it pays."""
    box = flow.state.box
    maker, goods = box.code_maker[code], units(flow.state, code, 1).icon_marks
    name = f"{goods} {flow.speech.material(box.code_material[code])}"
    if bought or maker < 0:
        return f"{name}\n{flow.words.label('told.unit.nobody')}"
    gain = box.code_gain[code]
    pays = flow.words.label(
        "told.unit.pays", seat=flow.speech.seat(maker), points=gain.points, gold=gain.gold
    )
    return f"{name}\n{pays}"

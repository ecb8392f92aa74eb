"""Ways of goods over water: which steps of a way cross a lake, and which choices of boats a payment has."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from hamlet.app.flow.costs import toll_marks
from hamlet.app.ids import WayId
from hamlet.app.view.parts import Choice, Heading, Note
from hamlet.app.view.scene import Way
from hamlet.engine.payments.payment import Payment, payment_refusal
from hamlet.engine.payments.proposals import best_payment
from hamlet.words.lake.names import lake_name

if TYPE_CHECKING:
    from hamlet.engine.carriage import Carriage
    from hamlet.engine.definitions import Cost
    from hamlet.engine.payments.sources import PaymentSources
    from hamlet.engine.state import State
    from hamlet.words.speech import Speech


def way_of(state: State, carriage: Carriage, tile: int, source: int, code: int) -> Way | None:
    """The way of a unit to a tile; None where it lies there already."""
    tiles = carriage.routes(tile).get(source, (source,))
    if len(tiles) < 2:
        return None
    return Way(tiles, state.box.code_material[code], tiles[1:-1], crossings_of(state, carriage, tiles))


def crossings_of(state: State, carriage: Carriage, tiles: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """The steps of a way that no road makes, each with the water that does."""
    links, found = state.village.by_road.links, []
    for number, (one, other) in enumerate(pairwise(tiles)):
        if not links[one] >> other & 1:
            pair = 1 << one | 1 << other
            bodies = state.village.bodies
            lake = next((body.id for body in bodies if body.beside & pair == pair), -1)
            found.append((number, lake))
    return tuple(found)


def payment_ways(sources: PaymentSources, cost: Cost) -> list[Payment]:
    """The best payment by each way that settles the cost, over few boats before over many."""
    if not sources.carriage.ferries:
        return []
    best = best_payment(sources, cost)
    fewest = len(best.boats) if best is not None else 0
    found = [best] if best is not None else []
    for way in sources.ways():
        if len(way.carriage.crossed) > max(fewest, 1) or not way.settles(cost):
            continue
        payment = best_payment(way, cost)
        if payment is not None and payment not in found and payment_refusal(sources, cost, payment) is None:
            found.append(payment)
    return found


def way_parts(speech: Speech, ways: list[Payment], payment: Payment) -> list[Heading | Choice | Note]:
    """The ways to choose from, where there are several, and what the boats of the chosen one ask."""
    words = speech.words
    found: list[Heading | Choice | Note] = []
    if len(ways) > 1:
        found.append(Heading(words.label("table.lake.way")))
        found += [
            Choice(WayId(way.boats), _way_name(speech, way), selected=way.boats == payment.boats)
            for way in ways
        ]
    if payment.boats:
        found.append(Note(words.label("table.lake.way.toll", goods=toll_marks(speech.state, payment))))
    return found


def _way_name(speech: Speech, way: Payment) -> str:
    if not way.boats:
        return speech.words.label("table.lake.way.land")
    return speech.words.label("table.lake.way.boat", names=[lake_name(speech, boat) for boat in way.boats])

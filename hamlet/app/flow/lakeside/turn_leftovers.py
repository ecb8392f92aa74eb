"""What the end of a turn by the lake leaves undone: villagers who could work, meals that still wait."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from hamlet.app.flow.lakeside.lake_panels import by_lake, fish_and_boats, lake_panel, too_many_fish
from hamlet.app.view.waterside import SheetLine
from hamlet.engine.actions.villager import standing_places
from hamlet.engine.lake.base import SLICE
from hamlet.engine.lake.fish_tiles import fish_limit
from hamlet.words.lake.names import card_name

if TYPE_CHECKING:
    from hamlet.app.flow.table import Flow
    from hamlet.app.view.panels import Panels
    from hamlet.engine.state import State


def left_over(flow: Flow) -> list[SheetLine]:
    """A line for each."""
    left = len(standing_places(flow.state))
    told = flow.words.label("table.lake.left.villagers", left=left)
    return [*([SheetLine("villager", told)] if left else []), *meals_left(flow)]


def meals_left(flow: Flow) -> list[SheetLine]:
    """Meals whose effect waits for a villager, and would be lost."""
    return [
        SheetLine("hourglass", flow.words.label("table.lake.left.waits", card=card_name(flow.speech, card)))
        for card in waiting_meals(flow.state)
    ]


def waiting_meals(state: State) -> tuple[int, ...]:
    """The cards whose effect awaits the next action."""
    return SLICE.of(state).waiting if by_lake(state) else ()


def with_lake(flow: Flow, panels: Panels) -> Panels:
    """The panels of a game by the lake: with fish, menu and effects, and what they change of the rest."""
    pairs = ((seat, fish_and_boats(flow.state, seat.seat)) for seat in panels.seats)
    return replace(
        panels,
        lake=lake_panel(flow),
        seats=tuple(replace(seat, fish=fish, boats=boats) for seat, (fish, boats) in pairs),
        end_note=(lake_note(flow) if flow.humans_turn else "") or panels.end_note,
    )


def lake_note(flow: Flow) -> str:
    """What stands below the button that ends the turn, where it is more than villagers who stand."""
    state, words = flow.state, flow.words
    if too_many_fish(state):
        count = len(SLICE.of(state).hands[state.seat])
        return words.label("table.lake.note.fish", count=count, limit=fish_limit(state))
    return words.label("table.lake.note.effect") if waiting_meals(state) else ""

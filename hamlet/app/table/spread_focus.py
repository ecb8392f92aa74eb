"""Where the keyboard begins on what lies over the village in place of a card."""

from __future__ import annotations

from hamlet.app.ids import Id
from hamlet.app.view.waterside import MenuSpread, Spread


def first_of_spread(spread: Spread) -> Id | None:
    """The button of the raised card, else of the first that can be used; on the sheet, what ends the turn."""
    if isinstance(spread, MenuSpread):
        able = [card for card in spread.cards if card.button.enabled]
        raised = [card for card in able if card.chosen]
        return next((card.button.id for card in (*raised, *able)), None)
    main = [button.id for button in spread.buttons if button.main and button.enabled]
    return next(iter((*main, *(item.id for item in spread.fish))), None)

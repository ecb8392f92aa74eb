"""Breaks of cards, panels and turns: what a choice comes to, and what is told before it."""

from __future__ import annotations

from typing import Final

from tools.breaks.breaking import Break


def _flow(what: str, file: str, old: str, new: str, *tests: str) -> Break:
    return Break(
        what, f"hamlet/app/flow/{file}", old, new, tuple(f"tests/app/flow/{test}.py" for test in tests)
    )


_PAYING: Final = (
    _flow(
        "a stepper offers more only where another unit can go",
        "paying.py",
        "self._with_more(unit) is not None",
        "self.chosen(unit) >= 0",
        "test_paying",
    ),
    _flow(
        "the ledger counts what one's own goods bring",
        "reckoning.py",
        '*parts, "=", str(after)])',
        '*parts, "=", str(before)])',
        "test_accounts",
    ),
    _flow(
        "a payment line tells what all its units pay, not one",
        "costs.py",
        "points, gold = gain.points * count, gain.gold * count",
        "points, gold = gain.points, gain.gold",
        "test_accounts",
    ),
    _flow(
        "the best of several stands is the one that takes the least gold",
        "purchase.py",
        "return min(bids, key=",
        "return max(bids, key=",
        "test_paying",
    ),
    _flow(
        "going back from a payment leads to where it was opened",
        "modes/payment.py",
        "        return self.before\n",
        "        return self\n",
        "test_accounts",
    ),
)
_BUILDING: Final = (
    _flow(
        "a held blueprint snaps to the nearest place that fits",
        "modes/ghosting.py",
        "near = self.fits.nearest(*at, rotation)",
        "near = self.fits.nearest(0.0, 0.0, rotation)",
        "test_building",
    ),
    _flow(
        "E turns what is held one way and Q the other",
        "modes/holding.py",
        'return self.turn(flow, 1 if name == "e" else -1)',
        'return self.turn(flow, 1 if name == "q" else -1)',
        "test_building",
    ),
    _flow(
        "the arrow keys move the ghost the way they point",
        "modes/ghosting.py",
        "DIRECTIONS = ((1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0))",
        "DIRECTIONS = ((1.0, 0.0), (0.0, -1.0), (-1.0, 0.0), (0.0, 1.0))",
        "test_building",
    ),
    _flow(
        "points at the end are those the action adds",
        "forecast.py",
        "return end_points(self.after, seat) - end_points(self.before, seat)",
        "return end_points(self.after, seat)",
        "test_building",
        "test_figures",
    ),
    _flow(
        "the button of a payment shows the eye where it reveals something",
        "modes/payment.py",
        "eye = forecast is not None and forecast.reveals",
        "eye = False",
        "test_cards",
    ),
    _flow(
        "a place is worth what building there brings and not all that the end brings",
        "worths.py",
        "seat) - self._before",
        "seat)",
        "test_figures",
    ),
    _flow(
        "the opened sum of a figure has every line",
        "reckoning.py",
        "        for change in self.forecast.changes(self.seat):\n",
        "        for change in self.forecast.changes(self.seat)[1:]:\n",
        "test_figures",
    ),
    _flow(
        "a lifted ghost is held again and not put down",
        "modes/holding.py",
        "            self._lift()\n            return self\n",
        "            self._lift()\n",
        "test_building",
    ),
)
_TURNS: Final = (
    _flow(
        "undo leads to a person's own step",
        "knowing.py",
        "if history.done[index].seat not in self.players:",
        "if history.done[index].seat in self.players:",
        "test_turns",
    ),
    _flow(
        "a refusal is said",
        "playing.py",
        "        self.say(explain_rich(self.speech, found), frozenset(tiles), tuple(sides))\n",
        "        self.changed()\n",
        "test_cards",
    ),
    _flow(
        "the message is gone with the next choice",
        "table.py",
        "        self.clear_toast()\n        handled = self.mode.choose(",
        "        handled = self.mode.choose(",
        "test_cards",
        "test_turns",
    ),
    _flow(
        "a donkey called back leaves the later moves of others as they were",
        "modes/donkeys.py",
        "flow.session.history.done[index + 1 :]]",
        "flow.session.history.done[index + 2 :]]",
        "test_turns",
    ),
    _flow(
        "the end of a turn asks while somebody can still work",
        "ending_turn.py",
        "left = any_stands(flow.state) or",
        "left = not any_stands(flow.state) or",
        "test_turns",
    ),
    _flow(
        "a chip behind what was revealed cannot be chosen",
        "turn_panels.py",
        "index >= history.barrier,",
        "index >= history.turn_start,",
        "test_turns",
    ),
    _flow(
        "what others did since one's last turn is news",
        "turn_panels.py",
        "news=index >= fresh,",
        "news=index > fresh,",
        "test_turns",
    ),
)
_PANELS: Final = (
    _flow(
        "the hand shown is that of the person who decides",
        "knowing.py",
        "        if seats[decider].is_human:\n            return decider\n",
        "",
        "test_panels",
    ),
    _flow(
        "a seat's card shows its points and not those it would have at the end",
        "panel_building.py",
        "points=total if state.finished else state.points[seat],",
        "points=total,",
        "test_panels",
    ),
    _flow(
        "the workers shown are those of the person who decides",
        "turn_panels.py",
        "state, seat = flow.state, flow.viewer",
        "state, seat = flow.state, 0",
        "test_panels",
    ),
    _flow(
        "a row of the Church tells how much of it is at hand",
        "panel_building.py",
        "return have + min(cost.gold, sources.gold), need",
        "return have + cost.gold, need",
        "test_panels",
    ),
    _flow(
        "taking a blueprint tells the gold that is left, coins on it included",
        "modes/hall.py",
        "after = forecast.after.gold[state.seat]",
        "after = forecast.before.gold[state.seat]",
        "test_hall",
    ),
    _flow(
        "the place of a blueprint in the display is its price",
        "offers.py",
        "coins(skipping_coins(state, position)),",
        "coins(skipping_coins(state, position + 1)),",
        "test_hall",
    ),
    _flow(
        "the desk tells what a villager costs now",
        "modes/hall.py",
        'label("table.hire.villager"), villager_cost(state))',
        'label("table.hire.villager"), state.box.rules.donkey_cost)',
        "test_hall",
    ),
    _flow(
        "more of one material in the Barn is less of another",
        "modes/filling.py",
        "next((m for m in reversed(self.fill) if m != material), material)",
        "next((m for m in reversed(self.fill) if m == material), material)",
        "test_cards",
    ),
    _flow(
        "the score sheet names who leads",
        "modes/sheets.py",
        "who = [names[seat] for seat in winners(state)]",
        "who = [names[seat] for seat in range(len(names))]",
        "test_panels",
    ),
)
CARDS: Final[tuple[Break, ...]] = (*_PAYING, *_BUILDING, *_TURNS, *_PANELS)

"""Breaks of the table's logic: paying, offers, legality, the held blueprint."""

from __future__ import annotations

from typing import Final

from tools.breaks.breaking import Break

_TESTS: Final = "tests/app/flow/"


def _flow(what: str, file: str, old: str, new: str, *tests: str) -> Break:
    return Break(what, f"hamlet/app/flow/{file}", old, new, tuple(f"{_TESTS}{test}.py" for test in tests))


_PAYING: Final = (
    _flow(
        "less of a unit exchanges it",
        "paying.py",
        "return self._take(self._with_less(unit))",
        "return False",
        "test_paying",
    ),
    _flow(
        "more of a unit exchanges another",
        "paying.py",
        "return self._take(self._with_more(unit))",
        "return False",
        "test_paying",
    ),
    _flow(
        "the gold for goods is counted by their number",
        "paying.py",
        "self.state.box.prices[material] * count for material, count",
        "self.state.box.prices[material] for material, count",
        "test_paying",
    ),
    _flow(
        "what can be done without buying is proposed first",
        "purchase.py",
        "key=lambda bid: (*dear[bid.id], -bid.place))",
        "key=lambda bid: (-bid.place, *dear[bid.id]))",
        "test_paying",
    ),
    _flow(
        "what comes is counted anew when a donkey has moved",
        "purchase.py",
        "if state is not self.state:",
        "if state is None:",
        "test_paying",
    ),
    _flow(
        "the button tells the gold that goes for goods",
        "modes/payment.py",
        "        if spent:\n",
        "        if not spent:\n",
        "test_paying",
    ),
    Break(
        "the note on a refinery is doubled for high quality",
        "hamlet/engine/actions/refine.py",
        "    high = makes_high_quality(state, seat, material)\n",
        "    high = False\n",
        (f"{_TESTS}test_paying.py", f"{_TESTS}test_figures.py"),
    ),
)
_LEGALITY: Final = (
    _flow(
        "what is missing is told, not that nothing was paid",
        "legality.py",
        "(sources.lack(cost) if is_payment else None) or found",
        "sources.lack(cost)",
        "test_legality",
    ),
    _flow(
        "nothing is open while something else is asked",
        "legality.py",
        "if state.finished or family.decision != state.decision else",
        "if state.finished else",
        "test_legality",
    ),
    _flow(
        "a mend is a step after which it can be paid",
        "mending.py",
        "            if why_not(after) is None:",
        "            if why_not(self.state) is None:",
        "test_cards",
    ),
    _flow(
        "a blueprint of the display is taken by who may take it",
        "panel_building.py",
        "able = flow.humans_turn and found is None",
        "able = flow.humans_turn",
        "test_legality",
    ),
    Break(
        "a full hand is refused",
        "hamlet/engine/actions/town_hall.py",
        "if len(state.blueprints[state.seat]) >= limit:",
        "if len(state.blueprints[state.seat]) > limit:",
        (f"{_TESTS}test_legality.py",),
    ),
)
_HELD: Final = (
    _flow(
        "a held blueprint snaps only to what is near",
        "modes/ghosting.py",
        "SNAP = 0.8",
        "SNAP = 80.0",
        "test_building",
    ),
    _flow(
        "where it does not fit the engine says why",
        "modes/ghosting.py",
        "None if self.fits.holds(spot) else refusal(flow.state, self.laid(flow, spot))",
        "None",
        "test_building",
    ),
    _flow(
        "the sides at fault are marked",
        "ghosts.py",
        "if meet.side in wrong else meet",
        "if meet.side in () else meet",
        "test_building",
    ),
    _flow(
        "the nearest fit mends a misfit",
        "misfit.py",
        "min(fits.spots, key=self._away)",
        "max(fits.spots, key=self._away)",
        "test_building",
    ),
    _flow(
        "keys walk from fit to fit",
        "modes/ghosting.py",
        "return along + 2 * across if along > 0.1 else inf",
        "return inf",
        "test_building",
    ),
)
FLOW: Final = (*_PAYING, *_LEGALITY, *_HELD)

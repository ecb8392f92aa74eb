"""Every sound of the game by the name of its file: its recipe, and how loud it is to be."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tools.sounds import goods, moments, pieces, seasons
from tools.sounds.filters import as_heard, high_pass, in_room, low_pass
from tools.sounds.signals import Signal, brought_to, faded, trimmed
from tools.sounds.writing import Wave, as_wave

PEAK = -6.5  # decibels below full scale that no effect passes
BRIGHT = 5200  # hertz above which everything grows dull
QUIET, LIGHT, USUAL, GRAND = -28.0, -24.5, -21.5, -18.5
"""How strong an effect is where an ear hears it strongest: under the hand, of a small
piece, on the table, for all to hear."""
AROUND = -36.0
"""How strong the village round about is on the whole."""

Recipe = Callable[[], Signal]
PITCHES = (1.0, 0.9, 1.1, 0.95, 1.05)


def _several(
    name: str, recipe: Callable[[float, str], Signal], pitches: tuple[float, ...]
) -> dict[str, Recipe]:
    """The same at a few pitches, so that it never sounds twice alike."""
    return {
        f"{name}-{number}": partial(recipe, pitch, f"{name}{number}")
        for number, pitch in enumerate(pitches, start=1)
    }


def _at(recipe: Callable[[float], Signal]) -> Callable[[float, str], Signal]:
    return lambda pitch, _: recipe(pitch)


EFFECTS: dict[float, dict[str, Recipe]] = {
    QUIET: {
        "click": pieces.click,
        "lift": pieces.lift,
        "take": goods.take,
        **_several("step", pieces.step, (1.0, 0.92, 1.08)),
        **_several("paper", pieces.paper, (1.0, 0.9)),
        **_several("clay", _at(pieces.clay), (1.0, 0.92)),
        **_several("drop", _at(goods.surfacing), (1.0, 1.12, 0.9)),
    },
    LIGHT: {
        **_several("marker", pieces.marker, (1.0, 0.92)),
        **_several("hoof", pieces.hoof, (1.0, 0.93)),
        **_several("topple", pieces.topple, (1.0, 0.92)),
        "snap": pieces.snap,
        "up": pieces.get_up,
        "refusal": pieces.refusal,
        "undo": pieces.undo,
    },
    USUAL: {
        **_several("knock", pieces.knock, PITCHES),
        **_several("coin", _at(goods.coin), (1.0, 0.93, 1.07)),
        **_several("produce", goods.produce, (1.0, 1.1)),
        "bray": pieces.bray,
        "coins": goods.coins,
        "refine": goods.refine,
        "sale": goods.sale,
        "meal": goods.meal,
        "splash": goods.splash,
        "water": goods.running_water,
        "fish": goods.fish,
        "boat": goods.boat,
        "turn": moments.turn,
        **{f"note-{number}": partial(moments.note, tone) for number, tone in enumerate(moments.ROW, start=1)},
    },
    GRAND: {
        "bell": moments.church_bell,
        "milestone": moments.milestone,
        "last-round": moments.last_round,
        "win": moments.win,
    },
}
LOOPS: dict[str, Recipe] = {
    f"around-{season.__name__}": season
    for season in (seasons.spring, seasons.summer, seasons.autumn, seasons.winter)
}
NAMES: tuple[str, ...] = (*(name for effects in EFFECTS.values() for name in effects), *LOOPS)


def make(name: str) -> Wave:
    """One sound, as it stands in its file."""
    if name in LOOPS:
        return as_wave(seasons.settled(LOOPS[name](), AROUND))
    loud, recipe = next((loud, effects[name]) for loud, effects in EFFECTS.items() if name in effects)
    return as_wave(_finished(recipe(), loud))


def _finished(raw: Signal, loud: float) -> Signal:
    """In the room where all of them are, neither dull nor sharp, out of silence and into it."""
    whole = trimmed(high_pass(high_pass(low_pass(low_pass(in_room(raw), BRIGHT), BRIGHT), 45), 45))
    return faded(brought_to(whole, as_heard(whole), loud, PEAK), 0.0015, 0.012)

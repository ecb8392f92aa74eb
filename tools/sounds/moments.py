"""Notes, bells and what is made of them: a chain, a turn, a milestone, the last round, the end."""

from __future__ import annotations

from tools.sounds.instruments import BAR, BELL, CLAY, WOOD, struck, thump
from tools.sounds.signals import Signal, mixed

C, D, E, G, A = 261.63, 293.66, 329.63, 392.0, 440.0
ROW = (C, D, E, G, A, 2 * C, 2 * D, 2 * E, 2 * G)
"""Five tones to the octave: whatever sounds together is in tune."""


def note(frequency: float, seconds: float = 0.42) -> Signal:
    """A wooden bar over a clay pot."""
    return mixed(
        [
            (0.0, 1.0, struck(frequency, seconds, BAR, 0.004)),
            (0.0, 0.18, struck(frequency * 2.0, seconds * 0.5, BAR, 0.004)),
            (0.0, 0.1, struck(frequency * 1.5, 0.05, CLAY)),
        ]
    )


def bell(frequency: float, seconds: float) -> Signal:
    """A bell, struck with leather: its beginning is soft."""
    return mixed(
        [
            (0.0, 1.0, struck(frequency, seconds, BELL, 0.008)),
            (0.0, 0.3, struck(frequency * 1.003, seconds * 0.9, BELL, 0.008)),
        ]
    )


def church_bell() -> Signal:
    """Something was brought to the Church."""
    return mixed([(0.0, 1.0, bell(G, 2.2)), (0.0, 0.2, struck(196, 0.1, WOOD))])


def turn() -> Signal:
    """It is your turn: two bars, a fourth up."""
    return mixed([(0.0, 0.8, note(G, 0.3)), (0.12, 1.0, note(2 * C, 0.4))])


def milestone() -> Signal:
    """Three steps up, and a small bell on top."""
    return mixed(
        [
            (0.0, 0.8, note(C)),
            (0.11, 0.85, note(E)),
            (0.22, 0.9, note(G)),
            (0.33, 1.0, note(2 * C, 0.5)),
            (0.33, 0.22, struck(4 * C, 0.7, BELL, 0.006)),
        ]
    )


def last_round() -> Signal:
    """Two strokes from the tower: the day is nearly over."""
    return mixed(
        [
            (0.0, 0.9, bell(D, 0.9)),
            (0.42, 1.0, bell(C * 0.75, 1.0)),
            (0.0, 0.25, thump(98, 0.14, "tower")),
            (0.42, 0.25, thump(98, 0.14, "tower2")),
        ]
    )


def win() -> Signal:
    """The village has its name: up the row, and all bells."""
    run = [(0.095 * number, 0.75, note(tone)) for number, tone in enumerate((C, E, G, A, 2 * C))]
    chord = [(0.5, 0.34, struck(tone, 1.15, BELL, 0.01)) for tone in (2 * C, 2 * E, 2 * G)]
    return mixed([*run, *chord, (0.5, 0.8, note(2 * C, 0.6)), (0.5, 0.4, note(C, 0.6))])

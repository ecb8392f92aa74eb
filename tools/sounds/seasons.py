"""What is heard round about in each season: loops without a seam, because everything in them is round."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence

from tools.sounds.filters import band, high_pass, low_pass, moving_band
from tools.sounds.instruments import BELL, dying, noise, ringing, struck, swell, tone, voice
from tools.sounds.signals import Signal, count, curve, faded, level, mixed, scaled, shaped

SECONDS = 12.0

Pass = Callable[[Sequence[float]], Signal]


def _round(signal: Signal, through: Pass) -> Signal:
    """Through a filter that has heard the whole loop before: its end runs into its beginning."""
    return through([*signal, *signal])[len(signal) :]


def _wave(turns: int, shift: float = 0.0) -> Callable[[float], float]:
    """From 0 to 1 and back, a whole number of times in a loop."""
    return lambda time: 0.5 - 0.5 * math.cos(math.tau * (turns * time / SECONDS + shift))


def _air(seed: str, low: float, high: float, gusts: Sequence[tuple[int, float]]) -> Signal:
    """Wind: noise in a band that rises as it grows stronger."""
    waves = [_wave(turns, shift) for turns, shift in gusts]
    strength = curve(SECONDS, lambda time: sum(wave(time) for wave in waves) / len(waves))
    middles = [low + (high - low) * each for each in strength]
    raw = noise(SECONDS, seed)
    wind = moving_band([*raw, *raw], [*middles, *middles], 0.9)[len(raw) :]
    return shaped(wind, [0.35 + 0.65 * each for each in strength])


def _around(loop: Signal, calls: Sequence[tuple[float, float, Signal]]) -> Signal:
    """Calls laid over a loop; what goes beyond its end comes in at its beginning."""
    whole = list(loop)
    for begin, amount, call in calls:
        for number, sample in enumerate(call, count(begin)):
            whole[number % len(whole)] += amount * sample
    return whole


def _even(signal: Signal) -> Signal:
    """At a strength of one, so that parts can be weighed against each other."""
    return scaled(signal, 1 / max(level(signal), 1e-9))


def spring() -> Signal:
    """Birds and a breeze."""
    breeze = _round(_air("breeze", 260, 620, ((2, 0.1), (3, 0.55))), lambda air: low_pass(air, 1400))
    chance, calls = random.Random("birds"), []
    for begin, motif in ((0.9, 3), (2.6, 2), (4.1, 4), (6.3, 2), (7.4, 3), (9.2, 2), (10.6, 4)):
        far = chance.uniform(0.5, 1.0)
        pitch = chance.choice((2350, 2620, 2940))
        calls += [
            (begin + 0.15 * number, 3.2 * far, _chirp(pitch * (1 + 0.07 * number), chance))
            for number in range(motif)
        ]
    for begin in (3.3, 8.6):
        # Somewhere behind the wood, twice.
        calls += [(begin, 2.2, _flute(587, 0.26)), (begin + 0.42, 2.2, _flute(466, 0.34))]
    return _around(_even(breeze), calls)


def _chirp(pitch: float, chance: random.Random) -> Signal:
    lasts, way = chance.uniform(0.07, 0.11), chance.choice((-1, 1))
    sung = tone(lasts, lambda time: pitch * (1 + way * 0.16 * math.sin(math.pi * time / lasts)))
    return shaped(sung, swell(lasts, 0.4))


def _flute(pitch: float, seconds: float) -> Signal:
    return shaped(tone(seconds, lambda time: pitch * (1 - 0.04 * time)), swell(seconds, 0.3))


def summer() -> Signal:
    """Crickets and warm air."""
    air = _round(_air("warm", 170, 340, ((1, 0.2), (2, 0.7))), lambda sound: low_pass(sound, 800))
    calls = []
    for number in range(15):
        # Two of them, never quite together.
        calls.append((0.8 * number + 0.05, 0.55, _cricket(3520, 0.34)))
        if number % 5 != 3:
            calls.append((0.8 * number + 0.46, 0.4, _cricket(3180, 0.28)))
    calls += [(begin, 0.5, _bee(seconds)) for begin, seconds in ((1.4, 1.9), (7.9, 2.3))]
    return _around(_even(air), calls)


def _cricket(pitch: float, seconds: float) -> Signal:
    trill = curve(seconds, lambda time: math.sin(math.pi * 27 * time) ** 2)
    return shaped(shaped(tone(seconds, lambda _: pitch), trill), swell(seconds, 0.5))


def _bee(seconds: float) -> Signal:
    hum = voice(
        seconds, lambda time: 168 + 14 * math.sin(3.1 * time), ((340.0, 0.5, 1.0), (700.0, 0.4, 0.3)), "bee"
    )
    return scaled(shaped(low_pass(hum, 1200), swell(seconds, 0.5)), 2.6)


def autumn() -> Signal:
    """Wind in dry leaves, and a rook far off."""
    wind = _even(_air("wind", 210, 520, ((1, 0.05), (2, 0.3), (5, 0.6))))
    gusts = curve(SECONDS, lambda time: (0.5 * _wave(2, 0.25)(time) + 0.5 * _wave(3, 0.8)(time)) ** 2)
    rustle = _round(noise(SECONDS, "leaves"), lambda sound: low_pass(band(sound, 2300, 1.1), 3600))
    chance = random.Random("rustle")
    dry = [0.15 if chance.random() < 0.996 else chance.uniform(1.0, 4.0) for _ in range(count(SECONDS))]
    crackle = _round(dry, lambda each: low_pass(each, 60))
    leaves = scaled(shaped(shaped(_even(rustle), crackle), gusts), 2.2)
    calls = [(begin, 1.7 * amount, _caw()) for begin, amount in ((4.6, 0.8), (5.15, 0.6), (10.2, 0.5))]
    return _around([a + b for a, b in zip(wind, leaves, strict=True)], calls)


def _caw() -> Signal:
    formants = ((820.0, 0.4, 1.0), (1350.0, 0.35, 0.7))
    raw = voice(0.34, lambda time: 300 - 180 * time, formants, "rook")
    return low_pass(scaled(shaped(raw, swell(0.34, 0.3)), 4.5), 1500)


def winter() -> Signal:
    """Hushed wind; ice that works; a bell beyond the hill."""
    wind = _even(
        _round(_air("hush", 150, 330, ((1, 0.6), (2, 0.15), (3, 0.4))), lambda air: low_pass(air, 620))
    )
    whistle = _air("whistle", 540, 700, ((2, 0.5), (1, 0.0)))
    thin = _round(whistle, lambda air: band(air, 610, 0.12))
    whole = [a + 0.22 * b for a, b in zip(wind, _even(thin), strict=True)]
    bell = faded(struck(311.1, 2.6, BELL, 0.05), 0.05, 0.4)
    calls = [(2.2, 1.5, bell), (3.7, 1.1, bell), (8.3, 2.4, _ice(190)), (8.6, 1.5, _ice(240))]
    return _around(whole, calls)


def _ice(pitch: float) -> Signal:
    """A long crack under snow: a low tone that falls."""
    falling = tone(0.5, lambda time: pitch * (1 - 0.5 * time))
    tick = mixed([(0.0, 0.3, ringing(pitch * 4.3, 0.05)), (0.0, 1.0, shaped(falling, dying(0.5, 0.09)))])
    return faded(tick, 0.006, 0.1)


def settled(signal: Signal, loud: float) -> Signal:
    """A loop at its level, without anything too low to hear or too high to like."""
    clean = _round(_round(signal, lambda sound: high_pass(sound, 55)), lambda sound: low_pass(sound, 4800))
    return scaled(clean, 10 ** (loud / 20) / level(clean))

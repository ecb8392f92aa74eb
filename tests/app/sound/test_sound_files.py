"""Every sound as it lies in assets: neither too loud nor too soft, nothing shrill, loops without a seam."""

from __future__ import annotations

import wave
from itertools import pairwise

import pytest

from tests.app.sound.measuring import (
    FOLDER,
    FULL,
    RATE,
    decibels,
    effects,
    loops,
    loudest,
    names,
    peak,
    samples,
    share_above,
    strength,
)
from tools.sounds.catalogue import EFFECTS, GRAND, NAMES, QUIET, make
from tools.sounds.filters import as_heard
from tools.sounds.signals import loudest as loudest_of

MOST_BYTES = 3 * 1024 * 1024
MADE_ANEW = (
    "click",
    "knock-1",
    "coin-2",
    "refusal",
    "paper-1",
    "bray",
    "splash",
    "note-9",
    "bell",
    "around-winter",
)


def test_there_is_a_file_for_each_recipe_and_none_beside() -> None:
    assert names() == sorted(NAMES)
    assert len(effects()) >= 28
    assert len(loops()) == 4


def test_all_of_them_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) <= MOST_BYTES


@pytest.mark.parametrize("name", names())
def test_each_has_the_format_that_the_mixer_is_opened_with(name: str) -> None:
    with wave.open(str(FOLDER / f"{name}.wav")) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)


@pytest.mark.parametrize("name", MADE_ANEW)
def test_the_tool_makes_the_same_again(name: str) -> None:
    """But for the last bit, in which machines may reckon differently."""
    kept, made = samples(name), make(name)
    assert len(kept) == len(made)
    assert max(abs(one - other) for one, other in zip(kept, made, strict=True)) <= 1


@pytest.mark.parametrize("name", effects())
def test_an_effect_is_within_bounds(name: str) -> None:
    found = samples(name)
    assert peak(found) <= -6.0
    assert -33.0 <= loudest(found) <= -12.0
    assert -48.0 <= strength(found) <= -15.0
    assert 0.05 <= len(found) / RATE <= 2.0


@pytest.mark.parametrize("name", effects())
def test_an_effect_is_as_loud_to_an_ear_as_others_of_its_kind(name: str) -> None:
    wanted = next(loud for loud, recipes in EFFECTS.items() if name in recipes)
    heard = decibels(loudest_of(as_heard([each / FULL for each in samples(name)])))
    assert QUIET - 0.5 <= heard <= GRAND + 0.5
    assert wanted - 4.0 <= heard <= wanted + 0.5, "softer only where its peak would be too high"


@pytest.mark.parametrize("name", effects())
def test_an_effect_comes_out_of_silence_and_goes_back_into_it(name: str) -> None:
    found = samples(name)
    most = max(map(abs, found))
    assert abs(found[0]) <= 2
    assert abs(found[-1]) <= 2
    assert max(map(abs, found[: round(0.0005 * RATE)])) < 0.5 * most, "no blow without a beginning"
    assert max(map(abs, found[-round(0.004 * RATE) :])) < 0.02 * most
    steepest = max(abs(one - other) for one, other in pairwise(found))
    assert steepest < 0.9 * most, "no click"


@pytest.mark.parametrize("name", names())
def test_none_leans_to_one_side(name: str) -> None:
    found = samples(name)
    assert abs(sum(found) / len(found)) / FULL < 0.0008


@pytest.mark.parametrize("name", names())
def test_hardly_anything_is_shrill(name: str) -> None:
    found = samples(name)[: 4 * RATE]
    assert share_above(found, 6000) < -28
    assert share_above(found, 8000) < -40


@pytest.mark.parametrize("name", loops())
def test_what_is_round_about_is_quiet(name: str) -> None:
    found = samples(name)
    assert -38.0 <= strength(found) <= -34.0
    assert peak(found) <= -15.0
    assert 12.0 <= len(found) / RATE <= 20.0
    seconds = [strength(found[start : start + RATE]) for start in range(0, len(found) - RATE + 1, RATE)]
    assert max(seconds) - min(seconds) < 16.0, "no gust that startles, no hole"


@pytest.mark.parametrize("name", loops())
def test_a_loop_joins_without_a_seam(name: str) -> None:
    """Across the join samples go on as they do everywhere else: in height, in slope, and in strength."""
    found = samples(name)
    steps = [other - one for one, other in pairwise(found)]
    bends = [other - one for one, other in pairwise(steps)]
    join = found[0] - found[-1]
    assert abs(join) <= max(map(abs, steps[-2000:] + steps[:2000]))
    assert abs(join - steps[-1]) <= max(map(abs, bends[-2000:] + bends[:2000]))
    assert abs(strength(found[-RATE // 5 :]) - strength(found[: RATE // 5])) < 6.0


def test_a_row_of_notes_rises() -> None:
    def crossings(name: str) -> int:
        body = samples(name)[RATE // 20 : RATE // 4]
        return sum(one < 0 <= other for one, other in pairwise(body))

    row = [crossings(f"note-{number}") for number in range(1, 10)]
    assert row == sorted(set(row))

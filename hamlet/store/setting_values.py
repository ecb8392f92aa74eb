"""How each kind of setting is read from a file; what makes no sense raises TypeError or ValueError."""

from __future__ import annotations

import math
import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

_LANGUAGE = re.compile(r"[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*")
_ID = re.compile(r"[a-z][a-z0-9]*([_-][a-z0-9]+)*")
_MOST_SEATS = 8
LEAST_WINDOW = (320, 200)
MOST_WINDOW = (7680, 4320)
MOST_SIDE = 16_384  # of several screens side by side
SCALES = (0.5, 8.0)
_MOST_LETTERS = 200
MOST_GAMES = 32
MOST_KEYS = 200
MOST_KNOWN_PACKS = 200
WINDOW, FULL, BORDERLESS = "window", "full", "borderless"
"""How the window stands."""
MOVING, REDUCED, STILL = "full", "reduced", "off"
"""How much may move."""
PARCHMENT, CONTRAST, NIGHT = "parchment", "contrast", "night"
"""What panels are made of."""
SPRING, SUMMER, AUTUMN, WINTER, TURNING = "spring", "summer", "autumn", "winter", "turning"
"""The season in which a village is seen that has none of its own."""
MORNING, NOON, EVENING = "morning", "noon", "evening"
"""The light in which every village is seen."""
_MOST_PLACES = 100
_LONGEST_PATH = 4096


@dataclass(frozen=True, slots=True)
class SeatChoice:
    """One seat as it was last set up: its name, its colour, and who decides for it."""

    name: str
    color: str
    player: str


def switch(value: object) -> bool:
    """On or off."""
    if not isinstance(value, bool):
        raise TypeError(value)
    return value


def fraction(value: object) -> float:
    """From nothing (0) to all (1)."""
    return _number(value, 0.0, 1.0)


def multiple_of_speed(value: object) -> float:
    """How many times the usual speed; 0 is without motion."""
    return _number(value, 0.0, 100.0)


def speed_or_none(value: object) -> float | None:
    """How many times the usual speed, or None for the same as one's own."""
    return None if value is None else multiple_of_speed(value)


def one_of(*names: str) -> Callable[[object], str]:
    """The reader of a choice between these names."""

    def read(value: object) -> str:
        if not isinstance(value, str) or value not in names:
            raise ValueError(value)
        return value

    return read


def season(value: object) -> str:
    """A season by its id, turning ones too: packs bring seasons of their own, and may be away for a while."""
    if not isinstance(value, str) or len(value) > _MOST_LETTERS or not _ID.fullmatch(value):
        raise ValueError(value)
    return value


def keys(value: object) -> Mapping[str, str]:
    """Keys that mean something else than usual, by what they do; what nobody knows here stays as it is."""
    if not isinstance(value, dict) or len(value) > MOST_KEYS:
        raise ValueError(value)
    texts = [each for pair in value.items() for each in pair]
    if not all(isinstance(each, str) and 0 < len(each) <= _MOST_LETTERS for each in texts):
        raise TypeError(value)
    return dict(value)


def scale(value: object) -> float | None:
    """How large the window's contents are, or None to leave it to the window."""
    return None if value is None else _number(value, *SCALES)


def window_size(value: object) -> tuple[int, int] | None:
    """Width and height in pixels, or None to leave it to the screen."""
    if value is None:
        return None
    if not isinstance(value, list | tuple) or len(value) != 2:
        raise ValueError(value)
    width, height = value
    if type(width) is not int or type(height) is not int:
        raise ValueError(value)
    if not fits_screens(width, height):
        raise ValueError(value)
    return width, height


def fits_screens(width: int, height: int) -> bool:
    """Whether a window of this size can be meant: more than the largest screens fill the memory."""
    sides = LEAST_WINDOW[0] <= width <= MOST_SIDE and LEAST_WINDOW[1] <= height <= MOST_SIDE
    return sides and width * height <= MOST_WINDOW[0] * MOST_WINDOW[1]


def language_tag(value: object) -> str | None:
    """A language such as `en` or `pt-BR`, or None to leave it to the system."""
    if value is None:
        return None
    if not isinstance(value, str) or not _LANGUAGE.fullmatch(value):
        raise ValueError(value)
    return value


def seats(value: object) -> tuple[SeatChoice, ...]:
    """The seats of the last game, in turn order."""
    if not isinstance(value, list | tuple) or len(value) > _MOST_SEATS:
        raise ValueError(value)
    return tuple(_seat(seat) for seat in value)


def folders(value: object) -> tuple[str, ...]:
    """Names of folders."""
    if not isinstance(value, list | tuple) or len(value) > _MOST_PLACES:
        raise ValueError(value)
    texts = tuple(each for each in value if isinstance(each, str) and len(each) <= _LONGEST_PATH)
    if len(texts) != len(value):
        raise TypeError(value)
    if any("\0" in os.fsdecode(os.fsencode(text)) for text in texts):
        raise ValueError(value)
    return texts


def game_ids(value: object) -> tuple[str, ...]:
    """Games by their ids."""
    if not isinstance(value, list | tuple) or len(value) > MOST_GAMES:
        raise ValueError(value)
    if not all(isinstance(each, str) and len(each) <= _LONGEST_PATH for each in value):
        raise TypeError(value)
    return tuple(value)


def names(value: object) -> tuple[str, ...]:
    """Things of the game by their short names."""
    if not isinstance(value, list | tuple) or len(value) > MOST_GAMES:
        raise ValueError(value)
    if not all(isinstance(each, str) and len(each) <= _MOST_LETTERS for each in value):
        raise TypeError(value)
    return tuple(value)


def packs(value: object) -> tuple[str, ...]:
    """Packs by their ids, each once."""
    if not isinstance(value, list | tuple) or len(value) > MOST_KNOWN_PACKS:
        raise ValueError(value)
    if not all(isinstance(each, str) and len(each) <= _MOST_LETTERS for each in value):
        raise TypeError(value)
    return tuple(dict.fromkeys(value))


def packs_or_none(value: object) -> tuple[str, ...] | None:
    """The same, or None as long as nobody has chosen any."""
    return None if value is None else packs(value)


def _seat(value: object) -> SeatChoice:
    if not isinstance(value, dict):
        raise TypeError(value)
    words = [value.get(key) for key in ("name", "color", "player")]
    texts = [word for word in words if isinstance(word, str) and len(word) <= _MOST_LETTERS]
    if len(texts) != 3:
        raise ValueError(value)
    return SeatChoice(*texts)


def _number(value: object, least: float, most: float) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise TypeError(value)
    if not least <= value <= most or math.isnan(value):
        raise ValueError(value)
    return float(value)

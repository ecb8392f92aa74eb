"""What is heard of things that move, and when: each by the name of what it is.

Motion knows nothing of sounds, and what is not named here moves without one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple, Protocol

from hamlet.app.sound.ears import Cue

LANDS: Final = 1 / 2  # of the time of a tile that drops: it lies on the table
EARLY: Final = 0.03  # seconds before its end something that arrives is heard
STAGGER: Final = 0.07  # seconds between two numbers that fly
MOST_COINS: Final = 4  # heard of one shower


class HeardMoment(NamedTuple):
    """Seconds after its phase began, what, and its place in a row."""

    at: float
    cue: Cue
    place: int = 0


class Timed(Protocol):
    """Anything that moves."""

    @property
    def begin(self) -> float:
        """Seconds after its phase began."""

    @property
    def lasts(self) -> float:
        """Seconds it takes."""


class Goes(Timed, Protocol):
    """Somebody on a way."""

    @property
    def tiles(self) -> tuple[int, ...]:
        """Tile by tile."""

    @property
    def group(self) -> Any:  # noqa: ANN401 - a piece, of which only the kind is asked
        """What goes."""


class Carried(Timed, Protocol):
    """A unit that waits for its turn, then moves."""

    @property
    def waits(self) -> float:
        """Seconds until it moves."""

    @property
    def slides(self) -> float:
        """Seconds on its way."""


class CarriedFar(Carried, Protocol):
    """A unit on a way."""

    @property
    def tiles(self) -> tuple[int, ...]:
        """Tile by tile."""


class Leaps(Timed, Protocol):
    """A fish that waits for its turn."""

    @property
    def waits(self) -> float:
        """Seconds until it leaps."""


class Flies(Timed, Protocol):
    """Something over the whole table."""

    @property
    def sign(self) -> str:
        """What it is."""


class Showers(Timed, Protocol):
    """Coins that fall into a pile one after the other."""

    @property
    def count(self) -> int:
        """How many."""


Moments = Iterator[HeardMoment]


def _walk(mover: Goes) -> Moments:
    """A hoof for each tile; feet twice, as they hop."""
    donkey = mover.group.kind == "donkey"
    steps = max(1, (len(mover.tiles) - 1) * (1 if donkey else 2))
    cue = Cue.HOOF if donkey else Cue.STEP
    for number in range(1, steps + 1):
        yield HeardMoment(mover.begin + mover.lasts * number / steps - EARLY, cue)


def _carry(mover: CarriedFar) -> Moments:
    """It is taken, and is a note higher on each tile."""
    legs = max(1, len(mover.tiles) - 1)
    yield HeardMoment(mover.begin + mover.waits, Cue.TAKE)
    for leg in range(legs):
        yield HeardMoment(mover.begin + mover.waits + mover.slides * (leg + 1) / legs - EARLY, Cue.NOTE, leg)


def _spend(mover: Carried) -> Moments:
    yield HeardMoment(mover.begin + mover.waits, Cue.TAKE)


def _leap(mover: Leaps) -> Moments:
    yield HeardMoment(mover.begin + mover.waits, Cue.FISH)


def _fly(flight: Flies) -> Moments:
    """Signs are heard as they arrive."""
    yield HeardMoment(flight.begin + flight.lasts - EARLY, SIGNS.get(flight.sign, Cue.CLAY))


def _count(flight: Flies) -> Moments:
    """Points are ever higher notes as they come to the score."""
    if flight.sign == "points":
        yield HeardMoment(flight.begin + flight.lasts - EARLY, Cue.NOTE, round(flight.begin / STAGGER))


def _shower(shower: Showers) -> Moments:
    """Coins fall over the first half of the time; no more than a few are told apart."""
    coins = min(shower.count, MOST_COINS)
    for number in range(coins):
        yield HeardMoment(shower.begin + shower.lasts * (0.3 + 0.4 * number / coins), Cue.COIN)


def _tumble(flight: Flies) -> Moments:
    """A marker is of clay, a blueprint of paper."""
    cue = Cue.CLAY if flight.sign else Cue.PAPER
    yield HeardMoment(flight.begin + flight.lasts * 0.5, cue)


def _at(share: float, cue: Cue) -> Callable[[Timed], Moments]:
    """Once, at a share of its time."""

    def moments(mover: Timed) -> Moments:
        yield HeardMoment(mover.begin + mover.lasts * share, cue)

    return moments


SIGNS: Final[Mapping[str, Cue]] = {"gold": Cue.COIN, "villager": Cue.STEP}
"""What flies; all else is of clay: fish tiles, tokens, markers."""
HEARD: Final[Mapping[str, Callable[[Any], Moments]]] = {
    "Walk": _walk,
    "Topple": _at(0.85, Cue.TOPPLE),
    "Carry": _carry,
    "Spend": _spend,
    "Drop": _at(LANDS, Cue.KNOCK),
    "Lay": _at(0.3, Cue.MARKER),
    "Finished": _at(0.05, Cue.BELL),
    "RunIn": _at(0.0, Cue.WATER),
    "ComeUp": _at(0.0, Cue.DROP),
    "LeapOut": _leap,
    "Sail": _at(0.0, Cue.BOAT),
    "GetUp": _at(0.6, Cue.UP),
    "Flight": _fly,
    "BlueprintFlight": _at(0.0, Cue.PAPER),
    "TurnOver": _at(0.0, Cue.PAPER),
    "NumberFlight": _count,
    "CoinShower": _shower,
    "Tumble": _tumble,
}


def moments_of(thing: object) -> list[HeardMoment]:
    """When what is heard of something that moves."""
    moments = HEARD.get(type(thing).__name__)
    return sorted(moments(thing)) if moments is not None else []

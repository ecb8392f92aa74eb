"""What a pack asks of another one: its id, and perhaps between which versions it must be."""

from __future__ import annotations

import re
from collections.abc import Callable
from operator import eq, ge, gt, le, lt
from typing import Final

from hamlet.values import dataclass

REQUIREMENT: Final = (
    r"^[a-z][a-z0-9]*([_-][a-z0-9]+)*"
    r"( *(>=|<=|==|>|<) *[0-9]+(\.[0-9]+)*( *, *(>=|<=|==|>|<) *[0-9]+(\.[0-9]+)*)*)?$"
)
_NAME: Final = re.compile(r"[a-z0-9_-]+")
_BOUND: Final = re.compile(r"(>=|<=|==|>|<) *([0-9]+(?:\.[0-9]+)*)")
_NUMBER: Final = re.compile(r"[0-9]+")

Version = tuple[int, ...]

_SIGNS: Final[dict[str, Callable[[Version, Version], bool]]] = {
    ">=": ge,
    "<=": le,
    "==": eq,
    ">": gt,
    "<": lt,
}


@dataclass(frozen=True, slots=True)
class Requirement:
    """A pack by its id, and bounds such as ('>=', (1, 1))."""

    pack: str
    bounds: tuple[tuple[str, Version], ...] = ()
    written: str = ""
    """The bounds as they stand in the file."""

    def fits(self, version: str) -> bool:
        """Whether this version is within the bounds."""
        mine = version_of(version)
        return all(_SIGNS[sign](mine, bound) for sign, bound in self.bounds)


def requirement(text: str) -> Requirement:
    """The requirement that a text such as 'lake >= 1.1, < 2' means; what follows no rule asks for nothing."""
    name = _NAME.match(text)
    bounds = tuple((sign, version_of(number)) for sign, number in _BOUND.findall(text))
    pack = name.group() if name else text
    return Requirement(pack, bounds, text[len(pack) :].strip())


def version_of(text: str) -> Version:
    """A version as numbers that can be compared: 1.10 comes after 1.9, and 1.0 is 1."""
    numbers = [int(number[:9]) for number in _NUMBER.findall(text)][:6]
    while numbers and numbers[-1] == 0:
        numbers.pop()
    return tuple(numbers)

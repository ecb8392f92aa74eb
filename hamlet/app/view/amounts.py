"""Costs, gains and prices as data: so many of something. Panels draw them, sentences take their marks."""

from __future__ import annotations

from collections.abc import Iterable

from hamlet.values import dataclass


@dataclass(frozen=True, slots=True)
class Goods:
    """So many units of one material, or of any mix of several; `fine` are of high quality."""

    materials: tuple[str, ...]
    count: int
    fine: bool = False

    @property
    def icons(self) -> tuple[str, ...]:
        """What it is drawn with."""
        return self.materials

    @property
    def icon_marks(self) -> str:
        """The kind alone, as it stands in a sentence."""
        quality = ":high" if self.fine else ""
        return "/".join(f"{{{each}{quality}}}" for each in self.materials)

    @property
    def marks(self) -> str:
        """As it stands in a sentence."""
        return f"{self.icon_marks} {self.count}"


@dataclass(frozen=True, slots=True)
class Coins:
    """So much gold."""

    count: int

    @property
    def icons(self) -> tuple[str, ...]:
        """What it is drawn with."""
        return ("gold",)

    @property
    def marks(self) -> str:
        """As it stands in a sentence."""
        return f"{{gold}} {self.count}"


@dataclass(frozen=True, slots=True)
class Points:
    """So many points."""

    count: int

    @property
    def icons(self) -> tuple[str, ...]:
        """What it is drawn with."""
        return ("star",)

    @property
    def marks(self) -> str:
        """As it stands in a sentence."""
        return f"{{point}} {self.count}"


@dataclass(frozen=True, slots=True)
class FishTiles:
    """So many fish, whatever they are."""

    count: int

    @property
    def icons(self) -> tuple[str, ...]:
        """What it is drawn with."""
        return ("fish",)

    @property
    def marks(self) -> str:
        """As it stands in a sentence."""
        return f"{{fish}} {self.count}"


@dataclass(frozen=True, slots=True)
class Hired:
    """So many villagers or donkeys."""

    who: str
    count: int

    @property
    def icons(self) -> tuple[str, ...]:
        """What it is drawn with."""
        return (self.who,)

    @property
    def marks(self) -> str:
        """As it stands in a sentence."""
        return f"{{{self.who}}} {self.count}"


Quantity = Goods | Coins | Points | FishTiles | Hired


def marks(quantities: Iterable[Quantity]) -> str:
    """Several, one after the other, as they stand in a sentence."""
    return " ".join(each.marks for each in quantities)

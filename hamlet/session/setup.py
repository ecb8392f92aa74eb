"""How a game is set up: packs, definitions, seats, seed. With the actions, it is the whole game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from hamlet.engine.box import Box
from hamlet.engine.definitions import Definitions
from hamlet.engine.reading import read_definitions
from hamlet.session.seats import Seat, seats_from_data


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything chosen before the first turn."""

    definitions: Definitions
    seats: tuple[Seat, ...]
    seed: int
    packs: Sequence[Mapping[str, Any]] = ()
    preset: str = "printed"
    box: Box = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "box", Box(self.definitions, len(self.seats)))

    @property
    def names(self) -> list[dict[str, Any]]:
        """Each seat's name, colour and player, for the snapshot."""
        return [seat.data() for seat in self.seats]


def setup_from_data(data: Mapping[str, Any]) -> Setup:
    """The setup of a record; KeyError, TypeError or ValueError where it is none."""
    setup = data["setup"]
    return Setup(
        definitions=read_definitions(data["definitions"]),
        seats=seats_from_data(setup["seats"]),
        seed=int(data["seed"]),
        packs=tuple(data.get("packs", ())),
        preset=str(setup.get("preset", "printed")),
    )

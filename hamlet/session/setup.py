"""How a game is set up: packs, definitions, seats, seed. With the actions, it is the whole game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from hamlet.engine.box import Box
from hamlet.engine.definitions import Definitions
from hamlet.engine.reading import read_definitions
from hamlet.engine.state import State
from hamlet.session.legible import legible
from hamlet.session.seating import check_seats
from hamlet.session.seats import Seat, seats_from_data
from hamlet.words.rooms import english
from hamlet.words.speech import Speech
from hamlet.words.words import Words

PRINTED = "printed"
"""The preset that every game knows."""


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything chosen before the first turn. `options` are those that differ from the preset."""

    definitions: Definitions
    seats: tuple[Seat, ...]
    seed: int
    packs: Sequence[Mapping[str, Any]] = ()
    preset: str = PRINTED
    options: Mapping[str, Any] = field(default_factory=dict)
    words: Words = field(default_factory=english, compare=False, repr=False)
    """In which language the game is told; a record does not keep it."""
    box: Box = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "box", Box(self.definitions, len(self.seats)))

    @property
    def names(self) -> list[dict[str, Any]]:
        """Each seat's name, colour and player, for the snapshot."""
        return [seat.data() for seat in self.seats]

    def speech(self, state: State) -> Speech:
        """Speaks of one state of the game, with the names of the seats."""
        return Speech(self.words, state, tuple(seat.shown for seat in self.seats))

    def data(self) -> dict[str, Any]:
        """What a record keeps of the choices; what was not chosen is left out."""
        kept: dict[str, Any] = {"seats": self.names, "preset": self.preset}
        if self.options:
            kept["options"] = dict(self.options)
        return kept


def setup_from_data(data: Mapping[str, Any], words: Words | None = None) -> Setup:
    """The setup of a record, told in these words; KeyError, TypeError or ValueError where it is none."""
    setup = data["setup"]
    definitions, seats = read_definitions(legible(data["definitions"])), seats_from_data(setup["seats"])
    check_seats(seats, definitions)
    return Setup(
        definitions=definitions,
        seats=seats,
        seed=int(data["seed"]),
        packs=tuple(data.get("packs", ())),
        preset=str(setup.get("preset", PRINTED)),
        options=dict(setup.get("options", {})),
        words=words or english(),
    )

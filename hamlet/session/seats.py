"""Who sits where: a name, a colour, and a human or a player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from hamlet.engine.definitions import Definitions
from hamlet.letters import name_shown
from hamlet.words.rooms import english
from hamlet.words.words import Words

HUMAN = "human"
NAMED = frozenset(("botric",))
"""Players who have a name of their own, whatever their colour."""


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat at the table."""

    name: str
    color: str
    player: str = HUMAN

    @property
    def shown(self) -> str:
        """The name as window, log and terminal can tell it, whatever a file or a keyboard put into it."""
        return name_shown(self.name)

    @property
    def is_human(self) -> bool:
        """Whether a person decides here."""
        return self.player == HUMAN

    def data(self) -> dict[str, Any]:
        """The seat as a JSON-able object."""
        return {"name": self.name, "color": self.color, "player": self.player}


def seats_for(players: Sequence[str], colours: Sequence[str], words: Words | None = None) -> tuple[Seat, ...]:
    """Seats for these players, each with its colour, named after it in these words; Botric is Botric."""
    told = words or english()
    return tuple(
        Seat(
            told.called("players", player) if player in NAMED else told.seat_name(colours[number]),
            colours[number],
            player,
        )
        for number, player in enumerate(players)
    )


def coloured(seats: Sequence[Seat], definitions: Definitions) -> tuple[Seat, ...]:
    """The seats with the colours they chose, or, where the rules fix them, those of their places."""
    if definitions.rules.seat_colours != "fixed":
        return tuple(seats)
    return tuple(
        replace(seat, color=color) for seat, color in zip(seats, definitions.fixed_colours, strict=False)
    )


def seats_from_data(data: Sequence[dict[str, Any]]) -> tuple[Seat, ...]:
    """The seats of a record; KeyError or TypeError where they are none."""
    return tuple(Seat(str(each["name"]), str(each["color"]), str(each["player"])) for each in data)

"""What is filled in before a game begins: seats, rules, seed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from hamlet.app.errors import StartError
from hamlet.app.screens.starting import new_session
from hamlet.content import RuleError, load_base
from hamlet.players.registry import HUMAN, PLAYERS
from hamlet.session.seats import Seat
from hamlet.session.session import Session
from hamlet.store.setting_values import SeatChoice

NOBODY = "nobody"
LEAST_SEATS = 2
NAME_LETTERS = 16
SEED_DIGITS = 9


@dataclass(slots=True)
class SeatForm:
    """One line: who sits there, in which colour."""

    name: str
    color: str
    player: str


@dataclass(slots=True)
class GameForm:
    """The whole form; options hold only what differs from the preset."""

    seats: list[SeatForm]
    colours: tuple[str, ...]
    preset: str = "printed"
    options: dict[str, Any] = field(default_factory=dict)
    seed: str = ""

    @classmethod
    def from_last(cls, last: Sequence[SeatChoice]) -> GameForm:
        """As it was filled in last time, or one person against one player."""
        colours = tuple(load_base().data["colours"])
        players = [HUMAN, "greedy", NOBODY, NOBODY][: len(colours)]
        seats = [SeatForm(c.capitalize(), c, p) for c, p in zip(colours, players, strict=False)]
        known = {HUMAN, NOBODY, *PLAYERS}
        for seat, before in zip(seats, last, strict=False):
            if before.player in known and before.color in colours:
                seat.name, seat.player, seat.color = before.name[:NAME_LETTERS], before.player, before.color
        if len({seat.color for seat in seats}) < len(seats):
            for seat, colour in zip(seats, colours, strict=False):
                seat.color = colour
        return cls(seats, colours)

    # options

    @property
    def presets(self) -> list[dict[str, Any]]:
        """The presets there are."""
        return load_base().presets

    def next_preset(self, step: int = 1) -> None:
        """Another preset; options chosen by hand are forgotten."""
        ids = [preset["id"] for preset in self.presets]
        self.preset = ids[(ids.index(self.preset) + step) % len(ids)]
        self.options.clear()

    def value(self, option: dict[str, Any]) -> Any:  # noqa: ANN401 - options are ints, switches, names, lists
        """What an option stands at."""
        values = next(preset["values"] for preset in self.presets if preset["id"] == self.preset)
        return self.options.get(option["id"], values.get(option["id"], option["default"]))

    # seats

    def next_colour(self, number: int) -> None:
        """The next colour; whoever has it takes this seat's."""
        seat = self.seats[number]
        wanted = self.colours[(self.colours.index(seat.color) + 1) % len(self.colours)]
        for other in self.seats:
            if other.color == wanted:
                other.color, other.name = seat.color, _renamed(other.name, wanted, seat.color)
        seat.color, seat.name = wanted, _renamed(seat.name, seat.color, wanted)

    def next_player(self, number: int, step: int = 1) -> None:
        """The next kind of player; the first two seats are always taken."""
        kinds = [HUMAN, *PLAYERS, *([NOBODY] if number >= LEAST_SEATS else [])]
        seat = self.seats[number]
        seat.player = kinds[(kinds.index(seat.player) + step) % len(kinds)] if seat.player in kinds else HUMAN

    def taken(self) -> list[Seat]:
        """The seats that are taken, in turn order."""
        return [
            Seat(seat.name.strip() or seat.color.capitalize(), seat.color, seat.player)
            for seat in self.seats
            if seat.player != NOBODY
        ]

    def begin(self) -> Session:
        """The game, or a sentence saying why not."""
        try:
            return new_session(self.taken(), self.preset, self.options, int(self.seed) if self.seed else None)
        except RuleError as error:
            raise StartError(str(error)) from error

    def choices(self) -> tuple[SeatChoice, ...]:
        """The seats as settings remember them."""
        return tuple(SeatChoice(seat.name, seat.color, seat.player) for seat in self.seats)


def _renamed(name: str, before: str, after: str) -> str:
    """A seat named after its colour is named after the new one."""
    return after.capitalize() if name == before.capitalize() else name

"""What is filled in before a game begins: seats, rules, seed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from hamlet.app.errors import StartError
from hamlet.app.starting import new_session
from hamlet.content import LoadedPacks, RuleError
from hamlet.letters import seen
from hamlet.players.registry import HUMAN, PLAYERS
from hamlet.session.choice import GameChoice
from hamlet.session.seats import Seat
from hamlet.session.session import Session
from hamlet.session.setup import PRINTED
from hamlet.store.setting_values import SeatChoice
from hamlet.words.words import Words

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

    packs: LoadedPacks
    seats: list[SeatForm]
    preset: str = PRINTED
    options: dict[str, Any] = field(default_factory=dict)
    seed: str = ""
    words: Words = field(kw_only=True)

    @classmethod
    def from_last(cls, choice: GameChoice, last: Sequence[SeatChoice]) -> GameForm:
        """As it was filled in last time, or one person against one player."""
        colours = choice.packs.colours
        players = [HUMAN, "greedy", NOBODY, NOBODY][: len(colours)]
        words = choice.words
        seats = [SeatForm(words.seat_name(c), c, p) for c, p in zip(colours, players, strict=False)]
        known = {HUMAN, NOBODY, *PLAYERS}
        for seat, before in zip(seats, last, strict=False):
            if before.player in known and before.color in colours:
                seat.name, seat.player, seat.color = before.name[:NAME_LETTERS], before.player, before.color
        if len({seat.color for seat in seats}) < len(seats):
            for seat, colour in zip(seats, colours, strict=False):
                seat.color, seat.name = colour, _renamed(words, seat.name, seat.color, colour)
        return cls(choice.packs, seats, choice.preset, dict(choice.options), words=words)

    # options

    @property
    def presets(self) -> list[dict[str, Any]]:
        """The presets there are."""
        return self.packs.presets

    @property
    def preset_chosen(self) -> dict[str, Any]:
        """The preset that is chosen."""
        return next(preset for preset in self.presets if preset["id"] == self.preset)

    def next_preset(self, step: int = 1) -> None:
        """Another preset; options chosen by hand are forgotten."""
        ids = [preset["id"] for preset in self.presets]
        self.preset = ids[(ids.index(self.preset) + step) % len(ids)]
        self.options.clear()

    def value(self, option: dict[str, Any]) -> Any:  # noqa: ANN401 - options are ints, switches, names, lists
        """What an option stands at."""
        name = option["id"]
        return self.options.get(name, self.preset_chosen["values"].get(name, option["default"]))

    def choose(self, option: dict[str, Any], value: Any) -> None:  # noqa: ANN401
        """Set an option; as the preset has it, it counts as not chosen."""
        name = option["id"]
        if value == self.preset_chosen["values"].get(name, option["default"]):
            self.options.pop(name, None)
        else:
            self.options[name] = value

    # seats

    def next_colour(self, number: int) -> None:
        """The next colour; whoever has it takes this seat's."""
        seat = self.seats[number]
        colours = self.packs.colours
        wanted = colours[(colours.index(seat.color) + 1) % len(colours)]
        for other in self.seats:
            if other.color == wanted:
                other.color, other.name = seat.color, _renamed(self.words, other.name, wanted, seat.color)
        seat.color, seat.name = wanted, _renamed(self.words, seat.name, seat.color, wanted)

    def next_player(self, number: int, step: int = 1) -> None:
        """The next kind of player; the first two seats are always taken."""
        kinds = [HUMAN, *PLAYERS, *([NOBODY] if number >= LEAST_SEATS else [])]
        seat = self.seats[number]
        seat.player = kinds[(kinds.index(seat.player) + step) % len(kinds)] if seat.player in kinds else HUMAN

    def taken(self) -> list[Seat]:
        """The seats that are taken, in turn order."""
        return [
            Seat(self._called(seat), seat.color, seat.player) for seat in self.seats if seat.player != NOBODY
        ]

    def _called(self, seat: SeatForm) -> str:
        """The name typed; where nothing of it can be seen, that of the colour."""
        return seat.name.strip() if seen(seat.name) else self.words.seat_name(seat.color)

    def begin(self) -> Session:
        """The game, or a sentence saying why not."""
        try:
            choice = GameChoice(self.packs, self.preset, dict(self.options), self.words)
            return new_session(choice, self.taken(), int(self.seed) if self.seed else None)
        except RuleError as error:
            raise StartError(self.words.told(error.said)) from error

    def choices(self) -> tuple[SeatChoice, ...]:
        """The seats as settings remember them."""
        return tuple(SeatChoice(seat.name, seat.color, seat.player) for seat in self.seats)


def _renamed(words: Words, name: str, before: str, after: str) -> str:
    """A seat named after its colour is named after the new one."""
    return words.seat_name(after) if name == words.seat_name(before) else name

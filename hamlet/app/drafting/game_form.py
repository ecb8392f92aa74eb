"""A game that is about to begin: its rules, who sits where, and its seed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from hamlet.app.drafting.rules_form import SOLO, RulesForm
from hamlet.app.errors import StartError
from hamlet.app.home import Lot
from hamlet.content import RuleError
from hamlet.letters import seen
from hamlet.players.registry import BOTRIC, HUMAN, PLAYERS, rivals
from hamlet.session.choice import GameChoice
from hamlet.session.seating import SeatingError
from hamlet.session.seats import Seat
from hamlet.session.session import Session
from hamlet.store.setting_games import LastGame
from hamlet.store.setting_values import SeatChoice
from hamlet.words.words import Words

NOBODY = "nobody"
BOTRIC_SEAT = 1
"""The one place where Botric can sit."""
LEAST_SEATS = 2
NAME_LETTERS = 16
SEED_DIGITS = 9
MOST_SEED = 10**9


def new_session(choice: GameChoice, seats: Sequence[Seat], lot: Lot, seed: int | None = None) -> Session:
    """A new game, with a seed by lot unless one is wished."""
    return Session(choice.setup(seats, lot(MOST_SEED) if seed is None else seed))


@dataclass(slots=True)
class SeatForm:
    """One seat: who sits there, in which colour."""

    name: str
    color: str
    player: str


@dataclass(slots=True)
class GameForm(RulesForm):
    """The whole form."""

    seats: list[SeatForm] = field(default_factory=list)
    seed: str = ""
    remembered: tuple[str, ...] = ()
    """What the game that was begun last came to, in short, where the form opened like it."""

    # seats as they come

    def sit_down(self, last: Sequence[SeatChoice] = ()) -> None:
        """As they sat last time, or one person against the best of the players; asked for, Botric comes."""
        colours, words = self.packs.colours, self.words
        players = [HUMAN, rivals()[-1], NOBODY, NOBODY][: len(colours)]
        self.seats = [SeatForm(words.seat_name(c), c, p) for c, p in zip(colours, players, strict=False)]
        known = {HUMAN, NOBODY, *PLAYERS}
        for seat, before in zip(self.seats, last, strict=False):
            if before.player in known and before.color in colours:
                seat.name, seat.player, seat.color = before.name[:NAME_LETTERS], before.player, before.color
        if len({seat.color for seat in self.seats}) < len(self.seats):
            for seat, colour in zip(self.seats, colours, strict=False):
                seat.color, seat.name = colour, _renamed(words, seat.name, seat.color, colour)
        if self.solo_packed and self.lake_offered and len(self.seats) > BOTRIC_SEAT:
            self.seats[BOTRIC_SEAT].player = BOTRIC
        self._seat_botric()

    # Botric

    @property
    def solo(self) -> bool:
        """Whether Botric plays."""
        return len(self.seats) > BOTRIC_SEAT and self.seats[BOTRIC_SEAT].player == BOTRIC

    def _seat_botric(self) -> None:
        """He sits in the second place or nowhere, and against one alone; his pack comes and goes with him."""
        for number, seat in enumerate(self.seats):
            if number > BOTRIC_SEAT and self.solo:
                seat.player = NOBODY
            if seat.player == BOTRIC and (number != BOTRIC_SEAT or not self.lake_offered):
                seat.player = HUMAN
        if self.solo and self.seats[0].player == NOBODY:
            self.seats[0].player = HUMAN
        him, his_name = self.seats[BOTRIC_SEAT], self.words.called("players", BOTRIC)
        colour = self.words.seat_name(him.color)
        if self.solo and him.name == colour:
            him.name = his_name
        elif not self.solo and him.name == his_name:
            him.name = colour
        if self.lake_offered and self.solo != self.solo_packed:
            self.switch(SOLO, on=self.solo)

    # changing seats

    def next_colour(self, number: int) -> None:
        """The next colour; whoever has it takes this seat's."""
        seat, colours = self.seats[number], self.packs.colours
        wanted = colours[(colours.index(seat.color) + 1) % len(colours)]
        for other in self.seats:
            if other.color == wanted:
                other.color, other.name = seat.color, _renamed(self.words, other.name, wanted, seat.color)
        seat.color, seat.name = wanted, _renamed(self.words, seat.name, seat.color, wanted)

    def set_player(self, number: int, player: str) -> None:
        """Somebody else sits there, or nobody; raises `StartError` if Botric's rules cannot be had."""
        before, self.seats[number].player = self.seats[number].player, player
        try:
            self._seat_botric()
        except StartError:
            self.seats[number].player = before
            raise

    def rename(self, number: int, name: str) -> None:
        """Another name."""
        self.seats[number].name = name

    # seats as they are

    @property
    def colours_fixed(self) -> bool:
        """Whether colours follow from the order of the seats."""
        option = self.option("seat_colours")
        return option is not None and self.value(option) == "fixed"

    def colour_of(self, number: int) -> str:
        """The colour that a seat will have."""
        fixed = self.packs.data.get("fixed_colours", ())
        place = [each for each, seat in enumerate(self.seats) if seat.player != NOBODY]
        if self.colours_fixed and number in place and place.index(number) < len(fixed):
            return str(fixed[place.index(number)])
        return self.seats[number].color

    def taken(self) -> list[Seat]:
        """The seats that are taken, in turn order."""
        return [
            Seat(self.called_seat(number), seat.color, seat.player)
            for number, seat in enumerate(self.seats)
            if seat.player != NOBODY
        ]

    def called_seat(self, number: int) -> str:
        """The name typed; where nothing of it can be seen, that of the colour."""
        seat = self.seats[number]
        return seat.name.strip() if seen(seat.name) else self.words.seat_name(seat.color)

    def namesake(self, number: int) -> str:
        """The name of this seat, if one before it has the same."""
        if self.seats[number].player == NOBODY:
            return ""
        before = [each for each in range(number) if self.seats[each].player != NOBODY]
        name = self.called_seat(number)
        return name if name.casefold() in [self.called_seat(each).casefold() for each in before] else ""

    @property
    def namesakes(self) -> set[int]:
        """The seats whose name one before them has already."""
        return {number for number in range(len(self.seats)) if self.namesake(number)}

    @property
    def why_not(self) -> str:
        """Why the game cannot begin as it is filled in; empty: it can."""
        label = self.words.label
        missing = LEAST_SEATS - len(self.taken())
        if missing > 0:
            return label("screens.new.missing", count=missing)
        twice = self.namesakes
        return label("screens.new.twice", name=self.namesake(min(twice))) if twice else ""

    # beginning

    def begin(self, lot: Lot) -> Session:
        """The game, or a sentence saying why not."""
        if self.why_not:
            raise StartError(self.why_not)
        try:
            return new_session(self.choice, self.taken(), lot, int(self.seed) if self.seed else None)
        except RuleError as error:
            raise StartError(self.words.told(error.said)) from error
        except SeatingError as error:
            raise StartError(error.told(self.words)) from error

    def choices(self) -> tuple[SeatChoice, ...]:
        """The seats as settings remember them."""
        return tuple(SeatChoice(seat.name, seat.color, seat.player) for seat in self.seats)

    @property
    def last_game(self) -> LastGame:
        """The rules as settings remember them."""
        return LastGame(self.names, self.preset, dict(self.options))


def _renamed(words: Words, name: str, before: str, after: str) -> str:
    """A seat named after its colour is named after the new one."""
    return words.seat_name(after) if name == words.seat_name(before) else name

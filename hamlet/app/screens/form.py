"""What is filled in before a game begins: seats, rules, seed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from hamlet.app.errors import StartError
from hamlet.app.home import Lot
from hamlet.app.starting import new_session
from hamlet.content import LoadedPacks, RuleError, switch_means_something
from hamlet.letters import seen
from hamlet.players.registry import HUMAN, PLAYERS
from hamlet.session.choice import GameChoice
from hamlet.session.seats import Seat
from hamlet.session.session import Session
from hamlet.session.setup import PRINTED
from hamlet.store.setting_values import SeatChoice
from hamlet.words.words import Words

NOBODY = "nobody"
LAKE, BASE, SEASON = "lake", "base", "season"
SOLO, BOTRIC, BOTRIC_SEAT, EDITION = "solo", "botric", 1, "botric_edition"
"""The pack that Botric needs, himself as a player, the one place where he can sit, and his edition."""
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
    lake_offered: bool = False
    """Whether By the Lake can be switched on and off, and Botric can come: both need the base game."""
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
        there = {pack.id for pack in choice.packs.packs}
        form = cls(choice.packs, seats, choice.preset, dict(choice.options), BASE in there, words=words)
        form.seat_botric(asked=SOLO in there)
        return form

    # solo

    @property
    def solo(self) -> bool:
        """Whether Botric plays."""
        return self.seats[BOTRIC_SEAT].player == BOTRIC

    @property
    def solo_packed(self) -> bool:
        """Whether the packs know his rules."""
        return any(pack.id == SOLO for pack in self.packs.packs)

    def seat_botric(self, *, asked: bool = False) -> None:
        """He sits in the second place or nowhere, and against one alone; `asked` for, he comes."""
        him = self.seats[BOTRIC_SEAT]
        if asked and self.lake_offered:
            him.player = BOTRIC
        for number, seat in enumerate(self.seats):
            if number > BOTRIC_SEAT and self.solo:
                seat.player = NOBODY
            if seat.player == BOTRIC and (number != BOTRIC_SEAT or not self.lake_offered):
                seat.player = HUMAN
        his_name, colour = self.words.called("players", BOTRIC), self.words.seat_name(him.color)
        if self.solo and him.name == colour:
            him.name = his_name
        elif not self.solo and him.name == his_name:
            him.name = colour

    # by the lake

    @property
    def lake(self) -> bool:
        """Whether it is played by the lake."""
        return any(pack.id == LAKE for pack in self.packs.packs)

    @property
    def season(self) -> str | None:
        """The season that is chosen, where there are any."""
        option = self._season_option
        return None if option is None else str(self.value(option))

    @property
    def seasons(self) -> list[tuple[str, str]]:
        """What may be chosen as a season, and what it is called."""
        option = self._season_option
        names = {each["id"]: self.words.given(each) for each in self.packs.data.get("seasons", ())}
        choices = [] if option is None else [str(each) for each in option["choices"]]
        return [(each, names.get(each) or self.words.called("choices", each)) for each in choices]

    @property
    def by_lot(self) -> str:
        """The choice that is no season."""
        named = {each["id"] for each in self.packs.data.get("seasons", ())}
        return next((each for each, _ in self.seasons if each not in named), "")

    @property
    def _season_option(self) -> dict[str, Any] | None:
        return next((each for each in self.packs.options if each["id"] == SEASON), None)

    def choose_season(self, number: int) -> None:
        """One of the seasons, or by lot."""
        option = self._season_option
        if option is not None:
            self.choose(option, option["choices"][number])

    def play_with(self, packs: LoadedPacks) -> None:
        """Other packs: what was chosen of rules that they do not know is forgotten."""
        self.packs = packs
        known = {option["id"] for option in packs.options}
        self.options = {name: value for name, value in self.options.items() if name in known}
        if self.preset not in [preset["id"] for preset in packs.presets]:
            self.preset = packs.presets[0]["id"]

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
        """Another preset; options chosen by hand are forgotten, but for the season."""
        ids = [preset["id"] for preset in self.presets]
        self.preset = ids[(ids.index(self.preset) + step) % len(ids)]
        self.options = {name: value for name, value in self.options.items() if name == SEASON}

    @property
    def changed(self) -> bool:
        """Whether a rule of the preset is another now; the season is no such rule."""
        return any(name != SEASON for name in self.options)

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
        self.options = {each: kept for each, kept in self.options.items() if self.means_something(each)}

    def means_something(self, name: str) -> bool:
        """Whether an option changes anything as the others stand: some switches are for one edition."""
        edition = next((each for each in self.packs.options if each["id"] == EDITION), None)
        if edition is None:
            return True
        return switch_means_something(self.packs, str(self.value(edition)), name)

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
        """The next kind of player; the first two seats are always taken, the second one perhaps by Botric."""
        kinds, seat = self._kinds(number), self.seats[number]
        seat.player = kinds[(kinds.index(seat.player) + step) % len(kinds)] if seat.player in kinds else HUMAN
        self.seat_botric()

    def _kinds(self, number: int) -> list[str]:
        """Who may sit there; against Botric nobody else."""
        if number >= LEAST_SEATS and self.solo:
            return [NOBODY]
        kinds = [HUMAN, *(name for name in PLAYERS if name != BOTRIC)]
        if number == BOTRIC_SEAT and self.lake_offered:
            kinds.append(BOTRIC)
        return [*kinds, NOBODY] if number >= LEAST_SEATS else kinds

    def taken(self) -> list[Seat]:
        """The seats that are taken, in turn order."""
        return [
            Seat(self._called(seat), seat.color, seat.player) for seat in self.seats if seat.player != NOBODY
        ]

    def _called(self, seat: SeatForm) -> str:
        """The name typed; where nothing of it can be seen, that of the colour."""
        return seat.name.strip() if seen(seat.name) else self.words.seat_name(seat.color)

    @property
    def choice(self) -> GameChoice:
        """What is to be played."""
        return GameChoice(self.packs, self.preset, dict(self.options), self.words)

    def begin(self, lot: Lot) -> Session:
        """The game, or a sentence saying why not."""
        try:
            return new_session(self.choice, self.taken(), lot, int(self.seed) if self.seed else None)
        except RuleError as error:
            raise StartError(self.words.told(error.said)) from error

    def choices(self) -> tuple[SeatChoice, ...]:
        """The seats as settings remember them."""
        return tuple(SeatChoice(seat.name, seat.color, seat.player) for seat in self.seats)


def _renamed(words: Words, name: str, before: str, after: str) -> str:
    """A seat named after its colour is named after the new one."""
    return words.seat_name(after) if name == words.seat_name(before) else name

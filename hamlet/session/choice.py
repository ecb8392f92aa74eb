"""What is to be played, before anybody sits down: packs, a preset of their rules, options, language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from hamlet.content import LoadedPacks, check_switches, never_laid, resolve, written_options
from hamlet.engine.definitions import Definitions
from hamlet.engine.layouts import can_be_laid
from hamlet.engine.reading import read_definitions
from hamlet.engine.start import FREE_LAYOUTS
from hamlet.session.seating import check_seats
from hamlet.session.seats import Seat, coloured
from hamlet.session.setup import PRINTED, Setup
from hamlet.words.rooms import english
from hamlet.words.words import Words


@dataclass(frozen=True)
class GameChoice:
    """Loaded packs and what was chosen of their rules; `options` hold only what differs from the preset."""

    packs: LoadedPacks
    preset: str = PRINTED
    options: Mapping[str, object] = field(default_factory=dict)
    words: Words = field(default_factory=english, compare=False, repr=False)

    @cached_property
    def definitions(self) -> Definitions:
        """The definitions of the game; raises `RuleError` if a value is not allowed."""
        definitions = read_definitions(resolve(self.packs, self.preset, self.options))
        if definitions.rules.start_layout in FREE_LAYOUTS and not can_be_laid(definitions):
            raise never_laid(definitions.rules.start_layout)
        return definitions

    @property
    def data(self) -> dict[str, Any]:
        """The resolved data of the game."""
        return self.definitions.data

    def setup(self, seats: Sequence[Seat], seed: int) -> Setup:
        """The game for these seats; raises `SeatingError` if somebody cannot sit there."""
        check_seats(seats, self.definitions)
        return Setup(
            self.definitions,
            coloured(seats, self.definitions),
            seed,
            self.packs.remembered(),
            self.preset,
            dict(self.options),
            self.words,
        )


def choose_game(
    packs: LoadedPacks, preset: str | None = None, options: Sequence[str] = (), words: Words | None = None
) -> GameChoice:
    """What somebody asks for in words: a preset, and options such as `donkey_cost=2`.

    Raises `RuleError` if the packs do not know or allow it.
    """
    wanted = PRINTED if preset is None else preset
    choice = GameChoice(packs, wanted, written_options(packs, options), words or english())
    check_switches(packs, choice.data["rules"], choice.options)
    return choice

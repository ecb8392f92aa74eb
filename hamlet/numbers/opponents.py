"""What is played against what: a game with packs, and the same without those that are the player's own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from hamlet.content import LoadedPacks
from hamlet.numbers.catalogue import ComparedTile, catalogue
from hamlet.numbers.comparing import AWARDS, ROADS, Comparison
from hamlet.numbers.tallying import GamesTally
from hamlet.resources import data_folder
from hamlet.session.choice import GameChoice
from hamlet.session.seating import check_seating
from hamlet.session.setup import PRINTED
from hamlet.session.simulation import Plan
from hamlet.values import dataclass
from hamlet.words.coded_error import CodedError

BASE: Final = "base"
GREEDY: Final = ("greedy", "greedy")
MANY: Final = 200
"""So many games of either kind are played where nothing else is said."""
Load = Callable[[Sequence[str]], LoadedPacks]


class NothingToCompareError(CodedError, ValueError):
    """The packs that are asked for are the very ones that they would be compared with."""

    section = "numbers"


@dataclass(frozen=True, slots=True)
class Ask:
    """Two plans with the same seats and seeds: the first with the packs, the second without."""

    with_packs: Plan
    base: Plan

    @property
    def plans(self) -> tuple[Plan, Plan]:
        """Both."""
        return self.with_packs, self.base

    @property
    def games(self) -> int:
        """How many games of either kind."""
        return self.with_packs.games

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.with_packs.players)

    def entries(self) -> tuple[ComparedTile, ...]:
        """The tiles that are compared."""
        return catalogue(self.with_packs.definitions, self.base.definitions)

    def compared(self, with_packs: GamesTally, base: GamesTally) -> Comparison:
        """What these games came to."""
        groups = source_groups(self.with_packs.definitions)
        return Comparison(self.entries(), with_packs, base, self.seats, groups)

    def of_games(self, games: int) -> Ask:
        """The same with another number of games."""
        return Ask(replace(self.with_packs, games=games), replace(self.base, games=games))


def asked(
    choice: GameChoice,
    load: Load,
    players: Sequence[str] = GREEDY,
    games: int = MANY,
    seed: int = 0,
    against: Sequence[str] = (),
) -> Ask:
    """A game with its packs against the packs `against`, or against those of them that come with the game.

    Preset and options stay the same as far as the base game knows them. Raises `NothingToCompareError`,
    `SeatingError`, and whatever `load` does.
    """
    without = load(tuple(against) or own_packs(choice.packs))
    if {pack.content_hash for pack in without.packs} == {pack.content_hash for pack in choice.packs.packs}:
        raise NothingToCompareError("nothing_to_compare", packs=[pack.id for pack in without.packs])
    known = {option["id"] for option in without.options}
    preset = choice.preset if any(each["id"] == choice.preset for each in without.presets) else PRINTED
    options = {name: value for name, value in choice.options.items() if name in known}
    base = GameChoice(without, preset, options, choice.words)
    for each in (choice, base):
        check_seating(players, each.definitions.ruleset.positions)
    return Ask(*(_plan(each, players, games, seed) for each in (choice, base)))


def asked_of_data(
    with_packs: dict[str, Any],
    base: dict[str, Any],
    players: Sequence[str] = GREEDY,
    games: int = MANY,
    seed: int = 0,
) -> Ask:
    """The same for resolved data, such as that of a tile that lies in no file yet."""
    return Ask(*(Plan(tuple(players), games, seed, each) for each in (with_packs, base)))


def own_packs(packs: LoadedPacks) -> tuple[str, ...]:
    """Those of the packs that come with the game; only the base game where all of them do."""
    own, here = data_folder().resolve(), [pack for pack in packs.packs if pack.folder.parts]
    mine = [pack.id for pack in here if pack.folder.resolve().parent == own]
    return (BASE,) if not mine or len(mine) == len(packs.packs) else tuple(mine)


def source_groups(data: Mapping[str, Any]) -> dict[str, str]:
    """Which sources of points stand together: all awards; what roads bring, with the milestones for them."""
    awards = {each["id"]: AWARDS for each in data.get("awards", ())}
    roads = {each["id"]: ROADS for each in data.get("milestones", ()) if each.get("points_per_road")}
    return {**awards, **roads}


def _plan(choice: GameChoice, players: Sequence[str], games: int, seed: int) -> Plan:
    remembered, options = choice.packs.remembered(), dict(choice.options)
    return Plan(tuple(players), games, seed, choice.data, remembered, choice.preset, options)

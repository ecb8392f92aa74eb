"""What the page of numbers is to compare, or one sentence about why it cannot."""

from __future__ import annotations

from typing import Final

from hamlet.app.errors import StartError
from hamlet.app.home import Home
from hamlet.content import PackError, RuleError, UnknownPackError
from hamlet.numbers.opponents import MANY, Ask, NothingToCompareError, asked
from hamlet.session.choice import GameChoice, choose_game
from hamlet.session.seating import SeatingError
from hamlet.store.packs import shelf_of
from hamlet.values import dataclass
from hamlet.words.mistakes import tell_in_short

PLAYER: Final = "greedy"
PacksNamed = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class NumbersAsked:
    """What is asked, if it can be, else why not; and how the packs call themselves, by id."""

    ask: Ask | None
    refused: str = ""
    named: PacksNamed = ()


def asking(home: Home, packs: tuple[str, ...], seats: int) -> NumbersAsked:
    """These packs, or those that new games are played with, against the game without the player's own."""
    named: PacksNamed = ()
    try:
        choice = _choice(home, packs)
        named = tuple((pack.id, pack.name or pack.id) for pack in choice.packs.packs)
        return NumbersAsked(asked(choice, shelf_of(home.folders).load, (PLAYER,) * seats, MANY), named=named)
    except NothingToCompareError:
        return NumbersAsked(None, home.words.label("screens.numbers.nothing"), named)
    except SeatingError as error:
        return NumbersAsked(None, error.told(home.words), named)
    except (RuleError, UnknownPackError) as error:
        return NumbersAsked(None, home.words.told(error.said), named)
    except PackError as error:
        return NumbersAsked(None, tell_in_short(home.words, error.problems), named)
    except StartError as error:
        return NumbersAsked(None, str(error), named)


def _choice(home: Home, packs: tuple[str, ...]) -> GameChoice:
    return choose_game(home.packs_called(packs), None, (), home.words) if packs else home.choice

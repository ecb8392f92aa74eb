"""Pages that a screen may ask for, as data: one router makes screens of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.values import dataclass

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path
    from typing import Any

    from hamlet.app.drafting.game_form import GameForm
    from hamlet.app.keeping import Keeper
    from hamlet.engine.definitions import Definitions
    from hamlet.numbers.beside import GamesBeside
    from hamlet.session.choice import GameChoice
    from hamlet.session.session import Session
    from hamlet.store.report import Report


@dataclass(frozen=True, slots=True)
class TitlePage:
    """The title, where everything begins."""


@dataclass(frozen=True, slots=True)
class SetupPage:
    """What is filled in before a game begins: as last used, or as it is given."""

    form: GameForm | None = None


@dataclass(frozen=True, slots=True)
class RulesPage:
    """Every rule of the game that is filled in."""

    form: GameForm | None = None


@dataclass(frozen=True, slots=True)
class HelpPage:
    """How to play: from the beginning, from a chapter, or at a paragraph; of a running game, if it is one."""

    paragraph: str = ""
    definitions: Definitions | None = None
    chapter: str = ""


@dataclass(frozen=True, slots=True)
class KeysPage:
    """All keys of the table."""


@dataclass(frozen=True, slots=True)
class SettingsPage:
    """What a player chooses once."""


@dataclass(frozen=True, slots=True)
class MenuPage:
    """The menu over a running game; nobody keeps one that is only looked at."""

    session: Session
    keeper: Keeper | None = None
    way_out: str = "screens.title"
    """What one comes to from the table, as a label."""


@dataclass(frozen=True, slots=True)
class ScoringPage:
    """The score by source, as it stands; at the end of a game that is kept it goes into the history."""

    session: Session
    ended: bool = False
    fresh: bool = False
    """Whether the game has ended just now: then the points are counted up."""
    shown: str = ""
    """What a picture is to show of it, if not the sheet."""


@dataclass(frozen=True, slots=True)
class TablePage:
    """A game at the table, kept under its id, or under a new one; looked at only, it is not kept."""

    session: Session
    game_id: str | None = None
    kept: bool = True
    folder: Path | None = None
    """Where it is kept, if not in the usual folder."""
    news: tuple[str, ...] = ()
    """What is to be told at the table until it is read."""
    trial: bool = False
    """Whether it is kept only once somebody plays on."""
    led_here: bool = False
    """Whether first steps have just ended here: enough was explained for this turn."""


@dataclass(frozen=True, slots=True)
class StepsPage:
    """First steps: a course, from its beginning or from a later step, so many touches into it."""

    course: str = "village"
    step: int = 0
    touched: int = 0
    kept: bool = True


@dataclass(frozen=True, slots=True)
class GamesPage:
    """All games that are kept, and what is wrong with those that cannot be opened."""


@dataclass(frozen=True, slots=True)
class ReplayPage:
    """A game to look back at: one that is there, or a record that plays itself again."""

    name: str
    session: Session | None = None
    record: Mapping[str, Any] | None = None
    at: int | None = None
    """The moment to begin with: so many moves."""
    crumb: bool = True
    """Whether one comes from the list of games."""


@dataclass(frozen=True, slots=True)
class SoloPage:
    """How games against Botric ended."""


@dataclass(frozen=True, slots=True)
class PacksPage:
    """The packs that are there; what was dropped on the window is installed."""

    dropped: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class NumbersPage:
    """Games with packs beside games without them; of these packs, or of those that are on. A tile is lit.

    Games that were played elsewhere are shown at once.
    """

    packs: tuple[str, ...] = ()
    tile: str = ""
    games: GamesBeside | None = None


@dataclass(frozen=True, slots=True)
class WorkshopPage:
    """The workshop: an entry of a pack in hand, or a new one; without a pack, a new pack is begun."""

    pack: str = ""
    """The id of a pack within reach."""
    subject: str = "tiles"
    entry: str = ""
    line: int = 0
    """The line of its file to be looked at, counted from 1."""
    copy_of: str = ""
    """The entry that a new one begins as."""
    goes_on: bool = False
    """Whether what was in hand last comes in hand again, if it is still there, instead of the entry."""
    file: str = ""
    """Instead of an entry a file of the pack as a whole, such as `rules.yaml`."""


@dataclass(frozen=True, slots=True)
class SandboxPage:
    """A game to try things in, with packs by their names, or those that are on.

    These tiles lie first in the display, this sale in the Market; this card is on the menu, its fish in hand.

    One that has begun goes on: its game, what it is played with, and where one looked.
    """

    packs: tuple[str, ...] = ()
    tiles_first: tuple[str, ...] = ()
    card_first: str = ""
    sale_first: str = ""
    session: Session | None = None
    choice: GameChoice | None = None
    eye: tuple[float, float, float] | None = None
    """Where one looked: a point of the plane, and how near."""
    saved: tuple[tuple[str, str], ...] = ()
    """The tiles that were saved meanwhile, by their ids, each with the time."""


@dataclass(frozen=True, slots=True)
class MistakesPage:
    """What is wrong with packs that were saved last, over whatever is shown."""


@dataclass(frozen=True, slots=True)
class AskPage:
    """Something to be told, or asked: each way on has a name and a page."""

    title: str
    lines: tuple[str, ...]
    ways: tuple[tuple[str, Page], ...] = ()


@dataclass(frozen=True, slots=True)
class RefusalPage:
    """Why nothing opens."""

    sentence: str


@dataclass(frozen=True, slots=True)
class UnkeptPage:
    """What to do about a game that cannot be saved: asked for, or before so many screens are left."""

    keeper: Keeper
    leaving: int = 0


@dataclass(frozen=True, slots=True)
class BrokenPage:
    """An error that nobody expected: what is known of it, in one line too, and the game it happened to."""

    report: Report
    told: str
    game_id: str | None = None


WHOLE = -1
"""Leaving the whole window."""


Page = (
    TitlePage
    | SetupPage
    | RulesPage
    | HelpPage
    | KeysPage
    | SettingsPage
    | MenuPage
    | ScoringPage
    | TablePage
    | StepsPage
    | GamesPage
    | ReplayPage
    | SoloPage
    | PacksPage
    | NumbersPage
    | WorkshopPage
    | SandboxPage
    | MistakesPage
    | AskPage
    | RefusalPage
    | UnkeptPage
    | BrokenPage
)

"""What the title leads to: an entry each, in the order in which it stands there.

A page that is new gets its place by one line here: a card in `CARDS`, or a line in `LINES`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from hamlet.app.home import Home
from hamlet.app.pages import (
    AskPage,
    GamesPage,
    HelpPage,
    PacksPage,
    SettingsPage,
    SetupPage,
    SoloPage,
    StepsPage,
)
from hamlet.app.screens.game_lines import best_of
from hamlet.app.ui.screen import Change, Open, Quit
from hamlet.app.view.course_names import COURSE_NAMES, COURSE_TIMES
from hamlet.store.kept_games import KeptGames
from hamlet.store.setting_values import SeatChoice
from hamlet.store.solo_results import SoloHistory

CONTINUE, NEW = "continue", "new"
HUMAN, BOTRIC = "human", "botric"
FIRST_COURSE = "village"


@dataclass(frozen=True, slots=True)
class TitleFacts:
    """What the menu tells of the player's own."""

    kept: KeptGames = field(default_factory=KeptGames)
    history: SoloHistory | None = None
    packs: int = 0


EntryTold = Callable[[Home, TitleFacts], str]


@dataclass(frozen=True, slots=True)
class TitleEntry:
    """One way on: its name, the words for it, its icon, where it leads, and what is told beside it."""

    name: str
    code: str
    icon: str
    leads: Callable[[Home], Change]
    told: EntryTold = lambda _home, _facts: ""
    there: Callable[[TitleFacts], bool] = lambda _: True
    seat: str | None = None
    """The colour of the icon, if it is a piece."""
    invites: Callable[[Home, TitleFacts], bool] = lambda _home, _facts: False
    """Whether it is the one to begin with."""


def _label(code: str) -> EntryTold:
    return lambda home, _: home.words.label(code)


def _kept(home: Home, facts: TitleFacts) -> str:
    return home.words.label("screens.title.kept", count=len(facts.kept.games))


def _packs(home: Home, facts: TitleFacts) -> str:
    return home.words.label("screens.packs.count_on", count=facts.packs)


def _best(home: Home, facts: TitleFacts) -> str:
    return best_of(home.words, facts.history) if facts.history is not None else ""


def _new(home: Home) -> Change:
    _ = home.choice  # whoever cannot play hears of it here
    return Open(SetupPage())


def _against_botric(home: Home) -> Change:
    """The form as it was used last, with Botric on the other side."""
    colours = home.choice.packs.colours
    last = home.settings.last_seats
    me = last[0] if last and last[0].player != BOTRIC else _sits(home, colours[0], HUMAN)
    other = next((colour for colour in colours if colour != me.color), colours[-1])
    home.settings = replace(home.settings, last_seats=(me, _sits(home, other, BOTRIC)))
    return Open(SetupPage())


def _first_steps(home: Home) -> Change:
    """The first course; whoever has taken it chooses."""
    _ = home.choice  # whoever cannot play hears of it here
    label = home.words.label
    if FIRST_COURSE not in home.settings.steps_done:
        return Open(StepsPage(FIRST_COURSE))
    ways = tuple((_told_course(home, course), StepsPage(course)) for course in COURSE_NAMES)
    return Open(AskPage(label("screens.steps"), (label("screens.steps.choose"),), ways))


def _is_new_here(home: Home, facts: TitleFacts) -> bool:
    """Whether nobody has played here yet, nor taken any first steps."""
    return not home.settings.steps_done and not facts.kept.games and not facts.kept.broken


def _first_steps_told(home: Home, facts: TitleFacts) -> str:
    """Short, so that it has room on the card: an invitation, or how long they take."""
    if _is_new_here(home, facts):
        return home.words.label("screens.steps.start")
    return home.words.label(COURSE_TIMES[FIRST_COURSE])


def _told_course(home: Home, course: str) -> str:
    label = home.words.label
    name, about = label(COURSE_NAMES[course]), label(COURSE_TIMES[course])
    return label("screens.steps.which", course=name, about=about)


def _sits(home: Home, colour: str, player: str) -> SeatChoice:
    return SeatChoice(home.words.seat_name(colour), colour, player)


NEW_GAME = TitleEntry(NEW, "screens.new", "", _new, _label("screens.title.new"))
CARDS = (
    TitleEntry(
        "botric",
        "screens.title.solo",
        "villager",
        _against_botric,
        _label("screens.title.against"),
        seat="violet",
    ),
    TitleEntry(
        "steps",
        "screens.title.steps",
        "donkey",
        _first_steps,
        _first_steps_told,
        seat="red",
        invites=_is_new_here,
    ),
)
"""Side by side, under *New game*."""
LINES = (
    TitleEntry(
        "games",
        "screens.title.games",
        "house",
        lambda _: Open(GamesPage()),
        _kept,
        lambda facts: bool(facts.kept.games),
    ),
    TitleEntry("packs", "screens.title.packs", "blueprint", lambda _: Open(PacksPage()), _packs),
    TitleEntry("help", "screens.howto", "question", lambda _: Open(HelpPage())),
    TitleEntry(
        "solo",
        "screens.title.results",
        "crown",
        lambda _: Open(SoloPage()),
        _best,
        lambda facts: facts.history is not None and bool(facts.history.best_by_setup()),
    ),
    TitleEntry("settings", "screens.settings", "gear", lambda _: Open(SettingsPage())),
    TitleEntry("quit", "screens.quit", "close", lambda _: Quit()),
)
ENTRIES = {entry.name: entry for entry in (NEW_GAME, *CARDS, *LINES)}

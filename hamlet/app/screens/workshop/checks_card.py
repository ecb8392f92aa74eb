"""The card of checks: worst first, then what is good; counts above."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from hamlet.app.art.palette import LOOK_AT_PAPER, MISTAKE_PAPER
from hamlet.app.art.severity import Severity
from hamlet.app.ids import ControlId, Id
from hamlet.app.kit.joined import ChoiceCell
from hamlet.app.kit.kit_pane import SetValue
from hamlet.app.kit.laying_out import PlacedCard, measuring_pane
from hamlet.app.kit.page_room import PageRoom
from hamlet.app.kit.paper_cards import CardLook, PaperCard
from hamlet.app.screens.workshop import workshop_ids as ids
from hamlet.app.screens.workshop.check_lines import CheckLine
from hamlet.app.screens.workshop.counted_head import CountedHead
from hamlet.app.screens.workshop.workshop_part import WorkshopPart
from hamlet.app.ui.frame_kind import FrameKind
from hamlet.content.problems import Problem
from hamlet.values import dataclass

if TYPE_CHECKING:
    from collections.abc import Callable

    from hamlet.app.workshop.bench import Bench
    from hamlet.words.words import Words

HEAD = 48


@dataclass(frozen=True, slots=True)
class ToldCheck:
    """One thing that was looked at: what is said of it, and which line it is about."""

    severity: Severity
    told: str
    where: str
    problem: Problem | None = None
    key: str = ""


class ChecksPart(WorkshopPart):
    """All checks of the entry in hand."""

    def __init__(self, bench: Bench, words: Words, go_to: Callable[[ToldCheck], None]) -> None:
        self.bench = bench
        self.words = words
        self.go_to = go_to
        self._found: tuple[int, list[ToldCheck]] = (-1, [])

    @property
    def checks(self) -> list[ToldCheck]:
        """Mistakes, what is to be looked at, what is wrong elsewhere, what is good."""
        if self._found[0] != self.bench.version:
            self._found = (self.bench.version, self._all())
        return self._found[1]

    def _all(self) -> list[ToldCheck]:
        checked, sheet = self.bench.checked, self.bench.sheet
        wrong = [
            *(self._check(each, Severity.MISTAKE) for each in checked.mistakes),
            *(self._check(each, Severity.MISTAKE) for each in checked.elsewhere),
            *(self._check(each, Severity.LOOK_AT) for each in checked.warnings),
            *self._unshaped(),
        ]
        if self.bench.whole_file and sheet.legible and not wrong:
            return [ToldCheck(Severity.SOUND, self.words.label("screens.files.sound"), sheet.inside)]
        told = {each.key for each in wrong}
        good = [
            ToldCheck(Severity.SOUND, self.words.label(code), key, key=key)
            for key, code in GOOD.get(sheet.draft.subject, {}).items()
            if key in sheet.draft.data and key not in told and sheet.legible
        ]
        return [*wrong, *good]

    def _unshaped(self) -> list[ToldCheck]:
        """What is drawn is no tile yet, so the outline in the file is still the last one that was."""
        form = self.bench.draft.form
        if form is None or form.trouble() is None:
            return []
        told = self.words.label("screens.workshop.unshaped")
        return [ToldCheck(Severity.LOOK_AT, told, OUTLINE, key=OUTLINE)]

    def _check(self, problem: Problem, severity: Severity) -> ToldCheck:
        """The sentence as `hamlet check` says it, and where that is."""
        sheet, label = self.bench.sheet, self.words.label
        path = sheet.path_at(problem.line - 1) if problem.file == self.bench.file else ()
        key = str(path[0]) if path and problem.line - 1 in sheet.lines else ""
        if problem.file != self.bench.file:
            where = label("screens.workshop.line.file", file=_short(problem.file), line=problem.line)
        elif key:
            where = label("screens.workshop.line.key", key=key, line=problem.line)
        else:
            where = label("screens.workshop.line", line=problem.line)
        return ToldCheck(severity, self.words.told(problem.said), where, problem, key)

    def cards(self, room: PageRoom, place: pygame.Rect) -> list[PlacedCard]:
        """Counts, and the lines under them, which scroll."""
        px = room.px
        counted = [sum(each.severity is kind for each in self.checks) for kind in Severity]
        head = pygame.Rect(place.left + px(12), place.top, place.width - px(24), px(HEAD))
        rows = pygame.Rect(
            place.left + px(6), head.bottom, place.width - px(12), place.bottom - head.bottom - px(4)
        )
        lines = tuple(self._line(number) for number in range(len(self.checks)))
        told = self.words.label("screens.workshop.as_check") if room.kind is FrameKind.WIDE else ""
        chips = CountedHead(
            self.words.label("screens.workshop.checks"),
            tuple(
                (self.words.label(code, count=count), look)
                for (code, look), count in zip(COUNTED, counted, strict=True)
                if count
            ),
            told,
        )
        bare = CardLook.BARE
        return [
            PlacedCard(place, PaperCard("checks sheet")),
            PlacedCard(head, PaperCard("checks head", (chips,), look=bare, gap=0)),
            PlacedCard(rows, PaperCard(ids.CHECKS, lines, look=bare, gap=3)),
        ]

    def _line(self, number: int) -> CheckLine:
        """One of them, to be pressed."""
        each = self.checks[number]
        return CheckLine(ids.check_id(number), each.severity, each.told, each.where)

    def worst_under(
        self, room: PageRoom, place: pygame.Rect, typed: int | None
    ) -> tuple[pygame.Rect, list[PlacedCard]]:
        """Where they are not seen, one stands at the foot of a place; what is left of that.

        It is about the line that is typed in, if anything is wrong there; else it is the worst.
        """
        told = self._at(typed) or self.worst
        if told is None:
            return place, []
        line = self._line(self.checks.index(told))
        high = line.height(measuring_pane(self.words, room.scale), place.width)
        foot = pygame.Rect(place.left, place.bottom - high, place.width, high)
        left = pygame.Rect(place.left, place.top, place.width, place.height - high - room.px(8))
        return left, [PlacedCard(foot, PaperCard("worst check", (line,), look=CardLook.BARE, gap=0))]

    def tab(self, value: str, label: str) -> ChoiceCell:
        """The tab behind which they lie: how much is wrong can be read on it."""
        mistakes, doubts = (
            sum(each.severity is kind for each in self.checks)
            for kind in (Severity.MISTAKE, Severity.LOOK_AT)
        )
        told = [
            self.words.label(code, count=count)
            for code, count in (("screens.workshop.mistake", mistakes), ("screens.workshop.look_at", doubts))
            if count
        ]
        tint = MISTAKE_PAPER if mistakes else LOOK_AT_PAPER
        return ChoiceCell(value, label, hint=", ".join(told), count=mistakes or doubts, tint=tint)

    def took(self, what: Id, value: SetValue) -> bool:
        """A line is gone to."""
        if not isinstance(what, ControlId) or what.name != ids.CHECK:
            return False
        self.go_to(self.checks[int(what.which)])
        return True

    def _at(self, line: int | None) -> ToldCheck | None:
        """What is wrong in a line of the file in hand, counted from 0."""
        here = (each for each in self.checks if each.problem and each.problem.file == self.bench.file)
        return next((each for each in here if each.problem and each.problem.line - 1 == line), None)

    @property
    def worst(self) -> ToldCheck | None:
        """What is to be mended first."""
        return next((each for each in self.checks if each.problem is not None), None)

    def check_of(self, what: Id | None) -> ToldCheck | None:
        """The check of a line."""
        if not isinstance(what, ControlId) or what.name != ids.CHECK:
            return None
        return self.checks[int(what.which)] if int(what.which) < len(self.checks) else None


OUTLINE = "outline"
COUNTED = (
    ("screens.workshop.sound", "green"),
    ("screens.workshop.look_at", "gold"),
    ("screens.workshop.mistake", "pink"),
)
GOOD = {
    "tiles": {
        "outline": "screens.workshop.good.outline",
        "id": "screens.workshop.good.id",
        "pile": "screens.workshop.good.pile",
        "cost": "screens.workshop.good.cost",
        "reward": "screens.workshop.good.reward",
        "produces": "screens.workshop.good.produces",
        "refines": "screens.workshop.good.refines",
        "score": "screens.workshop.good.score",
    },
    "menu": {
        "id": "screens.workshop.good.id",
        "fish": "screens.card.good.fish",
        "season": "screens.card.good.season",
        "replaces": "screens.card.good.replaces",
        "gain": "screens.card.good.gain",
        "does": "screens.card.good.does",
    },
    "market": {
        "id": "screens.workshop.good.id",
        "tier": "screens.card.good.tier",
        "needs": "screens.workshop.good.cost",
        "reward": "screens.card.good.reward",
    },
    "church": {
        "id": "screens.workshop.good.id",
        "replaces": "screens.card.good.replaces",
        "seats": "screens.card.good.seats",
        "slots": "screens.card.good.slots",
    },
    "awards": {
        "id": "screens.workshop.good.id",
        "points": "screens.card.good.reward",
        "most": "screens.card.good.measure",
        "second": "screens.card.good.measure",
    },
    "milestones": {
        "id": "screens.workshop.good.id",
        "for": "screens.card.good.winner",
        "high_quality": "screens.card.good.quality",
        "points_per_road": "screens.card.good.roads",
    },
}
"""What is said to be good of entries where nothing is wrong with it."""


def _short(file: str) -> str:
    """The end of a path."""
    return file.replace("\\", "/").rpartition("/")[2]

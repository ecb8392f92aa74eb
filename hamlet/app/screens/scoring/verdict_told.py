"""Who has won, by how much, and what decided it where points are level."""

from __future__ import annotations

from hamlet.app.screens.scoring.milk_race import MilkRace
from hamlet.app.screens.scoring.sheet_parts import Verdict
from hamlet.app.screens.solo_ending import SoloEnding
from hamlet.app.screens.solo_lines import ending_lines, told_ending
from hamlet.engine.scoring.final import standing, winners
from hamlet.session.session import Session
from hamlet.words.words import Words


class Verdicts:
    """Judges one game."""

    def __init__(self, session: Session, words: Words, solo: SoloEnding | None) -> None:
        self.session = session
        self.words = words
        self.solo = solo
        self.standing = standing(session.state)
        self.first = winners(session.state)

    @property
    def tied(self) -> tuple[int, ...]:
        """Those who share the victory, if several do: then a glass of milk may decide."""
        shared = self.session.finished and self.solo is None and len(self.first) > 1
        return self.first if shared else ()

    def order(self) -> list[int]:
        """The seats from the first to the last."""
        seats = range(len(self.standing))
        return sorted(
            seats, key=lambda seat: (seat not in self.first, *(-each for each in self.standing[seat]), seat)
        )

    def rank(self, seat: int) -> int:
        """The place of a seat; who is level shares it."""
        if seat in self.first:
            return 1
        better = [each for each in self.standing if each > self.standing[seat]]
        return max(len(self.first), len(better)) + 1 if len(better) < len(self.first) else len(better) + 1

    def name(self, seat: int) -> str:
        """Who sits there."""
        return self.session.setup.seats[seat].shown

    def told(self, laurel: float, milk: MilkRace | None) -> Verdict:
        """All that stands above the sheet."""
        colours = tuple(self.session.setup.seats[seat].color for seat in self.first)
        names = [self.name(seat) for seat in self.first]
        if not self.session.finished:
            title = self.words.label("screens.scores.leads", names=names)
            return Verdict(title, (self.words.label("screens.scores.now"), *self._lines()), colours, None)
        if self.solo is not None:
            title = told_ending(self.words, self.solo.result)
            lines = ending_lines(self.words, self.solo)
            return Verdict(title, lines, colours, laurel, self.solo.trouble)
        if milk is not None and milk.winner is not None:
            # The last of the tie-breaks: nobody shares what a glass of milk has decided.
            names, colours = [self.name(milk.winner)], (self.session.setup.seats[milk.winner].color,)
            points, decided = self._lines()[0], self.words.label("screens.scores.by_milk")
            return Verdict(
                self.words.label("screens.scores.wins", names=names), (points, decided), colours, laurel
            )
        return Verdict(self.words.label("screens.scores.wins", names=names), self._lines(), colours, laurel)

    def race_told(self, milk: MilkRace) -> str:
        """What to do in the race, or how it ended."""
        if milk.winner is not None:
            return self.words.label("screens.scores.milk.won", name=self.name(milk.winner))
        return self.words.label("screens.scores.milk.go" if any(milk.keys) else "screens.scores.milk.look")

    def _lines(self) -> tuple[str, ...]:
        """The points, and how far ahead that is, or what decides where they are level."""
        label, best = self.words.label, self.standing[self.first[0]]
        points = label("screens.scores.points", points=best[0])
        others = sorted(
            (rank for seat, rank in enumerate(self.standing) if seat not in self.first), reverse=True
        )
        if len(self.first) > 1:
            return points, label("screens.scores.shared")
        if not others:
            return (points,)
        second = next(seat for seat in self.order() if seat not in self.first)
        next_best = self.standing[second]
        if best[0] != next_best[0]:
            ahead = label("screens.scores.ahead", ahead=best[0] - next_best[0], name=self.name(second))
            return points, ahead
        code = "screens.scores.by_deliveries" if best[1] != next_best[1] else "screens.scores.by_sales"
        decided = (best[1], next_best[1]) if best[1] != next_best[1] else (best[2], next_best[2])
        return points, label(code, name=self.name(second), most=decided[0], next=decided[1])

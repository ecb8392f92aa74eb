"""The roads at a moment of the count: how long each piece is, and in which order the seats stand."""

from __future__ import annotations

from hamlet.app.board.easing import ease_in_out
from hamlet.app.kit.entering import MotionKind
from hamlet.app.screens.scoring.counting_up import CountingUp
from hamlet.app.screens.scoring.lane_roads import LaneRoad, RoadPiece
from hamlet.app.screens.scoring.score_lines import Scores
from hamlet.app.screens.scoring.verdict_told import Verdicts


class CountRoads:
    """Roads that grow together and change places; all of it follows from how far the count is."""

    def __init__(self, scores: Scores, verdicts: Verdicts, count: CountingUp) -> None:
        self.scores = scores
        self.verdicts = verdicts
        self.count = count
        self._found: tuple[object, tuple[LaneRoad, ...]] | None = None
        seats = range(len(scores.points))
        self._orders = [self._order_after(steps, list(seats)) for steps in range(len(scores.pieces))]
        self._orders.append(verdicts.order())

    def _order_after(self, steps: int, seats: list[int]) -> list[int]:
        """Who stands where after so many sources."""
        counted = {source for piece in self.scores.pieces[:steps] for source in piece.sources}
        every = list(counted)
        return sorted(seats, key=lambda seat: (-self.scores.of(seat, every), seat))

    def row(self, seat: int) -> float:
        """The place of a seat, or where it is between two."""
        count = self.count
        if count.ended:
            return self._orders[-1].index(seat)
        step = int(count.at)
        before, after = self._orders[step].index(seat), self._orders[step + 1].index(seat)
        if count.motion is not MotionKind.FULL:
            return before
        return before + (after - before) * ease_in_out(count.at - step)

    def road(self, seat: int, lit: str, lit_seat: int | None = None) -> LaneRoad:
        """The road of a seat; the pieces of a lit line or source are lit, if it is about this seat."""
        if lit_seat is not None and lit_seat != seat:
            lit = ""
        who, first = self.verdicts.session.setup.seats[seat], self.verdicts.first
        ended = self.count.ended
        pieces = tuple(
            RoadPiece(piece.key, piece.icon, self.scores.of(seat, piece.sources), self._share(number), here)
            for number, piece in enumerate(self.scores.pieces)
            for here in (lit in (piece.key, piece.line, *piece.sources) or number == self.count.step,)
        )
        rank = self.verdicts.rank(seat) if ended else None
        won = ended and seat in first and self.verdicts.session.finished
        return LaneRoad(seat, who.color, who.shown, rank, self.row(seat), pieces, won)

    def _share(self, number: int) -> float:
        """Where little may move, a source lies there whole as soon as it is its turn."""
        share = self.count.share(number)
        return share if self.count.motion is MotionKind.FULL else float(self.count.at > number)

    def roads(self, lit: str = "", lit_seat: int | None = None) -> tuple[LaneRoad, ...]:
        """All of them; found once for a moment."""
        key = (self.count.at, lit, lit_seat)
        if self._found is None or self._found[0] != key:
            seats = range(len(self.scores.points))
            self._found = (key, tuple(self.road(seat, lit, lit_seat) for seat in seats))
        return self._found[1]

    def counted(self) -> frozenset[str]:
        """The sources that are counted, that under way too."""
        count = self.count
        done = len(self.scores.pieces) if count.ended else int(count.at) + 1
        return frozenset(source for piece in self.scores.pieces[:done] for source in piece.sources)

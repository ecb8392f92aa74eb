"""The score as the sheet and the roads tell it: lines that unfold, and pieces in the order of the count."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from hamlet.engine.state import State
from hamlet.session.session import Session
from hamlet.session.sheet import scores_by_source
from hamlet.values import dataclass
from hamlet.words.scores import DURING, LANDMARK, TOTAL, score_sources, source_name
from hamlet.words.words import Words

IN_PLAY, AWARDS, LANDMARKS, ROADS = "during", "awards", "landmarks", "roads"
LONGEST, GOLD = "longest_road", "gold"
ALL_ROADS = "all_roads"
"""The piece of a road for all that roads bring."""
ICONS: Mapping[str, str] = {
    IN_PLAY: "house",
    f"{DURING}before": "hourglass",
    f"{DURING}built": "house",
    f"{DURING}used": "bag",
    f"{DURING}delivery": "church",
    f"{DURING}sale": "tag",
    f"{DURING}work": "hand",
    f"{DURING}lake": "lake",
    f"{DURING}fish": "fish",
    f"{DURING}coins_on_blueprint": "coins",
    "fish": "fish",
    "leftovers": "bag",
    AWARDS: "crown",
    LANDMARKS: "flag",
    ROADS: "road",
    ALL_ROADS: "road",
    LONGEST: "road",
    GOLD: "gold",
}
OTHER_ICON = "star"


@dataclass(frozen=True, slots=True)
class SourceLine:
    """A line of the sheet: what it is called, the sources it sums up, and the lines it unfolds into."""

    key: str
    name: str
    sources: tuple[str, ...]
    parts: tuple[SourceLine, ...] = ()

    @property
    def icon(self) -> str:
        """The sign of its kind."""
        return ICONS.get(self.key, OTHER_ICON)


@dataclass(frozen=True, slots=True)
class LanePiece:
    """A piece of every road: one step of the count."""

    key: str
    name: str
    line: str
    """The line of the sheet that it belongs to."""
    sources: tuple[str, ...]

    @property
    def icon(self) -> str:
        """The sign of its kind."""
        return ICONS.get(self.key, OTHER_ICON)


@dataclass(frozen=True, slots=True)
class Scores:
    """The whole score of a game: what each seat has from each source, in lines and in pieces."""

    points: tuple[Mapping[str, int], ...]
    lines: tuple[SourceLine, ...]
    pieces: tuple[LanePiece, ...]

    def of(self, seat: int, sources: Iterable[str], counted: Collection[str] | None = None) -> int:
        """What a seat has from these sources, as far as they are counted already."""
        own = self.points[seat]
        return sum(own.get(each, 0) for each in sources if counted is None or each in counted)

    def total(self, seat: int) -> int:
        """All points of a seat."""
        return self.of(seat, (source for source in self.points[seat] if source != TOTAL))

    def line(self, key: str) -> SourceLine | None:
        """A line by its key, unfolded ones too."""
        every = (each for top in self.lines for each in (top, *top.parts))
        return next((each for each in every if each.key == key), None)

    def named(self, key: str) -> SourceLine | LanePiece | None:
        """A line or a piece by its key."""
        return self.line(key) or next((each for each in self.pieces if each.key == key), None)


def scores_of(session: Session, words: Words) -> Scores:
    """The score of a game as things stand, or at its end."""
    points, state = scores_by_source(session), session.state
    speech = session.setup.speech(state)
    sources = [each for each in score_sources(state, points) if each not in (TOTAL, IN_PLAY)]
    singles = [SourceLine(each, source_name(speech, each), (each,)) for each in sources]
    lines = _lines(words, state, singles)
    pieces = tuple(piece for line in lines for piece in _pieces(line))
    per_road = {each.id for each in state.box.definitions.milestones if each.points_per_road}
    return Scores(tuple(points), tuple(lines), _roads_joined(words, pieces, {ROADS, LONGEST} | per_road))


def _lines(words: Words, state: State, singles: Sequence[SourceLine]) -> list[SourceLine]:
    """Sources of one kind under one line; the others each in a line of its own."""
    awards = {award.id for award in state.box.definitions.awards}
    names = {
        IN_PLAY: words.label("screens.scores.in_play"),
        AWARDS: words.label("screens.scores.awards"),
        LANDMARKS: words.label("screens.scores.landmarks"),
    }
    found: dict[str, list[SourceLine]] = {}
    for each in singles:
        kind = IN_PLAY if each.key.startswith(DURING) else AWARDS if each.key in awards else each.key
        found.setdefault(LANDMARKS if each.key.startswith(LANDMARK) else kind, []).append(each)
    return [
        SourceLine(key, names[key], tuple(part.key for part in parts), tuple(parts))
        if key in names
        else parts[0]
        for key, parts in found.items()
    ]


def _pieces(line: SourceLine) -> list[LanePiece]:
    """Points made in play are told apart on the roads; awards and landmarks are one piece each."""
    parts = line.parts if line.key == IN_PLAY else (line,)
    return [LanePiece(part.key, part.name, line.key, part.sources) for part in parts]


def _roads_joined(
    words: Words, pieces: Sequence[LanePiece], of_roads: Collection[str]
) -> tuple[LanePiece, ...]:
    """All that roads bring stands together, at the place of the first of them."""
    roads = [each for each in pieces if each.key in of_roads]
    if len(roads) < 2:
        return tuple(pieces)
    sources = tuple(source for each in roads for source in each.sources)
    joined = LanePiece(ALL_ROADS, words.label("screens.scores.roads"), roads[0].line, sources)
    return tuple(joined if each is roads[0] else each for each in pieces if each not in roads[1:])

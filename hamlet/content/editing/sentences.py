"""What a score or a meal says, as sentences of parts: each part can be another, out of a few.

Here are ids and numbers only; what they are called, and the words between them, are for whoever shows them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hamlet.content.checks.sense import OF_TERRAIN
from hamlet.content.editing.drafts import Draft, KeyPath, Plain
from hamlet.content.editing.offered import OfferedIds

GAIN: Final = "gain"
MOST_POINTS: Final = 99


@dataclass(frozen=True, slots=True)
class ClausePart:
    """One part of a sentence: where it stands in the entry, what it says, and what else it could say.

    A part of words has `choices`, None among them where nothing may be said; one of numbers has bounds, and
    None as its value where it is not said.
    """

    name: str
    path: KeyPath
    value: Plain
    choices: tuple[str | None, ...] = ()
    least: int = 0
    most: int = 0

    @property
    def is_number(self) -> bool:
        """Whether it is counted up and down."""
        return not self.choices

    def said(self, draft: Draft, value: Plain) -> Draft:
        """The draft with another value for this part; what it forbids elsewhere goes."""
        fresh = draft.without(*self.path) if value is None else draft.put(self.path, value)
        return _fitting(fresh)


@dataclass(frozen=True, slots=True)
class Sentence:
    """A verb and its parts, at a place in the entry."""

    verb: str
    path: KeyPath
    parts: tuple[ClausePart, ...] = ()


def score_sentence(draft: Draft, known: OfferedIds) -> Sentence | None:
    """How a tile scores: points, for each what, of which terrain, at most how many. None if it does not."""
    if not isinstance(draft.get("score"), dict):
        return None
    per = draft.get("score", "per")
    parts = [
        ClausePart("points", ("score", "points"), draft.get("score", "points"), least=1, most=MOST_POINTS),
        ClausePart("per", ("score", "per"), per, known.measures),
    ]
    if per in OF_TERRAIN:
        parts.append(
            ClausePart(
                "terrain", ("score", "terrain"), draft.get("score", "terrain"), (None, *known.terrains)
            )
        )
    parts.append(ClausePart("most", ("score", "most"), draft.get("score", "most"), least=1, most=MOST_POINTS))
    return Sentence("score", ("score",), tuple(parts))


def scoring(draft: Draft, known: OfferedIds) -> Draft:
    """A tile that begins to score: one point, for what the first measure counts."""
    return draft.put("score", {"points": 1, "per": known.measures[0]})


def meal_sentences(draft: Draft, known: OfferedIds) -> list[Sentence]:
    """What a menu card brings, a sentence each: what is gained, and each thing that the meal does."""
    gains = tuple(
        ClausePart(unit, (GAIN, unit), draft.number(GAIN, unit), least=0, most=MOST_POINTS)
        for unit in ("gold", "points")
    )
    found = [Sentence(GAIN, (GAIN,), gains)] if isinstance(draft.get(GAIN), dict) else []
    for place, effect in enumerate(_does(draft)):
        if not isinstance(effect, str):
            continue
        verb = ClausePart("effect", ("does", place), effect, (effect, *effects_left(draft, known)))
        more = (_least(draft),) if effect == "gain_donkey" else ()
        found.append(Sentence(effect, ("does", place), (verb, *more)))
    return found


def effects_left(draft: Draft, known: OfferedIds) -> tuple[str, ...]:
    """The things that the meal does not do yet."""
    return tuple(each for each in known.effects if each not in _does(draft))


def with_sentence(draft: Draft, verb: str) -> Draft:
    """The card with one line more at its end."""
    if verb == GAIN:
        return draft.put((GAIN, "gold"), 1)
    return draft.put("does", [*_does(draft), verb])


def without_sentence(draft: Draft, sentence: Sentence) -> Draft:
    """The card without one of its lines."""
    return _fitting(draft.without(*sentence.path))


def moved_sentence(draft: Draft, sentence: Sentence, by: int) -> Draft:
    """The card with one of the things that it does earlier or later; what is gained always comes first."""
    place = sentence.path[-1]
    there = _does(draft)
    if not isinstance(place, int) or not 0 <= place + by < len(there):
        return draft
    there[place], there[place + by] = there[place + by], there[place]
    return draft.put("does", there)


def _does(draft: Draft) -> list[Plain]:
    value = draft.get("does")
    return list(value) if isinstance(value, list) else []


def _least(draft: Draft) -> ClausePart:
    return ClausePart("least_donkeys", ("least_donkeys",), draft.number("least_donkeys"), least=0, most=9)


def _fitting(draft: Draft) -> Draft:
    """The draft without what only makes sense beside something that it does not say any more."""
    if draft.get("score", "terrain") and draft.get("score", "per") not in OF_TERRAIN:
        draft = draft.without("score", "terrain")
    if draft.subject == "menu":
        if draft.get("least_donkeys") and "gain_donkey" not in _does(draft):
            draft = draft.without("least_donkeys")
        if draft.get("must_do") and not _does(draft):
            draft = draft.without("must_do")
    return draft

"""What hands do on a card's form: each answer is one edit of the entry."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hamlet.app.ids import ControlId, Id
from hamlet.app.kit.kit_pane import SetValue
from hamlet.app.screens.workshop.card import card_ids as ids
from hamlet.app.screens.workshop.card.award_form import NOTHING
from hamlet.app.screens.workshop.card.card_shown import CardShown
from hamlet.app.screens.workshop.card.menu_form import EVERY, MUST
from hamlet.content.editing import cards, menus
from hamlet.content.editing.costs import cost_at, counted
from hamlet.content.editing.drafts import Draft, KeyPath
from hamlet.content.editing.sentences import GAIN, meal_sentences, with_sentence, without_sentence

Answer = Callable[[CardShown, Draft, SetValue], Draft]
"""What becomes of the draft when a control comes to a value."""


def _number(value: SetValue) -> int:
    return int(value)


def _put(*path: str) -> Answer:
    return lambda _, draft, value: draft.put(path, _number(value))


def _reward(unit: str) -> Answer:
    return _put(cards.REWARD, unit)


def _gain(unit: str) -> Answer:
    """Gold or points that a meal brings; none of either is none at all, and its line stays."""
    return lambda _, draft, value: draft.put((GAIN, unit), _number(value))


def _fish(shown: CardShown, draft: Draft, value: SetValue) -> Draft:
    return shown.laid(draft, menus.season_of(draft), str(value))


def _season(shown: CardShown, draft: Draft, value: SetValue) -> Draft:
    season = "" if value == EVERY else str(value)
    return shown.laid(draft, season, draft.text("fish"))


def _replaces(_: CardShown, draft: Draft, value: SetValue) -> Draft:
    return draft.put("replaces", str(value)) if value else draft.without("replaces")


def _must(_: CardShown, draft: Draft, value: SetValue) -> Draft:
    must = next((key for key, word in MUST.items() if word == value), None)
    return draft.without("must_do") if must is None else draft.put("must_do", must)


def _least(_: CardShown, draft: Draft, value: SetValue) -> Draft:
    return draft.put("least_donkeys", _number(value)) if value else draft.without("least_donkeys")


def _quality(_: CardShown, draft: Draft, value: SetValue) -> Draft:
    return draft.without("high_quality") if value == NOTHING else draft.put("high_quality", str(value))


def _called(_: CardShown, draft: Draft, value: SetValue) -> Draft:
    return draft.put("changes" if draft.text("changes") else "id", str(value))


ANSWERS: Final[dict[Id, Answer]] = {
    ids.NAME: lambda shown, draft, value: shown.bench.named(draft, str(value)),
    ids.CALLED: _called,
    ids.FISH: _fish,
    ids.SEASON: _season,
    ids.REPLACES: _replaces,
    ids.MUST: _must,
    ids.LEAST: _least,
    ids.GOLD: _gain("gold"),
    ids.POINTS: _gain("points"),
    ids.TIER: _put("tier"),
    ids.REWARD_GOLD: _reward("gold"),
    ids.REWARD_POINTS: _reward("points"),
    ids.PLACE: lambda _, draft, value: cards.with_award(draft, str(value), cards.award_measure(draft)),
    ids.MEASURE: lambda _, draft, value: cards.with_award(draft, cards.award_place(draft), str(value)),
    ids.GIVEN: _put("points"),
    ids.WINNER: lambda _, draft, value: draft.put("for", str(value)),
    ids.QUALITY: _quality,
    ids.ROADS: _put("points_per_road"),
    ids.WHEN: lambda _, draft, value: cards.with_when(draft, str(value)),
}
"""Controls of which there is one."""


def _effect(shown: CardShown, draft: Draft, which: int | str, value: SetValue) -> Draft:
    """Another verb in a line, with what only goes with the one before gone."""
    for sentence in meal_sentences(draft, shown.known):
        if sentence.path == ("does", which):
            return sentence.parts[0].said(draft, str(value))
    return draft


def _close(shown: CardShown, draft: Draft, which: int | str, value: SetValue) -> Draft:
    path: KeyPath = (GAIN,) if which == GAIN else ("does", which)
    for sentence in meal_sentences(draft, shown.known):
        if sentence.path == path:
            return without_sentence(draft, sentence)
    return draft


def _drawn(_: CardShown, draft: Draft, which: int | str, value: SetValue) -> Draft:
    """The drawing of another card, or that of its own; no picture of the pack lies over it."""
    draft = draft.without("picture")
    return draft.put("drawing", str(which)) if which else draft.without("drawing")


def _worn(_: CardShown, draft: Draft, which: int | str, value: SetValue) -> Draft:
    """A picture of the pack."""
    return draft.without("drawing").put("picture", str(which))


def _need(path: KeyPath) -> Callable[[CardShown, Draft, int | str, SetValue], Draft]:
    def count(shown: CardShown, draft: Draft, which: int | str, value: SetValue) -> Draft:
        by = _number(value) - cost_at(draft, path).get(str(which), 0)
        return counted(draft, path, str(which), by)

    return count


MANY: Final[dict[str, Callable[[CardShown, Draft, int | str, SetValue], Draft]]] = {
    ids.ADD: lambda _, draft, which, __: with_sentence(draft, str(which)),
    ids.EFFECT: _effect,
    ids.CLOSE: _close,
    ids.DRAWN: _drawn,
    ids.WORN: _worn,
    ids.NEED: _need((cards.NEEDS,)),
    ids.SEATS: lambda _, draft, which, __: cards.with_seats(draft, _number(which)),
}
"""Controls of which there are several, by their names."""

STROKES: Final = frozenset(
    {ids.NAME, ids.CALLED, ids.SLOT_CALLED, ids.GOLD, ids.POINTS, ids.LEAST, ids.GIVEN, ids.ROADS}
    | {ids.REWARD_GOLD, ids.REWARD_POINTS, ids.SLOT_POINTS}
)
"""What is done to them in one go is one step."""
COUNTED: Final = frozenset({ids.NEED, ids.SLOT_NEED})


def answered(shown: CardShown, what: ControlId, value: SetValue) -> bool:
    """Edit the entry by a control that came to a value; whether it was one of these."""
    one, many = ANSWERS.get(what), MANY.get(what.name)
    stroke = stroke_of(what)
    if one is not None:
        shown.edit(lambda draft: one(shown, draft, value), stroke)
    elif many is not None:
        shown.edit(lambda draft: many(shown, draft, what.which, value), stroke)
    return one is not None or many is not None


def stroke_of(what: ControlId) -> str:
    """What goes on as long as a key is held on it, or it is typed into."""
    return f"{what.name} {what.which}" if what in STROKES or what.name in COUNTED else ""


def answered_slot(shown: CardShown, what: ControlId, value: SetValue, slot: int) -> int | None:
    """Edit a delivery of the Church; returns which of them is looked at then, or None if it was none."""
    path: KeyPath = (cards.SLOTS, slot)
    stroke = stroke_of(what)
    if what == ids.SLOT:
        return _number(value)
    if what == ids.ADD_SLOT:
        good = next(iter(shown.known.refined), "gold")
        shown.edit(lambda draft: cards.with_slot(draft, good))
        return len(cards.slots_of(shown.draft)) - 1
    if what == ids.CLOSE_SLOT:
        shown.edit(lambda draft: cards.without_slot(draft, slot))
        return min(slot, len(cards.slots_of(shown.draft)) - 1)
    if what == ids.SLOT_POINTS:
        shown.edit(lambda draft: draft.put((*path, "points"), _number(value)), stroke)
    elif what == ids.SLOT_CALLED:
        shown.edit(lambda draft: draft.put((*path, "id"), str(value)), stroke)
    elif what.name == ids.SLOT_NEED:
        count = _need((*path, cards.NEEDS))
        shown.edit(lambda draft: count(shown, draft, what.which, value), stroke)
    else:
        return None
    return slot

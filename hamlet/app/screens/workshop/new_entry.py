"""The way to another entry of the kind in hand, and what stands in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.app.art.buttons import Face
from hamlet.app.kit.pressing import PressButton
from hamlet.app.screens.workshop import workshop_ids as ids
from hamlet.app.screens.workshop.card.card_words import KINDS

if TYPE_CHECKING:
    from hamlet.app.workshop.bench import Bench
    from hamlet.words.words import Words


def why_not_begun(bench: Bench, words: Words, subject: str) -> str:
    """Why there can be none of a kind: cards of the menu are for fish."""
    return words.label("screens.card.no_lake") if subject == "menu" and not bench.known.fish else ""


def new_button(bench: Bench, words: Words, tall: int, *, short: bool) -> PressButton:
    """In the bar above; short it is only a sign."""
    kinds = {"tiles": "screens.workshop.tile", **KINDS}
    code = kinds.get(bench.subject)
    kind = words.label(code) if code is not None else bench.subject
    return PressButton(
        ids.NEW,
        "" if short else words.label("screens.workshop.new"),
        face=Face.DARK,
        icon="plus",
        why_not=why_not_begun(bench, words, bench.subject),
        hint=words.label("screens.workshop.new.hint", kind=kind),
        size=18,
        tall=tall,
    )

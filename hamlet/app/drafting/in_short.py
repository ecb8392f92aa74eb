"""What a form comes to in a few words: how many seats, the expansion and its season, the rules."""

from __future__ import annotations

from typing import Final

from hamlet.app.drafting.game_form import GameForm
from hamlet.resources import data_folder

LONGEST: Final = 24
"""A pack with a longer name is only counted."""


def game_in_short(form: GameForm) -> tuple[str, ...]:
    """The seats and the rules."""
    return form.words.label("screens.new.seats", count=len(form.taken())), *rules_in_short(form)


def rules_in_short(form: GameForm) -> tuple[str, ...]:
    """The expansion, its season, and the preset, changed or not."""
    label = form.words.label
    parts = [label("table.lake.pack")] if form.lake else []
    parts += _own_packs(form)
    named = dict(form.seasons)
    if form.lake and form.season in named:
        parts.append(label("screens.new.season.one", season=named[form.season]))
    own = form.own_chosen
    preset = own.name if own is not None else form.words.given(form.preset_chosen)
    changed = form.changes and own is None
    return *parts, label("screens.preset.changed", preset=preset) if changed else preset


def _own_packs(form: GameForm) -> list[str]:
    """Which packs that are not the game's own are played with; of several, how many."""
    own = [pack.name or pack.id for pack in form.packs.packs if pack.folder.parent != data_folder()]
    if len(own) == 1 and len(own[0]) <= LONGEST:
        return own
    return [form.words.label("screens.new.own_packs", count=len(own))] if own else []


def left_out_told(form: GameForm) -> str:
    """That something of the packs that are on is not played, if that is so."""
    count = len(form.packs.left_out)
    return form.words.label("screens.packs.left_out", count=count) if count else ""

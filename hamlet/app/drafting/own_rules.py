"""Presets of the player's own: kept under a name, and dropped."""

from __future__ import annotations

from hamlet.app.drafting.rules_form import RulesForm
from hamlet.app.errors import StartError
from hamlet.app.home import Home
from hamlet.store.errors import StoreError
from hamlet.store.own_presets import OwnPreset, save_presets, with_preset


def keep_own(home: Home, form: RulesForm, name: str) -> None:
    """The rules as they stand, under this name; raises `StartError` if they cannot be written."""
    _save(home, form, with_preset(form.own, form.as_own(name)))


def drop_own(home: Home, form: RulesForm, name: str) -> None:
    """No longer a preset; raises `StartError` if that cannot be written."""
    _save(home, form, tuple(each for each in form.own if each.name != name))


def _save(home: Home, form: RulesForm, presets: tuple[OwnPreset, ...]) -> None:
    try:
        form.own = save_presets(presets, home.folders, home.disk).presets
    except StoreError as error:
        raise StartError(error.told(home.words)) from error

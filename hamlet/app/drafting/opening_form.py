"""How the form of a new game opens: as it was last used, empty, or as a game that was played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from hamlet.app.drafting.game_form import NOBODY, GameForm
from hamlet.app.drafting.in_short import game_in_short
from hamlet.app.drafting.rules_form import BASE
from hamlet.app.errors import StartError
from hamlet.app.home import Home, WantedGames
from hamlet.content import LoadedPacks
from hamlet.session.session import Session
from hamlet.session.setup import PRINTED
from hamlet.store.own_presets import load_presets
from hamlet.store.packs_on import SWITCHED
from hamlet.store.setting_values import SeatChoice


def opened_form(home: Home) -> GameForm:
    """As it was used last; what was asked for at the start goes before that. Raises `StartError`."""
    last, seats = home.settings.last_game, home.settings.last_seats
    choice, names = home.choice, home.names
    if last is not None and home.wanted == WantedGames() and set(last.packs) <= {*names, *SWITCHED}:
        form = _form(home, choice.packs, names, last.preset, last.options)
    else:
        form = _form(home, choice.packs, names, choice.preset, choice.options)
    form.sit_down(seats)
    if seats and form.last_game == last:
        form.remembered = game_in_short(form)
    return form


def empty_form(home: Home) -> GameForm:
    """The base game with one's own packs, or the packs that were asked for, one person against a player."""
    names = tuple(name for name in home.names if name not in SWITCHED) or (BASE,)
    packs = home.choice.packs if names == home.names else home.packs_playable(names)
    form = _form(home, packs, names, PRINTED, {})
    form.sit_down()
    return form


def form_of_game(home: Home, session: Session) -> GameForm:
    """The same seats, packs and rules once more, with another seed.

    A pack that is no longer there leaves the form as it was last used, with the seats of the game.
    """
    setup = session.setup
    names = tuple(str(pack["id"]) for pack in setup.packs)
    packs = _packs_of(home, names)
    form = opened_form(home) if packs is None else _form(home, packs, names, setup.preset, setup.options)
    played = [SeatChoice(seat.name, seat.color, seat.player) for seat in setup.seats]
    left = [colour for colour in form.packs.colours if colour not in [seat.color for seat in played]]
    form.sit_down((*played, *(SeatChoice(home.words.seat_name(each), each, NOBODY) for each in left)))
    return form


def _packs_of(home: Home, names: tuple[str, ...]) -> LoadedPacks | None:
    try:
        return home.choice.packs if names == home.names else home.packs_called(names)
    except StartError:
        return None


def _form(
    home: Home, packs: LoadedPacks, names: tuple[str, ...], preset: str, options: Mapping[str, Any]
) -> GameForm:
    own = load_presets(home.folders, home.disk).presets
    form = GameForm(packs, names, home.packs_playable, home.words, own=own)
    if preset in [each["id"] for each in form.presets]:
        form.preset = preset
    form.options = form.allowed(options)
    return form


def remember(home: Home, form: GameForm) -> None:
    """A game has begun: the next form opens like this one."""
    named = home.wanted.packs is not None
    home.want(form.choice, form.names)
    # Packs that were named for this time only are not what one usually plays with.
    ours = set(form.names) <= {BASE, *SWITCHED}
    kept = form.last_game if ours or not named else home.settings.last_game
    home.keep(replace(home.settings, last_seats=form.choices(), last_game=kept))

"""What may be chosen for Botric where his list leaves several: one option, in a few words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hamlet.engine.bits import bits
from hamlet.engine.botric.attempts.build import blueprint_to_build
from hamlet.engine.botric.attempts.placing import BuildingPlace
from hamlet.engine.botric.steps import TIE
from hamlet.engine.botric.thinking import Alternative
from hamlet.engine.definitions import Gain
from hamlet.engine.lattice.geometry import Vertex
from hamlet.words.botric.deeds import gain_rich
from hamlet.words.lake.names import lake_name
from hamlet.words.speech import Speech

LETTERS: Final = 26


def option_letter(number: int) -> str:
    """By which letter an option is called: from A to Z, then from A2 on."""
    turn, place = divmod(number, LETTERS)
    return chr(ord("A") + place) + (str(turn + 1) if turn else "")


def option_text(speech: Speech, about: str, option: Alternative) -> str:
    """One of those that are tied, with marks."""
    teller = _TELLERS.get(about)
    return speech.say("botric_options", about, **(teller(speech, option) if teller else {}))


def option_tiles(about: str, option: Alternative) -> tuple[int, ...]:
    """The tiles of the village that an option points to."""
    return {"tile": option[:1], "villager": option[:1], "road": option[:2]}.get(about, ())


def _slot(speech: Speech, option: Alternative) -> dict[str, object]:
    slot = speech.box.church_slots[option[0]]
    return {
        "church": speech.church(),
        "goods": speech.cost(slot.cost),
        "gain": speech.gain(Gain(points=slot.points)),
    }


def _sale(speech: Speech, option: Alternative) -> dict[str, object]:
    sale = speech.definitions.sales[option[0]]
    return {"goods": speech.cost(sale.cost), "gain": gain_rich(speech, sale.gain)}


def _tile(speech: Speech, option: Alternative) -> dict[str, object]:
    return {"tile": speech.tile(option[0])}


def _place(speech: Speech, option: Alternative) -> dict[str, object]:
    """Beside what a building would stand, or beside what it stands already."""
    rotation, q, r = option
    there = None if speech.state.decision == TIE else _stands(speech, rotation, (q, r))
    if there is not None:
        return {"blueprint": speech.tile(there), "tiles": speech.tiles(_older_beside(speech, there))}
    blueprint = blueprint_to_build(speech.state)
    if blueprint is None:
        return {"blueprint": speech.blueprint(-1), "tiles": speech.tile(-1)}
    touched = BuildingPlace(speech.state, blueprint, rotation, (q, r), 0).touched
    return {"blueprint": speech.blueprint(blueprint), "tiles": speech.tiles(bits(touched))}


def _stands(speech: Speech, rotation: int, at: Vertex) -> int | None:
    """The building that has been raised there, if one was."""
    tiles = speech.state.village.tiles
    newest_first = range(len(tiles) - 1, 0, -1)
    return next((uid for uid in newest_first if (tiles[uid].rotation, tiles[uid].at) == (rotation, at)), None)


def _older_beside(speech: Speech, uid: int) -> list[int]:
    contacts = speech.state.village.contacts
    return sorted({each for pair in contacts if uid in pair[:2] for each in pair[:2] if each < uid})


def _road(speech: Speech, option: Alternative) -> dict[str, object]:
    tile, other, terrain = option
    return {"kind": speech.road(terrain), "tile": speech.tile(tile), "other": speech.tile(other)}


def _lake(speech: Speech, option: Alternative) -> dict[str, object]:
    return {"lake": lake_name(speech, option[0])}


_TELLERS: Final[dict[str, Callable[[Speech, Alternative], dict[str, object]]]] = {
    "slot": _slot,
    "sale": _sale,
    "tile": _tile,
    "villager": _tile,
    "place": _place,
    "road": _road,
    "lake": _lake,
}

"""What happened in Botric's turn, event by event."""

from __future__ import annotations

from typing import Final

from hamlet.engine.botric import events as botric_happened
from hamlet.words.botric.options import option_text, option_tiles
from hamlet.words.botric.telling import action_name, marker_name, why_not
from hamlet.words.event_lines import reason
from hamlet.words.lake.names import lake_name
from hamlet.words.room import EventTeller, Told
from hamlet.words.speech import Speech

NOWHERE: Final = -1


def _tried(speech: Speech, event: botric_happened.BotricTried) -> Told:
    why = why_not(speech, event.action, event.code, event.facts)
    return "", (), {"action": action_name(speech.words, event.action), "why": why}


def _acts(speech: Speech, event: botric_happened.BotricActs) -> Told:
    """The deed is done: what came of it, its other events tell."""
    tile = event.deed if isinstance(event.deed, int) else event.deed.tile
    return "", (tile,), {"action": action_name(speech.words, event.action)}


def _tie(speech: Speech, event: botric_happened.TieBroken) -> Told:
    facts = {"option": option_text(speech, event.about, event.option)}
    return ".lot" if event.by_lot else "", option_tiles(event.about, event.option), facts


def _marker(speech: Speech, event: botric_happened.MarkerDrawn) -> Told:
    facts = {
        "marker": marker_name(speech.words, event.marker),
        "token": action_name(speech.words, event.token),
    }
    return "", (), facts


def _token(speech: Speech, event: botric_happened.TokenMoved | botric_happened.TokenLeft) -> Told:
    return "", (), {"token": action_name(speech.words, event.token)}


def _coins(speech: Speech, event: botric_happened.CoinTileChanged) -> Told:
    facts = {"gold": speech.gold(abs(event.gold)), "why": reason(speech, event.why, NOWHERE)}
    return ".paid" if event.gold < 0 else "", (), facts


def _turned(speech: Speech, event: botric_happened.CoinTileTurned) -> Told:
    return "" if event.up else ".down", (), {}


def _boat(speech: Speech, event: botric_happened.BotricBoat) -> Told:
    if event.lake < 0:
        return ".not", (), {}
    return "", (), {"lake": lake_name(speech, event.lake)}


EVENTS: Final[dict[type, EventTeller]] = {
    botric_happened.BotricTried: _tried,
    botric_happened.BotricActs: _acts,
    botric_happened.TieBroken: _tie,
    botric_happened.MarkerDrawn: _marker,
    botric_happened.TokenMoved: _token,
    botric_happened.TokenLeft: _token,
    botric_happened.CoinTileChanged: _coins,
    botric_happened.CoinTileTurned: _turned,
    botric_happened.BotricBoat: _boat,
}

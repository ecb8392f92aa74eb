"""What happened, event by event, in a short line each."""

from __future__ import annotations

from hamlet.engine.events import Event
from hamlet.words.facts import held, places, told_all
from hamlet.words.line import Line
from hamlet.words.room import Told
from hamlet.words.scores import source_rich
from hamlet.words.speech import Speech


def tell(speech: Speech, event: Event) -> Line | None:
    """A line for the event, or None; the state is the one after it, or a later one."""
    kind, tellers = type(event), speech.words.tellers
    if kind in tellers.silent:
        return None
    variant, tiles, facts = tellers.events.get(kind, _by_its_fields)(speech, event)
    rich = speech.say("events", kind.__name__ + variant, **facts)
    return speech.line(rich, getattr(event, "seat", -1), tiles)


def _by_its_fields(speech: Speech, event: Event) -> Told:
    return "", places(event), told_all(speech, held(event))


def reason(speech: Speech, why: str, tile: int) -> str:
    """Why gold or points changed hands: a reason of the game, or a source of the final scoring."""
    if speech.language.knows("reasons", why):
        return speech.part("reasons", why, tile=speech.tile(tile))
    return source_rich(speech, why)


def pile_name(speech: Speech, pile: str) -> str:
    """The material whose pile this is."""
    ids = [each.id for each in speech.definitions.materials]
    return speech.material(ids.index(pile) if pile in ids else -1)

"""What an action by the lake would do."""

from __future__ import annotations

from typing import Final

from hamlet.engine.lake.base import parts_of
from hamlet.engine.lake.boats import PlaceBoat
from hamlet.engine.lake.eating import UseFish
from hamlet.engine.lake.fishing import GoFishing, catch
from hamlet.engine.lake.storeroom import Store, StoredGoods
from hamlet.words.lake.names import card_name, fish_name, lake_name
from hamlet.words.room import ActionTeller
from hamlet.words.speech import Speech


def _fish(speech: Speech, action: GoFishing) -> str:
    count = catch(speech.state, speech.state.seat, action.tile)
    return speech.say("actions", "fishing", tile=speech.tile(action.tile), count=count)


def _store(speech: Speech, action: Store) -> str:
    text = speech.say(
        "actions", "store", tile=speech.tile(action.tile), goods=goods_rich(speech, action.goods)
    )
    if action.payment.boats:
        text += speech.part("actions", "crossed.for", goods=speech.paid(action.payment))
    return text


def goods_rich(speech: Speech, goods: StoredGoods) -> str:
    """Goods that are brought to a storeroom."""
    return speech.codes(code for _, code, count in goods for _ in range(count))


def _use(speech: Speech, action: UseFish) -> str:
    card = parts_of(speech.box).cards[action.card]
    return speech.say(
        "actions",
        f"use_fish{variant_of(speech, action.card)}",
        card=card_name(speech, action.card),
        fish=fish_name(speech, card.fish),
        gain=speech.gain(card.gain),
    )


def variant_of(speech: Speech, card: int) -> str:
    """Whether a fish is sold by this card, eaten for something more, or eaten."""
    found = parts_of(speech.box).cards[card]
    if not found.does:
        return ".sold"
    return ".paid" if speech.gain(found.gain) else ""


def _boat(speech: Speech, action: PlaceBoat) -> str:
    code = "boat" if action.boat else "boat.not"
    return speech.say("actions", code, lake=lake_name(speech, asked_about(speech)))


def asked_about(speech: Speech) -> int:
    """The lake for which a boat is asked about now."""
    pending = speech.state.pending
    lakes = pending[-1].fact("lakes") if pending else ()
    return lakes[0] if lakes else -1


ACTIONS: Final[dict[str, ActionTeller]] = {
    "fishing": _fish,
    "store": _store,
    "use_fish": _use,
    "boat": _boat,
}

"""What the lake offers at a building: fishing with its number of fish, and storing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hamlet.app.flow.lakeside.storing import Storing
from hamlet.app.flow.offer import Offer, Offering
from hamlet.app.ids import OfferId
from hamlet.app.view.amounts import FishTiles
from hamlet.engine.game import refusal
from hamlet.engine.lake.fishing import GoFishing, catch, own_fish
from hamlet.engine.lake.storeroom import STOREROOM, Store, StoreFamily
from hamlet.engine.payments.payment import NOTHING
from hamlet.words.speech import Speech


def _fishing(speech: Speech, uid: int) -> Iterator[Offer]:
    """Where a lake touches the building, or its owner always fishes there."""
    state, words = speech.state, speech.words
    touches = any(lake.beside >> uid & 1 for lake in state.village.lakes)
    if not touches and not own_fish(state, state.seat, uid):
        return
    action, count = GoFishing(uid), catch(state, state.seat, uid)
    title = words.label("table.lake.fishing", count=count)
    found, gain = refusal(state, action), (FishTiles(count),) if count else ()
    own = own_fish(state, state.seat, uid)
    notes = (words.label("table.lake.fishing.own", count=own),) if own else ()
    yield Offer(OfferId("fishing"), title, uid, "fishing", action, found, (), gain, notes, target=(uid,))


def _store(speech: Speech, uid: int) -> Iterator[Offer]:
    """The storeroom's own card."""
    state = speech.state
    if state.box.kind_of[state.village.tiles[uid].tile] != STOREROOM:
        return
    family = StoreFamily()
    able = (uid,) in family.targets(state)
    action = family.propose(state, (uid,)) if able else Store(uid, (), NOTHING)
    title = speech.words.label("table.lake.store")
    yield Offer(
        OfferId("store"),
        title,
        uid,
        "store",
        action,
        None if able else refusal(state, action),
        target=(uid,),
        opens=lambda before: Storing(uid, before),
    )


def _nowhere(speech: Speech, uid: int) -> Iterator[Offer]:
    return iter(())


LAKE_OFFERINGS: Final[dict[str, Offering]] = {
    "fishing": _fishing,
    "store": _store,
    # From the dock and the menu.
    "use_fish": _nowhere,
}

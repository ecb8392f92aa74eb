"""Games of the base pack for tests, which load it once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from hamlet.content import LoadedPacks, load_base
from hamlet.session.choice import GameChoice
from hamlet.session.seats import seats_for
from hamlet.session.session import Session


@cache
def base_packs() -> LoadedPacks:
    return load_base()


def base_session(players: Sequence[str], seed: int, options: Mapping[str, object] | None = None) -> Session:
    """A new game of the base pack, each seat in the colour of its place."""
    choice = GameChoice(base_packs(), options=options or {})
    return Session(choice.setup(seats_for(players, choice.packs.colours), seed))

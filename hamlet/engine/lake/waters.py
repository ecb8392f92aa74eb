"""What the lake keeps: the season, fish and boats on each lake, fish tiles, effects, closed buildings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from hamlet.engine.bits import bits
from hamlet.engine.lake.definitions import LakeParts
from hamlet.engine.state import Ints, State, put
from hamlet.engine.village import Lake

NO_BOAT: Final = -1
NO_SEASON: Final = -1
"""A season by lot that is not drawn yet: the start tiles are still being laid."""


@dataclass(frozen=True, slots=True)
class Waters:
    """The slice. Lakes are numbered as the village has them; fish on them are triangles as bits by place.

    `hands` are fish tiles by seat, sorted. Of the seat whose turn it is: `eaten` are the kinds it has used,
    `waiting` the cards whose effect awaits its next villager action, `lasting` those until its turn ends.
    `closed` are buildings with the seat at whose next turn they open again.
    """

    season: int
    bag: Ints
    hands: tuple[Ints, ...]
    formers: Ints = ()
    fish: Ints = ()
    boats: Ints = ()
    eaten: Ints = ()
    waiting: Ints = ()
    lasting: Ints = ()
    closed: tuple[tuple[int, int], ...] = ()

    def with_lakes(self, seat: int, fish: Iterable[int]) -> Waters:
        """Further lakes, formed by this seat, with fish on these of their triangles."""
        new = tuple(fish)
        return replace(
            self,
            formers=self.formers + (seat,) * len(new),
            fish=self.fish + new,
            boats=self.boats + (NO_BOAT,) * len(new),
        )

    def with_boat(self, lake: int, seat: int) -> Waters:
        """A boat of this seat on a lake."""
        return replace(self, boats=put(self.boats, lake, seat))

    def with_fish(self, seat: int, kind: int) -> Waters:
        """A fish tile goes from the bag to a seat."""
        hand = tuple(sorted((*self.hands[seat], kind)))
        bag = put(self.bag, kind, self.bag[kind] - 1)
        return replace(self, hands=put(self.hands, seat, hand), bag=bag)

    def without_fish(self, seat: int, kind: int) -> Waters:
        """A fish tile goes from a seat back into the bag."""
        hand = list(self.hands[seat])
        hand.remove(kind)
        bag = put(self.bag, kind, self.bag[kind] + 1)
        return replace(self, hands=put(self.hands, seat, tuple(hand)), bag=bag)


def dump_waters(parts: LakeParts, lakes: Sequence[Lake], waters: Waters) -> dict[str, Any]:
    """As plain data; empty fields are left out."""
    fish, cards = [kind.id for kind in parts.fish], [card.id for card in parts.cards]
    data: dict[str, Any] = {
        "season": parts.seasons[waters.season].id if waters.season != NO_SEASON else None,
        "bag": {kind: count for kind, count in zip(fish, waters.bag, strict=True) if count},
        "hands": [[fish[kind] for kind in hand] for hand in waters.hands] if any(waters.hands) else [],
        "lakes": [
            {
                "former": former,
                **({"fish": [list(lake.triangles[place]) for place in bits(tokens)]} if tokens else {}),
                **({"boat": boat} if boat != NO_BOAT else {}),
            }
            for lake, former, tokens, boat in zip(
                lakes[: len(waters.fish)], waters.formers, waters.fish, waters.boats, strict=True
            )
        ],
        "eaten": [fish[kind] for kind in waters.eaten],
        "waiting": [cards[card] for card in waters.waiting],
        "lasting": [cards[card] for card in waters.lasting],
        "closed": [list(each) for each in waters.closed],
    }
    return {name: value for name, value in data.items() if value}


def load_waters(state: State, parts: LakeParts, data: Mapping[str, Any]) -> Waters:
    """As it was dumped."""
    fish, cards = [kind.id for kind in parts.fish], [card.id for card in parts.cards]
    lakes, season = data.get("lakes", ()), data.get("season")
    return Waters(
        season=NO_SEASON if season is None else [each.id for each in parts.seasons].index(season),
        bag=tuple(data.get("bag", {}).get(kind, 0) for kind in fish),
        hands=tuple(
            tuple(fish.index(kind) for kind in hand) for hand in data.get("hands", [[]] * state.box.seats)
        ),
        formers=tuple(lake["former"] for lake in lakes),
        fish=tuple(
            _places(lake, each.get("fish", ()))
            for lake, each in zip(state.village.lakes[: len(lakes)], lakes, strict=True)
        ),
        boats=tuple(lake.get("boat", NO_BOAT) for lake in lakes),
        eaten=tuple(fish.index(kind) for kind in data.get("eaten", ())),
        waiting=tuple(cards.index(card) for card in data.get("waiting", ())),
        lasting=tuple(cards.index(card) for card in data.get("lasting", ())),
        closed=tuple((int(tile), int(seat)) for tile, seat in data.get("closed", ())),
    )


def _places(lake: Lake, triangles: Iterable[Sequence[int]]) -> int:
    """Triangles of a lake as bits by their place; ValueError where one is not of it."""
    return sum(1 << place for place in {lake.triangles.index((x, y, kind)) for x, y, kind in triangles})

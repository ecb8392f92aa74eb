"""What lies on each tile of a state, in the artist's words."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from hamlet.app.art.piece_pictures import DONKEY, DOWN, VILLAGER
from hamlet.app.art.plates import UnitPicture
from hamlet.app.art.tile_badges import Contents
from hamlet.app.art.tile_signs import Group
from hamlet.app.board.lakes.afloat import NO_BOAT, LakeContents
from hamlet.engine.bits import bits
from hamlet.engine.botric.base import BOTRIC
from hamlet.engine.botric.shown import donkeys_shown
from hamlet.engine.lake.base import LAKE, SLICE, parts_of
from hamlet.engine.lake.boats import asked_lake
from hamlet.engine.lake.forming import BOAT
from hamlet.engine.lake.waters import NO_SEASON
from hamlet.engine.lattice.geometry import Triangle
from hamlet.engine.scoring.landmarks import landmark_worth
from hamlet.engine.state import State
from hamlet.engine.workers import has_acted, is_tile, place_of

Piece = tuple[int, str, int]  # tile, kind of piece, seat
StockedUnit = tuple[int, int]  # tile, stock code
_ORDER = {VILLAGER: 0, DOWN: 1, DONKEY: 2}


def unit_of(state: State, code: int, colours: Sequence[str]) -> UnitPicture:
    """The unit of a stock code."""
    box = state.box
    maker = box.code_maker[code]
    material = box.definitions.materials[box.code_material[code]].id
    return UnitPicture(material, colours[maker] if maker >= 0 else None, box.code_quality[code])


def pieces_of(state: State) -> Counter[Piece]:
    """How many pieces of each kind and seat stand or lie on each tile."""
    found: Counter[Piece] = Counter()
    donkeys = donkeys_shown(state) if BOTRIC in state.box.ruleset.positions else state.donkeys
    for standing, acted, workers in ((VILLAGER, DOWN, state.villagers), (DONKEY, DONKEY, donkeys)):
        for seat, own in enumerate(workers):
            for worker in own:
                place = place_of(worker)
                if is_tile(place):
                    found[place, acted if has_acted(worker) else standing, seat] += 1
    return found


@dataclass(frozen=True, slots=True)
class Absent:
    """What is on its way just now and not to be shown where the state has it; less than none is one more."""

    pieces: Mapping[Piece, int] = field(default_factory=dict)
    units: Mapping[StockedUnit, int] = field(default_factory=dict)
    lifted: tuple[Piece, int] | None = None
    """Which of several alike is in somebody's hand."""
    lakes: frozenset[int] = frozenset()
    """Lakes whose water is still to come."""
    fish: frozenset[Triangle] = frozenset()
    boats: frozenset[int] = frozenset()
    """Lakes to which the boat is on its way."""

    def without(self, piece: Piece, number: int | None) -> Absent:
        """One more piece that is not to be shown: that of this number, of several alike."""
        lifted = (piece, number) if number is not None else None
        return replace(self, pieces={**self.pieces, piece: self.pieces.get(piece, 0) + 1}, lifted=lifted)


NOBODY = Absent()


def contents_of(state: State, colours: Sequence[str], absent: Absent = NOBODY) -> tuple[Contents, ...]:
    """The contents of every tile, without what is on its way."""
    groups = _groups(state, absent)
    return tuple(
        Contents(
            units=tuple(unit_of(state, code, colours) for code in _stock(state, uid, absent.units)),
            groups=tuple(groups.get(uid, ())),
            worth=landmark_worth(state, uid) if placed.owner >= 0 else None,
        )
        for uid, placed in enumerate(state.village.tiles)
    )


def lake_contents(state: State, absent: Absent = NOBODY) -> tuple[LakeContents, ...]:
    """What lies on every lake, without what is on its way."""
    waters = SLICE.of(state)
    asked = asked_lake(state) if state.decision == BOAT else None
    found = []
    for number, lake in enumerate(state.village.lakes):
        fish = (lake.triangles[place] for place in bits(waters.fish[number]))
        found.append(
            LakeContents(
                tuple(triangle for triangle in fish if triangle not in absent.fish),
                waters.boats[number] if number not in absent.boats else NO_BOAT,
                number not in absent.lakes,
                number == asked or number in absent.boats,
            )
        )
    return tuple(found)


def season_of(state: State) -> str:
    """The season's id; nothing where it is still to be drawn, or none is played."""
    if LAKE not in state.box.ruleset.positions:
        return ""
    season = SLICE.of(state).season
    return parts_of(state.box).seasons[season].id if season != NO_SEASON else ""


def closed_tiles(state: State) -> frozenset[int]:
    """Buildings in which nobody may act for now."""
    return frozenset(tile for tile, _ in SLICE.of(state).closed)


def _groups(state: State, absent: Absent) -> Mapping[int, list[Group]]:
    groups: defaultdict[int, list[Group]] = defaultdict(list)
    pieces = pieces_of(state)
    pieces.subtract(absent.pieces)
    held, number = absent.lifted or (None, None)
    for (tile, kind, seat), count in sorted(pieces.items(), key=_rank):
        if count > 0:
            groups[tile].append(Group(seat, kind, count, number if held == (tile, kind, seat) else None))
    return groups


def _rank(found: tuple[Piece, int]) -> tuple[int, int]:
    _, kind, seat = found[0]
    return seat, _ORDER[kind]


def _stock(state: State, uid: int, absent: Mapping[StockedUnit, int]) -> list[int]:
    stock = list(state.stock[uid])
    for (tile, code), count in absent.items():
        for _ in range(count if tile == uid else 0):
            if code in stock:
                stock.remove(code)
    return stock

"""What a game is played with: frozen definitions, made by content/, owned by the engine.

Definitions speak in small ints: a material, terrain, tile, sale, milestone or award is its
position in the tuple of its kind. Files speak in string ids; `reading.py` joins the two.
"""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Any, Final, TypeVar

from hamlet.engine.lattice.outline import Shape
from hamlet.values import dataclass

if TYPE_CHECKING:
    from hamlet.engine.ruleset import Ruleset

T = TypeVar("T")

MOST_SEATS = 4


class Kind:
    """What a building of the base game is for: families of actions ask for these. All kinds: see `kinds`."""

    CHURCH: Final = "church"
    TOWN_HALL: Final = "town_hall"
    MARKET: Final = "market"
    PRODUCER: Final = "producer"
    REFINERY: Final = "refinery"
    LANDMARK: Final = "landmark"


NamesByLanguage = tuple[tuple[str, str], ...]
"""What something is called by language; empty where its pack gives one name for all."""


@dataclass(frozen=True, slots=True)
class Gain:
    """Gold and points given at one occasion."""

    gold: int = 0
    points: int = 0


@dataclass(frozen=True, slots=True)
class Need:
    """So many units of any mix of these materials."""

    materials: tuple[int, ...]
    count: int


@dataclass(frozen=True, slots=True)
class Cost:
    """Materials to consume and coins to pay. The needs of one cost share no material."""

    needs: tuple[Need, ...] = ()
    gold: int = 0


@dataclass(frozen=True, slots=True)
class RoadKind:
    """The marker that joins two segments of one terrain: a path or a bridge."""

    id: str
    name: str
    cost: Cost
    names: NamesByLanguage = ()


@dataclass(frozen=True, slots=True)
class Terrain:
    """One kind of segment: what it may touch, whether touching pairs connect, what joins them."""

    id: str
    name: str
    letter: str
    meets: tuple[int, ...]
    connects: bool
    road: RoadKind | None
    names: NamesByLanguage = ()


@dataclass(frozen=True, slots=True)
class Material:
    """One kind of goods. A refined material pays its maker when consumed."""

    id: str
    name: str
    refined: bool
    consumed: Gain
    names: NamesByLanguage = ()


@dataclass(frozen=True, slots=True)
class Score:
    """Points at the end: so many per thing measured, at most `most` in all."""

    points: int
    per: str
    terrain: int | None = None
    most: int | None = None


@dataclass(frozen=True, slots=True)
class Reward:
    """What the constructor of a tile gains at once."""

    gain: Gain = Gain()
    milestone: int | None = None


@dataclass(frozen=True, slots=True)
class Tile:
    """One building or blueprint. `copies` says how many lie in which pile: start, bag or a material's."""

    id: str
    name: str
    kind: str
    copies: tuple[tuple[str, int], ...]
    shape: Shape
    cost: Cost = Cost()
    reward: Reward = Reward()
    slots: int = 0
    produces: tuple[int, ...] = ()
    refines: tuple[int, int] | None = None
    work: Gain = Gain()
    score: Score | None = None
    flag: bool = False
    needs_road: bool = True
    drawing: str = ""
    channel: int | None = None
    """The terrain whose segments join the lakes that they touch."""
    fishing: int = 0
    """Fish that its owner always catches here."""
    names: NamesByLanguage = ()

    @property
    def is_start(self) -> bool:
        """Whether the tile lies in the village from the start."""
        return any(pile == "start" for pile, _ in self.copies)


@dataclass(frozen=True, slots=True)
class Sale:
    """One Market sale tile."""

    id: str
    tier: int
    cost: Cost
    gain: Gain


@dataclass(frozen=True, slots=True)
class ChurchSlot:
    """One delivery that builds a part of the Church."""

    id: str
    cost: Cost
    points: int


@dataclass(frozen=True, slots=True)
class ChurchSide:
    """The slots used with these numbers of seats."""

    id: str
    seats: tuple[int, ...]
    slots: tuple[ChurchSlot, ...]


@dataclass(frozen=True, slots=True)
class Milestone:
    """Kept by the first to reach it."""

    id: str
    name: str
    first_road: bool
    high_quality: int | None
    points_per_road: int
    names: NamesByLanguage = ()


@dataclass(frozen=True, slots=True)
class Award:
    """Given at the end to the seat that is first (place 1) or second (place 2) in a measure."""

    id: str
    name: str
    points: int
    measure: str
    place: int
    names: NamesByLanguage = ()


@dataclass(frozen=True, slots=True)
class LayoutTile:
    """Where one start tile lies."""

    tile: int
    rotation: int
    at: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Layout:
    """A start village. The Church comes first."""

    id: str
    tiles: tuple[LayoutTile, ...]


@dataclass(frozen=True, slots=True)
class Price:
    """What the free market asks for one unit."""

    raw: int
    refined: int


@dataclass(frozen=True, slots=True)
class Rules:
    """Every number and switch a game is played with, options already chosen."""

    # options: where the documents differ
    blueprint_limit: int
    villager_costs: tuple[int, ...]
    donkey_cost: int
    prices_few: Price
    prices_many: Price
    flags: int | None
    last_flag_ends_game: bool
    starting_villagers: int
    starting_materials: int
    donkey_moves: str
    start_layout: str
    seat_colours: str
    # constants of the box
    starting_donkeys: int
    starting_gold: int
    extra_gold: tuple[tuple[int, ...], ...]
    most_villagers: int
    most_donkeys: int
    roads: int
    refined_tokens: int
    display: int
    sale_slots: int
    sales_removed: tuple[tuple[int, ...], ...]
    beg_gold: int
    points_per_road: int
    points_per_longest_road_tile: int
    gold_per_point: int
    # What comes later has a default: the value that leaves games as they were before it.
    extra: tuple[tuple[str, Any], ...] = ()
    """Options that packs bring along for expansions, by name."""

    def option(self, name: str, default: T) -> T:
        """The value of an option that a pack brings along; the default in games that do not know it."""
        found: T = dict(self.extra).get(name, default)
        return found


@dataclass(frozen=True, slots=True)
class Definitions:
    """The whole content of one game, resolved from its packs and rule values."""

    terrains: tuple[Terrain, ...]
    materials: tuple[Material, ...]
    tiles: tuple[Tile, ...]
    sales: tuple[Sale, ...]
    church: tuple[ChurchSide, ...]
    milestones: tuple[Milestone, ...]
    awards: tuple[Award, ...]
    layouts: tuple[Layout, ...]
    colours: tuple[str, ...]
    fixed_colours: tuple[str, ...]
    rules: Rules
    data: dict[str, object] = field(compare=False, repr=False)
    ruleset: Ruleset = field(compare=False, repr=False)
    """The base game's rules and those of the expansions that the packs bring into play."""
    parts: dict[str, Any] = field(default_factory=dict, compare=False, repr=False)
    """What the expansions in play have read for themselves, by their names."""

    @property
    def seat_colours(self) -> tuple[str, ...]:
        """The colours in the order in which seats get them unless they choose."""
        return self.fixed_colours if self.rules.seat_colours == "fixed" else self.colours

    def tile_index(self, tile_id: str) -> int:
        """The position of the tile with this id."""
        for index, tile in enumerate(self.tiles):
            if tile.id == tile_id:
                return index
        raise KeyError(tile_id)

"""Names and numbers of one game, put into the sentences of one language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from hamlet.engine.box import Box
from hamlet.engine.definitions import Cost, Definitions, Gain, Tile
from hamlet.engine.payments.payment import Payment
from hamlet.engine.state import State
from hamlet.words.goods import cost_goods, gain_goods, goods
from hamlet.words.language import Language
from hamlet.words.line import Line
from hamlet.words.rich import plain, safe
from hamlet.words.values import Amount, Listed, Named
from hamlet.words.words import Words

_NO_FACTS: Final[Mapping[str, object]] = {}


class Speech:
    """Speaks of one state. The village only grows, so a later state can speak of earlier events."""

    __slots__ = ("_names", "state", "words")

    def __init__(self, words: Words, state: State, names: Sequence[str] = ()) -> None:
        self.words = words
        self.state = state
        self._names = names

    @property
    def language(self) -> Language:
        """The language that is spoken."""
        return self.words.language

    @property
    def box(self) -> Box:
        """The box of the game."""
        return self.state.box

    @property
    def definitions(self) -> Definitions:
        """What the game is played with."""
        return self.state.box.definitions

    def definition(self, uid: int) -> Tile:
        """What a building of the village is."""
        return self.definitions.tiles[self.state.village.tiles[uid].tile]

    # names

    def tile(self, uid: int) -> Named:
        """A building of the village."""
        if 0 <= uid < len(self.state.village.tiles):
            return self.blueprint(self.state.village.tiles[uid].tile)
        return self._thing("somewhere")

    def tiles(self, uids: Iterable[int]) -> Listed:
        """Several buildings of the village."""
        return Listed(tuple(self.tile(uid).name for uid in uids), self.language.grammar)

    def blueprint(self, tile: int) -> Named:
        """A building by its definition."""
        if 0 <= tile < len(self.definitions.tiles):
            return self.words.the(self.definitions.tiles[tile])
        return self._thing("unknown_blueprint")

    def milestone(self, milestone: int) -> str:
        """A milestone by its name."""
        return safe(self.words.name(self.definitions.milestones[milestone]))

    def road(self, terrain: int) -> str:
        """Path or bridge, as the terrain says."""
        kind = self.definitions.terrains[terrain].road
        return safe(self.words.name(kind)) if kind else self.part("actions", "some_road")

    def church(self) -> Named:
        """The Church by whatever name it has."""
        return self.tile(self.state.village.church)

    def _thing(self, code: str) -> Named:
        return Named(self.language.part("things", code, _NO_FACTS), self.language.grammar, proper=False)

    def seat(self, seat: int) -> str:
        """A seat's name."""
        if 0 <= seat < len(self._names):
            return safe(self._names[seat])
        return self.language.part("things", "seat", {"number": seat + 1})

    def seats(self, seats: Iterable[int]) -> str:
        """Several seats."""
        return self.language.grammar.listing([self.seat(seat) for seat in seats])

    def material(self, material: int) -> str:
        """A material as a word."""
        if 0 <= material < len(self.definitions.materials):
            return self.words.common(self.definitions.materials[material])
        return self.language.part("things", "something", _NO_FACTS)

    def materials(self, materials: Iterable[int]) -> str:
        """Several materials, all of them."""
        return self.language.grammar.listing([self.material(each) for each in dict.fromkeys(materials)])

    def any_of(self, materials: Iterable[int]) -> str:
        """Several materials, any of them."""
        return self.language.grammar.either([self.material(each) for each in materials])

    def terrain(self, terrain: int) -> str:
        """A terrain as a word."""
        return self.words.common(self.definitions.terrains[terrain])

    def amount(self, number: int) -> Amount:
        """A number that can count."""
        return Amount(number, self.language.grammar)

    # goods, with marks

    def goods(self, materials: Iterable[int]) -> str:
        """Single units of materials."""
        return goods(self.definitions, materials)

    def codes(self, codes: Iterable[int]) -> str:
        """Single units by stock code."""
        return self.goods(self.box.code_material[code] for code in codes)

    def cost(self, cost: Cost) -> str:
        """What a cost asks for."""
        return cost_goods(self.definitions, cost)

    def gain(self, gain: Gain) -> str:
        """Points and gold."""
        return gain_goods(gain)

    def gold(self, gold: int) -> str:
        """So much gold."""
        return f"{{gold}} {gold}"

    def points(self, points: int) -> str:
        """So many points."""
        return f"{{point}} {points}"

    def paid(self, payment: Payment, gold: int = 0) -> str:
        """What a payment uses, bought units and coins included."""
        units = [self.box.code_material[code] for _, code, count in payment.units for _ in range(count)]
        units += [material for material, count in payment.bought for _ in range(count)]
        parts = [part for part in (self.goods(units), self.gold(gold) if gold else "") if part]
        return " ".join(parts) or self.language.part("things", "nothing", _NO_FACTS)

    # sentences

    def plain(self, rich: str) -> str:
        """The text without marks."""
        return plain(self.language, rich, self.words.material_names(self.definitions))

    def say(self, section: str, code: str, /, **facts: object) -> str:
        """A sentence with marks."""
        return self.language.say(section, code, facts)

    def part(self, section: str, code: str, /, **facts: object) -> str:
        """A part of a sentence with marks."""
        return self.language.part(section, code, facts)

    def line(
        self,
        rich: str,
        seat: int,
        tiles: Iterable[int] = (),
        *,
        heading: bool = False,
        opens: int = 0,
        aside: bool = False,
    ) -> Line:
        """A line from text with marks."""
        return Line(self.plain(rich), seat, tuple(dict.fromkeys(tiles)), rich, heading, opens, aside)

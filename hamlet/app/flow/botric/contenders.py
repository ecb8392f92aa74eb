"""What his lists choose among, as it is told on cards and shown in the village."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from hamlet.app.flow.botric.asked_lists import BLUEPRINT, LAKE, PLACE, POSITION, ROAD, TILE, VILLAGER
from hamlet.app.flow.botric.bearings import place_text
from hamlet.app.ids import LetterId
from hamlet.app.view.scene import BorderMark, LakeMark, LetterMark, Spot, TileMark
from hamlet.engine.bits import bits
from hamlet.engine.botric.attempts.placing import BuildingPlace
from hamlet.engine.botric.base import HIS_SEAT, HUMAN_SEAT
from hamlet.engine.botric.thinking import Alternative
from hamlet.engine.state import State
from hamlet.words.botric.options import option_text
from hamlet.words.speech import Speech

if TYPE_CHECKING:
    from hamlet.engine.lattice.geometry import Side

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def letter(number: int) -> str:
    """A to Z, then with a figure: A2."""
    again, place = divmod(number, len(LETTERS))
    return LETTERS[place] + (str(again + 1) if again else "")


class Contenders:
    """Some candidates of one list, at the state in which he thinks; `blueprint` is what places are for."""

    def __init__(self, speech: Speech, about: str, blueprint: int = -1) -> None:
        self.speech = speech
        self.state: State = speech.state
        self.about = about
        self.blueprint = blueprint

    # told

    def title(self, option: Alternative) -> str:
        """What a candidate is, in a few words."""
        speech = self.speech
        if self.about == PLACE:
            place = self.place(option)
            touched = list(bits(place.touched))
            return place_text(speech, self.blueprint, place.rotation, place.at, touched)
        if self.about == POSITION:
            return f"{speech.blueprint(self.state.display[option[0]]):name}"
        if self.about == BLUEPRINT:
            return f"{speech.blueprint(option[0]):name}"
        return option_text(speech, self.about, option)

    def owner(self, option: Alternative) -> str:
        """Whose building it is, where that may matter."""
        if self.about != TILE:
            return ""
        owner = self.state.village.tiles[option[0]].owner
        codes = {HIS_SEAT: "table.tie.his", HUMAN_SEAT: "table.tie.yours"}
        return self.speech.words.label(codes[owner]) if owner in codes else ""

    def turned(self, option: Alternative, others: Sequence[Alternative]) -> str:
        """That a building would stand on the same ground as in another place, only turned."""
        if self.about != PLACE or all(self._ground(each) != self._ground(option) for each in others):
            return ""
        return self.speech.words.label("table.tie.turned")

    def _ground(self, option: Alternative) -> frozenset[tuple[int, int, int]]:
        rotation, q, r = option
        shape = self.state.box.definitions.tiles[self.blueprint].shape
        return frozenset((q + x, r + y, kind) for x, y, kind in shape.turned[rotation].triangles)

    def place(self, option: Alternative) -> BuildingPlace:
        """A place, and what it would touch."""
        rotation, q, r = option
        return BuildingPlace(self.state, self.blueprint, rotation, (q, r), 0)

    # shown

    def spot(self, number: int, option: Alternative, *, best: bool = True) -> Spot:
        """A place for a building."""
        rotation, q, r = option
        return Spot(LetterId(number), self.blueprint, rotation, (q, r), best=best)

    def side(self, option: Alternative) -> Side | None:
        """The border on which a road would lie."""
        tile, beyond, terrain = option
        found = (
            site.side
            for site in self.state.village.road_sites()
            if {site.a, site.b} == {tile, beyond} and site.terrain_a == terrain
        )
        return min(found, default=None)

    def letters(self, options: Sequence[Alternative], strong: int) -> tuple[LetterMark, ...]:
        """A letter at each that is in the village."""
        marks = [
            self._letter(number, option, strong=number == strong) for number, option in enumerate(options)
        ]
        return tuple(mark for mark in marks if mark is not None)

    def _letter(self, number: int, option: Alternative, *, strong: bool) -> LetterMark | None:
        what, sign = LetterId(number), letter(number)
        if self.about == PLACE:
            return LetterMark(what, sign, spot=self.spot(number, option), strong=strong)
        if self.about == TILE:
            return LetterMark(what, sign, tile=option[0], strong=strong)
        if self.about == VILLAGER:
            return LetterMark(what, sign, tile=option[0], piece=HIS_SEAT, strong=strong)
        if self.about == ROAD:
            return LetterMark(what, sign, side=self.side(option), strong=strong)
        if self.about == LAKE:
            lake = self.state.village.lakes[option[0]]
            return LetterMark(what, sign, triangles=lake.triangles, strong=strong)
        return None

    def tiles(self, options: Sequence[Alternative], strong: int) -> tuple[TileMark, ...]:
        """Buildings that are lit, or those on which villagers stand."""
        if self.about not in (TILE, VILLAGER):
            return ()
        return tuple(TileMark(LetterId(n), each[0], selected=n == strong) for n, each in enumerate(options))

    def borders(self, options: Sequence[Alternative], strong: int) -> tuple[BorderMark, ...]:
        """Borders that are lit."""
        if self.about != ROAD:
            return ()
        sides = [(number, self.side(option)) for number, option in enumerate(options)]
        return tuple(
            BorderMark(LetterId(n), side, selected=n == strong) for n, side in sides if side is not None
        )

    def ends(self, options: Sequence[Alternative]) -> frozenset[int]:
        """The buildings that roads would join: bright, but not to be chosen."""
        return (
            frozenset(uid for option in options for uid in option[:2]) if self.about == ROAD else frozenset()
        )

    def lakes(self, options: Sequence[Alternative]) -> tuple[LakeMark, ...]:
        """Lakes that are lit."""
        if self.about != LAKE:
            return ()
        return tuple(LakeMark(self.state.village.lakes[option[0]].triangles) for option in options)

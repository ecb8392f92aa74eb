"""What is seen of one tile: its ground, its building or the sign for it, and the light around it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from hamlet.app.art.cache import Picture
from hamlet.app.art.shapes import clear
from hamlet.app.art.tile.sizes import Detail, detail, sign_side
from hamlet.app.art.tile_signs import TileSigns
from hamlet.app.board.display_list import Item
from hamlet.app.board.joints import Joint, blit_rect
from hamlet.app.board.signs.sign_placing import Placing
from hamlet.app.board.studio import Studio
from hamlet.engine.definitions import Kind
from hamlet.engine.lattice.geometry import Vertex, to_plane
from hamlet.engine.village import Placed, Village

SIGN_ROOM = 80  # logical pixels of the picture of a sign, with its owner and letters


@dataclass(frozen=True, slots=True)
class TileLooks:
    """How a tile is to be seen: how large, how much of a Church, and whether it is drawn for that."""

    length: int
    scale: float
    parts: int
    ready: bool


class TileItems:
    """Makes the items of tiles; a tile that nobody has seen yet is flat until it is drawn."""

    def __init__(self, studio: Studio, placing: Placing) -> None:
        self.studio = studio
        self.placing = placing
        self._seen: set[tuple[int, int]] = set()

    def ground(self, placed: Placed, length: int, scale: float, *, ready: bool) -> Item:
        """The land of a tile."""
        ready = ready or self._was_held(placed, length)
        if ready:
            self._seen.add((placed.tile, placed.rotation))
        draw = self.studio.ground if ready else self.studio.stand_in
        if scale and not ready and self._is_new(placed, length):
            draw = self.studio.flat
        picture = draw(placed.tile, placed.rotation, length)
        key = ("ground", ready, placed.tile, placed.rotation, placed.at)
        return Item(key, picture.surface, blit_rect(picture, to_plane(placed.at), length))

    def _was_held(self, placed: Placed, length: int) -> bool:
        """Whether somebody has held it over this very place: whole it was, and whole it stays."""
        return self.studio.holds(placed, length)

    def _is_new(self, placed: Placed, length: int) -> bool:
        """Whether a tile was not drawn yet, not even as a sketch, for which there is no time in a frame."""
        what = (placed.tile, placed.rotation)
        known = what in self._seen or self._was_held(placed, length)
        return not known and not self.studio.has_stand_in(*what, length)

    def building(self, placed: Placed, looks: TileLooks, signs: TileSigns | None) -> Item | None:
        """What stands on a tile, if anything: from afar a sign for it."""
        if looks.scale and not looks.ready and signs is None and self._is_new(placed, looks.length):
            return None
        x, y = to_plane(placed.at)
        heart = signs.heart if signs else self.studio.tiles.heart(placed.tile, placed.rotation)
        at = (x + heart[0], y + heart[1])
        step = self.placing.step(looks.length / looks.scale) if looks.scale else 0
        if looks.scale and detail(step) < Detail.FULL:
            side = signs.symbol if signs else sign_side(step)
            sign = self._sign(placed, side, looks.scale)
            rect = blit_rect(sign, at, looks.length)
            return Item(("sign", placed, heart, side), sign.surface, rect, placed.at)
        tile = self.studio.tiles.definitions.tiles[placed.tile]
        built = looks.parts if tile.kind == Kind.CHURCH else 0
        ready = looks.ready or self._was_held(placed, looks.length)
        draw = self.studio.building if ready else self.studio.building_stand_in
        picture = draw(placed.tile, placed.rotation, looks.length, built)
        if picture is None:
            return None
        key = ("building", ready, placed.tile, placed.rotation, placed.at, built)
        return Item(key, picture.surface, blit_rect(picture, at, looks.length), placed.at)

    def _sign(self, placed: Placed, side: int, scale: float) -> Picture:
        def draw() -> Picture:
            room = round(SIGN_ROOM * scale)
            sheet = clear((room, room))
            self.studio.badge_art.draw_sign(sheet, placed, (room / 2, room / 2), round(side * scale))
            return Picture(sheet, (room // 2, room // 2))

        return self.studio.keep(("sign", placed.tile, placed.owner, side, scale), draw)

    def glows(self, village: Village, signs: Mapping[int, TileSigns], length: int) -> list[Item]:
        """Light on the ground around houses in the evening."""
        if detail(length) < Detail.SIMPLE:
            return []
        found, art = [], self.studio.tiles
        for uid, placed in enumerate(village.tiles):
            if not art.has_windows(placed.tile) or (uid not in signs and self._is_new(placed, length)):
                continue
            (x, y), heart = to_plane(placed.at), art.heart(placed.tile, placed.rotation)
            heart = signs[uid].heart if uid in signs else heart
            glow = (("glow", placed.at, heart), self.studio.glow(length), (x + heart[0], y + heart[1]))
            found.append(joint_item(glow, length))
        return found


def joint_item(joint: Joint, length: int, over: Vertex | None = None) -> Item:
    """A picture that lies at a point of the plane, as an item; over a tile, if it belongs to one."""
    key, picture, at = joint
    return Item(key, picture.surface, blit_rect(picture, at, length), over)

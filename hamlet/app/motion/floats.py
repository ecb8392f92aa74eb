"""Numbers that rise from where they were earned and fade."""

from __future__ import annotations

from dataclasses import dataclass

from hamlet.app.art.palette import GAIN, PAPER
from hamlet.app.board.canvas import Canvas
from hamlet.app.board.easing import ease_out
from hamlet.app.board.overlays.labels import plate
from hamlet.engine.village import Village

RISE = 44.0
LASTS = 1.2


@dataclass(frozen=True, slots=True)
class Float:
    """A short rich text over a tile. `still`: it only fades."""

    village: Village
    tile: int
    text: str
    gain: bool
    begin: float
    lasts: float = LASTS
    row: int = 0
    still: bool = False

    def draw(self, canvas: Canvas, share: float) -> None:
        """Up and away."""
        if self.tile >= len(canvas.placed):
            return
        placed = self.village.tiles[self.tile]
        x, y = canvas.heart(placed.tile, placed.rotation, placed.at)
        picture = plate(self.text, canvas.scale, GAIN if self.gain else PAPER)
        rise = 0.0 if self.still else RISE * ease_out(share)
        spot = (round(x), round(y - canvas.px(rise + 20 + 36 * self.row)))
        fade = min(1.0, (1 - share) * 2.5, share * 10 + 0.3)
        if fade < 1:
            picture = picture.copy()
            picture.set_alpha(round(255 * fade))
        canvas.surface.blit(picture, picture.get_rect(center=spot))

"""What stands on the canvas on which tiles are drawn, and on what shows them beside it."""

from __future__ import annotations

from typing import Final

CANVAS_SCREEN: Final = {
    "canvas.paint": "Paint sides",
    "canvas.paint.hint": "A click or a stroke gives sides this terrain.",
    "canvas.left": "Turn to the left (Q)",
    "canvas.right": "Turn to the right (E)",
    "canvas.mirror": "Mirror it",
    "canvas.count": "{triangles} {triangles:triangle|triangles}, {sides} {sides:side|sides}",
    "canvas.click": "a click adds a triangle or takes it away",
    "canvas.grow": "click to grow",
    "canvas.spring": "Spring: a click shows it on the canvas too.",
    "canvas.summer": "Summer: a click shows it on the canvas too.",
    "canvas.autumn": "Autumn: a click shows it on the canvas too.",
    "canvas.winter": "Winter: a click shows it on the canvas too.",
    "canvas.pale": "As it was before the mistake in the YAML",
    "canvas.pale.short": "Before the mistake",
    "trial.fits": "Try it: fits in {places} {places:place|places} of this village",
    "trial.fits.short": "Fits in {places} {places:place|places}",
    "trial.nowhere": "Try it: fits nowhere in this village",
    "trial.nowhere.short": "Fits nowhere",
    "trial.looking": "Try it",
    "trial.building": "A village is being built …",
    "trial.building.short": "Being built …",
    "trial.trouble": "It cannot be tried in a village as it is",
    "trial.trouble.short": "Cannot be tried",
    "trial.near": "See the place from near",
    "trial.whole": "See the whole village",
    "trial.turn": "Turn it",
    "trial.dice": "Another village",
    "canvas.trouble.empty": "No triangle yet: a click lays the first one.",
    "canvas.trouble.cut": "What is hatched hangs loose: a tile is one piece.",
    "canvas.trouble.hole": "A tile has no holes: fill what is hatched.",
    "canvas.trouble.too_long": "{steps} sides: a tile has {most} at most.",
}

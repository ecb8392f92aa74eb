"""What a card must not cover, and what it stands beside."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from hamlet.app.ids import Id, LetterId, TileId
from hamlet.app.ui.hit_regions import HitRegion
from hamlet.app.view.scene import Scene

TOOLS = "board"


@dataclass(frozen=True, slots=True)
class KeptVisible:
    """`lying` in the village and `fixed` over it stay clear of the card, of `spare` it rather covers little.

    It stands beside `target`.
    """

    lying: tuple[pygame.Rect, ...]
    fixed: tuple[pygame.Rect, ...]
    spare: tuple[pygame.Rect, ...]
    target: pygame.Rect | None

    @property
    def avoid(self) -> tuple[pygame.Rect, ...]:
        """All that stays clear of the card."""
        return self.lying + self.fixed


def kept_visible(scene: Scene, hits: Sequence[HitRegion], ways: Sequence[pygame.Rect]) -> KeptVisible:
    """Its tile, the ghost, what is lit or can be chosen now, the ways; of these regions of the screen."""
    wanted, beside = _wanted(scene), _beside(scene)
    bright = {TileId(uid) for uid in scene.bright}
    lying = [hit.bounds for hit in hits if hit.id in wanted]
    fixed = [hit.bounds for hit in hits if hit.group == TOOLS and hit.id not in wanted]
    tiles = [hit for hit in hits if isinstance(hit.id, TileId)]
    spare = [hit.bounds for hit in tiles] + [hit.bounds for hit in tiles if hit.id in bright] * 2
    spare += [hit.bounds for hit in hits if isinstance(hit.id, LetterId)] * 3
    target = next((hit.bounds for hit in hits if hit.id == beside), None)
    return KeptVisible((*lying, *ways), tuple(fixed), tuple(spare), target)


def _beside(scene: Scene) -> Id | None:
    card, ghost = scene.card, scene.ghost
    if scene.letters:
        # What bears a letter lies here and there: the card stands beside all of it.
        return None
    if card is None or card.beside is not None:
        return None if card is None else card.beside
    if ghost is not None and ghost.pinned:
        return ghost.id
    return TileId(card.tile) if card.tile is not None else None


def _wanted(scene: Scene) -> set[Id]:
    """Everything in the village that the card is about, or that can be chosen instead."""
    card, ghost = scene.card, scene.ghost
    found: set[Id] = {mark.id for mark in scene.units}
    found |= {mark.id for mark in scene.donkeys} | {mark.id for mark in scene.tiles}
    found |= {mark.id for mark in scene.letters if mark.asked or mark.strong}
    found |= {TileId(mark.tile) for mark in scene.letters if mark.asked and mark.tile is not None}
    found |= {mark.id for mark in scene.borders if mark.enabled or mark.selected}
    found |= {TileId(line.tile) for line in scene.joins}
    if card is not None and card.tile is not None:
        found.add(TileId(card.tile))
    if ghost is not None and (ghost.pinned or ghost.legal):
        found.add(ghost.id)
    if ghost is not None and ghost.pinned:
        # The card speaks of them by their names.
        found |= {TileId(uid) for uid in ghost.against}
    if ghost is not None and not scene.letters:
        # One that is held follows the pointer: the card keeps off all its places, and so stays where it is.
        found |= {spot.id for spot in scene.spots if spot.best or not ghost.pinned}
    return found

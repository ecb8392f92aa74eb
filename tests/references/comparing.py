"""Two pictures of one screen: whether an eye would see a difference, where, and a picture that shows it.

Another version of a library draws letters a little differently, and that is no change; so pictures are
compared small and a little blurred. What counts is a patch of pixels that differ much, or a whole field that
differs a little.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from hamlet.app.art.palette import Colour

MUCH = 36  # levels of a channel by which a pixel of the blurred pictures differs much
PATCH = 18  # so many such pixels near each other are a change
CELLS = 8  # pixels per side of the fields whose mean is compared
LITTLE = 7  # levels by which the mean of a field may differ
JOINED = 6  # pixels over which patches are one
RED: Colour = (235, 20, 20)
GAP = 8


@dataclass(frozen=True, slots=True)
class Difference:
    """Where two pictures differ, in pixels of the smaller ones; the first box is the largest."""

    boxes: tuple[pygame.Rect, ...]
    pixels: int

    def __bool__(self) -> bool:
        return bool(self.boxes)


def compare(before: pygame.Surface, after: pygame.Surface) -> Difference:
    """Where an eye would see a change between two pictures of one size."""
    if before.get_size() != after.get_size():
        return Difference((after.get_rect(),), after.get_width() * after.get_height())
    changed = pygame.Mask(before.get_size())
    for patch in patches(_blurred(before), _blurred(after), MUCH, PATCH):
        changed.draw(patch, (0, 0))
    changed.draw(_fields(before, after), (0, 0))
    boxes = [_box(part) for part in _joined(changed).connected_components()]
    boxes.sort(key=lambda box: -box.width * box.height)
    return Difference(tuple(boxes), changed.count())


def _blurred(picture: pygame.Surface) -> pygame.Surface:
    return pygame.transform.box_blur(picture, 1)


def _differing(first: pygame.Surface, second: pygame.Surface, levels: int) -> pygame.Mask:
    """The pixels of which any channel differs by more than so many levels."""
    over, below = first.copy(), second.copy()
    over.blit(second, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    below.blit(first, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    over.blit(below, (0, 0), special_flags=pygame.BLEND_RGB_MAX)
    near = pygame.mask.from_threshold(over, (0, 0, 0), (levels + 1, levels + 1, levels + 1, 255))
    near.invert()
    return near


def patches(first: pygame.Surface, second: pygame.Surface, levels: int, least: int) -> list[pygame.Mask]:
    """The pixels that differ by more than so many levels, those near each other together."""
    much = _differing(first, second, levels)
    own = [patch.overlap_mask(much, (0, 0)) for patch in _joined(much).connected_components()]
    return [patch for patch in own if patch.count() >= least]


def _fields(before: pygame.Surface, after: pygame.Surface) -> pygame.Mask:
    """The fields whose mean colour differs, two at least beside each other."""
    width, height = before.get_size()
    small = (max(1, width // CELLS), max(1, height // CELLS))
    means = [pygame.transform.smoothscale(picture, small) for picture in (before, after)]
    found, whole = _differing(means[0], means[1], LITTLE), pygame.Mask((width, height))
    for group in found.connected_components(2):
        for box in group.get_bounding_rects():
            area = pygame.Rect(box.left * CELLS, box.top * CELLS, box.width * CELLS, box.height * CELLS)
            whole.draw(pygame.Mask(area.size, fill=True), area.topleft)
    return whole


def _joined(mask: pygame.Mask) -> pygame.Mask:
    """Grown a little, so that the letters of a word are one."""
    kernel = pygame.Mask((JOINED * 2 + 1, JOINED * 2 + 1), fill=True)
    grown = mask.convolve(kernel, None, (0, 0))
    moved = pygame.Mask(mask.get_size())
    moved.draw(grown, (-JOINED, -JOINED))
    return moved


def _box(part: pygame.Mask) -> pygame.Rect:
    boxes = part.get_bounding_rects()
    whole = boxes[0].unionall(boxes[1:])
    return whole.inflate(-2 * JOINED + 2, -2 * JOINED + 2)


def shown(before: pygame.Surface, after: pygame.Surface, difference: Difference) -> pygame.Surface:
    """Before, after, and the difference marked in red on what is left of the colours, beside each other."""
    size = after.get_size()
    marked = pygame.transform.grayscale(after)
    pale = pygame.Surface(size)
    pale.fill((255, 255, 255))
    pale.set_alpha(120)
    marked.blit(pale, (0, 0))
    if before.get_size() == size:
        much = _differing(_blurred(before), _blurred(after), LITTLE)
        marked.blit(much.to_surface(setcolor=(*RED, 255), unsetcolor=(0, 0, 0, 0)), (0, 0))
    for box in difference.boxes:
        pygame.draw.rect(marked, RED, box.inflate(6, 6), 2)
    sheet = pygame.Surface((size[0] * 3 + GAP * 2, max(size[1], before.get_height())))
    for place, picture in enumerate((before, after, marked)):
        sheet.blit(picture, (place * (size[0] + GAP), 0))
    return sheet

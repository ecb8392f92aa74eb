"""Every text drawn while something is painted, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from hamlet.app.art import type as type_
from hamlet.app.art.palette import contrast
from hamlet.app.art.type import Drawn, Role

LARGE = 24
TITLES = {Role.TITLE, Role.NUMBER, Role.LABEL, Role.BANNER}


@contextmanager
def hearing() -> Iterator[list[Drawn]]:
    """All texts drawn inside."""
    heard: list[Drawn] = []
    listener = heard.append
    type_.listeners.append(listener)
    try:
        yield heard
    finally:
        type_.listeners.remove(listener)


def cut_off(drawn: list[Drawn]) -> list[str]:
    """Texts of which something is missing."""
    found = []
    for each in drawn:
        if not each.shown.strip():
            continue
        inside = each.clip.clip(each.surface.get_rect()).inflate(2, 2)
        if each.cut or not inside.contains(each.rect):
            found.append(f"{each.text!r} shown as {each.shown!r} at {each.rect} in {inside}")
    return found


def overlapping(drawn: list[Drawn]) -> list[str]:
    """Pairs of texts on one surface that stand over each other."""
    found = []
    by_surface: dict[int, list[Drawn]] = {}
    for each in drawn:
        if each.shown.strip():
            by_surface.setdefault(id(each.surface), []).append(each)
    for texts in by_surface.values():
        for number, one in enumerate(texts):
            for other in texts[number + 1 :]:
                shared = (
                    one.rect.inflate(-2, -4).clip(other.rect.inflate(-2, -4)).clip(one.clip).clip(other.clip)
                )
                again = one.text == other.text and one.rect == other.rect  # the page was drawn twice
                if shared.width > 0 and shared.height > 0 and not again:
                    found.append(f"{one.text!r} {one.rect} over {other.text!r} {other.rect}")
    return found


def pale(drawn: list[Drawn], scale: float = 1.0) -> list[str]:
    """Texts whose contrast is too small, or not known."""
    found = []
    for each in drawn:
        if not each.shown.strip():
            continue
        large = each.size >= LARGE * scale or (each.role in TITLES and each.size >= 19 * scale)
        least = 3.0 if large else 4.5
        if each.on is None or contrast(each.colour, each.on) < least:
            found.append(f"{each.text!r} {each.colour} on {each.on}")
    return found


def small(drawn: list[Drawn], scale: float) -> list[str]:
    """Texts smaller than 18 pixels at a scale of 100 %."""
    return [
        f"{each.text!r} {each.size}" for each in drawn if each.shown.strip() and each.size < 18 * scale - 0.5
    ]

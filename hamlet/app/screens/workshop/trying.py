"""What a sandbox is to show first: what is in hand, or stands where the caret is in a whole file."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from hamlet.app.pages import SandboxPage
from hamlet.content.editing.whole_files import FileSheet

if TYPE_CHECKING:
    from hamlet.app.workshop.bench import Bench
    from hamlet.session.choice import GameChoice

LAYOUT: Final = "start_layout"
FirstShown = Callable[["Bench", SandboxPage, str], SandboxPage]


def sandbox_page(bench: Bench, choice: GameChoice, line: int) -> SandboxPage:
    """The sandbox for the entry in hand, or for the one at a line, counted from 0, of the file in hand."""
    subject, entry = bench.subject, bench.draft.text("changes") or bench.draft.id
    if isinstance(bench.sheet, FileSheet):
        subject, entry = bench.sheet.named_at(line)
    page = SandboxPage((bench.pack.id,) if bench.pack.kept else (), choice=choice)
    shows = SHOWN.get(subject)
    return shows(bench, page, entry) if shows is not None and entry else page


def _tile(bench: Bench, page: SandboxPage, entry: str) -> SandboxPage:
    there = page.choice is not None and any(tile.id == entry for tile in page.choice.definitions.tiles)
    return replace(page, tiles_first=(entry,)) if there else page


def _card(bench: Bench, page: SandboxPage, entry: str) -> SandboxPage:
    return replace(page, card_first=entry)


def _sale(bench: Bench, page: SandboxPage, entry: str) -> SandboxPage:
    return replace(page, sale_first=entry)


def _season(bench: Bench, page: SandboxPage, entry: str) -> SandboxPage:
    """By one of its cards."""
    cards = (each["id"] for each in bench.known.entries("menu") if each.get("season") == entry)
    return replace(page, card_first=next(cards, ""))


def _fish(bench: Bench, page: SandboxPage, entry: str) -> SandboxPage:
    """By one of its cards, with which one of it comes in hand."""
    cards = (each["id"] for each in bench.known.entries("menu") if each["fish"] == entry)
    return replace(page, card_first=next(cards, ""))


def _preset(bench: Bench, page: SandboxPage, entry: str) -> SandboxPage:
    there = page.choice is not None and any(each["id"] == entry for each in page.choice.packs.presets)
    return replace(page, choice=replace(page.choice, preset=entry)) if there and page.choice else page


def _village(bench: Bench, page: SandboxPage, entry: str) -> SandboxPage:
    if page.choice is None or all(each["id"] != entry for each in bench.known.entries("layouts")):
        return page
    options = {**page.choice.options, LAYOUT: entry}
    return replace(page, choice=replace(page.choice, options=options))


SHOWN: Final[dict[str, FirstShown]] = {
    "tiles": _tile,
    "menu": _card,
    "market": _sale,
    "seasons": _season,
    "fish": _fish,
    "presets": _preset,
    "layouts": _village,
}

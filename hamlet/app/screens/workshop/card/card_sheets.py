"""The sheets of a card's page: its form, what the pack has beside it, and the stage on which it is seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

import pygame

from hamlet.app.art.rich import plain
from hamlet.app.art.type import Role
from hamlet.app.kit.blocks import Block, Spacer, TextBlock, WarnBlock
from hamlet.app.kit.laying_out import PlacedCard, measuring_pane
from hamlet.app.kit.page_room import PageRoom
from hamlet.app.kit.paper_cards import PaperCard
from hamlet.app.screens.workshop.card import card_ids as ids
from hamlet.app.screens.workshop.card.award_form import award_form, milestone_form
from hamlet.app.screens.workshop.card.card_places import LEAST_LIST, CardPlaces
from hamlet.app.screens.workshop.card.card_shown import CardShown
from hamlet.app.screens.workshop.card.card_words import LISTED
from hamlet.app.screens.workshop.card.church_form import church_form
from hamlet.app.screens.workshop.card.form_lines import FormLines, TypedInto
from hamlet.app.screens.workshop.card.kin import kin
from hamlet.app.screens.workshop.card.listed import listed
from hamlet.app.screens.workshop.card.menu_form import menu_form, season_choices
from hamlet.app.screens.workshop.card.sale_form import sale_form
from hamlet.app.screens.workshop.card.stages import season_cards, stage_of
from hamlet.app.ui.frame_kind import FrameKind

FORMS: Final[dict[str, Callable[[FormLines], list[Block]]]] = {
    "market": sale_form,
    "awards": award_form,
    "milestones": milestone_form,
}
"""Those that know all by the entry alone."""


class CardSheets:
    """Lays them for one moment: which delivery is looked at, and which line is pulled."""

    def __init__(self, shown: CardShown, typed: TypedInto, slot: int, pulled: int | None) -> None:
        self.shown = shown
        self.lines = FormLines(shown, typed)
        self.slot = slot
        self.pulled = pulled
        self.subject = shown.draft.subject

    def form(self, room: PageRoom, places: CardPlaces) -> Iterator[PlacedCard]:
        """The form; under it what the pack has, on a sheet of its own if there is room."""
        place, blocks = places.form.copy(), tuple(self._blocks())
        wide = room.kind is FrameKind.WIDE
        sheet = PaperCard(ids.FORM, blocks, pad=14, gap=12 if wide else 9)
        high = sheet.whole_high(measuring_pane(self.shown.words, room.scale), place.width)
        if not wide or high + room.gap + room.px(LEAST_LIST) > place.height:
            under = self._under(room, 1 if places.drawer else 2)
            yield PlacedCard(place, replace(sheet, blocks=(*blocks, *under)))
            return
        below = pygame.Rect(place.left, place.top + high + room.gap, place.width, 0)
        below.height = place.bottom - below.top
        place.height = high
        yield PlacedCard(place, sheet)
        yield PlacedCard(below, self._listed())

    def stage(self, room: PageRoom, places: CardPlaces) -> PlacedCard:
        """The card as it is seen; a menu card in every season too."""
        blocks: list[Block] = [stage_of(self.shown, self.slot)]
        if self.shown.has_seasons and room.kind is not FrameKind.COMPACT:
            blocks.append(season_cards(self.shown))
            if room.kind is FrameKind.WIDE:
                blocks.append(season_choices(self.lines))
        card = PaperCard(ids.STAGE, tuple(blocks), pad=8, gap=12, lifted=places.drawer)
        return PlacedCard(places.stage, card)

    def _blocks(self) -> list[Block]:
        if self.subject == "menu":
            blocks = menu_form(self.lines, self.pulled)
        elif self.subject == "church":
            blocks = church_form(self.lines, self.slot)
        else:
            blocks = FORMS.get(self.subject, _none)(self.lines)
        if not self.shown.bench.sheet.legible:
            blocks.insert(1, WarnBlock(self.lines.said("screens.workshop.tile.pale")))
        return blocks

    def _under(self, room: PageRoom, columns: int) -> list[Block]:
        """What stands under the form where the page has no room of its own for it."""
        beside = room.kind is FrameKind.WIDE or not self.shown.has_seasons
        season = [] if beside else [season_choices(self.lines)]
        head = TextBlock(self._title(), 22, Role.TITLE)
        return [*season, Spacer(4), head, *listed(self.lines, columns), *self._kin()]

    def _listed(self) -> PaperCard:
        blocks = (*listed(self.lines, 2), *self._kin())
        return PaperCard(ids.LISTED, blocks, self._title(), head=24, pad=14, gap=8)

    def _kin(self) -> Iterator[Block]:
        """Lines of text need the whole width, prices half of it."""
        return kin(self.lines, 2 if self.subject in {"market", "church"} else 1)

    def _title(self) -> str:
        code = LISTED.get(self.subject, "screens.card.listed.other")
        return self.lines.said(code, pack=plain(self.shown.bench.pack.name))


def _none(lines: FormLines) -> list[Block]:
    """What has no form: it is written as YAML, and checked there."""
    return [lines.kinds(), TextBlock(lines.said("screens.card.no_form"))]

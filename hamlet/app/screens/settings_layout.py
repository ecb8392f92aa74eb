"""Where the cards of the settings lie, and the question whether to keep what is tried out."""

from __future__ import annotations

import pygame

from hamlet.app.art.buttons import Face
from hamlet.app.ids import ControlId
from hamlet.app.kit.blocks import BesideBlocks, TextBlock
from hamlet.app.kit.joined import ChoiceCell, JoinedChoices
from hamlet.app.kit.laying_out import PlacedCard
from hamlet.app.kit.page_room import PageRoom, centred, grid
from hamlet.app.kit.paper_cards import CardLook, PaperCard
from hamlet.app.kit.pressing import PressButton
from hamlet.app.screens.settings_cards import BRIEF, CARDS
from hamlet.app.screens.settings_trial import SettingsTrial
from hamlet.app.screens.settings_view import SettingsView
from hamlet.words.words import Words

KEEP, REFUSE = ControlId("keep"), ControlId("refuse")
TABS = ControlId("tabs")
LARGEST = (2100, 960)


def all_cards(room: PageRoom, view: SettingsView) -> list[PlacedCard]:
    """In two columns."""
    area = centred(room.area, room.px(LARGEST[0]), room.px(LARGEST[1]))
    places = grid(area, 2, 3, room.gap)
    return [PlacedCard(place, make(view)) for place, make in zip(places, CARDS, strict=True)]


def tabbed_cards(room: PageRoom, view: SettingsView, tab: str) -> list[PlacedCard]:
    """One at a time, below a line of tabs."""
    cells = tuple(ChoiceCell(name, view.words.label(code)) for name, code in BRIEF)
    tabs = JoinedChoices(TABS, cells, tab, 44)
    line, place = tab_places(room)
    number = [name for name, _ in BRIEF].index(tab)
    return [
        PlacedCard(line, PaperCard("tabs", (tabs,), look=CardLook.BARE)),
        PlacedCard(place, CARDS[number](view)),
    ]


def tab_places(room: PageRoom) -> tuple[pygame.Rect, pygame.Rect]:
    """In the tightest layout: the line of tabs, and the card below it."""
    line = pygame.Rect(room.area.left, room.area.top, room.area.width, room.px(44))
    top = line.bottom + room.gap
    return line, pygame.Rect(line.left, top, line.width, room.area.bottom - top)


def trial_question(room: PageRoom, words: Words, trial: SettingsTrial, now: float) -> PlacedCard:
    """Whether to keep what is tried out."""
    label, scaled = words.label, trial.name == "ui_scale"
    title = label("screens.settings.keep.scale" if scaled else "screens.settings.keep.window_mode")
    left = label("screens.settings.keep.left", seconds=trial.left(now))
    keep = PressButton(KEEP, label("screens.settings.keep"), "Enter", Face.GOLD)
    refuse = PressButton(REFUSE, label("screens.settings.keep.not"), "Esc")
    said = TextBlock(f"{{hourglass}} *{title}*\n{left}", 20)
    card = PaperCard("keep", (BesideBlocks(((said, 0), (keep, 150), (refuse, 150)), 16),), pad=16)
    place = centred(room.window, room.px(760), room.px(86))
    place.bottom = room.window.bottom - room.px(8)
    return PlacedCard(place, card)

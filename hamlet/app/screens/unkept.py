"""What to do about a game that cannot be saved: another folder, another try, or leaving it."""

from __future__ import annotations

import pygame

from hamlet.app.art.palette import COST, INK, MUTED, PAPER, Colour
from hamlet.app.art.rich import measure_rich, plain
from hamlet.app.art.type import Role, draw_text, draw_wrapped, line_height, wrap
from hamlet.app.ids import ButtonId, Id
from hamlet.app.keeping import Keeper
from hamlet.app.kit.typing_fields import caret_at
from hamlet.app.pages import WHOLE
from hamlet.app.screens.fields import draw_field
from hamlet.app.ui.pane import Pane
from hamlet.app.ui.screen import Change, Pop, Quit
from hamlet.app.ui.sheet import SheetScreen, big_button, sheet
from hamlet.app.ui.stage_input import ENTER, StageInput
from hamlet.app.ui.text_entry import TextEntry
from hamlet.store.errors import StoreError
from hamlet.store.places import folder_named, proposed_folders

WIDE, LINE, BUTTON, GAP, EDGE = 760, 18, 44, 8, 28
TOP, HEAD, FOOT = 14, 46, 16
MOST_LETTERS = 400
FIELD = ButtonId("folder")
THERE = "there "
"""A button that keeps the game in the folder with the number after it."""


class UnkeptScreen(SheetScreen):
    """Asked for at the table, or shown before it is left with a game that is not on the disk."""

    def __init__(self, keeper: Keeper, leaving: int = 0) -> None:
        super().__init__(keeper.session.setup.words)
        self.keeper = keeper
        self.leaving = leaving
        self.input = PathInput(self)
        self.folders = tuple(folder for folder in proposed_folders() if folder != keeper.folder)
        self.field: TextEntry | None = None
        self.typed = ""
        self.trouble = ""
        self._shown = keeper.problem

    def build(self, pane: Pane, window: pygame.Rect) -> None:
        """The sheet, as high as what it says."""
        px, kept = pane.px, self.keeper.problem is None
        wide = min(px(WIDE), window.width - px(24))
        area = pygame.Rect(0, 0, wide, self._high(pane, wide - 2 * px(EDGE)))
        area.center = window.center
        sheet(pane, area)
        row = pygame.Rect(area.left + px(EDGE), area.top + px(TOP), wide - 2 * px(EDGE), px(HEAD))
        title = pane.label("screens.kept" if kept else "screens.unkept")
        draw_text(pane.surface, title, row, Role.TITLE, px(32), INK, PAPER)
        for text, colour in self._texts():
            high = self._text_height(pane, text, row.width)
            row = pygame.Rect(row.left, row.bottom + px(GAP), row.width, high)
            draw_wrapped(pane.surface, text, row, Role.LABEL, px(LINE), colour, PAPER)
        if not kept:
            row = self._choice_of_folders(pane, row)
        self._foot(pane, pygame.Rect(row.left, row.bottom + px(FOOT), row.width, px(BUTTON)), kept=kept)

    def _texts(self) -> list[tuple[str, Colour]]:
        """What is wrong; or where the game is."""
        problem, label = self.keeper.problem, self.words.label
        if problem is None:
            found = "screens.kept.found" if self.keeper.remembered else "screens.kept.by_path"
            return [(str(self.keeper.path), INK), (label(found), MUTED)]
        wrong = [(text, COST) for text in (problem.told(self.words), self.trouble) if text]
        return [*wrong, (label("screens.unkept.elsewhere"), INK)]

    def _high(self, pane: Pane, wide: int) -> int:
        px = pane.px
        texts = sum(self._text_height(pane, text, wide) + px(GAP) for text, _ in self._texts())
        rows = 0 if self.keeper.problem is None else len(self.folders) + 1
        return px(TOP) + px(HEAD) + texts + rows * (px(BUTTON) + px(GAP)) + px(FOOT) + px(BUTTON) + px(20)

    def _text_height(self, pane: Pane, text: str, wide: int) -> int:
        size = pane.px(LINE)
        return len(wrap(text, wide, Role.LABEL, size)) * line_height(size)

    def _choice_of_folders(self, pane: Pane, above: pygame.Rect) -> pygame.Rect:
        """Proposals, each a button, and a line to type another one."""
        px, row = pane.px, above
        for number, folder in enumerate(self.folders):
            row = pygame.Rect(row.left, row.bottom + px(GAP), row.width, px(BUTTON))
            big_button(pane, row, f"{THERE}{number}", plain(str(folder)))
        word = pane.label("screens.unkept.there")
        wide = _width(pane, word)
        line = pygame.Rect(row.left, row.bottom + px(GAP), row.width, px(BUTTON))
        place = pygame.Rect(line.left, line.top, line.width - wide - px(GAP), line.height)
        draw_field(pane, place, self.typed, pane.label("screens.unkept.typed"), self.field)
        pane.hit(FIELD, place, "" if self.field is not None else pane.label("screens.unkept.typed"))
        button = pygame.Rect(line.right - wide, line.top, wide, line.height)
        big_button(pane, button, "typed", word, enabled=bool(self.typed.strip()))
        return line

    def _foot(self, pane: Pane, line: pygame.Rect, *, kept: bool) -> None:
        """Back at the left; at the right the way on."""
        _button(pane, line, "back", pane.label("screens.unkept.back"), left=True)
        ways = [("again", "screens.unkept.again", True)] if not kept else []
        if self.leaving:
            ways.append(("leave", "screens.kept.leave" if kept else "screens.unkept.leave", kept))
        rest = line.copy()
        for name, code, main in ways:
            rest.width = _button(pane, rest, name, pane.label(code), main=main) - pane.px(GAP) - rest.left

    # choosing

    def chosen(self, what: Id) -> Change | None:
        """The field, or a button."""
        if what == FIELD:
            self._enter()
            return None
        self.field = None
        change = super().chosen(what)
        self.relayout()
        return change

    def pressed(self, name: str) -> Change | None:
        """Keep it, try again, leave, or go back."""
        if name.startswith(THERE):
            self._keep_in(str(self.folders[int(name.removeprefix(THERE))]))
        elif name == "typed":
            self._keep_in(self.typed)
        elif name == "again":
            self.trouble = ""
            self.keeper.try_again()
        elif name == "leave":
            return self._leave()
        return Pop() if name == "back" else None

    def _keep_in(self, folder: str) -> None:
        self.trouble = ""
        try:
            self.keeper.keep_in(folder_named(folder))
        except StoreError as error:
            self.trouble = error.told(self.words)

    def _leave(self) -> Change:
        if self.keeper.problem is not None:
            self.keeper.give_up()
        return Quit() if self.leaving == WHOLE else Pop(self.leaving + 1)

    def back(self) -> Change | None:
        """Escape leaves the field, then the sheet: the game goes on."""
        if self.field is not None:
            self.field = None
            self.relayout()
            return None
        return Pop()

    def update(self, now: float) -> Change | None:
        """It is tried again meanwhile; what has changed is told."""
        self.keeper.look(now)
        if self.keeper.problem is not self._shown:
            self._shown = self.keeper.problem
            self.relayout()
        return super().update(now)

    # typing

    def _enter(self) -> None:
        """Coming to the field selects its text; a second click sets the caret."""
        at, hit = self.input.pointer, self.hits.get(FIELD)
        if self.field is None:
            self.field = TextEntry.all_of(self.typed)
        elif at is not None and hit is not None and not self.input.by_keys:
            self.field = self.field.put(caret_at(self.typed, at[0] - hit.bounds.left, self.scale))
        self.relayout()

    def tabbed(self) -> None:
        """By Tab one comes to the field and types at once, or leaves it."""
        self.field = None
        if self.input.focus == FIELD:
            self._enter()
        self.relayout()

    def key(self, event: pygame.Event) -> Change | None:
        """Typing goes into the field; Enter keeps the game there."""
        if self.field is None:
            return None
        if event.key in ENTER:
            self.field = None
            if self.typed.strip():
                self._keep_in(self.typed)
        else:
            self.field = self.field.key(event, _fits)
            self.typed = self.field.text
        self.relayout()
        return None


def _fits(path: str) -> bool:
    return len(path) <= MOST_LETTERS


class PathInput(StageInput):
    """While a path is typed, keys are letters."""

    def __init__(self, sheet: UnkeptScreen) -> None:
        super().__init__(sheet)
        self.sheet = sheet

    def key_down(self, event: pygame.Event) -> Change | None:
        """Tab goes on; Escape and Enter leave the field."""
        if self.sheet.field is not None and event.key not in (pygame.K_TAB, pygame.K_ESCAPE):
            return self.key(event)
        change = super().key_down(event)
        if event.key == pygame.K_TAB:
            self.sheet.tabbed()
        return change


def _width(pane: Pane, word: str, *, main: bool = False) -> int:
    size = pane.px(22 if main else 20)
    return measure_rich(word, role=Role.NUMBER, size=size)[0] + pane.px(32)


def _button(
    pane: Pane, line: pygame.Rect, name: str, word: str, *, main: bool = False, left: bool = False
) -> int:
    """A button at one end of a line; where it begins."""
    place = pygame.Rect(line.left, line.top, _width(pane, word, main=main), line.height)
    if not left:
        place.right = line.right
    big_button(pane, place, name, word, main=main)
    return place.left

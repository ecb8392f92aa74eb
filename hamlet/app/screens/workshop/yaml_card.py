"""The YAML beside the form: typed into, lit where hands are, red where something is wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from hamlet.app.art.type import Role, measure
from hamlet.app.ids import Id
from hamlet.app.kit.code.code_hands import CodeHands
from hamlet.app.kit.code.code_sheet import CodeMarks, CodeSpan
from hamlet.app.kit.kit_pane import KitControl, SetValue
from hamlet.app.kit.laying_out import PlacedCard
from hamlet.app.kit.page_room import PageRoom
from hamlet.app.kit.paper_cards import CardLook, PaperCard
from hamlet.app.kit.pressing import PressButton
from hamlet.app.screens.workshop import workshop_ids as ids
from hamlet.app.screens.workshop.looked_at import LookedAt
from hamlet.app.screens.workshop.workshop_part import WorkshopPart
from hamlet.app.ui.frame_kind import FrameKind
from hamlet.app.workshop.bench import Bench
from hamlet.content.problems import Problem
from hamlet.words.words import Words

if TYPE_CHECKING:
    from collections.abc import Mapping

HEAD, TITLE, BUTTON = 46, 22, (104, 38)
ONLY, WHOLE = "screens.workshop.yaml.only", "screens.files.whole"


class YamlPart(WorkshopPart):
    """The file of the entry in hand."""

    def __init__(self, bench: Bench, lights: LookedAt, words: Words) -> None:
        self.bench = bench
        self.lights = lights
        self.words = words
        self.hands = CodeHands(bench.sheet.text)
        self.scale = 1.0
        self.wanted: tuple[int, int] | None = None
        """The line and column to be gone to as soon as there is a place."""
        self.holding = False
        """Whether Shift is held: a press selects from the caret on."""
        self.controls: Mapping[Id, KitControl] = {}
        """What stands on the page, and where."""
        self._showing: tuple[object, ...] = ()
        self._tall = 0

    # what is seen

    def cards(self, room: PageRoom, place: pygame.Rect) -> list[PlacedCard]:
        """The head, and under it the paper."""
        px, bench = room.px, self.bench
        self.scale = room.scale
        self.hands.show(bench.sheet.text)
        paper = pygame.Rect(place.left, place.top + px(HEAD), place.width, place.height - px(HEAD)).inflate(
            -2 * px(7), -px(14)
        )
        self._follow(paper)
        self.hands.keep_in(paper, room.scale)
        hint = "" if self.hands.typing else self.words.label("screens.workshop.yaml.hint")
        field = self.hands.field(ids.YAML, self._marks(), hint)
        title = bench.sheet.inside
        note = self._note(room, place.width) if room.kind is FrameKind.WIDE else ""
        button = pygame.Rect(0, 0, px(BUTTON[0]), px(BUTTON[1]))
        button.topright = (place.right - px(8), place.top + px(5))
        show = PressButton(
            ids.SHOW, self.words.label("screens.workshop.show"), icon="folder", size=18, tall=BUTTON[1]
        )
        bare = CardLook.BARE
        return [
            PlacedCard(place, PaperCard("yaml sheet", (), title, note=note, head=TITLE, pad=12)),
            PlacedCard(button, PaperCard("yaml head", (show,), look=bare, gap=0)),
            PlacedCard(paper, PaperCard("yaml", (field,), look=bare, gap=0)),
        ]

    def _note(self, room: PageRoom, wide: int) -> str:
        """Which entry it is: in as many words as have room between the title and the button."""
        sheet, px = self.bench.sheet, room.px
        many = len(sheet.script.entries) > 1
        codes: tuple[str, ...] = ("screens.workshop.yaml.note", "screens.workshop.yaml.entry")
        if self.bench.whole_file:
            codes = (WHOLE,)
        elif not many:
            codes = (ONLY,)
        left = wide - px(12 + 14 + BUTTON[0] + 20) - measure(sheet.inside, Role.TITLE, px(TITLE))
        told = (
            self.words.label(code, number=sheet.place + 1, count=len(sheet.script.entries)) for code in codes
        )
        return next((each for each in told if measure(each, Role.TEXT, px(18)) <= left), "")

    def _follow(self, paper: pygame.Rect) -> None:
        """What is looked at comes into sight; while somebody types, the caret stays there on lower paper."""
        lower, self._tall = paper.height < self._tall, paper.height
        if self.hands.typing and lower:
            self.hands.follow(self.hands.grid(paper, self.scale))
        if self.wanted is not None:
            self.hands.go_to(*self.wanted, paper, self.scale)
            self.wanted = None
            self._showing = (self.bench.sheet.draft.id, self.lights.path, self.bench.sheet.inside)
            return
        sheet = self.bench.sheet
        showing = (sheet.draft.id, self.lights.path, sheet.inside)
        if not self.hands.typing and showing != self._showing:
            lines = sheet.lines_of(*self.lights.path) if self.lights.path else sheet.lines
            if lines:
                self.hands.reveal(lines[0] + 1, lines[-1] + 1, paper, self.scale)
        self._showing = showing

    def _marks(self) -> CodeMarks:
        sheet, checked = self.bench.sheet, self.bench.checked
        file = self.bench.file
        bad = [each for each in (*checked.mistakes, *checked.elsewhere) if each.file == file]
        path = self.lights.path
        said = bool(path) and sheet.legible and path[0] in sheet.draft.data
        lit = sheet.lines_of(*path) if said else range(0)
        return CodeMarks(
            tuple(line + 1 for line in lit),
            tuple(each.line for each in checked.warnings if each.file == file),
            tuple(each.line for each in bad),
            _span(bad[0]) if bad else None,
        )

    # hands

    @property
    def _area(self) -> pygame.Rect | None:
        control = self.controls.get(ids.YAML)
        return control.region.bounds if control is not None else None

    def took(self, what: Id, value: SetValue) -> bool:
        """Enter opens it; letters go into it from then on."""
        if what != ids.YAML:
            return False
        self.hands.begin()
        return True

    def key(self, event: pygame.Event) -> bool:
        """A key while it is open."""
        area = self._area
        if not self.hands.typing or area is None:
            return False
        if event.key == pygame.K_ESCAPE:
            self.end()
            return True
        if not self.hands.key(event, area, self.scale):
            return False
        self._typed()
        return True

    def end(self) -> None:
        """Nothing more is typed."""
        self.hands.end()
        self.bench.lift()

    def press(self, what: Id | None, at: tuple[int, int]) -> bool:
        """The caret comes where the button goes down; elsewhere nothing more is typed."""
        area = self._area
        if what != ids.YAML or area is None:
            if self.hands.typing:
                self.end()
            return False
        self.hands.pressed(at, area, self.scale, hold=self.holding)
        self._look()
        return True

    def moved(self, what: Id | None, at: tuple[int, int]) -> bool:
        """What is pulled over is selected."""
        area = self._area
        return area is not None and self.hands.pulled(at, area, self.scale)

    def release(self, at: tuple[int, int]) -> bool:
        """No more is selected."""
        self.hands.released()
        return False

    def wheel(self, what: Id | None, notches: int) -> bool:
        """The wheel over it."""
        area = self._area
        if what != ids.YAML or area is None:
            return False
        self.hands.wheel(notches, area, self.scale)
        return True

    @property
    def typed_line(self) -> int | None:
        """The line that is typed in, counted from 0, if somebody types."""
        return self.caret_line if self.hands.typing else None

    @property
    def caret_line(self) -> int:
        """The line that the caret is in, counted from 0."""
        return self.hands.entry.place(self.hands.entry.caret)[0]

    def _typed(self) -> None:
        if self.hands.text != self.bench.sheet.text:
            self.bench.type(self.hands.text, f"line {self.caret_line}")
        self._look()

    def _look(self) -> None:
        """The line of the caret is what is looked at."""
        line = self.caret_line
        self.lights.path = self.bench.sheet.path_at(line) if line in self.bench.sheet.lines else ()


def _span(problem: Problem) -> CodeSpan:
    return CodeSpan(problem.line, problem.column, problem.length)

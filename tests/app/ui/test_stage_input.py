"""Pointer and keys over hit regions: what a click, a drag, Tab and Enter come to on any screen."""

from __future__ import annotations

import pygame
import pytest

from hamlet.app.ids import ButtonId, Id
from hamlet.app.ui.hit_regions import HitMap, HitRegion
from hamlet.app.ui.stage import Stage
from hamlet.app.ui.stage_input import StageInput

ONE, TWO, OFF = pygame.Rect(0, 0, 40, 40), pygame.Rect(50, 0, 40, 40), pygame.Rect(100, 0, 40, 40)
FIRST, SECOND, BARRED = ButtonId("one"), ButtonId("two"), ButtonId("off")
WHOLE = [HitRegion(FIRST, ONE), HitRegion(SECOND, TWO), HitRegion(BARRED, OFF, enabled=False)]


class _Hands(StageInput):
    """Everything can be dragged."""

    def __init__(self, page: _Page) -> None:
        super().__init__(page)
        self.page = page

    def drag_begins(self, what: Id) -> bool:
        return True

    def dropped(self, what: Id, at: tuple[int, int]) -> None:
        self.page.dropped.append((what, at))


class _Page(Stage):
    """Two regions that can be chosen, and one that cannot."""

    def __init__(self, scale: float = 1.0) -> None:
        super().__init__()
        self.shown = list(WHOLE)
        self.choices: list[Id] = []
        self.dropped: list[tuple[Id, tuple[int, int]]] = []
        self.left = 0
        self.input = _Hands(self)
        self.resize((400, 200), scale)

    def layout(self) -> list[HitRegion]:
        return self.shown

    def paint(self, surface: pygame.Surface, region: str) -> None:
        pass

    def chosen(self, what: Id) -> None:
        self.choices.append(what)

    def back(self) -> None:
        self.left += 1

    def pointer(self, *steps: tuple[int, int]) -> None:
        """Press at the first of these points, move over the others, let go at the last."""
        self.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=steps[0], button=1))
        for at in steps[1:]:
            self.handle(pygame.Event(pygame.MOUSEMOTION, pos=at))
        self.handle(pygame.Event(pygame.MOUSEBUTTONUP, pos=steps[-1], button=1))

    def hit_key(self, key: int, mod: int = 0) -> None:
        self.handle(pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))


def test_a_click_chooses_what_is_under_the_pointer() -> None:
    page = _Page()
    page.pointer(TWO.center)
    assert page.choices == [SECOND]


def pressed_then_shown(shown: list[HitRegion], let_go: tuple[int, int]) -> list[Id]:
    """What is chosen if the regions become others while the button is down."""
    page = _Page()
    page.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=ONE.center, button=1))
    page.shown = shown
    page.relayout()
    page.handle(pygame.Event(pygame.MOUSEBUTTONUP, pos=let_go, button=1))
    return page.choices


def test_a_click_counts_though_its_target_moved_from_under_a_pointer_that_stayed() -> None:
    assert pressed_then_shown([HitRegion(FIRST, TWO)], ONE.center) == [FIRST]
    assert pressed_then_shown([HitRegion(FIRST, TWO)], (ONE.centerx + 4, ONE.centery - 4)) == [FIRST]
    below = HitRegion(SECOND, ONE, z=1)
    assert pressed_then_shown([HitRegion(FIRST, TWO, z=2), below], ONE.center) == [FIRST]


def test_a_click_is_nothing_if_the_pointer_left_its_target_or_something_came_over_it() -> None:
    assert pressed_then_shown([HitRegion(FIRST, TWO)], (45, 20)) == []
    assert pressed_then_shown([HitRegion(FIRST, TWO)], (ONE.centerx + 7, ONE.centery)) == []
    assert pressed_then_shown([HitRegion(FIRST, TWO), HitRegion(SECOND, ONE)], ONE.center) == []
    assert pressed_then_shown([HitRegion(SECOND, TWO)], ONE.center) == []


def test_what_is_disabled_cannot_be_clicked() -> None:
    page = _Page()
    page.pointer(OFF.center)
    assert page.choices == []


def test_what_is_disabled_does_nothing_by_enter_and_space_either() -> None:
    page = _Page()
    page.input.set_focus(BARRED)
    page.hit_key(pygame.K_RETURN)
    page.hit_key(pygame.K_SPACE)
    assert page.choices == []
    page.input.set_focus(FIRST)
    page.hit_key(pygame.K_RETURN)
    page.hit_key(pygame.K_SPACE)
    assert page.choices == [FIRST, FIRST]


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_hand_that_shakes_clicks_and_one_that_moves_drags(scale: float) -> None:
    page = _Page(scale)
    x, y = ONE.center
    little, far = round(5 * scale), round(7 * scale)
    page.pointer((x, y), (x + little, y))
    assert (page.choices, page.dropped) == ([FIRST], [])
    page.pointer((x, y), (x + far, y))
    assert (page.choices, page.dropped) == ([FIRST], [(FIRST, (x + far, y))])


def test_a_press_that_is_let_go_elsewhere_is_no_click(monkeypatch: pytest.MonkeyPatch) -> None:
    page = _Page()
    monkeypatch.setattr(_Hands, "drag_begins", lambda *_: False)
    page.pointer(ONE.center, TWO.center)
    assert page.choices == []
    page.pointer(ONE.center, (300, 150))
    assert page.choices == []


def test_tab_walks_forward_and_with_shift_backward() -> None:
    page, third = _Page(), ButtonId("three")
    page.shown.append(HitRegion(third, pygame.Rect(150, 0, 40, 40)))
    page.relayout()
    seen = []
    for mod in (0, 0, pygame.KMOD_SHIFT, pygame.KMOD_SHIFT):
        page.hit_key(pygame.K_TAB, mod)
        seen.append(page.input.focus)
    assert seen == [FIRST, SECOND, FIRST, third]


def test_the_focus_stays_through_a_new_layout_and_goes_with_its_region() -> None:
    page = _Page()
    page.input.set_focus(SECOND)
    page.relayout()
    assert page.input.focus == SECOND
    page.shown = WHOLE[:1]
    page.relayout()
    assert page.input.focus is None


def test_escape_goes_back_whatever_has_the_focus() -> None:
    page = _Page()
    page.input.set_focus(FIRST)
    page.hit_key(pygame.K_ESCAPE)
    assert page.left == 1


class _Halves(_Page):
    """A page drawn in two halves, each for itself."""

    def regions(self) -> dict[str, pygame.Rect]:
        return {"upper": pygame.Rect(0, 0, 400, 90), "lower": pygame.Rect(0, 90, 400, 110)}


def test_what_hangs_into_another_part_of_the_window_goes_from_there_with_what_it_belongs_to() -> None:
    pygame.font.init()
    page, surface = _Halves(), pygame.Surface((400, 200))
    page.shown = [HitRegion(FIRST, ONE, hint="A word about the first. " * 14)]
    page.relayout()
    page.draw(surface)
    page.handle(pygame.Event(pygame.MOUSEMOTION, pos=ONE.center))
    page.update(1.0)
    page.draw(surface)
    place = page.marks.hint_place(page.shown[0])
    assert place is not None
    assert place.bottom > 90
    page.shown = [HitRegion(SECOND, ONE)]
    page.input.hover, page.hits = SECOND, HitMap(page.shown)
    page.mark("upper")
    assert len(page.draw(surface)) == 2
    assert page.draw(surface) == []

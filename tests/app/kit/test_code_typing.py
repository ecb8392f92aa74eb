"""Code is typed, moved in, selected, copied and scrolled as in any editor."""

from __future__ import annotations

import random

import pygame
import pytest

from hamlet.app.ids import ControlId
from hamlet.app.kit.code.code_entry import CodeEntry
from hamlet.app.kit.code.code_hands import CodeHands
from hamlet.app.kit.code.code_keys import code_after

TEXT = "- id: mill\n  name: Mill\n  cost: {wood: 2}\n"
AREA = pygame.Rect(20, 20, 320, 6 * 24 + 12)
SHIFT, CTRL = pygame.KMOD_LSHIFT, pygame.KMOD_LCTRL


def press(entry: CodeEntry, key: int, mod: int = 0, sign: str = "") -> CodeEntry:
    event = pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=sign)
    after = code_after(entry, event, 6)
    assert after is not None
    return after


def at(line: int, column: int, text: str = TEXT) -> CodeEntry:
    return CodeEntry(text).put_at(line, column)


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    kept = [""]
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: kept[0])
    monkeypatch.setattr(pygame.scrap, "put_text", lambda text: kept.__setitem__(0, text))
    return kept


def test_letters_come_where_the_caret_is_and_over_what_is_selected() -> None:
    entry = press(at(1, 8), pygame.K_x, sign="X")
    assert entry.lines[1] == "  name: XMill"
    held = entry.put_at(1, 8).put_at(1, 13, hold=True)
    assert press(held, pygame.K_y, sign="é").lines[1] == "  name: é"


@pytest.mark.parametrize(
    ("key", "mod", "start", "end"),
    [
        (pygame.K_LEFT, 0, (1, 0), (0, 10)),
        (pygame.K_RIGHT, 0, (0, 10), (1, 0)),
        (pygame.K_DOWN, 0, (2, 16), (3, 0)),
        (pygame.K_UP, 0, (1, 12), (0, 10)),
        (pygame.K_UP, 0, (0, 4), (0, 0)),
        (pygame.K_HOME, 0, (1, 9), (1, 2)),
        (pygame.K_HOME, 0, (1, 2), (1, 0)),
        (pygame.K_END, 0, (1, 2), (1, 12)),
        (pygame.K_HOME, CTRL, (1, 2), (0, 0)),
        (pygame.K_END, CTRL, (1, 2), (3, 0)),
        (pygame.K_RIGHT, CTRL, (1, 2), (1, 6)),
        (pygame.K_LEFT, CTRL, (1, 12), (1, 8)),
        (pygame.K_PAGEDOWN, 0, (0, 0), (3, 0)),
    ],
)
def test_the_caret_goes_where_keys_send_it(
    key: int, mod: int, start: tuple[int, int], end: tuple[int, int]
) -> None:
    after = press(at(*start), key, mod)
    assert after.place(after.caret) == end
    assert after.text == TEXT
    held = press(at(*start), key, mod | SHIFT)
    assert held.selected == tuple(sorted((at(*start).caret, after.caret)))


def test_a_new_line_is_as_far_in_as_its_entry_and_further_after_a_bare_key() -> None:
    assert press(at(0, 10), pygame.K_RETURN).lines[1] == "  "
    assert press(at(1, 12), pygame.K_RETURN).lines[2] == "  "
    bare = CodeEntry("  reward:").put(9)
    assert press(bare, pygame.K_RETURN).lines[1] == "    "


def test_tab_indents_by_spaces_and_back_also_many_lines_at_once() -> None:
    entry = press(CodeEntry("a: 1"), pygame.K_TAB)
    assert entry.text == "  a: 1"
    assert press(entry, pygame.K_TAB, SHIFT).text == "a: 1"
    every = press(CodeEntry("a: 1\n\nb: 2").all_of(), pygame.K_TAB)
    assert every.text == "  a: 1\n\n  b: 2"
    assert press(every, pygame.K_TAB, SHIFT).text == "a: 1\n\nb: 2"
    assert "\t" not in every.text


def test_backspace_in_an_indent_takes_a_whole_step() -> None:
    assert press(CodeEntry("    x").put(4), pygame.K_BACKSPACE).text == "  x"
    assert press(CodeEntry("   x").put(3), pygame.K_BACKSPACE).text == "  x"
    assert press(CodeEntry("a\nb").put(2), pygame.K_BACKSPACE).text == "ab"
    assert press(CodeEntry("a\nb").put(1), pygame.K_DELETE).text == "ab"
    assert press(CodeEntry("a").put(0), pygame.K_BACKSPACE).text == "a"


def test_lines_are_copied_cut_and_pasted_with_their_indents(desk: list[str]) -> None:
    chosen = at(1, 0).put_at(3, 0, hold=True)
    copied = press(chosen, pygame.K_c, CTRL)
    assert (copied, desk[0]) == (chosen, "  name: Mill\n  cost: {wood: 2}\n")
    cut = press(chosen, pygame.K_x, CTRL)
    assert cut.text == "- id: mill\n"
    assert press(cut, pygame.K_v, CTRL).text == TEXT
    desk[0] = "a:\tb\r\nc\x00\x1b: d"
    assert press(CodeEntry(), pygame.K_v, CTRL).text == "a:  b\nc: d"


def test_other_shortcuts_and_keys_are_left_to_the_page() -> None:
    for key, mod in ((pygame.K_s, CTRL), (pygame.K_z, CTRL), (pygame.K_F5, 0), (pygame.K_ESCAPE, 0)):
        assert (
            code_after(CodeEntry("a"), pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""), 6) is None
        )


def test_whatever_is_typed_the_caret_stays_in_the_text() -> None:
    rng, keys = random.Random(5), [*range(pygame.K_RIGHT, pygame.K_UP + 1), pygame.K_HOME, pygame.K_END]
    keys += [pygame.K_TAB, pygame.K_BACKSPACE, pygame.K_DELETE, pygame.K_RETURN, pygame.K_x, pygame.K_PAGEUP]
    entry = CodeEntry(TEXT)
    for _ in range(600):
        key = rng.choice(keys)
        entry = press(entry, key, rng.choice((0, 0, SHIFT)), "x" if key == pygame.K_x else "")
        assert 0 <= entry.caret <= len(entry.text)
        assert 0 <= entry.anchor <= len(entry.text)
        assert entry.index(*entry.place(entry.caret)) == entry.caret


def many() -> CodeHands:
    return CodeHands("\n".join(f"line {number}: " + "x" * number for number in range(60)))


def test_what_is_typed_stays_in_sight() -> None:
    hands = many()
    hands.begin()
    grid = hands.grid(AREA, 1.0)
    for key in (pygame.K_PAGEDOWN, pygame.K_DOWN, pygame.K_END, pygame.K_UP, pygame.K_HOME) * 4:
        assert hands.key(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""), AREA, 1.0)
        line, column = hands.entry.place(hands.entry.caret)
        assert hands.top <= line < hands.top + grid.rows
        assert hands.left <= column <= hands.left + grid.columns


def test_a_click_sets_the_caret_and_pulling_selects() -> None:
    hands = many()
    grid = hands.grid(AREA, 1.0)
    start = (grid.inner.left + 4 * grid.cell + 2, grid.inner.top + 24 + 8)
    hands.pressed(start, AREA, 1.0)
    assert (hands.typing, hands.entry.place(hands.entry.caret)) == (True, (1, 4))
    assert hands.pulled((start[0] + 3 * grid.cell, start[1] + 24), AREA, 1.0)
    assert hands.entry.chosen == " 1: x\nline 2:"
    hands.released()
    assert not hands.pulled(start, AREA, 1.0)


def test_the_wheel_scrolls_no_further_than_the_text() -> None:
    hands = many()
    hands.wheel(-3, AREA, 1.0)
    assert hands.top == 9
    hands.wheel(-90, AREA, 1.0)
    assert hands.top == 60 - hands.grid(AREA, 1.0).rows
    hands.wheel(90, AREA, 1.0)
    assert hands.top == 0


def test_one_is_led_to_a_line_that_is_far_away() -> None:
    hands = many()
    hands.go_to(40, 5, AREA, 1.0)
    assert hands.entry.place(hands.entry.caret) == (39, 4)
    assert hands.top < 39 < hands.top + hands.grid(AREA, 1.0).rows
    hands.reveal(3, 5, AREA, 1.0)
    assert (hands.top, hands.entry.place(hands.entry.caret)) == (2, (39, 4))


def test_another_text_keeps_the_caret_where_it_was() -> None:
    hands = many()
    hands.go_to(3, 4, AREA, 1.0)
    hands.show("a: 1\nb: 2\nccccc: 3\n")
    assert hands.entry.place(hands.entry.caret) == (2, 3)
    assert hands.field(ControlId("code")).lines[2] == "ccccc: 3"

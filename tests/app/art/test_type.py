from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pygame
import pytest

from hamlet.app.art import type as type_
from hamlet.app.art.palette import INK, PAPER, contrast
from hamlet.app.art.rich import draw_rich, lay_out, measure_rich, plain
from hamlet.app.art.type import (
    Align,
    Drawn,
    Role,
    broken,
    draw_text,
    draw_wrapped,
    fit,
    fitting,
    measure,
    wrap,
)
from hamlet.resources import assets_folder


@pytest.fixture
def seen() -> Iterator[list[Drawn]]:
    drawn: list[Drawn] = []
    type_.listeners.append(drawn.append)
    yield drawn
    type_.listeners.remove(drawn.append)


@pytest.fixture
def page() -> pygame.Surface:
    surface = pygame.Surface((400, 200))
    surface.fill(PAPER)
    return surface


@pytest.mark.parametrize("role", list(Role))
def test_all_digits_are_equally_wide_so_columns_do_not_dance(role: Role) -> None:
    metrics = type_.font(role, 20).metrics("0123456789")
    assert len({metric[4] for metric in metrics if metric}) == 1


@pytest.mark.parametrize("role", list(Role))
def test_fonts_hold_every_character_the_game_can_show(role: Role) -> None:
    wanted = "AZaz09ÄÖÜäöüßéñçøłşžŒœ“”’‘„–—…×−→←·•€½"
    assert all(metric is not None for metric in type_.font(role, 20).metrics(wanted))


def columns_of_ink(text: str, role: Role, size: int) -> list[bool]:
    page = pygame.Surface((measure(text, role, size) + 8, 2 * size))
    page.fill(PAPER)
    draw_text(page, text, (4, size), role, size)
    ink = pygame.mask.from_threshold(page, INK, (90, 90, 90, 255))
    return [any(ink.get_at((x, y)) for y in range(page.height)) for x in range(page.width)]


@pytest.mark.parametrize("role", list(Role))
@pytest.mark.parametrize("size", [18, 20, 22, 28, 40])
@pytest.mark.parametrize("text", ["By hand", "Every rule", "Yellow wins", "Dairy Farm"])
def test_words_stand_apart(text: str, role: Role, size: int) -> None:
    letters = columns_of_ink(text, role, size)
    gap = max(len(run) for run in "".join(" x"[ink] for ink in letters).strip().split("x"))
    assert gap >= round(size * 0.15)


@pytest.mark.parametrize("role", [Role.CODE, Role.CODE_KEY])
@pytest.mark.parametrize("size", [18, 22, 36])
def test_every_sign_of_code_is_as_wide_as_the_next(role: Role, size: int) -> None:
    for text in ("- id: forester", "==>> {a: !=1}", "iiiiWWWW", "é·–ß"):
        assert measure(text, role, size) == len(text) * measure("m", Role.CODE, size)


@pytest.mark.parametrize("role", list(Role))
def test_a_line_is_as_wide_as_it_is_drawn(role: Role, page: pygame.Surface) -> None:
    for text in ("By hand", " by  hand ", "a Жук and b", " "):
        assert draw_text(page, text, (4, 40), role).width == measure(text, role)


@pytest.mark.parametrize("role", list(Role))
def test_figures_stand_as_tall_as_capitals(role: Role) -> None:
    metrics = type_.font(role, 60).metrics("H0123456789")
    tops = [metric[3] for metric in metrics if metric]
    assert max(tops) - min(tops) <= 4


def test_text_at_a_point_stands_by_its_alignment(page: pygame.Surface) -> None:
    left = draw_text(page, "Round 7", (200, 50))
    middle = draw_text(page, "Round 7", (200, 50), align=Align.CENTRE)
    right = draw_text(page, "Round 7", (200, 50), align=Align.RIGHT)
    assert (left.left, right.right) == (200, 200)
    assert abs(middle.centerx - 200) <= 1


def test_capitals_lie_in_the_middle_of_their_box(page: pygame.Surface) -> None:
    draw_text(page, "HEH", pygame.Rect(0, 0, 400, 100), Role.TITLE, 60)
    rows = [y for y in range(200) if any(page.get_at((x, y))[:3] == INK for x in range(400))]
    assert abs((rows[0] + rows[-1]) / 2 - 50) <= 3


def test_text_too_wide_for_its_box_is_cut_and_the_listener_hears_of_it(
    page: pygame.Surface, seen: list[Drawn]
) -> None:
    rect = draw_text(page, "Master Stonemason", pygame.Rect(10, 10, 80, 24))
    assert rect.width <= 80
    assert seen[0].cut
    assert seen[0].shown.endswith("…")


def test_text_that_fits_is_reported_uncut_with_its_colours(page: pygame.Surface, seen: list[Drawn]) -> None:
    draw_text(page, "Farm", pygame.Rect(10, 10, 200, 24), on=PAPER)
    assert not seen[0].cut
    assert seen[0].on is not None
    assert contrast(seen[0].colour, seen[0].on) >= 4.5


def test_fit_keeps_as_much_as_possible() -> None:
    whole = "Large Mountain Range"
    width = measure("Large Mount…")
    assert fit(whole, width) == "Large Mount…"
    assert fit(whole, measure(whole)) == whole


def test_wrapped_lines_fit_and_lose_no_word() -> None:
    text = "Any standing villager can go to any reachable tile, so none is asked for."
    lines = wrap(text, 160)
    assert " ".join(lines) == text
    assert all(measure(line) <= 160 for line in lines)


def test_a_word_longer_than_a_line_is_broken_with_a_hyphen() -> None:
    pieces = broken("Landschaftsgartnerei", 90)
    assert len(pieces) > 1
    assert all(measure(piece) <= 90 for piece in pieces)
    assert all(len(piece.removesuffix("-")) >= 3 for piece in pieces)
    assert "".join(piece.removesuffix("-") for piece in pieces) == "Landschaftsgartnerei"
    assert broken("Barn", 90) == ["Barn"]
    assert wrap("The Landschaftsgartnerei", 90)[1:] == pieces
    assert measure_rich("*Landschaftsgartnerei:* {gold} 2", 90)[0] <= 90


def test_a_text_is_set_as_large_as_it_fits() -> None:
    wide = measure("This turn", Role.TITLE, 20)
    assert fitting("This turn", wide, Role.TITLE, 20, 18) == 20
    assert fitting("This turn", wide - 1, Role.TITLE, 20, 18) == 19
    assert fitting("This turn", 10, Role.TITLE, 20, 18) == 18


def test_wrapped_text_that_needs_more_lines_than_its_box_reports_a_cut(
    page: pygame.Surface, seen: list[Drawn]
) -> None:
    draw_wrapped(page, "one two three four five six seven eight", pygame.Rect(0, 0, 90, 54))
    assert [drawn.cut for drawn in seen] == [False, True]


def test_rich_text_keeps_words_and_icons_together_and_breaks_at_spaces() -> None:
    lines = lay_out("{wood}2 and {gold}10 more", 70)
    assert len(lines) > 1
    first = lines[0]
    assert (first[0].icon, first[1].text) == ("wood", "2")


def test_rich_text_knows_seats_and_bold(page: pygame.Surface, seen: list[Drawn]) -> None:
    draw_rich(page, "{seat:red} *Red* moved {donkey:red}", pygame.Rect(0, 0, 300, 30))
    assert [(drawn.text, drawn.role) for drawn in seen] == [("Red", Role.LABEL), ("moved", Role.TEXT)]


def test_plain_makes_any_name_harmless(page: pygame.Surface, seen: list[Drawn]) -> None:
    draw_rich(page, plain("{gold} *x* \\"), pygame.Rect(0, 0, 300, 30))
    assert "".join(drawn.text for drawn in seen) == "{gold}*x*\\"


def test_rich_text_measures_what_it_draws(page: pygame.Surface) -> None:
    markup = "{timber} 2 for the *Church*\nand home"
    _, height = measure_rich(markup, 300)
    assert draw_rich(page, markup, pygame.Rect(0, 0, 300, 200)) == height


def test_fonts_are_small_and_carry_their_licence() -> None:
    folder = assets_folder() / "fonts"
    fonts = sorted(folder.glob("*.ttf"))
    assert len(fonts) == len(Role)
    assert all(font.stat().st_size < 64_000 for font in fonts)
    for family in ("Alegreya", "AlegreyaSans", "JetBrainsMono"):
        assert "SIL Open Font License" in (folder / f"{family}-OFL.txt").read_text(encoding="utf-8")


def test_icon_names_may_have_underscores_and_digits(page: pygame.Surface, seen: list[Drawn]) -> None:
    draw_rich(page, "{turn_left} {olive_oil2} 3", pygame.Rect(0, 0, 300, 40))
    assert [drawn.text for drawn in seen] == ["3"]
    icons = [bit.icon for line in lay_out("{turn_left} {olive_oil2} 3", 300) for bit in line if bit.icon]
    assert icons == ["turn-left", "olive-oil2"]


@pytest.mark.parametrize(
    ("markup", "pair"),
    [
        ("{gold} 12 laid on it", "{gold} 12"),
        ("brings +2 {gold} at once", "+2 {gold}"),
        ("taken from the {wood} Woodcutter at once", "{wood} Woodcutter"),
        ("{donkey:red} 1/3 can go", "{donkey:red} 1/3"),
        ("{point} 1 {gold} 1 {wood} 2 {stone} 3", "{gold} 1"),
        ("+1 {wheat} +2 {gold} +3 {point}", "+2 {gold}"),
    ],
)
def test_no_line_breaks_between_a_number_or_a_word_and_its_icon(markup: str, pair: str) -> None:
    """At every width in which the pair has room at all."""
    one, other = [bit.icon or bit.text for bit in lay_out(pair, 1000)[0]]
    for width in range(measure_rich(pair)[0], measure_rich(markup)[0] + 1):
        lines = [[bit.icon or bit.text for bit in line] for line in lay_out(markup, width)]
        assert any((one, other) in pairwise(line) for line in lines), (width, lines)

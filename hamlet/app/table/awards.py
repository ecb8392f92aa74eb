"""Awards with who leads, and the milestones with their keepers."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

import pygame

from hamlet.app.art import furniture as art
from hamlet.app.art.icons import draw_crown, draw_icon, draw_symbol
from hamlet.app.art.palette import BRASS, CARD, INK, PAPER, ROW_EDGE, ROW_LIT, ROW_LIT_EDGE, seat_colour
from hamlet.app.art.shapes import box, disc
from hamlet.app.art.type import Align, Role, draw_text, fitting, measure
from hamlet.app.ids import InfoId, PanelCommand
from hamlet.app.table.look import Look
from hamlet.app.ui.pane import Pane
from hamlet.app.view.panels import AwardRow, MilestoneDisc

ICONS = {"delivery": "church", "sale": "tag", "flag": "flag", "gold": "gold"}
SECONDS = {"delivery": "bell"}
HEAD = 50
MILESTONES = 92
NAMES = 44  # what the names of the milestones take below them, in two lines
TIGHT = 27  # the least height of an award
BRIEF = 34
DISCS = 52
LINE = 40
CLOSEST = 8  # how far one award of a line may lie over the next
OTHERS = 40


def award_icon(look: Look, award: int) -> str:
    """The icon of what an award counts; whoever comes second in it has a sign of its own."""
    found = look.definitions.awards[award]
    own = ICONS.get(found.measure, "crown")
    return own if found.place == 1 else SECONDS.get(found.measure, own)


def draw_awards(
    pane: Pane, rect: pygame.Rect, look: Look, awards: Sequence[AwardRow], discs: Sequence[MilestoneDisc]
) -> None:
    """The roomy panel: a line for each award, then the milestones with a heading, named if there is room."""
    px = pane.px
    art.panel(pane.surface, rect, pane.scale)
    top = art.heading(pane.surface, rect, pane.label("table.awards"), "crown", scale=pane.scale)
    least = px(HEAD + MILESTONES + NAMES) + len(awards) * px(TIGHT)
    named = rect.height >= least and names_fit(pane, rect.width - px(16), discs)
    low = rect.bottom - px(MILESTONES + (NAMES if named else 0))
    step = (low - top) // max(1, len(awards))
    for number, award in enumerate(awards):
        line = pygame.Rect(rect.left + px(10), top + step * number, rect.width - px(20), step)
        _draw_award(pane, line, look, award)
    head = pygame.Rect(rect.left + px(10), low + px(2), rect.width - px(20), px(30))
    draw_text(pane.surface, pane.label("table.milestones"), head, Role.TITLE, px(20), INK, PAPER)
    row = pygame.Rect(rect.left + px(8), head.bottom, rect.width - px(16), px(DISCS))
    draw_discs(pane, row, look, discs)
    if named:
        _draw_names(pane, row, discs)


def names_fit(pane: Pane, width: int, discs: Sequence[MilestoneDisc]) -> bool:
    """Whether the name of every milestone has room below its disc, every other one a line lower."""
    room = 2 * width / max(1, len(discs)) - pane.px(8)
    return all(measure(each.name, Role.LABEL, pane.px(18)) <= room for each in discs)


def _draw_names(pane: Pane, row: pygame.Rect, discs: Sequence[MilestoneDisc]) -> None:
    px, pitch = pane.px, row.width / max(1, len(discs))
    for number, each in enumerate(discs):
        wide = measure(each.name, Role.LABEL, px(18))
        line = pygame.Rect(0, row.bottom - px(2) + px(20) * (number % 2), wide + px(2), px(22))
        line.centerx = round(row.left + pitch * (number + 0.5))
        draw_text(pane.surface, each.name, line.clamp(row.move(0, px(NAMES))), Role.LABEL, px(18), INK, PAPER)


def draw_awards_brief(
    pane: Pane, rect: pygame.Rect, look: Look, awards: Sequence[AwardRow], discs: Sequence[MilestoneDisc]
) -> None:
    """The tight panel: who leads in each award, and the milestones, without words."""
    px = pane.px
    art.panel(pane.surface, rect, pane.scale)
    top = rect.top + px(4)
    if rect.height >= px(HEAD + BRIEF + DISCS):
        top = art.heading(pane.surface, rect, pane.label("table.awards"), "crown", scale=pane.scale)
    line = pygame.Rect(rect.left + px(8), top, rect.width - px(16), px(BRIEF))
    row = line.copy()
    awards = _as_many_as_fit(pane, row, awards)
    widths = [px(32) + _leaders_width(pane, award.leaders) for award in awards]
    free = row.width - sum(widths)
    spare, tight = max(0, free) // max(1, len(awards) - 1), max(0, -free) // max(1, len(awards)) + 1
    x = line.left
    for award, whole in zip(awards, widths, strict=True):
        width = whole if free >= 0 else whole - tight
        cell = pygame.Rect(x, line.top, width, line.height)
        draw_icon(pane.surface, award_icon(look, award.award), (cell.left + px(12), cell.centery), px(20))
        draw_leaders(pane, (cell.left + px(32) - (whole - width), cell.centery), look, award.leaders)
        pane.tell(InfoId("award", award.award), cell, award_hint(pane, award))
        x = cell.right + spare
    if rect.height < px(LINE + DISCS - 16):
        pane.hits.clear()
        pane.hit(PanelCommand("drawer", "awards"), rect, pane.label("table.awards.all"))
        return
    draw_discs(
        pane, pygame.Rect(line.left, line.bottom, line.width, rect.bottom - line.bottom - px(2)), look, discs
    )


def _as_many_as_fit(pane: Pane, line: pygame.Rect, awards: Sequence[AwardRow]) -> Sequence[AwardRow]:
    """The awards that have room in a line; it is cut by a sign for the others, which opens all of them."""
    needed = list(accumulate(pane.px(32 - CLOSEST) + _leaders_width(pane, each.leaders) for each in awards))
    if not needed or needed[-1] <= line.width:
        return awards
    sign = pane.px(OTHERS)
    fitting_in = max(1, sum(each <= line.width - sign for each in needed))
    others = pygame.Rect(line.right - sign, line.top, sign, line.height)
    line.width -= sign
    text = f"+{len(awards) - fitting_in}"
    draw_text(pane.surface, text, others, Role.NUMBER, pane.px(18), INK, PAPER, Align.RIGHT)
    pane.hit(PanelCommand("drawer", "awards"), others, pane.label("table.awards.all"))
    return awards[:fitting_in]


def award_hint(pane: Pane, award: AwardRow) -> str:
    """What hovering an award tells."""
    return pane.label("table.awards.points", award=award.name, points=award.points)


def _step(pane: Pane, leaders: Sequence[int]) -> int:
    return pane.px(11 if len(leaders) > 2 else 17)


def _leaders_width(pane: Pane, leaders: Sequence[int]) -> int:
    return _step(pane, leaders) * len(leaders)


def draw_leaders(pane: Pane, at: tuple[int, int], look: Look, leaders: Sequence[int]) -> None:
    """The symbols of the seats that lead, close together."""
    step = _step(pane, leaders)
    for number, seat in enumerate(leaders):
        centre = (at[0] + step * number, at[1])
        draw_symbol(pane.surface, look.colour(seat), centre, pane.px(7), width=1.4 * pane.scale)


def _draw_award(pane: Pane, line: pygame.Rect, look: Look, award: AwardRow) -> None:
    px, y = pane.px, line.centery
    draw_icon(pane.surface, "star", (line.right - px(12), y), px(19))
    points = draw_text(
        pane.surface,
        str(award.points),
        (line.right - px(26), y),
        Role.NUMBER,
        px(20),
        INK,
        PAPER,
        Align.RIGHT,
    )
    left = _draw_counts(pane, points.left - px(14), line, look, award)
    name = pygame.Rect(line.left + px(32), line.top, left - line.left - px(36), line.height)
    size = fitting(award.name, name.width, Role.LABEL, px(20 if len(award.counts) <= 2 else 18), px(18))
    if measure(award.name, Role.LABEL, size) <= name.width:
        draw_icon(pane.surface, award_icon(look, award.award), (line.left + px(12), y), px(22))
    else:  # a long name takes the place of its icon
        name = pygame.Rect(line.left + px(2), line.top, left - line.left - px(4), line.height)
    draw_text(pane.surface, award.name, name, Role.LABEL, size, INK, PAPER)
    pane.tell(InfoId("award", award.award), line, award_hint(pane, award))


def _draw_counts(pane: Pane, right: int, line: pygame.Rect, look: Look, award: AwardRow) -> int:
    """Each seat's count in a frame, the leaders' lit; returns where it begins."""
    px, size = pane.px, pane.px(18)
    if look.definitions.awards[award.award].place > 1:
        # Who is second is told by its own line's symbols only.
        left = right - _leaders_width(pane, award.leaders)
        draw_leaders(pane, (left + px(8), line.centery), look, award.leaders)
        return left
    few = len(award.counts) <= 2
    cells = [measure(str(count), Role.LABEL, size) + px(22 if few else 17) for count in award.counts]
    whole = pygame.Rect(0, 0, sum(cells) + px(4), min(line.height, px(28)))
    whole.midright = (right, line.centery)
    box(pane.surface, whole, CARD, px(7), ROW_EDGE, px(1.2))
    x = whole.left + px(2)
    for seat, (count, width) in enumerate(zip(award.counts, cells, strict=True)):
        cell = pygame.Rect(x, whole.top, width, whole.height)
        ground = ROW_LIT if seat in award.leaders else CARD
        if seat in award.leaders:
            box(pane.surface, cell, ROW_LIT, px(7), ROW_LIT_EDGE, px(1.6))
        draw_symbol(
            pane.surface,
            look.colour(seat),
            (x + px(9 if few else 7), cell.centery),
            px(5.5 if few else 5),
            width=1.2 * pane.scale,
        )
        at = (cell.right - px(4 if few else 3), cell.centery)
        draw_text(pane.surface, str(count), at, Role.LABEL, size, INK, ground, Align.RIGHT)
        x += width
    return whole.left


def draw_discs(pane: Pane, area: pygame.Rect, look: Look, discs: Sequence[MilestoneDisc]) -> None:
    """The milestones as discs, ringed in their keeper's colour."""
    px = pane.px
    pitch = area.width / max(1, len(discs))
    radius = min(px(20), round(pitch / 2) - px(3), area.height // 2 - px(6))
    for number, each in enumerate(discs):
        centre = (round(area.left + pitch * (number + 0.5)), area.centery + px(3))
        kept = each.keeper is not None
        rim = seat_colour(look.colour(each.keeper)) if kept else BRASS
        disc(pane.surface, centre, radius, rim, INK, 1.6 * pane.scale)
        disc(pane.surface, centre, radius - px(4), PAPER if kept else CARD, INK, pane.scale)
        quality = look.definitions.milestones[each.milestone].high_quality
        sign = look.icon(quality) if quality is not None else "road"
        draw_icon(pane.surface, sign, centre, round(radius * 1.05), opacity=255 if kept else 170)
        if quality is not None:
            draw_crown(pane.surface, (centre[0], centre[1] - radius), max(10, round(radius * 0.75)))
        if kept:
            spot = (centre[0] + radius * 0.8, centre[1] + radius * 0.75)
            draw_symbol(pane.surface, look.colour(each.keeper), spot, px(6), width=1.3 * pane.scale)
        cell = pygame.Rect(0, 0, round(pitch), area.height)
        cell.center = (centre[0], area.centery)
        pane.tell(InfoId("milestone", each.milestone), cell, f"*{each.name}*: {each.about}")

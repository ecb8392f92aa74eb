"""The pieces of the score laid out: the sheet with its lines or the moves behind one, the town, the foot."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from hamlet.app.art.buttons import Face
from hamlet.app.art.palette import seat_colour
from hamlet.app.art.rich import measure_rich, plain
from hamlet.app.art.type import Role
from hamlet.app.ids import ControlId
from hamlet.app.kit.blocks import ON_WOOD, TEXT, BesideBlocks, Block, TextBlock
from hamlet.app.kit.joined import ChoiceCell, JoinedChoices
from hamlet.app.kit.kit_pane import KitPane
from hamlet.app.kit.kit_pieces import LaidPiece
from hamlet.app.kit.laying_out import PlacedCard, lay_cards
from hamlet.app.kit.paper_cards import CardLook, PaperCard
from hamlet.app.kit.pressing import PressButton
from hamlet.app.kit.scrolling import ROOM
from hamlet.app.screens.game_rows import FootNote
from hamlet.app.screens.scoring import scoring_ids as ids
from hamlet.app.screens.scoring.milk_glasses import MilkGlasses
from hamlet.app.screens.scoring.move_lines import FigureHead, MoveLine
from hamlet.app.screens.scoring.score_lines import LANDMARKS, SourceLine
from hamlet.app.screens.scoring.scoring_foot import ScoringFoot, scoring_foot
from hamlet.app.screens.scoring.sheet_parts import NAME, FigureRow, SheetGround
from hamlet.app.screens.scoring.town_field import TownField, town_field
from hamlet.app.ui.pane import Pane
from hamlet.letters import shown as legible

if TYPE_CHECKING:
    from hamlet.app.screens.scoring.scoring_stage import ScoringStage


NOTES = (760, 560, 400, 300)
"""How wide a note may be, in logical pixels: a narrow one may find room beside the village."""


def lay_sheet(page: ScoringStage) -> Iterator[LaidPiece]:
    """The sheet in its place; with moves to be read they stand there instead."""
    if page.opened is not None:
        yield from _lay_moves(page)
        return
    ground = _ground(page)
    places, pane = page.places, KitPane(Pane(pygame.Surface((1, 1)), page.scale, page.words))
    _, rows, _ = ground.places(pane, places.sheet)
    if page.unfolded is None:
        page.unfolded = _with_room(page, pane, rows)
    if _high(page, pane, rows) > rows.height:
        ground = replace(ground, inset=ROOM)
    piece = page.pieces.get(ground, places.sheet.size, page.scale, ground.draw)
    yield LaidPiece(piece, places.sheet.topleft)
    card = PaperCard(ids.ROWS, tuple(_blocks(page)), look=CardLook.BARE, gap=0)
    yield from lay_cards([PlacedCard(rows, card)], page.pieces, page.scrolls, page.scale)


def _with_room(page: ScoringStage, pane: KitPane, rows: pygame.Rect) -> frozenset[str]:
    """The lines that can lie unfolded while all is seen without scrolling: landmarks before all others."""
    unfolded: frozenset[str] = frozenset()
    many = [line for line in page.scores.lines if line.parts]
    for line in sorted(many, key=lambda each: each.key != LANDMARKS):
        page.unfolded = unfolded | {line.key}
        unfolded = page.unfolded if _high(page, pane, rows) <= rows.height else unfolded
    return unfolded


def _high(page: ScoringStage, pane: KitPane, rows: pygame.Rect) -> int:
    """What all lines take."""
    return sum(block.height(pane, rows.width) for block in _blocks(page))


def _ground(page: ScoringStage) -> SheetGround:
    label, counted = page.words.label, page.roads.counted()
    seats = page.session.setup.seats
    verdict = page.verdicts.told(page.count.laurel, page.milk)
    if page.count.step is not None:
        name = legible(page.scores.pieces[page.count.step].name)
        verdict = replace(verdict, veil=(label("screens.scores.final"), name))
    sources = page.all_sources()
    return SheetGround(
        verdict,
        page.places.kind,
        tuple(seat.color for seat in seats),
        label("screens.scores.source"),
        label("screens.scores.total"),
        tuple(page.scores.of(seat, sources, counted) for seat in range(len(seats))),
        page.verdicts.first if page.count.ended else (),
    )


def _blocks(page: ScoringStage) -> Iterator[Block]:
    """The race for the milk, if there is one, then a line for each source."""
    tied, seats, label = page.verdicts.tied, page.session.setup.seats, page.words.label
    if tied and page.count.ended:
        if page.milk is not None:
            colours = tuple(seats[seat].color for seat in tied)
            names = tuple(page.verdicts.name(seat) for seat in tied)
            told = page.verdicts.race_told(page.milk)
            yield MilkGlasses(page.milk, colours, names, told, label("screens.scores.milk.sip"))
        else:
            yield PressButton(
                ids.MILK,
                label("screens.scores.milk"),
                "M",
                icon="milk",
                hint=label("screens.scores.milk.about"),
                size=18,
                tall=42,
            )
    for line in page.scores.lines:
        yield _row(page, line)
        for part in line.parts if page.is_unfolded(line) else ():
            yield _row(page, part, part=True)


def _row(page: ScoringStage, line: SourceLine, *, part: bool = False) -> FigureRow:
    counted = page.roads.counted()
    known = any(source in counted for source in line.sources)
    figures = tuple(
        page.scores.of(seat, line.sources, counted) if known else None
        for seat in range(len(page.scores.points))
    )
    step = page.count.step
    here = page.lit_line if step is None else page.scores.pieces[step].line
    lit = here == line.key
    return FigureRow(
        ids.line_id(line.key),
        legible(line.name),
        "" if part else line.icon,
        figures,
        page.places.kind,
        lit,
        page.column if lit and page.input.by_keys else NAME,
        bool(line.parts),
        page.is_unfolded(line),
        part,
    )


# the moves behind a figure


def _lay_moves(page: ScoringStage) -> Iterator[LaidPiece]:
    opened, label = page.opened, page.words.label
    if opened is None:
        return
    places, seat = page.places, page.session.setup.seats[opened.seat]
    line = page.scores.named(opened.key)
    sources = line.sources if line is not None else page.all_sources()
    name = legible(line.name) if line is not None else label("screens.scores.all")
    points = page.scores.of(opened.seat, sources)
    moves = page.told.moves(sources, opened.seat)
    blocks: list[Block] = [
        BesideBlocks(((_whose(page), 0), (_close(page), 52))),
        FigureHead(seat.color, seat.shown, name, points),
    ]
    sums = page.sums(line, opened.seat)
    blocks += [TextBlock(sums, 18)] if sums else []
    if not moves:
        blocks.append(TextBlock(label("screens.scores.no_moves"), 18, muted=True))
    look = label("screens.scores.replay")
    blocks += [
        MoveLine(
            ControlId(ids.MOVE, each.move),
            label("screens.games.round", round=each.round),
            each.text,
            each.points,
            look,
        )
        for each in moves
    ]
    card = PaperCard(ids.ROWS, tuple(blocks), gap=7, pad=14)
    yield from lay_cards([PlacedCard(places.sheet, card)], page.pieces, page.scrolls, page.scale)


def _whose(page: ScoringStage) -> Block:
    opened = page.opened
    seats = page.session.setup.seats
    cells = tuple(
        ChoiceCell(str(number), seat.shown, "villager", tint=seat_colour(seat.color))
        for number, seat in enumerate(seats)
    )
    return JoinedChoices(ids.WHOSE, cells, str(opened.seat if opened is not None else 0), words=False)


def _close(page: ScoringStage) -> Block:
    return PressButton(
        ids.CLOSE, "", "", Face.PAPER, "close", hint=page.words.label("screens.scores.close"), tall=44
    )


# the rest


def town_of(page: ScoringStage) -> TownField:
    """The field with the town's name."""
    color = page.session.setup.seats[page.verdicts.first[0]].color
    flag = color if page.session.finished and page.count.ended else ""
    return town_field(
        ids.TOWN,
        legible(page.town.name),
        page.entry_of(ids.TOWN),
        letters=page.places.measures.name,
        color=flag,
        under=page.when_told(),
        flagged=page.session.finished,
        hint=page.words.label("screens.scores.town"),
    )


def lay_town(page: ScoringStage, place: pygame.Rect) -> LaidPiece:
    """The name in its corner."""
    field = town_of(page)

    def draw(pane: KitPane, rect: pygame.Rect) -> None:
        pane.group = ids.NAME
        field.draw(pane, rect)

    return LaidPiece(page.pieces.get(field, place.size, page.scale, draw), place.topleft)


def lay_note(page: ScoringStage) -> Iterator[LaidPiece]:
    """What has happened, or could not be done, and has no room in the foot: where it covers least."""
    places, px = page.places, page.places.px
    pane = KitPane(Pane(pygame.Surface((1, 1)), page.scale, page.words))
    if not page.note or _foot(page).holds(pane, places.foot):
        return
    note = FootNote(TextBlock(plain(page.note), role=Role.LABEL, tone=ON_WOOD))
    asked = measure_rich(plain(page.note), role=Role.LABEL, size=px(TEXT))[0] + px(44)
    most = min(asked, places.village.width - px(16))
    widths = sorted({min(most, px(each)) for each in NOTES}, reverse=True)
    place = page.ground.least_covered([(wide, note.height(pane, wide)) for wide in widths])
    yield LaidPiece(page.pieces.get(note, place.size, page.scale, note.draw), place.topleft)


def _foot(page: ScoringStage) -> ScoringFoot:
    return scoring_foot(
        page.words,
        page.places.kind,
        page.foot_told(),
        page.note,
        finished=page.session.finished,
        escapes=page.fresh,
    )


def note_room(page: ScoringStage) -> pygame.Rect:
    """What is free between the buttons of the foot."""
    pane = KitPane(Pane(pygame.Surface((1, 1)), page.scale, page.words))
    return _foot(page).places(pane, page.places.foot).room


def lay_foot(page: ScoringStage) -> LaidPiece:
    """The buttons below, and between them what has happened."""
    foot = _foot(page)
    return LaidPiece(
        page.pieces.get(foot, page.places.foot.size, page.scale, foot.draw), page.places.foot.topleft
    )

"""The page of a game that is looked back at: seats above, the bar and the moves, transport below."""

from __future__ import annotations

import pygame

from hamlet.app.art.buttons import Face
from hamlet.app.art.icons import draw_symbol
from hamlet.app.art.palette import INK, PAPER, contrast, seat_colour
from hamlet.app.art.rich import plain
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Align, Role, draw_text, fitting, measure
from hamlet.app.ids import CellId, ControlId
from hamlet.app.kit.bars import PageFoot, PageTop, Sized
from hamlet.app.kit.blocks import ON_WOOD, Block, TextBlock
from hamlet.app.kit.joined import ChoiceCell, JoinedChoices
from hamlet.app.kit.kit_pane import KitPane
from hamlet.app.kit.kit_stage import PagePlan
from hamlet.app.kit.laying_out import PlacedCard
from hamlet.app.kit.page_room import PageRoom
from hamlet.app.kit.paper_cards import PaperCard
from hamlet.app.kit.pressing import PressButton
from hamlet.app.screens.replay_bar import BarWords, ReplayBar, SeatCurve
from hamlet.app.screens.replay_moves import MoveList, signed
from hamlet.app.ui.frame_kind import FrameKind
from hamlet.session.timeline import Timeline, TurningPoint
from hamlet.values import dataclass
from hamlet.words.words import Words

BAR, MOVES, SAVE, PLAY_ON, PACE = (ControlId(name) for name in ("bar", "moves", "save", "play on", "pace"))
PLATES = ControlId("points")
DRAWER = ControlId("drawer")
"""In the tightest layout the moves are pulled out and pushed back."""
FIRST, TURN_BEFORE, BEFORE, PLAY, AFTER, TURN_AFTER, LAST = (
    ControlId(name) for name in ("first", "turn before", "before", "play", "after", "turn after", "last")
)
PACES = ("1", "2", "4")
TRANSPORT = (
    (FIRST, "first", "screens.replay.first"),
    (TURN_BEFORE, "turn-before", "screens.replay.turn_before"),
    (BEFORE, "move-before", "screens.replay.before"),
    (PLAY, "play", "screens.replay.play"),
    (AFTER, "move-after", "screens.replay.after"),
    (TURN_AFTER, "turn-after", "screens.replay.turn_after"),
    (LAST, "last", "screens.replay.last"),
)


@dataclass(frozen=True, slots=True)
class SeatPlates:
    """Who has how many points, in the colours of the seats; whoever leads first."""

    seats: tuple[tuple[str, str, int], ...]
    names: bool = True
    hint: str = ""

    def height(self, pane: KitPane, width: int) -> int:
        """A plate."""
        return pane.px(36)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """Side by side."""
        px, count = pane.px, max(1, len(self.seats))
        wide = (rect.width - px(10) * (count - 1)) // count
        for number, (color, name, points) in enumerate(self.seats):
            place = pygame.Rect(rect.left + number * (wide + px(10)), rect.top, wide, rect.height)
            fill = seat_colour(color)
            text = PAPER if contrast(PAPER, fill) > contrast(INK, fill) else INK
            box(pane.surface, place, fill, px(8), INK, px(2))
            pane.cell(CellId(PLATES, color), place, self.hint)
            at = (place.left + px(20), place.centery)
            draw_symbol(pane.surface, color, at, px(9), text, width=1.4 * pane.scale)
            end = place.right - px(12)
            shown = draw_text(
                pane.surface, str(points), (end, place.centery), Role.NUMBER, px(20), text, fill, Align.RIGHT
            )
            words = pygame.Rect(
                place.left + px(38), place.top, shown.left - px(6) - place.left - px(38), place.height
            )
            size = fitting(name, words.width, Role.LABEL, px(19), px(18))
            if self.names and measure(name, Role.LABEL, size) <= words.width:
                draw_text(pane.surface, name, words, Role.LABEL, size, text, fill)


@dataclass(frozen=True, slots=True)
class ReplayView:
    """Where one is, and how fast it plays."""

    name: str
    crumb: str
    at: int
    pace: str
    playing: bool
    told: str = ""
    why_not: str = ""
    """Why nobody can play on from here."""
    drawer: bool = False
    """Whether the moves are pulled out where they have no place of their own."""


@dataclass(frozen=True, slots=True)
class ReplayRoom:
    """The places of the page in one layout, in window pixels."""

    village: pygame.Rect
    panel: pygame.Rect
    moves: pygame.Rect | None


def replay_room(room: PageRoom, *, drawer: bool = False) -> ReplayRoom:
    """The village at the left, the bar below it, the moves at the right; they may be in a drawer."""
    edge, gap = room.pick(20, 14, 10), room.pick(12, 10, 8)
    top, bottom = room.top.bottom, room.foot.top
    aside = room.pick(428, 320, 340 if drawer else 0)
    right = room.window.right - (aside + edge + gap if aside else 0)
    high = room.pick(286, 190, 84)
    panel = pygame.Rect(edge, bottom - gap - high, right - 2 * edge, high)
    village = pygame.Rect(0, top, right, panel.top - gap - top)
    moves = None
    if aside:
        moves = pygame.Rect(right + gap, top + edge, aside, bottom - gap - top - edge)
    return ReplayRoom(village, panel, moves)


class ReplayPlan:
    """Lays out the page of one moment."""

    def __init__(self, words: Words, timeline: Timeline, view: ReplayView, room: PageRoom) -> None:
        self.words = words
        self.timeline = timeline
        self.view = view
        self.room = room
        self.places = replay_room(room, drawer=view.drawer)
        self.seats = timeline.session.setup.seats

    def plan(self) -> PagePlan:
        """Everything in its place."""
        cards = [PlacedCard(self.places.panel, PaperCard("bar", (self._bar(),), pad=10))]
        if self.places.moves is not None:
            title = self.words.label("screens.replay.moves")
            moves = PaperCard("moves", (self._moves(),), title, "log", head=25)
            cards.append(PlacedCard(self.places.moves, moves))
        return PagePlan(self._top(), self._foot(), tuple(cards), foot_bar=True)

    def _top(self) -> PageTop:
        kind, label = self.room.kind, self.words.label
        scores = self.timeline.scores(self.view.at)
        order = sorted(range(len(scores)), key=lambda seat: (-scores[seat], seat))
        plates = tuple((self.seats[seat].color, self.seats[seat].shown, scores[seat]) for seat in order)
        wide = {FrameKind.WIDE: 140, FrameKind.NORMAL: 128}.get(kind, 76)
        block = SeatPlates(plates, kind is not FrameKind.COMPACT, label("screens.replay.counted"))
        save = label("screens.replay.save")
        if kind is FrameKind.WIDE:
            button = PressButton(SAVE, save, "", Face.DARK, tall=46)
            stood = TextBlock(label("screens.replay.stood"), 18, muted=True, tone=ON_WOOD)
            controls: tuple[Sized, ...] = (
                (block, wide * len(plates)),
                (stood, 190),
                (button, 236),
            )
        else:
            small = PressButton(SAVE, "", "", Face.DARK, "export", hint=save, tall=42)
            controls = ((block, wide * len(plates)), (small, 46))
        if kind is FrameKind.COMPACT:
            face = Face.GREEN if self.view.drawer else Face.DARK
            hint = label("screens.replay.moves")
            controls = (*controls, (PressButton(DRAWER, "", "", face, "log", hint=hint, tall=42), 46))
        return PageTop(
            self.view.name, kind, self.view.crumb if kind is not FrameKind.COMPACT else "", controls=controls
        )

    def _bar(self) -> ReplayBar:
        timeline = self.timeline
        curves = tuple(SeatCurve(seat.color, seat.shown) for seat in self.seats)
        return ReplayBar(
            BAR,
            self.view.at,
            timeline.known,
            timeline.moves,
            curves,
            self._bar_words(),
            timeline,
            self.room.kind is not FrameKind.COMPACT,
            self.room.kind is FrameKind.WIDE,
        )

    def _bar_words(self) -> BarWords:
        label = self.words.label
        return BarWords(
            label("screens.replay.rounds"),
            label("screens.replay.turns"),
            label("screens.replay.bar"),
            label("screens.replay.counted.brief"),
            tuple(self._point_told(point) for point in self.timeline.turning_points()),
        )

    def _point_told(self, point: TurningPoint) -> str:
        """Who gained or lost how much on the others."""
        points = signed(point.swing if point.gained else -point.swing)
        who = plain(self.seats[point.seat].shown)
        return self.words.label("screens.replay.point", move=point.move, name=who, points=points)

    def _moves(self) -> MoveList:
        label = self.words.label
        rounds = {stretch.number for stretch in self.timeline.rounds()}
        words = tuple((number, label("screens.games.round", round=number)) for number in sorted(rounds))
        colours = tuple(seat.color for seat in self.seats)
        return MoveList(MOVES, self.view.at, self.timeline.moves, colours, words, self.timeline)

    def _foot(self) -> PageFoot:
        room, label, kind = self.room, self.words.label, self.room.kind
        size = room.kind is FrameKind.WIDE
        blocks: list[Sized] = []
        stop = (PLAY, "pause", "screens.replay.pause")
        for each in TRANSPORT:
            main = each[0] == PLAY
            what, icon, code = stop if main and self.view.playing else each
            face = Face.PAPER if main else Face.DARK
            button = PressButton(
                what, "", "", face, icon, hint=label(code), tall=54 if main and size else 46 if size else 42
            )
            blocks.append((button, (72 if main else 50) if size else 56 if main else 42))
        if kind is not FrameKind.COMPACT:
            cells = tuple(ChoiceCell(pace, f"{pace}×") for pace in PACES)
            choices = JoinedChoices(PACE, cells, self.view.pace, hint=label("screens.replay.pace"))
            blocks.append((choices, 180 if size else 138))
        if size:
            blocks.append((self._where(), 420))
        word = label("screens.replay.play_on")
        on = PressButton(
            PLAY_ON, word, "Enter" if size else "", Face.GOLD, why_not=self.view.why_not, size=23
        )
        return PageFoot(label("screens.back"), kind, "", tuple(blocks), on, 320 if size else 230)

    def _where(self) -> Block:
        label, at, total = self.words.label, self.view.at, self.timeline.total
        step = self.timeline.step(at)
        if step is None:
            told = label("screens.replay.begins", total=total)
        else:
            who = plain(self.seats[step.before.in_turn].shown)
            told = label("screens.replay.where", round=step.before.round, name=who, move=at, total=total)
        return TextBlock(f"*{told}*\n{label('screens.replay.keys')}", 18, tone=ON_WOOD)

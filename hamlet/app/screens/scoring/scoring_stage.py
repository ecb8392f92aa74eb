"""What is seen of a score: its sheet, the roads and the village, laid out, counted up and drawn."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import pygame

from hamlet.app.home import Home
from hamlet.app.ids import CellId, ControlId
from hamlet.app.kit.entering import MotionKind, motion_of
from hamlet.app.kit.kit_screen import KitScreen
from hamlet.app.screens.scoring import scoring_ids as ids
from hamlet.app.screens.scoring.count_heard import CountHeard
from hamlet.app.screens.scoring.count_roads import CountRoads
from hamlet.app.screens.scoring.counting_up import CountingUp
from hamlet.app.screens.scoring.looking_around import LookingAround
from hamlet.app.screens.scoring.milk_race import MilkRace
from hamlet.app.screens.scoring.points_told import OpenedFigure, PointsTold
from hamlet.app.screens.scoring.score_ground import ScoreGround
from hamlet.app.screens.scoring.score_laying import lay_foot, lay_note, lay_sheet, lay_town, note_room
from hamlet.app.screens.scoring.score_life import ScoreLife
from hamlet.app.screens.scoring.score_lines import LanePiece, SourceLine, scores_of
from hamlet.app.screens.scoring.score_picture import PictureTaking
from hamlet.app.screens.scoring.score_places import score_places
from hamlet.app.screens.scoring.sheet_parts import NAME
from hamlet.app.screens.scoring.town import TownName
from hamlet.app.screens.scoring.verdict_told import Verdicts
from hamlet.app.screens.solo_ending import SoloEnding
from hamlet.app.ui.hints import Hint, KeptClear
from hamlet.app.ui.hit_regions import HitRegion
from hamlet.app.ui.screen import Change
from hamlet.session.facts import season_told
from hamlet.session.session import Session

NOT_YET = 1.0  # seconds
MOST_SUMS = 4
"""So many sources of one figure are told one by one."""


class ScoringStage(KitScreen):
    """One game's score, as things stand or at its end; `fresh`: it has ended just now, and is counted up."""

    def __init__(
        self, home: Home, session: Session, solo: SoloEnding | None = None, *, fresh: bool = False
    ) -> None:
        super().__init__(session.setup.words, motion_of(home.settings))
        self.home = home
        self.session = session
        self.solo = solo
        self.fresh = fresh
        self.scores = scores_of(session, self.words)
        self.told = PointsTold(session)
        self.verdicts = Verdicts(session, self.words, solo)
        self.town = TownName(home, session)
        self.count = CountingUp(len(self.scores.pieces), self.motion, home.settings.own_pace)
        self.heard = CountHeard(self.count)
        self.roads = CountRoads(self.scores, self.verdicts, self.count)
        self.ground = ScoreGround(self)
        self.life = ScoreLife(self)
        self.places = score_places((1280, 720), 1.0, len(session.setup.seats))
        self.unfolded: frozenset[str] | None = None
        """Which lines lie unfolded; None until it is known what has room."""
        self.opened: OpenedFigure | None = None
        self.column = NAME
        self.lit_line = ""
        self.lit_seat: int | None = None
        self.drawer = True
        """Whether the sheet is to be seen where it is a drawer; while points are counted it is not."""
        self.milk: MilkRace | None = None
        self.around: LookingAround | None = None
        self.picture_taking: PictureTaking | None = None
        self.note = ""
        self._stale = False
        self._shown_step: object = None
        self.shown_since = 0.0
        if fresh and session.finished:
            self.begin_count()

    @property
    def just_shown(self) -> bool:
        """Whether a key was still meant for the table: then none leads away from the score."""
        return self.fresh and self.now - self.shown_since < NOT_YET

    @property
    def counts_again(self) -> bool:
        """Whether points can be counted once more for all to see: not where nothing moves."""
        return self.session.finished and self.motion is not MotionKind.OFF

    @property
    def racing(self) -> bool:
        """Whether milk is still in every glass."""
        return self.milk is not None and self.milk.winner is None

    # what is told

    def all_sources(self) -> tuple[str, ...]:
        """Every source of points."""
        return tuple(source for piece in self.scores.pieces for source in piece.sources)

    def is_unfolded(self, line: SourceLine) -> bool:
        """Whether the parts of a line are to be seen."""
        return self.unfolded is not None and line.key in self.unfolded

    def when_told(self) -> str:
        """The line under the town's name."""
        label, state = self.words.label, self.session.state
        if not self.session.finished:
            return label("screens.scores.round", round=state.round)
        season = season_told(self.session.setup, state)
        code = "screens.scores.finished.season" if season else "screens.scores.finished"
        return label(code, round=state.round, season=season)

    def foot_told(self) -> str:
        """What stands between the buttons."""
        if not self.counts_again:
            return ""
        code = "screens.scores.again" if self.count.ended else "screens.scores.counting"
        return self.words.label(code)

    def sums(self, line: SourceLine | LanePiece | None, seat: int) -> str:
        """How the points of these sources come about, for this seat."""
        if line is None or len(line.sources) > MOST_SUMS:
            return ""
        if len(line.sources) == 1:
            return self.told.sum_of(line.sources[0], seat)
        return "\n".join(filter(None, (self.told.named_sum(each, seat) for each in line.sources)))

    def lane_hint(self, seat: int, source: str, points: int) -> str:
        """What a piece of a road is."""
        name = self.verdicts.name(seat)
        return self.words.label("screens.scores.piece", name=name, source=source, points=points)

    def hint(self, hit: HitRegion) -> Hint:
        """A line tells its sums, a piece of a road what it is."""
        what = hit.id
        if isinstance(what, CellId):
            what = what.of
        if isinstance(what, ControlId) and what.name == ids.LINE:
            line = self.scores.line(str(what.which))
            known = line is not None and self.count.ended
            if line is not None and known and len(line.sources) == 1:
                return Hint(self.told.sums(line.sources[0]))
            return Hint(self.words.label("screens.scores.open") if known else "")
        return super().hint(hit)

    def kept_clear(self, hit: HitRegion) -> KeptClear:
        """What has just happened is read before what a button is for."""
        clear = super().kept_clear(hit)
        return replace(clear, card=(note_room(self),)) if self.note else clear

    # layout

    def layout(self) -> Iterable[HitRegion]:
        """Sheet, town and foot, each kept while it says the same; the roads lie below them."""
        if self.around is not None:
            laid = [self.around.lay_foot(self.pieces, self.scale)]
            self.main = None
            self.controls = {each.region.id: each for piece in laid for each in piece.controls()}
            self._compose(self.ground.picture, laid)
            return [*self.around.hits(), *(hit for piece in laid for hit in piece.hits())]
        self.scrolls.forget()
        sheet = list(lay_sheet(self)) if self.drawer or not self.places.drawer else []
        town, foot = lay_town(self, self.ground.town_place()), lay_foot(self)
        note = list(lay_note(self))
        laid = [town, foot, *sheet, *note]
        self.controls = {each.region.id: each for piece in (*sheet, town, foot) for each in piece.controls()}
        # Enter leads back to the table, but never away from a score that nobody could come back to.
        self.main = None if self.session.finished else ids.TABLE
        self._compose(self.ground.picture, laid)
        self._ground = self.ground.picture
        self._lives = [live for piece in laid for live in piece.lives()]
        self.ground.put_over(sheet if self.places.drawer else [], note)
        return [*self.ground.lane_hits(), *(hit for piece in laid for hit in piece.hits())]

    def resize(self, size: tuple[int, int], scale: float) -> None:
        """The village takes its place, and is painted for it."""
        if (size, scale) != (self.size, self.scale) or not self.size[0]:
            self.places = score_places(size, scale, len(self.session.setup.seats))
            self.ground.resize(self.places)
            if self.around is not None:
                self.around.resize(self.places)
        super().resize(size, scale)

    def renew(self) -> None:
        """The ground has changed: everything is put together anew."""
        self._laid = []
        self.relayout()
        self.uncover()

    def touch_rects(self, *rects: pygame.Rect) -> None:
        """These parts of the window must be drawn."""
        self.mark(*(name for name, region in self.regions().items() if region.collidelist(rects) >= 0))

    # time

    @property
    def busy(self) -> bool:
        """Something moves, is painted, or is written."""
        taking = self.picture_taking is not None and self.picture_taking.busy
        around = self.around is not None and self.around.busy
        return super().busy or self.ground.busy or self.count.moving or taking or around or self._stale

    def update(self, now: float) -> Change | None:
        """The count goes on, pictures are painted."""
        passed = now - self.now
        self.shown_since = self.shown_since or now
        change = super().update(now)
        if self.ground.work():
            self.renew()
        self.life.pass_time(passed)
        if self.around is not None and self.around.update(passed):
            self.touch_rects(self.places.window)
        if self.racing and self.milk is not None and (gone := self.milk.later(now)) is not self.milk:
            self._stale = self._stale or gone.drunk != self.milk.drunk
            self.milk = gone
        if self._entering is None and self.count.pass_time(now):
            self._counted()
        if self.picture_taking is not None and self.picture_taking.work():
            self.note, self.picture_taking = self.picture_taking.told, None
            self._stale = True
        if self._stale:
            self._stale = False
            self.relayout()
            self.touch_rects(self.places.village, self.places.bar)
        return change

    def listen(self) -> None:
        """A note for each source that is counted."""
        self.heard.follow(self.count)

    def _counted(self) -> None:
        """The roads are drawn in every frame, the sheet whenever it says something else."""
        self.touch_rects(self.places.village, self.places.bar)
        said = (self.count.step, self.count.laurel)
        self.drawer = self.drawer or self.count.ended
        if said != self._shown_step:
            self._shown_step = said
            self.relayout()

    def begin_count(self) -> None:
        """Count from the first source on."""
        self.opened, self._shown_step = None, None
        self.count.begin()
        self.drawer = self.count.ended
        if self.count.ended:
            self.heard.at_once()

    # drawing

    def regions(self) -> dict[str, pygame.Rect]:
        """Whoever looks around sees one picture."""
        return super().regions() if self.around is None else {"around": self.places.window}

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """With what lives in the village."""
        changed = super().draw(surface)
        if self.around is None:
            # Points that fly are drawn over everything: while they do, the village is drawn as a whole.
            still = self._entering is None and self.count.step is None
            return [*changed, *(self.life.stir(surface) if still else ())]
        stirred = self.around.stir(surface, self.marks.places)
        if stirred is None:
            self.uncover()
        return [*changed, *(stirred or ())]

    def paint(self, surface: pygame.Surface, region: str) -> None:
        """The page; light, roads and what flies lie over it."""
        if self.around is not None:
            self.around.draw(surface)
            for piece in self._laid:
                piece.put(surface)
            return
        super().paint(surface, region)
        self.ground.paint_over(surface, lit=self._entering is None)

    # light

    def relight(self) -> None:
        """The pointer or the keys are on something else: another line may be lit."""
        hands = self.input
        what = (hands.focus if hands.by_keys else None) or hands.hover
        line, seat = "", None
        if isinstance(what, CellId):
            seat, what = (int(what.value) if what.value.isdigit() else None), what.of
        if isinstance(what, ControlId) and what.name == ids.LINE:
            line = str(what.which)
            seat = self.column if hands.by_keys and self.column != NAME else seat
        elif isinstance(what, ControlId) and what.name == ids.LANE:
            seat, line = ids.lane_of(what)
        elif self.opened is not None:
            line, seat = self.opened.key, self.opened.seat
        if (line, seat) != (self.lit_line, self.lit_seat):
            self.lit_line, self.lit_seat = line, seat
            self._stale = True

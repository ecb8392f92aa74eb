"""The score and the hands on it: figures open, the town is named; one looks around, or plays again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from hamlet.app.home import Home
from hamlet.app.ids import ControlId, Id, ViewId
from hamlet.app.kit.kit_input import KitInput
from hamlet.app.kit.kit_pane import SetValue
from hamlet.app.pages import HelpPage, ReplayPage
from hamlet.app.screens.scoring import scoring_ids as ids
from hamlet.app.screens.scoring.looking_around import LookingAround
from hamlet.app.screens.scoring.milk_race import race
from hamlet.app.screens.scoring.points_told import OpenedFigure
from hamlet.app.screens.scoring.rematching import rematch
from hamlet.app.screens.scoring.score_picture import PictureTaking
from hamlet.app.screens.scoring.scoring_keys import ScoringInput
from hamlet.app.screens.scoring.scoring_stage import ScoringStage
from hamlet.app.screens.scoring.sheet_parts import NAME
from hamlet.app.screens.solo_ending import SoloEnding
from hamlet.app.ui.screen import EVERY, Change, Open, Pop
from hamlet.session.session import Session


class ScoringScreen(ScoringStage):
    """Answers to what is chosen on the score."""

    def __init__(
        self, home: Home, session: Session, solo: SoloEnding | None = None, *, fresh: bool = False
    ) -> None:
        super().__init__(home, session, solo, fresh=fresh)
        self.hands = ScoringInput(self)
        self.input: KitInput = self.hands

    def took(self, what: Id, value: SetValue) -> Change | None:
        """A line, a figure, a move, a button."""
        self.note = ""
        if isinstance(what, ControlId) and what.name == ids.LINE:
            self._take_line(str(what.which), value)
        elif isinstance(what, ControlId) and what.name == ids.MOVE:
            return Open(ReplayPage(self.town.name, self.session, at=int(what.which), crumb=False))
        elif isinstance(what, ControlId) and what.name == ids.GLASS:
            self.sip(int(what.which))
        elif what == ids.WHOSE and self.opened is not None:
            self.open_figure(int(str(value)), self.opened.key)
        elif what in DOES:
            return DOES[what](self)
        return None

    def _take_line(self, key: str, value: SetValue) -> None:
        """Arrows choose a column; Enter on a figure, or a click, opens its moves; on a name it unfolds."""
        line = self.scores.line(key)
        if isinstance(value, float) and not isinstance(value, bool):
            self.column = int(value)
            self.relight()
        elif isinstance(value, str):
            self.open_figure(int(value), key)
        elif line is not None and line.parts and (self.column == NAME or not self.input.by_keys):
            self.unfolded = (self.unfolded or frozenset()) ^ {key}
        elif line is not None:
            own = range(len(self.scores.points))
            most = max(own, key=lambda seat: self.scores.of(seat, line.sources))
            self.open_figure(self.column if self.input.by_keys and self.column != NAME else most, key)

    def open_figure(self, seat: int, key: str) -> None:
        """Read the moves behind a figure."""
        if not self.count.ended:
            self.count.skip_all()
        self.opened = OpenedFigure(seat, key)
        self.drawer = True
        self.scrolls = type(self.scrolls)()
        self.relayout()
        if self.input.by_keys:
            self.input.set_focus(ids.WHOSE)
        self.relight()
        self.uncover()

    def close_figure(self) -> None:
        """Back to the sheet, at the line one came from."""
        opened, self.opened = self.opened, None
        self.scrolls = type(self.scrolls)()
        self.relayout()
        if self.input.by_keys and opened is not None:
            self.input.set_focus(ids.line_id(opened.key) if opened.key else ids.FROM)
        self.relight()
        self.uncover()

    def chosen(self, what: Id) -> Change | None:
        """A piece of a road opens its moves; buttons over the village move it."""
        if isinstance(what, ViewId) and self.around is not None:
            self.around.choose(what)
            return None
        if isinstance(what, ControlId) and what.name == ids.LANE:
            seat, key = ids.lane_of(what)
            self.open_figure(seat, key)
            return None
        return super().chosen(what)

    def where_from(self) -> Change | None:
        """All moves that earned whoever leads points; in the tightest layout the sheet comes first."""
        if self.opened is not None:
            self.close_figure()
        elif self.places.drawer and not self.drawer:
            self.drawer = True
            self.renew()
        else:
            self.open_figure(self.verdicts.order()[0], "")
        return None

    def look_around(self) -> Change | None:
        """Nothing but the village, to be moved and looked at closely; or the score again."""
        self.around = None if self.around is not None else LookingAround(self)
        if self.around is not None:
            self.around.resize(self.places)
        self.renew()
        return None

    def take_picture(self) -> bool:
        """A picture without panels, in place of one of the window."""
        if self.picture_taking is None:
            self.picture_taking = PictureTaking(
                self.home, self.ground.scene.studio.badge_art, self.session.state, self.town.name
            )
            self.note = self.words.label("screens.scores.painting")
            self._stale = True
        return True

    def keep_picture(self) -> Change | None:
        """The same by the button."""
        self.take_picture()
        return None

    def race_for_it(self) -> Change | None:
        """The glass of milk, once."""
        if self.verdicts.tied and self.milk is None and self.count.ended:
            self.milk = race(self.verdicts.tied, self.session.setup.seats, self.home.lot)
            self._stale = True
        return None

    def sip(self, number: int) -> None:
        """Somebody drinks."""
        if self.milk is not None:
            self.milk = self.milk.sip(number, self.now)
            self._stale = True

    def count_again(self) -> None:
        """The next source at once; when all are counted, from the beginning."""
        if self.count.ended:
            if self.counts_again:
                self.begin_count()
        else:
            self.count.skip_step()
        self._stale = True

    def count_out(self) -> None:
        """All at once."""
        self.count.skip_all()
        self.drawer = self._stale = True

    def to_title(self) -> Change | None:
        """Away from the table."""
        return Pop(EVERY)

    def again(self) -> Change | None:
        """The same once more."""
        return Pop(EVERY, rematch(self.home, self.session)) if self.session.finished else None

    def leave(self) -> Change | None:
        """One step back: what lies over the score first."""
        if self.around is not None:
            return self.look_around()
        if self.opened is not None:
            self.close_figure()
            return None
        if self.racing:
            self.milk, self._stale = None, True
            return None
        if self.places.drawer and self.drawer:
            self.drawer = False
            self.renew()
            return None
        if not self.count.ended:
            self.count_out()
            return None
        if not (self.fresh and self.session.finished):
            return Pop()
        return None if self.just_shown else self.to_title()

    # the town

    def typed(self, what: Id) -> Change | None:
        """The town has a name."""
        return None

    def close_field(self, *, entered: bool) -> Change | None:
        """What was typed is the town's name, unless Escape took it back."""
        entry = self.entry_of(ids.TOWN)
        if entry is not None and entered:
            self.note = self.town.give(entry.text)
            self.ground.place_town()
        change = super().close_field(entered=entered)
        self.renew()
        return change

    def clicked_beside(self, hover: Id | None) -> bool:
        """A click elsewhere keeps the name that was typed."""
        if self.typing is not None and hover != self.typing.id:
            self.close_field(entered=True)
        return super().clicked_beside(hover)

    def rule(self, what: Id | None) -> Change | None:
        """How points are made."""
        return Open(HelpPage("end.sources", self.session.setup.definitions))

    def handle(self, event: pygame.Event) -> Change | None:
        """Hands on the village while one looks around; letters that come up. Any input wakes life."""
        if self.around is None:
            self.life.heed(event)
        if event.type == pygame.KEYUP:
            self.hands.held.discard(event.key)
        if self.around is not None and self.around.handle(event):
            self.touch_rects(self.places.window)
            return None
        return super().handle(event)

    def close(self) -> None:
        """A picture on its way arrives."""
        if self.picture_taking is not None:
            self.picture_taking.close()


DOES: Final[dict[Id, Callable[[ScoringScreen], Change | None]]] = {
    ids.LOOK: ScoringScreen.look_around,
    ids.FROM: ScoringScreen.where_from,
    ids.MILK: ScoringScreen.race_for_it,
    ids.TITLE: ScoringScreen.to_title,
    ids.REMATCH: ScoringScreen.again,
    ids.TABLE: lambda page: Pop(),
    ids.CLOSE: ScoringScreen.leave,
    ids.PICTURE: ScoringScreen.keep_picture,
}

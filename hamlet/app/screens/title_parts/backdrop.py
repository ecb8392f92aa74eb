"""What lies behind the letters and the menu: wood in the evening, and a village that is made bit by bit.

What is seen stays until something better is ready: another size, another game, or a finer drawing.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from hamlet.app.art.seasons.palettes import SUMMER
from hamlet.app.art.seasons.season import SeasonLook
from hamlet.app.screens.title_parts.evening import EveningLight
from hamlet.app.screens.title_parts.title_places import TitleRoom
from hamlet.app.ui.sheet import table_wood
from hamlet.store.disk import DISK, Disk
from hamlet.store.kept_games import KeptGame
from hamlet.words.words import Words

if TYPE_CHECKING:
    from hamlet.app.board.eye import Eye
    from hamlet.app.screens.title_parts.stirring import Stirred
    from hamlet.app.screens.title_parts.village_making import VillageMaking
    from hamlet.app.screens.title_parts.village_reading import EveningScenery, SceneryReading
    from hamlet.app.wishes import WishedLook

CARD_FINE = 2  # the small picture is made so much larger than it is shown


@dataclass(frozen=True, eq=False)
class FinishedVillage:
    """A village in a window, as fine as it will be."""

    of: object
    room: TitleRoom
    picture: pygame.Surface
    season: SeasonLook


_last: list[FinishedVillage] = []
"""The picture that was finished last: whoever comes to a new title sees it at once."""


def forget_finished() -> None:
    """As at the start of the program."""
    _last.clear()


class Backdrop:
    """The picture of the whole window, and the small one of the game to go on with."""

    def __init__(
        self, words: Words, *, moves: bool, disk: Disk = DISK, wished: Callable[[], WishedLook] | None = None
    ) -> None:
        self.picture = pygame.Surface((1, 1))
        self.card: pygame.Surface | None = None
        """A small picture of the game to go on with."""
        self.points: tuple[int, ...] | None = None
        self.moves = moves
        self.movers: list[Stirred] = []
        self._words = words
        self._disk = disk
        self._wished = wished
        self._room: TitleRoom | None = None
        self._light: EveningLight | None = None
        self._game: KeptGame | None = None
        self._to_read = True
        self._reading: SceneryReading | None = None
        self._scenery: EveningScenery | None = None
        self._making: VillageMaking | None = None
        self._card_making: VillageMaking | None = None
        self.rests = False
        """Whether all but what was seen was let go."""
        self._shown = False
        """Whether a whole village is seen."""
        self._since = -math.inf

    @property
    def season(self) -> SeasonLook:
        """The season of the village that is seen, as soon as it is known."""
        if self._scenery is not None:
            return self._scenery.look.season
        return _last[0].season if _last else SUMMER

    # what is asked for

    def resize(self, room: TitleRoom) -> None:
        """Another window: what was seen stays, as large as the window is now."""
        before, self._room = self.picture, room
        size = room.window.size
        self._light, self.rests = EveningLight(size), False
        if self._shown:
            same = before.get_size() == size
            self.picture = before if same else pygame.transform.smoothscale(before, size)
        elif _last and _last[0].room == room:
            self.picture, self._shown = _last[0].picture, True
        else:
            self.picture = pygame.Surface(size)
            self.picture.blit(table_wood(size), (0, 0))
            self._light.fall_on(self.picture, room.window)
        self._making, self.movers = None, []
        if self._scenery is not None and not self._to_read:
            self._paint(self._scenery)

    def rest(self) -> None:
        """Nobody sees it: what was being made is begun anew by the next `resize`."""
        self.rests = True
        self._to_read = self._to_read or self._making is not None or self._card_making is not None
        self._making = self._card_making = self._light = None
        self.movers = []
        if not self._shown:
            self.picture = pygame.Surface((1, 1))

    def show(self, game: KeptGame | None) -> None:
        """The game to go on with is this one now."""
        if _moment_of(game) != _moment_of(self._game):
            self._game, self._to_read, self._reading = game, True, None
            self.card = self.points = self._card_making = None

    # what is done in every frame

    @property
    def busy(self) -> bool:
        """Whether something is still to be read or painted."""
        under_way = (self._reading, self._making, self._card_making)
        return self._to_read or any(each is not None for each in under_way)

    def work(self, now: float) -> list[pygame.Rect]:
        """Go on for a while; where the picture has changed."""
        if self._to_read:
            self._read(self._game)
        elif self._reading is not None:
            self._read_on(self._reading)
        elif self._card_making is not None and (self._making is None or self._making.sketched):
            self._paint_card(self._card_making)
        elif self._making is not None:
            return self._paint_on(self._making, now)
        return []

    def _read(self, game: KeptGame | None) -> None:
        from hamlet.app.screens.title_parts.village_reading import SceneryReading
        from hamlet.app.wishes import AS_IT_IS

        wished = self._wished() if self._wished else AS_IT_IS
        self._to_read, self._reading = False, SceneryReading(self._words, game, self._disk, wished)

    def _read_on(self, reading: SceneryReading) -> None:
        reading.step()
        if not reading.over:
            return
        self._reading, found = None, reading.found
        if reading.game is not None and found is not None:
            self.points = tuple(found.state.points)
            self._begin_card(found)
        if found is not None and (found.large or reading.game is None):
            self._scenery = found
            self._paint(found)
        elif reading.game is not None and (self._scenery is None or self._scenery.of is not None):
            self._read(None)

    # the village

    def _paint(self, scenery: EveningScenery) -> None:
        from hamlet.app.screens.title_parts.title_eye import title_eye
        from hamlet.app.screens.title_parts.village_making import VillageMaking

        room, light = self._room, self._light
        if room is None or light is None:
            return
        eye = title_eye(scenery, room.window, room.letters, room.px(room.measures.village), room.scale)
        if (
            _last
            and _last[0].room == room
            and (_last[0].of, _last[0].season) == (scenery.of, scenery.look.season)
        ):
            self.picture, self._shown = _last[0].picture, True
            self._stir(scenery, eye)
            return
        self._making = VillageMaking(scenery, eye, table_wood(room.window.size), light)
        self._since = math.inf

    def _paint_on(self, making: VillageMaking, now: float) -> list[pygame.Rect]:
        from hamlet.app.screens.title_parts.village_making import APART

        whole = [making.ground.get_rect()]
        grows = self.moves and not self._shown
        self._since = min(self._since, now)
        making.work((now - self._since) / APART if grows else math.inf)
        changed = making.take_changed()
        if making.over:
            self._making = None
            if self._light is not None:
                self._light.forget()
            if self._room is not None:
                of, season = making.scenery.of, making.scenery.look.season
                _last[:] = [FinishedVillage(of, self._room, making.ground, season)]
            self._stir(making.scenery, making.eye)
            # Where nothing moves they are seen all the same, at rest.
            changed = [*changed, *(mover.rect for mover in self.movers)]
            # It is drawn: whoever draws another village, or a window of another size, begins anew.
            making.scenery.art.forget()
        elif not grows and self.picture is not making.ground and (self._shown or not making.sketched):
            return []
        fresh = self.picture is not making.ground
        self.picture = making.ground
        self._shown = self._shown or making.sketched
        return whole if fresh else changed

    # the game to go on with

    def _begin_card(self, scenery: EveningScenery) -> None:
        from hamlet.app.screens.title_parts.title_eye import whole_eye
        from hamlet.app.screens.title_parts.village_making import VillageMaking

        room = self._room
        size = room.measures.picture if room is not None else None
        if room is not None and size is not None:
            fine = pygame.Rect(0, 0, room.px(size[0] * CARD_FINE), room.px(size[1] * CARD_FINE))
            wood = pygame.transform.smoothscale(table_wood(room.window.size), fine.size)
            self._card_making = VillageMaking(scenery, whole_eye(scenery, fine), wood)

    def _paint_card(self, making: VillageMaking) -> None:
        making.work()
        if making.over:
            self.card, self._card_making = making.ground, None

    # what moves

    def _stir(self, scenery: EveningScenery, eye: Eye) -> None:
        from hamlet.app.screens.title_parts.stirring import movers_of

        if self._light is not None:
            self.movers = movers_of(scenery, eye, self._light)
        self._since = math.inf

    def moving(self, now: float) -> bool:
        """Whether something moves by itself now."""
        from hamlet.app.life.waking import LASTS

        if not self.movers or not self.moves or self._making is not None:
            return False
        self._since = min(self._since, now)
        return now - self._since < LASTS

    def draw_movers(self, surface: pygame.Surface, clip: pygame.Rect, now: float) -> None:
        """What moves, where it is at this moment; for whoever wants to see nothing move, at rest."""
        if not self.movers:
            return
        from hamlet.app.life.waking import LASTS

        moment = min(max(0.0, now - self._since), LASTS) if self.moves else 0.0
        for mover in self.movers:
            if clip.colliderect(mover.rect):
                mover.draw(surface, moment)


def _moment_of(game: KeptGame | None) -> object:
    """Another one is another game, or a later moment of it."""
    return None if game is None else (game.files, game.header)

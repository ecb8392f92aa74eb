"""A hand that drags what can be dragged."""

from __future__ import annotations

from collections import Counter

from hamlet.app.flow.lakeside.putting_back import PuttingBack
from hamlet.app.ids import DonkeyId, FishId, HandId, Id, MenuId, TileId, UseId
from tests.e2e.hands import MouseHand, wait_until_heard, wanted_spot
from tests.e2e.posting import Poster


class DragHand(MouseHand):
    """Drags what can be dragged: blueprints onto the village, donkeys onto tiles, fish onto their cards."""

    def __init__(self, driver: Poster) -> None:
        super().__init__(driver)
        self.dragged: Counter[type[Id]] = Counter()
        self._held: Id | None = None

    def choose(self, what: Id) -> None:
        """Blueprints, fish and donkeys are only remembered: what is chosen next says whither."""
        if isinstance(what, HandId | DonkeyId) or (isinstance(what, FishId) and not self._putting_back):
            self._held = what
        elif isinstance(self._held, FishId) and isinstance(what, UseId):
            self._serve(self._held, what.card)
        elif isinstance(self._held, DonkeyId) and isinstance(what, TileId):
            start, end = self.driver.point(self._held), self.driver.point(what)
            self.driver.drag(start, end)
            self._let_go()
        else:
            super().choose(what)

    @property
    def _putting_back(self) -> bool:
        return isinstance(self.driver.table.flow.mode, PuttingBack)

    def _serve(self, fish: FishId, card: int) -> None:
        """Press on the fish; its card rises, and there it is let go."""
        driver = self.driver
        wait_until_heard(driver)
        start = driver.point(fish)
        driver.move(start)
        driver.press(start)
        driver.move((start[0], start[1] - 12))
        end = driver.point(MenuId(card))
        driver.move(end)
        driver.release(end)
        driver.look()
        self._let_go()

    def _let_go(self) -> None:
        assert self._held is not None
        self.dragged[type(self._held)] += 1
        self._held = None

    def place(self, rotation: int, at: tuple[int, int]) -> None:
        """Press on the blueprint, turn it on the way, let go over the place."""
        driver, table = self.driver, self.driver.table
        wait_until_heard(driver)
        assert self._held is not None
        start = driver.point(self._held)
        driver.move(start)
        driver.press(start)
        driver.move((start[0] + 9, start[1] - 9))
        driver.move(table.frame.village.center)
        spot = wanted_spot(table, rotation, at)
        self._into_view(spot)
        self._turn_to(rotation)
        end = self._point(spot)
        driver.move(end)
        driver.release(end)
        self._let_go()
        self._assert_pinned(rotation, at)

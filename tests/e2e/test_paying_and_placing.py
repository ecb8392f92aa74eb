"""Paying and placing with the mouse alone: nothing is spent unseen, and what does not fit says why."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from hamlet.app.flow.modes.holding import Holding
from hamlet.app.flow.modes.payment import PaymentMode
from hamlet.app.flow.offers import offers_at
from hamlet.app.flow.spots import lattice_place
from hamlet.app.flow.table import Flow
from hamlet.app.ids import Command, HandId, MendId, TileId
from hamlet.app.view.parts import Note
from hamlet.engine.actions.refine import Refine
from hamlet.engine.definitions import Kind
from hamlet.engine.game import refusal
from hamlet.engine.places import tiles_of
from hamlet.session.session import Session
from hamlet.words.refusals import explain_rich
from tests.app.games import building_game, game
from tests.e2e.hands import MouseHand
from tests.e2e.posting import Poster
from tests.e2e.tables import opened

# Seed and number of actions at which a refinery must buy its wood, and at which it has some.
BUYING, CHOOSING = (7, 36), (7, 41)
LIT_TILE = 12  # what lies higher than this answers itself


def _refinery(session: Session) -> int:
    """A refinery that can be worked now."""
    flow = Flow(session)
    return next(
        uid
        for uid in tiles_of(session.state, Kind.REFINERY)
        if any(offer.refusal is None and offer.at_once for offer in offers_at(flow.speech, uid))
    )


@pytest.fixture
def buying(tmp_path: Path) -> Iterator[tuple[MouseHand, int]]:
    session = game(2, BUYING[1], BUYING[0])
    hand = MouseHand(opened(tmp_path, session))
    yield hand, _refinery(session)
    hand.driver.close()


def test_refining_with_bought_goods_shows_the_price_before_any_gold_goes(
    buying: tuple[MouseHand, int],
) -> None:
    hand, uid = buying
    table = hand.driver.table
    before = table.session.state
    hand.choose(TileId(uid))
    mode = table.flow.mode
    assert isinstance(mode, PaymentMode)
    assert table.session.state is before
    card = table.flow.scene().card
    assert card is not None
    price = mode.purchase.paying.spent
    assert price > 0
    assert f"{{gold}} {price}" in card.buttons[0].label
    assert any(f"− {price}" in part.text for part in card.parts if isinstance(part, Note))
    hand.choose(Command.CONFIRM)
    assert isinstance(table.session.history.done[-1].action, Refine)
    assert table.session.state.gold[before.seat] == before.gold[before.seat] - price
    assert hand.driver.clicks == 2


def test_going_back_from_the_payment_spends_nothing(buying: tuple[MouseHand, int]) -> None:
    hand, uid = buying
    before = hand.driver.table.session.state
    hand.choose(TileId(uid))
    hand.choose(Command.BACK)
    assert hand.driver.table.session.state is before
    assert hand.driver.table.flow.mode.name == "idle"


def test_a_click_on_a_unit_in_the_village_swaps_it_and_that_unit_pays(tmp_path: Path) -> None:
    for seed, actions in ((1, 100), CHOOSING, (5, 129), (7, 90), (1, 99)):
        session = game(2, actions, seed)
        hand = MouseHand(opened(tmp_path, session))
        if _swapped(hand, session):
            hand.driver.close()
            return
        hand.driver.close()
    raise AssertionError("nowhere could a unit be swapped")


def _swapped(hand: MouseHand, session: Session) -> bool:
    """Swap a unit of a refinery's payment by a click on it, if there is one, and refine."""
    table = hand.driver.table
    hand.choose(TileId(_refinery(session)))
    mode = table.flow.mode
    assert isinstance(mode, PaymentMode)
    marks = [mark for mark in table.flow.scene().units if table.hits.point(mark.id) is not None]
    for mark in marks:
        before = mode.purchase.paying.payment
        hand.driver.click(mark.id)
        after = mode.purchase.paying.payment
        if after != before:
            shown = next(each for each in table.flow.scene().units if each.id == mark.id)
            assert shown.chosen != mark.chosen
            hand.choose(Command.CONFIRM)
            done = session.history.done[-1].action
            assert isinstance(done, Refine)
            assert done.payment == after
            return True
    return False


@pytest.fixture
def holding(tmp_path: Path) -> Iterator[tuple[Poster, Holding]]:
    driver = opened(tmp_path, building_game(), (1920, 1080))
    hand = MouseHand(driver)
    hand.choose(HandId(0))
    mode = driver.table.flow.mode
    assert isinstance(mode, Holding)
    yield driver, mode
    driver.close()


def _unfit_pixel(driver: Poster, mode: Holding, code: str) -> tuple[int, int]:
    """A free pixel of the village where the held blueprint would lie wrong in this way."""
    table, room = driver.table, driver.table.frame.village.inflate(-240, -240)
    assert mode.spot is not None
    for x in range(room.left, room.right, 24):
        for y in range(room.top, room.bottom, 24):
            at = table.board.plane_at((x, y))
            place = mode.place_at(table.flow, at, mode.spot.rotation)
            under = table.hits.at((x, y))
            if mode.fits.holds(place) or (under is not None and under.z > LIT_TILE):
                continue
            found = refusal(table.session.state, mode.laid(table.flow, place))
            if found is not None and found.code == code:
                return x, y
    raise AssertionError(f"no pixel is {code}")


@pytest.mark.parametrize("code", ["place_overlap", "place_clash", "place_alone"])
def test_the_ghost_follows_the_mouse_to_what_does_not_fit_and_a_click_explains_and_mends_it(
    code: str, holding: tuple[Poster, Holding]
) -> None:
    driver, mode = holding
    table = driver.table
    at = _unfit_pixel(driver, mode, code)
    driver.move(at)
    driver.settle()
    scene = table.flow.scene()
    ghost, spot = scene.ghost, mode.spot
    assert ghost is not None
    assert spot is not None
    assert (ghost.legal, ghost.pinned) == (False, False)
    assert spot == lattice_place(table.session.state, mode.tile, spot.rotation, *table.board.plane_at(at))
    found = refusal(table.session.state, mode.laid(table.flow, spot))
    assert found is not None
    assert ghost.why == explain_rich(table.flow.speech, found)
    driver.click_at(at)
    card = table.flow.scene().card
    assert card is not None
    assert [part.text for part in card.parts if isinstance(part, Note)] == [ghost.why]
    driver.settle()
    driver.click(MendId(Command.GHOST))
    mended = table.flow.scene().ghost
    assert mended is not None
    assert (mended.legal, mended.pinned) == (True, True)
    assert table.session.state.village.by_road.problem(mode.tile, mended.rotation, mended.at) is None


def test_a_blueprint_dropped_where_it_does_not_fit_stays_there_and_says_why(
    holding: tuple[Poster, Holding],
) -> None:
    driver, mode = holding
    at = _unfit_pixel(driver, mode, "place_overlap")
    driver.key("escape")
    driver.drag(driver.point(HandId(0)), at)
    held = driver.table.flow.mode
    assert isinstance(held, Holding)
    assert held.unfit is not None
    assert driver.table.flow.scene().card is not None


def test_what_does_not_fit_is_hatched_in_the_colour_of_refusals(holding: tuple[Poster, Holding]) -> None:
    driver, mode = holding
    assert mode.spot is not None
    fits = _reds(driver)
    driver.move(_unfit_pixel(driver, mode, "place_alone"))
    driver.settle()
    assert _reds(driver) > fits + 500


def _reds(driver: Poster) -> int:
    """How many pixels of the village are red as nothing else there is."""
    village = driver.surface.subsurface(driver.table.frame.village)
    mask = pygame.mask.from_threshold(village, (143, 43, 34), (26, 22, 22, 255))
    return mask.count()

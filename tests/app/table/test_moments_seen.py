"""Moments that pass: messages, what others do, goods on their way, what flies, the Church."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import pygame
import pytest

from hamlet.app.art.palette import BANNER
from hamlet.app.ids import HandId, InfoId, PanelCommand, TileId
from hamlet.app.motion.carrying import Carry, Spend
from hamlet.app.motion.finishing import Finished
from hamlet.app.motion.flights import BlueprintFlight
from hamlet.app.table.table_screen import TableScreen
from hamlet.engine.actions.church import Deliver
from hamlet.engine.actions.town_hall import TakeBlueprint
from hamlet.engine.events import MaterialBought, MaterialUsed
from hamlet.session.history import Step
from hamlet.session.session import Session
from hamlet.words.decisions import ask
from tests.app.driver import Driver
from tests.app.games import building_game, game
from tests.app.table.pixels import apart, mean, near
from tests.app.texts import cut_off, hearing
from tests.choices import base_session
from tests.spread import spread, unlike

WHOLE = 2000
LINES, LINE = 6, 24  # so many lines of the log are seen, each so high


def _open(
    tmp_path: Path, session: Session, size: tuple[int, int] = (1280, 720), speed: float = 1.0
) -> tuple[Driver, TableScreen]:
    driver = Driver(tmp_path, size, 1.0)
    table = TableScreen(session, None, speed)
    driver.open(table)
    driver.settle()
    return driver, table


def _units(step: Step) -> int:
    return sum(isinstance(event, MaterialUsed | MaterialBought) for event in step.events)


@lru_cache(maxsize=1)
def _largest_delivery() -> int:
    """After how many actions of a game the largest delivery is made."""
    done = game(2, WHOLE).history.done
    return max(
        (number for number, step in enumerate(done) if isinstance(step.action, Deliver)),
        key=lambda number: _units(done[number]),
    )


def _until(driver: Driver, table: TableScreen, *kinds: type) -> None:
    """Frames until something of this kind is on its way."""
    for _ in range(600):
        driver.frames(1)
        phase = table.board.performance._phase()
        if phase is not None and any(isinstance(mover, kinds) for mover in phase.movers):
            driver.frames(1)
            return
    raise AssertionError("it never comes")


def test_each_unit_of_a_large_payment_is_seen_leaving_its_slot(tmp_path: Path) -> None:
    at = _largest_delivery()
    step = game(2, WHOLE).history.done[at]
    assert _units(step) >= 8
    driver, table = _open(tmp_path, game(2, at), (1920, 1080))
    used = [event for event in step.events if isinstance(event, MaterialUsed)]
    slots: list[pygame.Rect] = []
    for uid in {event.way[0] for event in used}:
        badge, stock = table.board.ground.composition.badges[uid], table.session.state.stock[uid]  # type: ignore[union-attr]
        x, y = table.board.camera.eye.vertex(table.session.state.village.tiles[uid].at)
        slots += [slot.move(round(x), round(y)) for slot in badge.slots[: len(stock)]]
    cores = [slot.inflate(-slot.width // 2, -slot.height // 2) for slot in slots]
    patches = [
        [(x, y) for x in range(core.left, core.right) for y in range(core.top, core.bottom)] for core in cores
    ]
    full = driver.surface.copy()
    table.flow.play(step.action)
    _until(driver, table, Carry, Spend)
    frames = []
    for _ in range(400):
        frames.append(driver.surface.copy())
        if not table.board.performance.playing:
            break
        driver.frames(2)
    driver.settle()
    empty = driver.surface

    def lying(frame: pygame.Surface) -> int:
        def still(points: list[tuple[int, int]]) -> bool:
            now = mean(frame, points)
            return apart(now, mean(full, points)) < apart(now, mean(empty, points))

        return sum(still(points) for points in patches)

    counts = [lying(frame) for frame in frames]
    assert counts[0] == len(slots), "all of them still lie there when the first one leaves"
    assert counts[-1] == len(slots) - len(used)
    assert set(counts) >= set(range(counts[-1], len(slots) + 1)), "one after the other"


def test_the_moment_of_the_church_leaves_its_colours_as_they_are(tmp_path: Path) -> None:
    at = _largest_delivery()
    driver, table = _open(tmp_path, game(2, at), (1920, 1080))
    driver.wait(1.0)
    table.flow.play(game(2, WHOLE).history.done[at].action)
    church = table.session.state.village.church
    _until(driver, table, Finished)
    driver.frames(24)
    around = table.board.tile_rect(church)
    shining = driver.surface.copy()
    composition = table.board.ground.composition
    assert composition is not None
    banner = composition.badges[church].banner
    assert banner is not None
    x, y = table.board.camera.eye.vertex(table.session.state.village.tiles[church].at)
    driver.settle()
    area = banner.move(round(x), round(y))
    assert near(shining, BANNER, area) > 0.95 * near(driver.surface, BANNER, area)
    points = [
        (x, y) for x in range(around.left, around.right, 4) for y in range(around.top, around.bottom, 4)
    ]
    assert apart(mean(shining, points), mean(driver.surface, points)) > 2, "it shines"


def test_a_blueprint_is_seen_flying_to_the_hand(tmp_path: Path) -> None:
    done = game(2, WHOLE).history.done
    at = next(number for number, step in enumerate(done) if isinstance(step.action, TakeBlueprint))
    driver, table = _open(tmp_path, game(2, at))
    table.flow.play(done[at].action)
    seen: list[pygame.Rect] = []
    pictures: list[pygame.Surface] = []
    for _ in range(200):
        driver.frames(1)
        for flight, share in table.board.performance.flying:
            place = flight.place(table.aloft.where, share)
            if isinstance(flight, BlueprintFlight) and place is not None and 0.3 < share < 0.7:
                rect = pygame.Rect(0, 0, 40, 24)
                rect.center = round(place[0]), round(place[1])
                seen.append(rect)
                pictures.append(driver.surface.subsurface(rect).copy())
    driver.settle()
    assert len(seen) > 5
    for rect, picture in zip(seen, pictures, strict=True):
        still = driver.surface.subsurface(rect)
        assert pygame.image.tobytes(picture, "RGB") != pygame.image.tobytes(still, "RGB"), rect
    hand = table.hits.get(HandId(len(table.session.state.blueprints[table.flow.viewer]) - 1))
    assert hand is not None
    assert seen[-1].centerx > seen[0].centerx or hand.bounds.centerx < seen[0].centerx


@pytest.mark.parametrize("pace", [0.0, 1.0])
def test_a_blueprint_lies_in_the_hand_when_its_flight_ends_and_keys_reach_it_before(
    tmp_path: Path, pace: float
) -> None:
    done = game(2, WHOLE).history.done
    at = next(number for number, step in enumerate(done) if isinstance(step.action, TakeBlueprint))
    driver, table = _open(tmp_path, game(2, at), speed=pace)
    assert table.flow.play(done[at].action)
    place = len(table.session.state.blueprints[table.flow.viewer]) - 1
    seen: list[tuple[bool, pygame.Surface]] = []
    for _ in range(200):
        driver.frames(1)
        hit = table.hits.get(HandId(place))
        if hit is not None and not table.panels_late:
            assert hit.hint, "it tells what it is"
            assert hit.enabled == table.flow.panels().hand[place].buildable
            flies = bool(table.board.performance.bound)
            seen.append((flies, driver.surface.subsurface(hit.bounds.inflate(-20, -50)).copy()))
    driver.settle()
    last = pygame.image.tobytes(seen[-1][1], "RGB")
    # What flies past lies over the place for the last third of its way.
    flying = [picture for flies, picture in seen if flies][:8]
    assert bool(flying) == bool(pace)
    for picture in flying:
        well = mean(picture, [(x, y) for x in range(0, 40, 4) for y in range(0, 20, 4)])
        assert sum(well) < 180, "an empty place"
    first = next(pygame.image.tobytes(picture, "RGB") for flies, picture in seen if not flies)
    assert first == last


def test_coins_fly_from_their_building_to_the_card_of_their_seat(tmp_path: Path) -> None:
    driver, table = _open(tmp_path, game())
    farm = next(
        uid
        for uid, placed in enumerate(table.session.state.village.tiles)
        if table.session.setup.definitions.tiles[placed.tile].id == "farm"
    )
    seat = table.session.state.seat
    table.flow.choose(TileId(farm))
    driver.key("return")
    ends = set()
    for _ in range(200):
        driver.frames(1)
        for flight, share in table.board.performance.flying:
            place = flight.place(table.aloft.where, share)
            if flight.sign == "gold" and share > 0.9:
                assert place is not None
                ends.add((round(place[0]), round(place[1])))
    card = table.hits.get(PanelCommand("seat", str(seat)))
    assert card is not None
    assert ends
    assert any(card.bounds.collidepoint(end) for end in ends)


def test_a_message_goes_by_itself_whatever_else_happens(tmp_path: Path) -> None:
    driver, table = _open(tmp_path, game())
    table.flow.say("A short message")
    for number in range(30):
        # The pointer moves about, and a card follows it.
        driver.move(driver.point(TileId(number % 4)))
        table.flow.changed()
        driver.wait(0.3)
    assert not table.scene().toast


def test_a_newer_message_stands_in_the_place_of_an_older_one_for_its_own_time(tmp_path: Path) -> None:
    driver, table = _open(tmp_path, game())
    table.flow.say("The first")
    driver.wait(5.0)
    with hearing() as heard:
        table.flow.say("The second")
        driver.wait(3.0)
    assert table.scene().toast == "The second"
    assert not any("first" in each.text for each in heard)
    driver.wait(4.0)
    assert not table.scene().toast


@unlike("size", [(960, 540)], [(960, 540), (1280, 720), (1920, 1080)])
def test_a_message_covers_no_card_and_no_bar(tmp_path: Path, size: tuple[int, int]) -> None:
    driver, table = _open(tmp_path, game(2, 60), size)
    for key in ("c", "m", "t"):
        driver.key(key)
        table.flow.say("A message that tells in some more words why something cannot be done just now.")
        driver.settle()
        card, toast = table.overlays.card_rect, table.overlays._overlays[-1].rect
        assert card is not None
        assert table.frame.village.contains(toast)
        assert not card.colliderect(toast), key
        driver.key("escape")


@unlike("size", [(960, 540)], [(960, 540), (1280, 720)])
def test_what_is_asked_of_a_computer_is_told_as_its_doings(tmp_path: Path, size: tuple[int, int]) -> None:
    session = base_session(["greedy", "greedy"], 5)
    driver, table = _open(tmp_path, session, size, speed=2.0)
    decisions = set()
    for _ in range(2500):
        decisions.add(session.state.decision)
        asked = ask(table.flow.speech).rich
        with hearing() as heard:
            driver.frames(1)
        if not session.finished:
            top = table.flow.panels().top
            assert top.prompt != ask(table.flow.speech).rich
            assert top.prompt
            assert not any(each.text == asked for each in heard)
        if {"hire", "place_donkey", "action"} <= decisions:
            break
    assert {"hire", "place_donkey", "action"} <= decisions


@unlike("size", [(960, 540), (1199, 674)], [(960, 540), (1040, 600), (1199, 674)])
def test_the_compact_table_tells_gold_turn_and_the_names_of_blueprints(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    for actions in (20, 60, 100):
        session = game(2, actions)
        driver = Driver(tmp_path, size, 1.0)
        table = TableScreen(session, None, 0.0)
        with hearing() as heard:
            driver.open(table)
            driver.settle()
        texts = {each.shown for each in heard}
        told = " ".join(texts)
        state, tiles = session.state, session.setup.definitions.tiles
        for tile in (*state.display, *state.blueprints[table.flow.viewer]):
            name = tiles[tile].name
            halves = [name.split()[:at] for at in range(1, len(name.split()))]
            whole = any(
                " ".join(half) in texts and " ".join(name.split()[len(half) :]) in texts for half in halves
            )
            assert name in texts or whole, (name, sorted(texts))
        assert str(state.gold[table.flow.viewer]) in texts
        assert session.setup.seats[state.decider].shown in told


@spread({"size": [(1280, 720), (1920, 1080)], "actions": [12, 300]})
def test_with_four_seats_log_and_milestones_stay_readable(
    tmp_path: Path, size: tuple[int, int], actions: int
) -> None:
    session = game(4, actions)
    driver = Driver(tmp_path, size, 1.0)
    table = TableScreen(session, None, 0.0)
    driver.open(table)
    driver.settle()
    log = [hit.bounds for hit in table.hits if hit.group == "log"]
    assert all(table.frame.left.contains(rect) for rect in log)
    assert log[0].unionall(log[1:]).height >= LINES * LINE
    milestones = [hit for hit in table.hits if isinstance(hit.id, InfoId) and hit.id.about == "milestone"]
    assert len(milestones) == len(session.setup.definitions.milestones)
    for hit in milestones:
        assert table.frame.right.contains(hit.bounds)
        assert min(hit.bounds.size) >= 24
        assert table.hint(hit).text


@pytest.mark.parametrize(("size", "drawer"), [((1920, 1080), ""), ((960, 540), "awards"), ((2560, 1440), "")])
def test_the_names_of_milestones_are_read_below_their_discs(
    tmp_path: Path, size: tuple[int, int], drawer: str
) -> None:
    session = game(4, 60)
    driver = Driver(tmp_path, size, 1.0)
    with hearing() as heard:
        table = TableScreen(session, None, 0.0)
        driver.open(table)
        if drawer:
            driver.settle()
            driver.click(PanelCommand("drawer", drawer))
        driver.settle()
    discs = [hit for hit in table.hits if isinstance(hit.id, InfoId) and hit.id.about == "milestone"]
    names = [milestone.name for milestone in session.setup.definitions.milestones]
    assert {each.text for each in heard} >= set(names)
    assert len(discs) == len(names)
    assert cut_off([each for each in heard if each.text in names]) == []


@unlike("size", [(960, 540)], [(1920, 1080), (1280, 720), (960, 540)])
def test_a_blueprint_held_says_how_it_is_turned_pinned_and_put_back(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    driver = Driver(tmp_path, size, 1.0)
    table = TableScreen(building_game(), None, 0.0)
    driver.open(table)
    driver.settle()
    with hearing() as heard:
        driver.click(HandId(0))
        driver.settle()
    told = " ".join(each.text for each in heard)
    assert table.flow.mode.name == "ghost"
    for word in ("turn", "pins", "Esc"):
        assert word in told, told

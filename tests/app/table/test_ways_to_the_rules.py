"""From whatever is pointed at, refused or opened at the table to its paragraph of the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from hamlet.app.flow.modes.rule import RuleSheet
from hamlet.app.flow.rule_ways import COMMANDS, FINDERS, paragraph_now
from hamlet.app.flow.table import Flow
from hamlet.app.ids import Command, DeliveryId, Id, InfoId, LogId, OfferId, PanelCommand, TileId, WorkerId
from hamlet.app.pages import TablePage
from hamlet.app.screens.howto.help_screen import HelpScreen
from hamlet.app.screens.menu import MenuScreen
from hamlet.app.screens.title import TitleScreen
from hamlet.app.table.table_screen import TableScreen
from hamlet.engine.definitions import Kind
from hamlet.engine.places import tiles_of
from hamlet.words.rulebook.topics import TOPICS, paragraph_for_refusal, paragraph_for_topic
from tests.app.driver import Driver
from tests.app.games import game

SIZES = [(960, 540), (1280, 720), (1920, 1080)]


def at_table(
    folder: Path, moment: int = 60, size: tuple[int, int] = (1280, 720)
) -> tuple[Driver, TableScreen]:
    driver = Driver(folder, size)
    driver.open_page(TablePage(game(2, moment), kept=False))
    table = driver.screen
    assert isinstance(table, TableScreen)
    driver.settle(60)
    return driver, table


def read(driver: Driver) -> str:
    """The paragraph that How to play has opened at."""
    assert isinstance(driver.screen, HelpScreen)
    return driver.screen.reading.target


def unpayable(table: TableScreen) -> Id:
    return next(row.id for row in table.flow.panels().church if not row.payable and row.done_by is None)


def test_f1_after_a_refusal_tells_its_rule_and_once_more_its_paragraph(tmp_path: Path) -> None:
    driver, table = at_table(tmp_path)
    table.flow.choose(unpayable(table))
    driver.look()
    refused = table.flow.refused
    assert refused is not None
    driver.key("f1")
    assert isinstance(table.flow.mode, RuleSheet)
    driver.key("f1")
    assert read(driver) == paragraph_for_refusal(refused.rule, refused.code)
    driver.key("escape")
    assert driver.shows(table)


@pytest.mark.parametrize("size", SIZES)
def test_a_refused_message_leads_to_its_paragraph_by_a_click(size: tuple[int, int], tmp_path: Path) -> None:
    driver, table = at_table(tmp_path, size=size)
    table.flow.choose(unpayable(table))
    driver.look()
    driver.frames(2)
    refused = table.flow.refused
    assert refused is not None
    paragraph = paragraph_for_refusal(refused.rule, refused.code)
    driver.click(PanelCommand("help", paragraph))
    assert read(driver) == paragraph


@pytest.mark.parametrize("size", SIZES)
def test_a_card_leads_to_the_rules_of_its_building_by_a_click(size: tuple[int, int], tmp_path: Path) -> None:
    driver, table = at_table(tmp_path, size=size)
    table.flow.choose(Command.TOWN_HALL)
    driver.frames(3)
    card = table.flow.scene().card
    assert card is not None
    assert card.rule in (paragraph_for_topic("kinds", "town_hall"), paragraph_for_topic("modes", "townhall"))
    driver.click(PanelCommand("help", card.rule))
    assert read(driver) == card.rule


def test_a_row_that_cannot_be_done_says_why_and_leads_to_the_rule_of_that(tmp_path: Path) -> None:
    driver, table = at_table(tmp_path)
    flow = table.flow
    ways: list[str] = []
    for uid in range(len(flow.state.village.tiles)):
        flow.choose(TileId(uid))
        card = flow.scene().card
        parts = card.parts if card is not None else ()
        refused = [getattr(part, "rule", "") for part in parts if getattr(part, "reason", "")]
        driver.frames(3)
        ways = [rule for rule in refused if table.hits.get(PanelCommand("help", rule)) is not None]
        if ways:
            break
    assert ways
    driver.click(PanelCommand("help", ways[0]))
    assert read(driver) == ways[0]


def test_f1_over_a_building_leads_to_the_rules_of_its_kind(tmp_path: Path) -> None:
    driver, table = at_table(tmp_path)
    market = TileId(tiles_of(table.flow.state, Kind.MARKET)[0])
    driver.move(driver.point(market))
    driver.later(0.8)
    assert table.marks.hint == market
    driver.key("f1")
    driver.key("f1")
    assert read(driver) == paragraph_for_topic("kinds", "market")


def test_f1_over_a_figure_of_a_seat_leads_to_its_paragraph(tmp_path: Path) -> None:
    driver, table = at_table(tmp_path)
    info = next(hit.id for hit in table.hits if isinstance(hit.id, InfoId) and hit.id.about == "award")
    driver.move(driver.point(info))
    driver.later(0.8)
    driver.key("f1")
    driver.key("f1")
    assert read(driver) == paragraph_for_topic("shown", "award")


def test_f1_over_a_line_of_the_log_leads_to_what_was_done(tmp_path: Path) -> None:
    driver, table = at_table(tmp_path, size=(1920, 1080))
    lines = [hit.id for hit in table.hits if isinstance(hit.id, LogId)]
    entries = table.flow.panels().log
    assert lines
    for line in lines[:3]:
        step, event = entries[line.line].step, entries[line.line].event
        assert step is not None
        action = table.session.history.done[step - 1].action
        family = table.flow.state.box.ruleset.family_of(action).name
        driver.move(driver.point(line))
        driver.key("f1")
        driver.key("f1")
        topic = ("events", event) if event in TOPICS["events"] else ("families", family)
        assert read(driver) == paragraph_for_topic(*topic)
        driver.key("escape")
        driver.key("escape")
        assert driver.shows(table)


def test_each_line_of_the_log_leads_to_what_it_tells_and_not_only_to_the_kind_of_action() -> None:
    led: dict[str, set[str]] = {}
    for flow in (Flow(game(2, moment)) for moment in (40, 160, 2000)):
        for number, entry in enumerate(flow.panels().log):
            if entry.event:
                flow.hover(LogId(number))
                led.setdefault(entry.event, set()).add(paragraph_now(flow))
    assert led["MaterialUsed"] == {"donkeys.way"}
    assert {"PileOpened", "EndTriggered", "GameFinished"} & set(led)
    assert all(found == {paragraph_for_topic("events", event)} for event, found in led.items())


def test_the_card_of_a_rule_leads_on_by_a_click(tmp_path: Path) -> None:
    driver, _ = at_table(tmp_path)
    driver.key("r")
    driver.key("f1")
    driver.click(PanelCommand("help", "roads.where"))
    assert read(driver) == "roads.where"


def test_f1_leads_here_from_the_title_and_the_menu(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    driver.open(TitleScreen(driver.home))
    driver.key("f1")
    assert driver.shows(HelpScreen)
    driver.open(MenuScreen(game()))
    driver.key("f1")
    assert driver.shows(HelpScreen)


def test_what_is_pointed_at_comes_before_an_older_refusal() -> None:
    flow = Flow(game(2, 60))
    flow.choose(next(row.id for row in flow.panels().church if not row.payable and row.done_by is None))
    refused = flow.refused
    assert refused is not None
    assert paragraph_now(flow) == paragraph_for_refusal(refused.rule, refused.code)
    flow.hover(WorkerId("donkey", 0, 0))
    assert paragraph_now(flow) == paragraph_for_topic("pieces", "donkey")


def test_every_way_names_a_topic_that_there_is() -> None:
    flow = Flow(game(2, 60))
    pointed = (DeliveryId(0), OfferId("refine"), WorkerId("villager", 0, 0), TileId(0), InfoId("gold"))
    named = [*COMMANDS.values(), *(FINDERS[type(what)](flow, what) for what in pointed)]
    assert all(name in TOPICS[kind] for kind, name in named)

"""Every rule of a new game: changed, set back, looked for, kept as a preset of one's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from hamlet.app.drafting.opening_form import opened_form
from hamlet.app.home import WantedGames
from hamlet.app.ids import CellId, ControlId, OptionId, StepId
from hamlet.app.kit.bars import BACK
from hamlet.app.screens.every_rule import EveryRuleScreen
from hamlet.app.screens.rule_parts import CHANGE, GROUP, KEEP, RESET, UNDO
from hamlet.app.screens.rules_layout import FIND, GROUPS, ONLY, PRESETS, SIDE, USE
from hamlet.app.screens.setup import SetupScreen
from hamlet.app.screens.setup_ids import DROP_OWN, OWN
from hamlet.store.own_presets import OwnPreset, load_presets, presets_file, save_presets
from tests.app.driver import Driver
from tests.app.texts import cut_off, hearing, overlapping, pale, small

WIDE, NORMAL, COMPACT = (1920, 1080), (1280, 720), (960, 540)
LAYOUTS = [(COMPACT, 1.0), (NORMAL, 1.0), (WIDE, 1.0), (WIDE, 1.5), ((3840, 2160), 2.0)]
HAND = OptionId("blueprint_limit")


def opened(
    folder: Path, size: tuple[int, int] = WIDE, wanted: WantedGames | None = None, scale: float = 1.0
) -> tuple[Driver, EveryRuleScreen]:
    driver = Driver(folder, size, scale)
    driver.home.wanted = wanted or WantedGames()
    driver.open(SetupScreen(driver.home))
    rules = EveryRuleScreen(driver.home, opened_form(driver.home))
    driver.open(rules)
    return driver, rules


# changing


@pytest.mark.parametrize("packs", [("base",), ("base", "lake", "solo")])
def test_every_option_has_a_control_and_can_be_turned(tmp_path: Path, packs: tuple[str, ...]) -> None:
    driver, rules = opened(tmp_path, wanted=WantedGames(packs))
    form = rules.form
    turned = set()
    for option in form.ruled:
        what = OptionId(option["id"])
        rules.input.set_focus(what)
        if not form.means_something(option["id"]):
            assert not driver.hit(what).enabled
            continue
        before = form.value(option)
        driver.key("right")
        if form.value(option) == before:
            driver.key("left")
        assert form.value(option) != before, option["id"]
        turned.add(option["id"])
    assert {"blueprint_limit", "villager_costs", "prices_few", "flags", "last_flag_ends_game"} <= turned
    assert form.choice.data["rules"]["blueprint_limit"] == 4, "all of them together can be played"


def test_a_rule_turned_there_and_back_counts_as_not_changed(tmp_path: Path) -> None:
    driver, rules = opened(tmp_path)
    driver.click(StepId(HAND, 1))
    assert rules.form.options == {"blueprint_limit": 4}
    driver.click(StepId(HAND, -1))
    assert rules.form.options == {}


def test_parts_of_a_rule_are_turned_by_themselves_and_no_limit_comes_after_the_most(tmp_path: Path) -> None:
    driver, rules = opened(tmp_path)
    driver.click(StepId(OptionId("villager_costs", 1), -1))
    driver.click(StepId(OptionId("prices_many", 1), 1))
    driver.click(StepId(OptionId("flags"), -1))
    assert rules.form.options == {
        "villager_costs": [5, 6, 9],
        "prices_many": {"raw": 2, "refined": 5},
        "flags": 30,
    }
    driver.click(StepId(OptionId("flags"), 1))
    assert "flags" not in rules.form.options


def test_what_is_changed_is_marked_with_what_it_was_and_set_back_one_by_one_or_all_at_once(
    tmp_path: Path,
) -> None:
    driver, rules = opened(tmp_path)
    with hearing() as drawn:
        driver.click(StepId(HAND, 1))
        driver.click(StepId(OptionId("donkey_cost"), 1))
    assert {"was 3", "2 rules changed"} <= {each.text for each in drawn}
    driver.click(ControlId(UNDO, "blueprint_limit"))
    assert rules.form.options == {"donkey_cost": 4}
    driver.click(ControlId(CHANGE, "donkey_cost"))
    assert rules.form.options == {}
    driver.click(StepId(HAND, 1))
    rules.input.set_focus(HAND)
    driver.key("backspace")
    assert rules.form.options == {}
    driver.click(StepId(HAND, 1))
    driver.click(StepId(OptionId("donkey_cost"), 1))
    driver.click(RESET)
    assert rules.form.options == {}
    assert not driver.hit(RESET).enabled


def test_another_preset_to_begin_with_is_chosen_above(tmp_path: Path) -> None:
    driver, rules = opened(tmp_path)
    driver.click(CellId(PRESETS, "manual"))
    assert rules.form.preset == "manual"
    driver.click(StepId(HAND, -1))
    assert rules.form.options == {"blueprint_limit": 3}


@pytest.mark.parametrize("way", [USE, BACK])
def test_however_one_leaves_changes_stay(tmp_path: Path, way: ControlId) -> None:
    driver, rules = opened(tmp_path)
    driver.click(StepId(HAND, 1))
    driver.click(way)
    assert isinstance(driver.screen, SetupScreen)
    assert rules.form.options == {"blueprint_limit": 4}


# finding


def test_a_rule_is_found_by_a_word_of_its_name_or_sentence(tmp_path: Path) -> None:
    driver, rules = opened(tmp_path)
    driver.key("/")
    driver.type("DONKEY")
    shown = {what.option for what in rules.controls if isinstance(what, OptionId)}
    assert shown == {"donkey_cost", "donkey_moves"}
    with hearing() as drawn:
        driver.type("xyz")
    assert "No rule is called so." in " ".join(each.text for each in drawn)
    assert rules.looked_for == "DONKEYxyz"
    assert rules.entry_of(FIND) is not None


def test_only_what_is_changed_can_be_shown(tmp_path: Path) -> None:
    driver, rules = opened(tmp_path)
    driver.click(StepId(HAND, 1))
    driver.click(ONLY)
    assert [what for what in rules.controls if isinstance(what, OptionId)] == [HAND]


def test_a_group_is_gone_to(tmp_path: Path) -> None:
    driver, rules = opened(tmp_path, NORMAL)
    assert rules.hits.get(OptionId("donkey_moves")) is None
    driver.click(ControlId(GROUP, "Donkeys"))
    assert driver.hit(OptionId("donkey_moves")).enabled
    driver, rules = opened(tmp_path, COMPACT)
    driver.click(GROUPS)
    driver.click(CellId(GROUPS, "Donkeys"))
    assert driver.hit(OptionId("donkey_moves")).enabled


def test_groups_that_are_not_played_with_are_pale_and_say_why(tmp_path: Path) -> None:
    driver, _ = opened(tmp_path)
    told = {driver.hit(ControlId(GROUP, which)).hint for which in ("no lake", "no crown")}
    assert told == {"not played with", "solo only"}


def test_the_rule_one_is_at_is_told_and_in_a_smaller_window_by_a_key(tmp_path: Path) -> None:
    driver, rules = opened(tmp_path)
    with hearing() as drawn:
        driver.move(driver.point(StepId(OptionId("donkey_cost"), 1)))
        rules.input.set_focus(OptionId("donkey_cost"))
        driver.frames(2)
    assert rules.at == "donkey_cost"
    assert "Hiring a donkey" in " ".join(each.text for each in drawn)
    for size in (NORMAL, COMPACT):
        driver, rules = opened(tmp_path, size)
        assert rules.hits.get(RESET) is None
        driver.key("f2")
        assert not driver.hit(RESET).enabled, "nothing is changed"
        driver.click(SIDE)
        assert rules.hits.get(RESET) is None


# presets of one's own


def kept(driver: Driver, name: str) -> None:
    driver.click(KEEP)
    driver.type(name)
    driver.key("return")


def test_rules_are_kept_under_a_name_offered_among_the_presets_and_dropped(tmp_path: Path) -> None:
    driver, rules = opened(tmp_path)
    assert not driver.hit(KEEP).enabled, "nothing is changed"
    driver.click(StepId(HAND, 1))
    kept(driver, "Ours é*{")
    wanted = (OwnPreset("Ours é*{", "printed", {"blueprint_limit": 4}),)
    assert load_presets(driver.home.folders).presets == wanted
    assert not rules.naming
    form = SetupScreen(driver.home)
    driver.open(form)
    driver.click(ControlId(OWN, "Ours é*{"))
    assert form.form.options == {"blueprint_limit": 4}
    assert form.form.own_chosen == wanted[0]
    driver.click(ControlId(DROP_OWN, "Ours é*{"))
    assert form.form.own == ()
    assert load_presets(driver.home.folders).presets == ()
    assert form.form.options == {"blueprint_limit": 4}, "rules stay as they are"


def test_escape_gives_a_name_up_and_a_name_of_nothing_keeps_nothing(tmp_path: Path) -> None:
    driver, rules = opened(tmp_path)
    driver.click(StepId(HAND, 1))
    driver.click(KEEP)
    driver.type("Half")
    driver.key("escape")
    assert driver.shows(rules)
    kept(driver, "  ")
    assert not presets_file(driver.home.folders).exists()


def test_a_preset_with_rules_of_a_pack_that_is_off_is_pale(tmp_path: Path) -> None:
    driver = Driver(tmp_path, WIDE, 1.0)
    save_presets((OwnPreset("Wet", "printed", {"boat_wheat": 2}),), driver.home.folders)
    form = SetupScreen(driver.home)
    driver.open(form)
    assert not driver.hit(ControlId(OWN, "Wet")).enabled
    driver.key("l")
    driver.click(ControlId(OWN, "Wet"))
    assert form.form.options == {"boat_wheat": 2}


def test_a_preset_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    driver, rules = opened(tmp_path)
    presets_file(driver.home.folders).mkdir(parents=True)
    driver.click(StepId(HAND, 1))
    kept(driver, "Ours")
    assert rules.trouble
    assert rules.form.own == ()


# the look


@pytest.mark.parametrize(("size", "scale"), LAYOUTS)
@pytest.mark.parametrize("packs", [("base",), ("base", "lake", "solo")])
@pytest.mark.parametrize("side", [False, True])
def test_nothing_is_cut_pale_small_or_over_another(
    tmp_path: Path, size: tuple[int, int], scale: float, packs: tuple[str, ...], *, side: bool
) -> None:
    wanted = WantedGames(packs, None, ("villager_costs=3,4,5", "flags=6", "donkey_moves=any_time"))
    with hearing() as drawn:
        driver, rules = opened(tmp_path, size, wanted, scale)
        rules.side = side
        rules.relayout()
        driver.settle()
    assert cut_off(drawn) == []
    assert pale(drawn, scale) == []
    assert small(drawn, scale) == []
    assert overlapping(drawn) == []

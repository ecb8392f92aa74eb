"""Breaks of the window: hands on the table, what is seen of others' turns, what the panels draw."""

from __future__ import annotations

from typing import Final

from tools.breaks.breaking import Break


def _app(what: str, file: str, old: str, new: str, *tests: str) -> Break:
    named = (test.partition("::") for test in tests)
    paths = tuple(f"tests/app/{path}.py{sign}{name}" for path, sign, name in named)
    return Break(what, f"hamlet/app/{file}", old, new, paths)


_HANDS: Final = (
    _app(
        "what lies on top is hit",
        "ui/hit_regions.py",
        "for hit in reversed(self._ranked) if hit.contains(point)",
        "for hit in self._ranked if hit.contains(point)",
        "ui/test_hit_regions",
    ),
    _app(
        "a region that is disabled does nothing",
        "ui/stage_input.py",
        "return self.chosen(pressed) if hit.enabled else self.refused(hit)",
        "return self.chosen(pressed)",
        "ui/test_stage_input",
    ),
    _app(
        "Enter on something disabled does nothing",
        "ui/stage_input.py",
        "return self.chosen(focus.id) if focus.enabled else self.refused(focus)",
        "return self.chosen(focus.id)",
        "ui/test_stage_input",
    ),
    _app(
        "a press that is let go elsewhere is no click",
        "ui/stage_input.py",
        "if press_at is None or self._is_far(press_at, at):",
        "if press_at is None:",
        "ui/test_stage_input",
    ),
    _app(
        "a hand that shakes a little does not drag",
        "ui/stage_input.py",
        "> (DRAG_FROM * self.stage.scale) ** 2",
        "> DRAG_FROM * self.stage.scale",
        "ui/test_stage_input",
    ),
    _app(
        "the focus stays where it is as long as that is there",
        "ui/stage_input.py",
        "        if self.stage.hits.get(self.focus) is None:\n",
        "        if self.stage.hits.get(self.focus) is not None:\n",
        "ui/test_stage_input",
    ),
    _app(
        "Shift and Tab walk backwards",
        "ui/stage_input.py",
        "step = -1 if event.mod & pygame.KMOD_SHIFT else 1",
        "step = 1",
        "ui/test_stage_input",
    ),
    _app(
        "Escape closes a drawer before anything else",
        "table/table_input.py",
        "elif not self._close_drawer() and not self.flow.back():",
        "elif not self.flow.back() and not self._close_drawer():",
        "table/test_table",
        "table/test_looking",
    ),
    _app(
        "a blueprint dropped beside the village goes back to the hand",
        "table/dragging.py",
        "        if isinstance(what, HandId) and on_village:\n",
        "        if isinstance(what, HandId):\n",
        "table/test_table",
    ),
    _app(
        "the second half of a double click does nothing",
        "table/echo.py",
        "        self._last = click if now != before else None\n",
        "        self._last = None\n",
        "table/test_double_clicks",
    ),
    _app(
        "a pinned building is given up for nothing else",
        "flow/modes/holding.py",
        "        if self.pinned is None or not leaves:\n",
        "        if self.pinned is not None or not leaves:\n",
        "table/test_focus",
    ),
    _app(
        "a message goes though other things change meanwhile",
        "table/greeting.py",
        "        if self.flow.said != self._said:\n",
        "        if self.flow.scene().toast:\n",
        "table/test_messages",
    ),
    _app(
        "a card covers no way",
        "table/kept_visible.py",
        "    return KeptVisible((*lying, *ways), tuple(fixed), tuple(spare), target)\n",
        "    return KeptVisible(tuple(lying), tuple(fixed), tuple(spare), target)\n",
        "table/test_covering",
    ),
    _app(
        "no other button comes to lie under the hand",
        "table/touching.py",
        "    if touch is None:\n",
        "    if touch is None or touch.what is not None:\n",
        "table/test_under_the_hand",
    ),
    _app(
        "the view makes room for a card",
        "table/making_room.py",
        "        if self._tries > TRIES:\n",
        "        if self._tries:\n",
        "table/test_room_made",
    ),
    _app(
        "clicks do nothing in the moment a turn begins",
        "table/greeting.py",
        "        return now < self._quiet_until\n",
        "        return now < 0\n",
        "table/test_opponents",
    ),
    _app(
        "zooming stops where the village is large enough",
        "board/camera.py",
        "goal = start.zoomed(max(least, min(most, length)), pixel or start.middle)",
        "goal = start.zoomed(length, pixel or start.middle)",
        "board/test_camera",
    ),
    _app(
        "zooming keeps what is under the pointer",
        "board/camera.py",
        "pixel or start.middle)",
        "start.middle)",
        "board/test_camera",
    ),
    _app(
        "a scale that does not fit is not given",
        "ui/scale.py",
        "min(max(wished, 1.0), largest_scale(size))",
        "max(wished, 1.0)",
        "ui/test_scale",
    ),
)
_OTHERS: Final = (
    _app(
        "other players hold when asked",
        "table/opponents.py",
        "self.paused or self.flow.mode.reading or busy",
        "self.flow.mode.reading or busy",
        "table/test_opponents",
    ),
    _app(
        "other players wait until their last step was seen",
        "table/opponents.py",
        "self.flow.mode.reading or busy or now < self._due",
        "self.flow.mode.reading or now < self._due",
        "table/test_opponents",
    ),
    _app(
        "skipping goes on to one's own turn",
        "table/opponents.py",
        "            self._once, self._asked = False, None\n",
        "            self._once, self._asked, self.hurry = False, None, False\n",
        "table/test_opponents",
    ),
    _app(
        "a faster pace is faster",
        "table/opponents.py",
        "pace / self.speed if self.speed > 0 else 0.0",
        "pace * self.speed if self.speed > 0 else 0.0",
        "table/test_opponents",
    ),
    _app(
        "others hold while a rule is read",
        "table/panel_commands.py",
        "    table.looking.close_drawer()\n    table.others.hold_to_read()\n",
        "    table.looking.close_drawer()\n",
        "table/test_opponents",
    ),
    _app(
        "the pace is remembered",
        "table/others_turns.py",
        "            self._remember_pace(speed)\n",
        "            pass\n",
        "table/test_looking",
    ),
    _app(
        "what is kept is the game as it is now",
        "keeping.py",
        "if state is not self._kept:",
        "if self._kept is None:",
        "test_keeping",
    ),
    _app(
        "a game that cannot be saved is asked about before it is left",
        "screen_stack.py",
        "if isinstance(change, Pop | Quit) and self._asks_first(change):",
        "if change is None and self._asks_first(Quit()):",
        "test_unsaved_games::test_closing_the_window_asks_before_a_game_is_lost",
    ),
    _app(
        "a save that fails is told at the table",
        "table/notices.py",
        "        problem = self.keeper.problem if self.keeper is not None else None\n",
        "        problem = None\n",
        "test_unsaved_games::test_a_save_that_fails_is_told_over_the_village_at_once",
    ),
    _app(
        "what failed is tried again by itself",
        "keeping.py",
        "            self.saver.retry()\n",
        "            pass\n",
        "test_unsaved_games::test_the_notice_goes_by_itself_when_there_is_room_again",
    ),
    _app(
        "a step is written down before the next one is taken",
        "keeping.py",
        "        session.watchers.append(self._note)\n",
        "",
        "test_keeping",
    ),
)
_PANELS: Final = (
    _app(
        "a full hand has no free place",
        "table/dock.py",
        "free = max(0, panels.hand_limit - len(panels.hand))",
        "free = max(0, panels.hand_limit - len(panels.hand) + 1)",
        "table/test_paging",
    ),
    _app(
        "page up and page down go their ways",
        "table/panel_commands.py",
        "return 1 if detail == MORE else -1",
        "return -1 if detail == MORE else 1",
        "table/test_paging",
        "table/test_looking",
    ),
    _app(
        "a blueprint on offer shows its price, not the coins on it",
        "table/blueprints.py",
        "place.top - px(2), item.price, pane.scale)",
        "place.top - px(2), item.coins, pane.scale)",
        "table/test_panels::test_blueprints_on_offer_show_their_price_and_say_why_they_cannot_be_taken",
    ),
    _app(
        "a blueprint that cannot be taken says why when it is pointed at",
        "table/blueprints.py",
        "    hint = blueprint_hint(look, item.tile, item.reason)\n    if item.since:",
        '    hint = blueprint_hint(look, item.tile, "")\n    if item.since:',
        "table/test_panels::test_blueprints_on_offer_show_their_price_and_say_why_they_cannot_be_taken",
    ),
    _app(
        "a sale shows its gold as gold and its points as points",
        "table/church_and_market.py",
        '((row.gold, "gold"), (row.points, "star"))',
        '((row.points, "gold"), (row.gold, "star"))',
        "table/test_panels::test_a_sale_shows_its_points_before_its_gold",
    ),
    _app(
        "the log shows the newest first",
        "table/log.py",
        "for step in reversed(steps):",
        "for step in steps:",
        "table/test_panels::test_the_log_tells_the_newest_first_below_the_heading_of_its_round",
    ),
    _app(
        "a step that cannot be gone back to cannot be clicked",
        "table/turnbar.py",
        "pane.hit(chip.id, area, hint, enabled=chip.enabled)",
        "pane.hit(chip.id, area, hint)",
        "table/test_panels::test_a_step_that_cannot_be_gone_back_to_cannot_be_clicked",
    ),
    _app(
        "a step too wide for its line has a page of its own",
        "table/turnbar.py",
        "return _lines(pane, chips, 1, older, width)[:2]",
        "return _lines(pane, chips, min(2, len(chips)), older, width)[:2]",
        "table/test_paging",
    ),
    _app(
        "a building is found by how its name begins",
        "table/finding.py",
        "found = [(not name.startswith(wanted), name, uid)",
        "found = [(name.startswith(wanted), name, uid)",
        "table/test_looking",
    ),
)
TABLE: Final[tuple[Break, ...]] = (*_HANDS, *_OTHERS, *_PANELS)

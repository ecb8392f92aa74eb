"""Undo, redo, the row of steps, donkeys that change their mind, the end of a turn, other players."""

from __future__ import annotations

import re

from hamlet.app.flow.opened import tell_seat
from hamlet.app.flow.table import Flow
from hamlet.app.ids import CallBackId, Command, DisplayId, DonkeyId, HandId, OfferId, TileId
from hamlet.engine.actions.hire import FinishHiring
from hamlet.engine.bits import bits
from hamlet.engine.definitions import Kind
from hamlet.engine.places import tiles_of
from hamlet.engine.reach import reach_of
from hamlet.engine.state import put
from hamlet.engine.workers import HOUSE, worker
from hamlet.players.greedy import GreedyPlayer
from hamlet.session.driving import deciding, play_one
from tests.app.flow.tables import flow_when, new_flow
from tests.app.games import game


def produce(flow: Flow, number: int = 0) -> None:
    flow.choose(TileId(tiles_of(flow.state, Kind.PRODUCER)[number]))
    flow.choose(OfferId("produce"))


def test_undo_takes_a_step_back_and_redo_does_it_again() -> None:
    flow = new_flow(1)
    start = flow.session.state
    produce(flow)
    after = flow.session.state
    assert flow.choose(Command.UNDO)
    assert flow.session.state is start
    assert flow.choose(Command.REDO)
    assert flow.session.state is after


def test_undo_stops_at_what_was_revealed_and_says_so() -> None:
    flow = new_flow(1)
    flow.choose(DisplayId(0))
    card = flow.scene().card
    assert card is not None
    assert card.buttons[0].eye
    flow.choose(Command.TAKE)
    taken = len(flow.session.history.done)
    flow.choose(Command.UNDO)
    assert len(flow.session.history.done) == taken
    assert flow.scene().toast
    assert flow.panels().turn[-1].eye


def test_a_chip_of_this_turn_goes_back_to_before_its_step() -> None:
    flow = flow_when(4, lambda state: len([v for v in state.villagers[state.seat] if not v & 1]) >= 2)
    done = len(flow.session.history.done)
    donkey = next(iter(flow.state.donkeys[flow.state.seat])) >> 1
    flow.choose(Command.DONKEYS)
    flow.choose(DonkeyId(donkey))
    flow.choose(TileId(next(bits(flow.state.village.by_road.links[donkey]))))
    chips = flow.panels().turn
    assert flow.choose(chips[-1].id)
    assert len(flow.session.history.done) == done


def test_a_donkey_at_home_cannot_be_chosen_and_stands_for_no_tile() -> None:
    flow = new_flow(2)
    seat = flow.state.seat
    flow.state.donkeys = put(flow.state.donkeys, seat, (worker(HOUSE), worker(0), worker(3)))
    flow.choose(Command.DONKEYS)
    assert [mark.id for mark in flow.scene().donkeys] == [DonkeyId(0), DonkeyId(3)]


def test_with_donkeys_it_is_said_what_to_do_next() -> None:
    flow = new_flow(2)
    home = flow.state.donkeys[flow.state.seat][0] >> 1
    away = next(bits(flow.state.village.by_road.links[home]))
    said = []
    for what in (Command.DONKEYS, DonkeyId(home), TileId(away)):
        flow.choose(what)
        said.append(flow.scene().prompt)
    assert said == [flow.words.label(f"table.donkeys.{each}") for each in ("choose", "step", "all")]


def test_a_donkey_that_has_moved_can_be_called_back_until_the_next_villager_action() -> None:
    flow = new_flow(2)
    seat = flow.state.seat
    home = flow.state.donkeys[seat][0] >> 1
    away = next(bits(flow.state.village.by_road.links[home]))
    flow.choose(Command.DONKEYS)
    flow.choose(DonkeyId(home))
    flow.choose(TileId(away))
    assert flow.state.donkeys[seat][0] >> 1 == away
    assert CallBackId(away) in {mark.id for mark in flow.scene().donkeys}
    flow.choose(CallBackId(away))
    assert flow.state.donkeys[seat][0] == home << 1
    flow.choose(Command.DONE)
    produce(flow)
    flow.choose(Command.DONKEYS)
    flow.choose(DonkeyId(home))
    flow.choose(TileId(away))
    produce_was = len(flow.session.history.done)
    assert produce_was == 2, "a donkey may still make its move after a villager, once"


def test_a_donkey_called_back_leaves_the_others_where_they_went() -> None:
    flow = flow_when(
        3,
        lambda state: (
            state.decision == "action"
            and len({piece >> 1 for piece in state.donkeys[state.seat] if not piece & 1}) > 1
        ),
        1000,
    )
    seat = flow.state.seat
    before = flow.state.donkeys[seat]
    first, second = sorted({piece >> 1 for piece in before if not piece & 1})[:2]
    taken = {first, second}
    aims = []
    flow.choose(Command.DONKEYS)
    for source in (first, second):
        target = next(uid for uid in bits(reach_of(flow.state, seat).links[source]) if uid not in taken)
        taken.add(target)
        aims.append(target)
        flow.choose(DonkeyId(source))
        flow.choose(TileId(target))
    flow.choose(CallBackId(aims[0]))
    wanted = [piece for piece in before if piece != second << 1] + [aims[1] << 1 | 1]
    assert sorted(flow.state.donkeys[seat]) == sorted(wanted)


def test_a_step_before_what_was_revealed_cannot_be_gone_back_to() -> None:
    flow = new_flow(1)
    home = flow.state.donkeys[flow.state.seat][0] >> 1
    flow.choose(Command.DONKEYS)
    flow.choose(DonkeyId(home))
    flow.choose(TileId(next(bits(reach_of(flow.state, flow.state.seat).links[home]))))
    flow.choose(Command.DONE)
    assert [chip.enabled for chip in flow.panels().turn] == [True]
    flow.choose(DisplayId(0))
    flow.choose(Command.TAKE)
    chips = flow.panels().turn
    assert [(chip.enabled, chip.eye) for chip in chips] == [(False, False), (False, True)]


def test_a_message_goes_with_the_next_choice() -> None:
    flow = new_flow(1)
    flow.choose(Command.UNDO)
    assert flow.scene().toast
    flow.choose(Command.ROADS)
    assert not flow.scene().toast


def test_what_others_did_since_ones_own_last_step_is_news_and_nothing_else() -> None:
    whole, some = game(2, 60), 0
    for number in range(20, 60):
        flow = Flow(whole.fork(number))
        entries = flow.session.log.entries
        own = [place for place, entry in enumerate(entries) if entry.seat == flow.viewer]
        since = [line for entry in entries[own[-1] + 1 :] for line in entry.lines if not line.opens]
        assert [entry.text for entry in flow.panels().log if entry.news] == [line.rich for line in since]
        some += bool(since)
    assert some > 5


def test_ending_a_turn_asks_only_while_somebody_can_still_work() -> None:
    flow = new_flow(1)
    seat = flow.state.seat
    flow.choose(Command.END_TURN)
    assert flow.mode.name == "end_turn"
    assert flow.back()
    assert flow.state.seat == seat
    produce(flow)
    flow.choose(Command.END_TURN)
    assert flow.state.seat != seat


def test_escape_always_goes_one_step_back_and_changes_nothing() -> None:
    flow = flow_when(3, lambda state: bool(state.blueprints[state.seat]) and state.decision == "action")
    before = flow.session.state
    for way in (
        HandId(0),
        Command.ROADS,
        Command.DONKEYS,
        DisplayId(0),
        TileId(1),
        Command.SCORES,
        Command.REACH,
    ):
        flow.choose(way)
        while flow.back():
            flow.scene()
        assert flow.mode.name == "idle"
        assert flow.session.state is before


def test_another_players_turn_is_watched_step_by_step() -> None:
    flow = new_flow(1, ("greedy", "greedy"))
    flow.players.update({0: GreedyPlayer(1), 1: GreedyPlayer(2)})
    flow.settle()
    assert flow.mode.name == "watching"
    assert play_one(flow.session, deciding(flow.players)) is not None
    flow.settle()
    assert len(flow.take_steps()) == 1
    assert flow.take_steps() == []
    assert flow.choose(TileId(0)), "a choice is swallowed, not an error"
    assert len(flow.session.history.done) == 1


def test_undo_is_offered_only_for_what_a_person_did() -> None:
    flow = new_flow(1, ("human", "greedy"))
    flow.players[1 - flow.state.seat] = GreedyPlayer(1)
    flow.settle()
    assert flow.undo_target is None
    flow.choose(Command.END_TURN)
    flow.choose(Command.END_TURN)
    ended = len(flow.session.history.done)
    for _ in range(40):
        if play_one(flow.session, deciding(flow.players)) is None:
            break
        flow.settle()
    seen = flow.session.history.barrier >= ended
    assert flow.undo_target == (None if seen else ended - 1)
    flow.choose(Command.UNDO)
    assert flow.state.seat == flow.session.start.seat


def test_a_seat_tells_for_what_it_has_its_points() -> None:
    flow, names = Flow(game(2, 150)), set()
    for seat in flow.panels().seats:
        earned = tell_seat(flow, seat.seat).splitlines()[2]
        found = re.findall(r"([A-Z][a-z ]+) (\d+)", earned)
        assert sum(int(points) for _, points in found) == seat.points
        names |= {name for name, _ in found}
    assert {"Buildings", "Goods used", "Sales", "Church"} & names


def test_a_step_of_which_the_log_is_silent_is_told_as_it_was_announced() -> None:
    whole = game(2, 150)
    done = [step.action for step in whole.history.done]
    hired = next(number for number, action in enumerate(done) if isinstance(action, FinishHiring))
    assert Flow(whole.fork(hired + 1)).panels().turn[-1].text == "*Done* hiring"


def test_the_icon_of_a_step_is_what_was_made_or_what_it_is_about() -> None:
    whole = game(2, 150)
    icons: dict[str, set[str]] = {}
    for number in range(1, len(whole.history.done)):
        flow = Flow(whole.fork(number))
        for chip, step in zip(flow.panels().turn[-1:], whole.history.done[number - 1 : number], strict=False):
            icons.setdefault(flow.state.box.ruleset.family_of(step.action).name, set()).add(chip.icon)
    materials = {each.id for each in whole.setup.definitions.materials}
    assert icons["produce"] <= materials
    assert icons["refine"] <= materials
    assert icons["deliver"] == {"church"}
    assert icons["take_blueprint"] == {"blueprint"}

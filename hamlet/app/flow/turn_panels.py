"""Top bar, log, this turn's steps and the workers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.app.flow.botric.accounts import is_explained
from hamlet.app.flow.botric.doing import his_doing
from hamlet.app.flow.botric.turns import plays_botric
from hamlet.app.flow.lakeside.lake_panels import fishing_button
from hamlet.app.flow.taking_back import why_no_undo
from hamlet.app.ids import ChipId, Command, PanelCommand, WorkerId
from hamlet.app.view.panels import Chip, LogEntry, TopBar, Worker
from hamlet.app.view.parts import Button
from hamlet.engine.botric.base import BOTRIC
from hamlet.engine.events import MaterialMade
from hamlet.engine.lake.base import parts_of
from hamlet.engine.lake.eating import UseFish
from hamlet.engine.scoring.final import winners
from hamlet.engine.workers import HOUSE
from hamlet.session.history import Step
from hamlet.words.actions import describe
from hamlet.words.event_lines import pile_name
from hamlet.words.events import tell_opening

if TYPE_CHECKING:
    from hamlet.app.flow.table import Flow
    from hamlet.session.log import Entry

LOG_LINES = 40
ICONS = {
    "take_blueprint": "blueprint",
    "construct": "blueprint",
    "lay_start": "blueprint",
    "sell": "sale",
    "deliver": "church",
    "beg": "gold",
    "road": "road",
    "donkey": "donkey",
    "hire_donkey": "donkey",
    "place_donkey": "donkey",
    "fishing": "fish",
    "store": "tile-storeroom",
    "use_fish": "fish",
    "boat": "boat",
    "favour": "free-building",
    "stand_up": "stand-up",
    "put_back": "bag",
}
"""What stands for a step by its family, where nothing was made and there is no room for words."""


def top_bar(flow: Flow) -> TopBar:
    """Round, turn, prompt, counts, buttons."""
    state, session = flow.state, flow.session
    tiles = state.box.definitions.tiles
    bag = [f"{flow.words.name(tiles[tile])} ×{count}" for tile, count in enumerate(state.bag) if count]
    piles = [
        flow.words.label("table.pile_waits", pile=pile_name(flow.speech, name))
        for name, is_open in zip(state.box.piles, state.opened, strict=True)
        if not is_open
    ]
    asked = flow.humans_turn or state.finished
    greeting = "" if session.history.done else flow.greets
    return TopBar(
        round=state.round,
        seat=state.decider,
        whose=whose(flow),
        whose_seat=winners(state)[0] if state.finished else state.decider,
        prompt=flow.scene().prompt or greeting or (flow.prompt if asked else doing(flow)),
        named=flow.named,
        church_done=sum(keeper >= 0 for keeper in state.church),
        church_slots=len(state.church),
        bag=sum(state.bag),
        bag_lines=(*bag, *piles),
        last_round=state.ending and not state.finished,
        buttons=(
            Button(
                Command.ROADS,
                flow.words.label("table.hint.roads"),
                enabled=_may_act(flow),
                key="R",
                icon="road",
            ),
            Button(
                Command.DONKEYS,
                flow.words.label("table.hint.donkeys"),
                enabled=_may_act(flow),
                key="D",
                icon="donkey",
            ),
            *fishing_button(flow, enabled=_may_act(flow)),
            Button(
                Command.UNDO,
                flow.words.label("table.hint.undo"),
                enabled=flow.undo_target is not None,
                hint="" if flow.undo_target is not None else why_no_undo(flow),
                key="Z",
                icon="undo",
            ),
            Button(
                Command.REDO,
                flow.words.label("table.hint.redo"),
                enabled=session.can_redo,
                key="Shift+Z",
                icon="redo",
            ),
            Button(Command.SCORES, flow.words.label("table.scores.now"), key="X", icon="point"),
            Button(
                Command.HINT,
                flow.words.label("table.hint.advice"),
                enabled=flow.humans_turn,
                key="H",
                icon="hint",
            ),
            Button(PanelCommand("drawer", "help"), flow.words.label("told.help.about"), icon="question"),
        ),
    )


def doing(flow: Flow) -> str:
    """What a player that is no person does: its last step of this turn, or that it thinks."""
    if plays_botric(flow.state):
        return his_doing(flow)
    history, log, decider = flow.session.history, flow.session.log, flow.state.decider
    for entry in reversed(log.entries):
        if entry.number is not None and entry.number <= history.turn_start:
            break
        if entry.seat == decider and entry.lines:
            return entry.lines[0].rich
    return flow.words.label("told.thinks", seat=flow.speech.seat(decider))


def whose(flow: Flow) -> str:
    """Whose turn it is, or who decides in the turn of another; after the game, who has won."""
    if flow.state.finished:
        names = [flow.names[seat] for seat in winners(flow.state)]
        return flow.words.label("table.scores.wins", names=names)
    decider = flow.state.decider
    code = "table.turn_of" if decider == flow.state.in_turn else "table.decides"
    return flow.words.label(code, seat=flow.names[decider])


def _may_act(flow: Flow) -> bool:
    """Whether a person is free to begin something."""
    return flow.humans_turn and flow.state.decision == "action"


def log_entries(flow: Flow) -> tuple[LogEntry, ...]:
    """The last lines, with a heading for each round; what happened since one's last turn is news."""
    found: list[LogEntry] = []
    entries = flow.session.log.entries
    fresh = _fresh_from(flow)
    round_now, his = None, BOTRIC in flow.state.box.ruleset.positions
    if len(entries) <= LOG_LINES:
        found += _opening(flow)
        round_now = 1
    for index, entry in enumerate(entries[-LOG_LINES:], start=max(0, len(entries) - LOG_LINES)):
        if entry.round != round_now:
            round_now = entry.round
            found.append(LogEntry(flow.words.label("table.round", round=round_now), heading=True))
        found += [
            LogEntry(
                line.rich,
                line.seat if line.seat >= 0 else None,
                line.tiles,
                line.heading,
                news=index >= fresh,
                why=_reasons(flow, entry) if his else None,
                of=index,
                aside=line.aside,
                short=line.short,
                step=entry.number,
                event=line.event,
            )
            for line in entry.lines
            # Every round has a heading of its own here already.
            if not line.opens
        ]
    return tuple(found)


def _reasons(flow: Flow, entry: Entry) -> int | None:
    """The step of Botric's that an entry tells, if there are reasons behind it."""
    number = None if entry.number is None else entry.number - 1
    known = number is not None and is_explained(flow.session.history.done[number])
    return number if known else None


def _opening(flow: Flow) -> list[LogEntry]:
    """Round one, and who goes first."""
    done = flow.session.history.done
    state = done[0].before if done else flow.state
    lines = tell_opening(flow.session.setup.speech(state))
    return [LogEntry(line.rich, line.seat if line.seat >= 0 else None, (), line.heading) for line in lines]


def _fresh_from(flow: Flow) -> int:
    """Where the entries of others begin that came after the viewer's own last one."""
    entries = flow.session.log.entries
    for index in range(len(entries), 0, -1):
        if entries[index - 1].seat == flow.viewer:
            return index
    return len(entries)


def turn_chips(flow: Flow) -> tuple[Chip, ...]:
    """One chip for each step of this turn; going back stops at what was revealed."""
    history, log = flow.session.history, flow.session.log
    lines = {entry.number: entry.lines for entry in log.entries if entry.number is not None}
    chips = []
    for index in range(history.turn_start, len(history.done)):
        told = lines.get(index + 1, ())
        text = told[0].rich if told else _described(flow, history.done[index])
        step = history.done[index]
        chips.append(Chip(ChipId(index), text, index >= history.barrier, step.reveals, _icon(step)))
    return tuple(chips)


def _icon(step: Step) -> str:
    """What was made, else what the family is about."""
    box = step.before.box
    made = next((event for event in step.events if isinstance(event, MaterialMade)), None)
    if made is not None:
        return box.definitions.materials[box.code_material[made.code]].id
    if isinstance(step.action, UseFish):
        parts = parts_of(box)
        return f"fish-{parts.fish[parts.cards[step.action.card].fish].id.replace('_', '-')}"
    return ICONS.get(box.ruleset.family_of(step.action).name, "villager")


def _described(flow: Flow, step: Step) -> str:
    """A step of which the log is silent, as it was announced."""
    return describe(flow.session.setup.speech(step.before), step.action).rich


def workers(flow: Flow) -> tuple[Worker, ...]:
    """The viewer's villagers, then donkeys, rested ones first."""
    state, seat = flow.state, flow.viewer
    able = flow.humans_turn and state.decision == "action" and seat == state.seat
    found = []
    for kind, pieces in (("villager", state.villagers[seat]), ("donkey", state.donkeys[seat])):
        for number, (used, place) in enumerate(sorted([(piece & 1, piece >> 1) for piece in pieces])):
            taken = WorkerId(kind, place, number) if able and not used else None
            found.append(Worker(kind, bool(used), taken, place == HOUSE))
    return tuple(found)

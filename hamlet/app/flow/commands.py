"""What the table itself answers to, whatever the mode: tiles, hand, display, rows, undo, keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from hamlet.app.flow.botric.why import open_why
from hamlet.app.flow.ending_turn import end_turn
from hamlet.app.flow.hinting.hints_shown import HintsShown
from hamlet.app.flow.lakeside.fishing import Fishing
from hamlet.app.flow.lakeside.menu_commands import open_card, open_effect, open_fish, open_menu, use_card
from hamlet.app.flow.modes.card import TileCard, open_tile
from hamlet.app.flow.modes.donkeys import Donkeys
from hamlet.app.flow.modes.hall import Taking
from hamlet.app.flow.modes.holding import Holding
from hamlet.app.flow.modes.payment import PaymentMode
from hamlet.app.flow.modes.roads import Roads
from hamlet.app.flow.modes.rule import RuleSheet
from hamlet.app.flow.modes.sheets import ReachView, ScoreSheet
from hamlet.app.flow.offers import offers_at
from hamlet.app.flow.taking_back import why_no_undo
from hamlet.app.ids import (
    BorderId,
    ChipId,
    Command,
    DeliveryId,
    DisplayId,
    DonkeyId,
    EffectId,
    FishId,
    HandId,
    Id,
    MenuId,
    SaleId,
    TileId,
    UseId,
    WhyId,
)
from hamlet.engine.botric.steps import TIE
from hamlet.engine.decisions import LAY_START
from hamlet.engine.definitions import Kind
from hamlet.engine.game import refusal
from hamlet.engine.places import reachable_of, tiles_of
from hamlet.players.greedy import GreedyPlayer
from hamlet.words.actions import describe

if TYPE_CHECKING:
    from hamlet.app.flow.table import Flow

ONE_LINE = (TIE, LAY_START)
"""What bears letters itself, or has no worth yet, is hinted at in a line."""


def answer(flow: Flow, what: Id) -> bool:
    """Answer to an id that the mode left to the table."""
    if flow.mode.keeps(flow, what):
        return True
    if isinstance(what, Command):
        command = COMMANDS.get(what)
        return command is not None and command(flow)
    handler = HANDLERS.get(type(what))
    return handler is not None and handler(flow, what)


def answer_key(flow: Flow, name: str) -> bool:
    """Answer to a key that the mode left to the table."""
    if name.isdigit():
        return answer(flow, HandId(int(name) - 1))
    what = KEYS.get(name)
    return what is not None and (flow.mode.choose(flow, what) or answer(flow, what))


def _tile(flow: Flow, what: TileId) -> bool:
    return _open(flow, what.tile)


def _open(flow: Flow, uid: int) -> bool:
    if uid >= len(flow.state.village.tiles):
        return False
    flow.enter(open_tile(flow, uid))
    return True


def _of_kind(kind: str) -> Callable[[Flow], bool]:
    def handler(flow: Flow) -> bool:
        tiles = (*reachable_of(flow.state, kind), *tiles_of(flow.state, kind))
        return bool(tiles) and _open(flow, tiles[0])

    return handler


def _hand(flow: Flow, what: HandId) -> bool:
    hand, place = flow.state.blueprints[flow.viewer], what.place
    if not flow.humans_turn or not 0 <= place < len(hand) or flow.state.decision != "action":
        return False
    held = Holding(flow, place, hand[place])
    if held.spot is None:
        flow.say(flow.words.label("table.no_fit", tile=flow.speech.blueprint(hand[place])))
        return True
    found = refusal(flow.state, held.laid(flow, held.spot))
    if found is not None and found.rule == "turn":
        flow.refuse(found)
        return True
    flow.enter(held)
    return True


def _display(flow: Flow, what: DisplayId) -> bool:
    place = what.place
    if not 0 <= place < len(flow.state.display) or flow.state.decision != "action":
        return False
    flow.enter(Taking(place))
    return True


def _row(kind: str) -> Callable[[Flow, Id], bool]:
    """A row of a side panel: the payment at once, or the reason why not."""

    def handler(flow: Flow, what: Id) -> bool:
        uids = tiles_of(flow.state, kind)
        offers = [each for uid in uids for each in offers_at(flow.speech, uid) if each.id == what]
        offer = min(offers, key=lambda each: each.refusal is not None, default=None)
        if offer is None:
            return False
        card = TileCard(offer.tile)
        if offer.refusal:
            flow.enter(card)
            flow.refuse(offer.refusal)
        else:
            flow.enter(PaymentMode(flow, offer, card, offer.bid))
        return True

    return handler


def _border(flow: Flow, what: BorderId) -> bool:
    roads = Roads()
    if flow.state.decision != "action":
        return False
    flow.enter(roads)
    return roads.choose(flow, what)


def _roads(flow: Flow) -> bool:
    if flow.state.decision != "action" or not flow.humans_turn:
        return False
    flow.enter(Roads())
    return True


def _fishing(flow: Flow) -> bool:
    if flow.state.decision != "action" or not flow.humans_turn or not flow.state.village.land.floods:
        return False
    flow.enter(Fishing())
    return True


def _donkey(flow: Flow, what: DonkeyId) -> bool:
    return _move_donkeys(flow, what.tile)


def _donkeys(flow: Flow) -> bool:
    return _move_donkeys(flow, None)


def _move_donkeys(flow: Flow, chosen: int | None) -> bool:
    if flow.state.decision != "action" or not flow.humans_turn:
        return False
    flow.enter(Donkeys(chosen, flow.mode.beneath))
    return True


def _undo(flow: Flow) -> bool:
    target = flow.undo_target
    return _after_undo(flow, 0 if target is None else flow.session.undo_to(target))


def _redo(flow: Flow) -> bool:
    return _after_undo(flow, flow.session.redo())


def _chip(flow: Flow, what: ChipId) -> bool:
    return _after_undo(flow, flow.session.undo_to(what.step))


def _restart(flow: Flow) -> bool:
    return _after_undo(flow, flow.session.restart_turn())


def _after_undo(flow: Flow, taken: int) -> bool:
    if not taken:
        flow.say(why_no_undo(flow))
        return True
    flow.mode = flow.mode.resumed(flow)
    flow.settle()
    return True


def _scores(flow: Flow) -> bool:
    flow.enter(ScoreSheet(flow.mode.beneath))
    return True


def _reach(flow: Flow) -> bool:
    pointed = flow.hovered
    uid = pointed.tile if isinstance(pointed, TileId) else flow.state.village.church
    flow.enter(ReachView(uid, flow.mode.beneath))
    return True


def _hint(flow: Flow) -> bool:
    if not flow.humans_turn:
        return False
    # What is pinned stays where everybody sees it.
    if flow.state.decision in ONE_LINE or isinstance(flow.mode.beneath, Holding):
        action = GreedyPlayer(len(flow.session.history.done)).decide(flow.state)
        line = describe(flow.speech, action)
        flow.say(f"{{hint}} {line.rich}", frozenset(line.tiles))
    else:
        flow.enter(HintsShown(flow, flow.mode if flow.state.pending else flow.mode.beneath))
    return True


def _rule(flow: Flow) -> bool:
    flow.enter(RuleSheet(flow))
    return True


HANDLERS: dict[type[Id], Callable[[Flow, Any], bool]] = {
    TileId: _tile,
    HandId: _hand,
    DisplayId: _display,
    DeliveryId: _row(Kind.CHURCH),
    SaleId: _row(Kind.MARKET),
    BorderId: _border,
    DonkeyId: _donkey,
    ChipId: _chip,
    FishId: open_fish,
    EffectId: open_effect,
    MenuId: open_card,
    UseId: use_card,
    WhyId: open_why,
}
COMMANDS: dict[Command, Callable[[Flow], bool]] = {
    Command.TOWN_HALL: _of_kind(Kind.TOWN_HALL),
    Command.MARKET: _of_kind(Kind.MARKET),
    Command.CHURCH: _of_kind(Kind.CHURCH),
    Command.ROADS: _roads,
    Command.DONKEYS: _donkeys,
    Command.FISHING: _fishing,
    Command.MENU: open_menu,
    Command.UNDO: _undo,
    Command.REDO: _redo,
    Command.RESTART: _restart,
    Command.END_TURN: end_turn,
    Command.SCORES: _scores,
    Command.REACH: _reach,
    Command.HINT: _hint,
    Command.RULE: _rule,
}
KEYS: dict[str, Id] = {
    "t": Command.TOWN_HALL,
    "m": Command.MARKET,
    "c": Command.CHURCH,
    "b": HandId(0),
    "r": Command.ROADS,
    "d": Command.DONKEYS,
    "f": Command.FISHING,
    "u": Command.MENU,
    "p": Command.REACH,
    "x": Command.SCORES,
    "z": Command.UNDO,
    "Z": Command.REDO,
    "n": Command.END_TURN,
    "h": Command.HINT,
}

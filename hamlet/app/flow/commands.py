"""What the table itself answers to, whatever the mode: tiles, hand, display, rows, undo, keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from hamlet.app.flow.modes.card import TileCard, open_tile
from hamlet.app.flow.modes.donkeys import Donkeys
from hamlet.app.flow.modes.hall import Taking
from hamlet.app.flow.modes.holding import Holding
from hamlet.app.flow.modes.payment import PaymentMode
from hamlet.app.flow.modes.roads import Roads
from hamlet.app.flow.modes.rule import RuleSheet
from hamlet.app.flow.modes.sheets import EndSheet, ReachView, ScoreSheet
from hamlet.app.flow.offers import offers_at
from hamlet.engine.actions.turn import EndTurn
from hamlet.engine.actions.villager import any_stands
from hamlet.engine.definitions import Kind
from hamlet.engine.game import refusal
from hamlet.engine.places import tiles_of
from hamlet.players.greedy import GreedyPlayer
from hamlet.words.actions import describe

if TYPE_CHECKING:
    from hamlet.app.flow.table import Flow


def answer(flow: Flow, what: str) -> bool:
    """Answer to an id that the mode left to the table."""
    kind, _, rest = what.partition(":")
    handler = HANDLERS.get(kind)
    return handler is not None and handler(flow, rest)


def answer_key(flow: Flow, name: str) -> bool:
    """Answer to a key that the mode left to the table."""
    if name.isdigit():
        return answer(flow, f"hand:{int(name) - 1}")
    what = KEYS.get(name)
    return what is not None and (flow.mode.choose(flow, what) or answer(flow, what))


def _tile(flow: Flow, rest: str) -> bool:
    uid = int(rest)
    if uid >= len(flow.state.village.tiles):
        return False
    flow.enter(open_tile(flow, uid))
    return True


def _of_kind(kind: str) -> Callable[[Flow, str], bool]:
    def handler(flow: Flow, _: str) -> bool:
        tiles = tiles_of(flow.state, kind)
        return bool(tiles) and _tile(flow, str(tiles[0]))

    return handler


def _hand(flow: Flow, rest: str) -> bool:
    hand = flow.state.blueprints[flow.viewer]
    place = int(rest)
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


def _display(flow: Flow, rest: str) -> bool:
    place = int(rest)
    if not 0 <= place < len(flow.state.display) or flow.state.decision != "action":
        return False
    flow.enter(Taking(place))
    return True


def _row(kind: str, prefix: str) -> Callable[[Flow, str], bool]:
    """A row of a side panel: the payment at once, or the reason why not."""

    def handler(flow: Flow, rest: str) -> bool:
        for uid in tiles_of(flow.state, kind):
            for offer in offers_at(flow.speech, uid):
                if offer.id == f"{prefix}:{rest}":
                    card = TileCard(uid)
                    if offer.refusal:
                        flow.enter(card)
                        flow.refuse(offer.refusal)
                    else:
                        flow.enter(PaymentMode(flow, offer, card, offer.bid))
                    return True
        return False

    return handler


def _border(flow: Flow, rest: str) -> bool:
    roads = Roads()
    if flow.state.decision != "action":
        return False
    flow.enter(roads)
    return roads.choose(flow, f"border:{rest}")


def _roads(flow: Flow, _: str) -> bool:
    if flow.state.decision != "action" or not flow.humans_turn:
        return False
    flow.enter(Roads())
    return True


def _donkeys(flow: Flow, rest: str) -> bool:
    if flow.state.decision != "action" or not flow.humans_turn:
        return False
    flow.enter(Donkeys(int(rest) if rest.isdigit() else None))
    return True


def _undo(flow: Flow, _: str) -> bool:
    target = flow.undo_target
    return _after_undo(flow, 0 if target is None else flow.session.undo_to(target))


def _redo(flow: Flow, _: str) -> bool:
    return _after_undo(flow, flow.session.redo())


def _chip(flow: Flow, rest: str) -> bool:
    return _after_undo(flow, flow.session.undo_to(int(rest)))


def _restart(flow: Flow, _: str) -> bool:
    return _after_undo(flow, flow.session.restart_turn())


def _after_undo(flow: Flow, taken: int) -> bool:
    if not taken:
        flow.say(flow.words.label("table.no_undo"))
        return True
    from hamlet.app.flow.modes.mode import Idle

    flow.mode = Idle()
    flow.settle()
    return True


def _end_turn(flow: Flow, _: str) -> bool:
    if flow.state.decision != "action" or not flow.humans_turn:
        return False
    if any_stands(flow.state) and not isinstance(flow.mode, EndSheet):
        flow.enter(EndSheet())
        return True
    return flow.play(EndTurn())


def _scores(flow: Flow, _: str) -> bool:
    flow.enter(ScoreSheet())
    return True


def _reach(flow: Flow, _: str) -> bool:
    kind, _sep, rest = (flow.hovered or "").partition(":")
    uid = int(rest) if kind == "tile" and rest.isdigit() else flow.state.village.church
    flow.enter(ReachView(uid))
    return True


def _hint(flow: Flow, _: str) -> bool:
    if not flow.humans_turn:
        return False
    action = GreedyPlayer(len(flow.session.history.done)).decide(flow.state)
    line = describe(flow.speech, action)
    flow.say(f"{{hint}} {line.rich}", frozenset(line.tiles))
    return True


def _rule(flow: Flow, _: str) -> bool:
    flow.enter(RuleSheet(flow))
    return True


HANDLERS: dict[str, Callable[[Flow, str], bool]] = {
    "tile": _tile,
    "town_hall": _of_kind(Kind.TOWN_HALL),
    "market": _of_kind(Kind.MARKET),
    "church_tile": _of_kind(Kind.CHURCH),
    "hand": _hand,
    "display": _display,
    "church": _row(Kind.CHURCH, "church"),
    "sale": _row(Kind.MARKET, "sale"),
    "border": _border,
    "roads": _roads,
    "donkeys": _donkeys,
    "donkey": _donkeys,
    "undo": _undo,
    "redo": _redo,
    "chip": _chip,
    "restart": _restart,
    "end_turn": _end_turn,
    "scores": _scores,
    "reach": _reach,
    "hint": _hint,
    "rule": _rule,
}
KEYS = {
    "t": "town_hall",
    "m": "market",
    "c": "church_tile",
    "b": "hand:0",
    "r": "roads",
    "d": "donkeys",
    "p": "reach",
    "x": "scores",
    "z": "undo",
    "Z": "redo",
    "n": "end_turn",
    "h": "hint",
}

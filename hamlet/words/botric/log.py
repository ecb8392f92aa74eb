"""The log of Botric's turn: what he passed over and why, what he did, what moved on his board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from hamlet.engine.actions.family import Action
from hamlet.engine.botric.attempts.deliver import Delivering
from hamlet.engine.botric.base import BOTRIC, HIS_SEAT, HUMAN_SEAT, SLICE, parts_of
from hamlet.engine.botric.events import (
    BotricActs,
    BotricBoat,
    BotricTried,
    CoinTileChanged,
    CoinTileTurned,
    MarkerDrawn,
    MarkersReturned,
    TieBroken,
    TokenLeft,
    TokenMoved,
    VillagerIdled,
)
from hamlet.engine.botric.thinking import HUMAN
from hamlet.engine.definitions import Gain
from hamlet.engine.events import BlueprintTaken, Event, VillagerHired
from hamlet.engine.lake.events import FishPutBack
from hamlet.words.base.log import LOG as BASE_LOG
from hamlet.words.base.log import bought_tail
from hamlet.words.botric.deeds import payment_rich
from hamlet.words.botric.options import option_text, option_tiles
from hamlet.words.botric.telling import (
    ONLY,
    action_name,
    deciding_line,
    line_text,
    marker_name,
    why_not_short,
)
from hamlet.words.event_lines import reason
from hamlet.words.lake.log import LOG as LAKE_LOG
from hamlet.words.lake.names import fish_list, lake_name
from hamlet.words.line import Line
from hamlet.words.rich import safe
from hamlet.words.room import LogTeller, OpeningTeller
from hamlet.words.speech import Speech
from hamlet.words.stories import all_of, gained

Happened = Sequence[Event]


def _step(speech: Speech, action: Action, events: Happened) -> Iterator[Line]:
    """One step of his, whoever let him take it."""
    for told in (_ties, _tries, _marker, _deed, _boat, _put_back, _coins, _board):
        yield from told(speech, events)


def _ties(speech: Speech, events: Happened) -> Iterator[Line]:
    for event in all_of(events, TieBroken):
        code = "botric_decided.lot" if event.by_lot else "botric_decided"
        option = option_text(speech, event.about, event.option)
        rich = speech.say("log", code, seat=speech.seat(HUMAN_SEAT), option=option)
        seat = HIS_SEAT if event.by_lot else HUMAN_SEAT
        yield speech.line(rich, seat, option_tiles(event.about, event.option))


def _tries(speech: Speech, events: Happened) -> Iterator[Line]:
    tried = all_of(events, BotricTried)
    if not tried:
        return
    parts = [
        speech.part(
            "log",
            "botric_tried.one",
            action=action_name(speech.words, event.action),
            why=why_not_short(speech, event.action, event.code, event.facts),
        )
        for event in tried
    ]
    yield speech.line(speech.say("log", "botric_tried", tries="; ".join(parts)), HIS_SEAT, aside=True)


def _marker(speech: Speech, events: Happened) -> Iterator[Line]:
    for event in all_of(events, MarkerDrawn):
        marker, token = marker_name(speech.words, event.marker), action_name(speech.words, event.token)
        drawn = speech.say("log", "botric_marker", marker=marker, token=token)
        yield speech.line(drawn, HIS_SEAT, aside=True)


def _deed(speech: Speech, events: Happened) -> Iterator[Line]:
    for event in all_of(events, BotricActs):
        for line in _DEEDS[event.action](speech, event.deed, events):
            told = speech.line(line.rich + _by_line(speech, event), line.seat, line.tiles)
            yield replace(told, short=line.rich)


def _by_line(speech: Speech, event: BotricActs) -> str:
    """The line of his list that decided; where there was nothing to decide, or a tie is told, nothing."""
    line = deciding_line(event.lines)
    if line in (ONLY, HUMAN):
        return ""
    return speech.part("log", "botric_by", line=line_text(speech, event.action, line))


class _Paid(NamedTuple):
    """A deed as the lines of the base game know it."""

    tile: int


def _as_a_player(family: str, log: dict[str, LogTeller]) -> Callable[[Speech, Any, Happened], Iterator[Line]]:
    """What is told of a player who does the same."""

    def told(speech: Speech, deed: Any, events: Happened) -> Iterator[Line]:  # noqa: ANN401
        return log[family](speech, _Paid(deed.tile), events)

    return told


def _hire(speech: Speech, deed: Any, events: Happened) -> Iterator[Line]:  # noqa: ANN401
    hired, taken = all_of(events, VillagerHired)[0], all_of(events, BlueprintTaken)
    code = "botric_hire.blueprint" if taken else "botric_hire"
    blueprint = speech.blueprint(taken[0].tile) if taken else ""
    rich = speech.say("log", code, gold=speech.gold(hired.cost), blueprint=blueprint)
    yield speech.line(rich + _coins_found(speech, taken, events), HIS_SEAT, [deed.tile])


def _purchase(speech: Speech, deed: Any, events: Happened) -> Iterator[Line]:  # noqa: ANN401
    taken = all_of(events, BlueprintTaken)
    blueprint = speech.blueprint(taken[0].tile)
    rich = speech.say("log", "botric_purchase", tile=speech.tile(deed.tile), blueprint=blueprint)
    yield speech.line(rich + _coins_found(speech, taken, events), HIS_SEAT, [deed.tile])


def _coins_found(speech: Speech, taken: Sequence[BlueprintTaken], events: Happened) -> str:
    """What lay on a blueprint, as far as it is his, and what he laid on others."""
    laid = -gained(events, HIS_SEAT, "skipped_blueprints").gold
    text = speech.part("log", "laid", gold=speech.gold(laid)) if taken and laid else ""
    found = speech.gain(gained(events, HIS_SEAT, "coins_on_blueprint"))
    return text + (speech.part("log", "botric_gain", gain=found) if found else "")


def _deliver(speech: Speech, deed: Delivering, events: Happened) -> Iterator[Line]:
    rich = speech.say(
        "log",
        "deliver",
        tile=speech.tile(deed.tile),
        goods=payment_rich(speech, deed.bill),
        gain=speech.gain(gained(events, HIS_SEAT, "delivery")),
    )
    yield speech.line(rich + bought_tail(speech, events), HIS_SEAT, [deed.tile])


def _nothing(speech: Speech, deed: int, events: Happened) -> Iterator[Line]:
    tile = all_of(events, VillagerIdled)[0].tile
    gain = speech.gain(gained(events, HIS_SEAT, "nothing_possible"))
    rich = speech.say("log", "botric_nothing", tile=speech.tile(tile))
    yield speech.line(rich + (speech.part("log", "botric_gain", gain=gain) if gain else ""), HIS_SEAT, [tile])


_DEEDS: Final[dict[str, Callable[[Speech, Any, Happened], Iterator[Line]]]] = {
    "hire": _hire,
    "deliver": _deliver,
    "sell": _as_a_player("sell", BASE_LOG),
    "produce": _as_a_player("produce", BASE_LOG),
    "purchase": _purchase,
    "refine": _as_a_player("refine", BASE_LOG),
    "build": _as_a_player("construct", BASE_LOG),
    "road": _as_a_player("road", BASE_LOG),
    "fishing": _as_a_player("fishing", LAKE_LOG),
    "nothing": _nothing,
}


def _boat(speech: Speech, events: Happened) -> Iterator[Line]:
    for event in all_of(events, BotricBoat):
        why = speech.part("log", f"botric_boat.{event.why}")
        if event.lake < 0:
            yield speech.line(speech.say("log", "botric_boat.not", why=why), HIS_SEAT)
        else:
            rich = speech.say("log", "botric_boat", lake=lake_name(speech, event.lake), why=why)
            yield speech.line(rich, HIS_SEAT)


def _put_back(speech: Speech, events: Happened) -> Iterator[Line]:
    back = all_of(events, FishPutBack)
    if not back:
        return
    points = gained(events, HIS_SEAT, "fish").points
    gain = speech.gain(Gain(points=points))
    code = "botric_put_back.paid" if gain else "botric_put_back"
    fish = fish_list(speech, (event.kind for event in back))
    yield speech.line(speech.say("log", code, fish=fish, gain=gain), HIS_SEAT)


def _coins(speech: Speech, events: Happened) -> Iterator[Line]:
    """All that happens to his coin tile in one line: what comes or goes for the same reason together."""
    changes = Counter[str]()
    for event in all_of(events, CoinTileChanged):
        changes[event.why] += event.gold
    tried = {(event.action, event.code) for event in all_of(events, BotricTried)}
    failure = "botric_coins.no_delivery" if ("hire", "all_hired") in tried else "botric_coins.no_hire"
    parts = [_coin(speech, why, gold, failure) for why, gold in changes.items()]
    sides = (
        "botric_coins.up" if turned.up else "botric_coins.down" for turned in all_of(events, CoinTileTurned)
    )
    parts += [speech.part("log", side) for side in sides]
    if parts:
        yield speech.line(speech.say("log", "botric_coins", coins=", ".join(parts)), HIS_SEAT, aside=True)


def _coin(speech: Speech, why: str, gold: int, failure: str) -> str:
    if why == "failed":
        return speech.part("log", failure, gold=speech.gold(gold))
    if gold < 0 and why == "discarded":
        return speech.part("log", "botric_coins.lost", gold=speech.gold(-gold))
    code = "botric_coins.in" if gold > 0 else "botric_coins.out"
    return speech.part("log", code, gold=speech.gold(abs(gold)), why=reason(speech, why, -1))


def _board(speech: Speech, events: Happened) -> Iterator[Line]:
    """Tokens and markers."""
    moved = [("botric_token", event.token) for event in all_of(events, TokenMoved)]
    gone = [("botric_token.gone", event.token) for event in all_of(events, TokenLeft)]
    for code, token in (*moved, *gone):
        moves = speech.say("log", code, token=action_name(speech.words, token))
        yield speech.line(moves, HIS_SEAT, aside=True)
    if all_of(events, MarkersReturned):
        yield speech.line(speech.say("log", "botric_markers"), HIS_SEAT, aside=True)


def _opening(speech: Speech) -> Line:
    names = [action_name(speech.words, token) for token in SLICE.of(speech.state).line]
    edition = safe(speech.words.name(parts_of(speech.box).edition))
    rich = speech.say("log", "botric_edition", edition=edition, tokens=", ".join(names))
    return speech.line(rich, HIS_SEAT)


LOG: Final[dict[str, LogTeller]] = {
    "botric_step": _step,
    "botric_choose": _step,
    "botric_lot": _step,
}
OPENINGS: Final[dict[str, OpeningTeller]] = {BOTRIC: _opening}

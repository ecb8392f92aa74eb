"""How Botric came to what he did in one step: what he tried, and his list line by line, in plain text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from hamlet.engine.botric.base import BOTRIC
from hamlet.engine.botric.events import BotricActs, BotricBoat, BotricTried, MarkerDrawn, TieBroken
from hamlet.engine.botric.foreseeing import Account, account_of
from hamlet.engine.botric.steps import END, FISH, TIE
from hamlet.engine.botric.thinking import ListLine, Tie
from hamlet.engine.events import Event
from hamlet.engine.lake.fish_tiles import fish_limit
from hamlet.words.botric.deeds import deed_text
from hamlet.words.botric.options import option_letter, option_text
from hamlet.words.botric.telling import (
    action_name,
    deciding_line,
    line_about,
    line_told,
    marker_name,
    why_not,
)
from hamlet.words.lake.names import lake_name
from hamlet.words.speech import Speech
from hamlet.words.stories import all_of

ToldLines = Iterator[str]
INDENT: Final = "  "


def account_lines(before: Speech, after: Speech, events: Sequence[Event]) -> list[str]:
    """The account of a step of his, with the states around it; empty for any other step."""
    if not any(each.kind == BOTRIC for each in before.state.pending):
        return []
    rich = [
        *_chosen(before, events),
        *_tries(before, events),
        *_marker(before, events),
        *_deed(before, events),
        *_boat(before, after, events),
        *_tie(after),
        *_plain_step(before),
    ]
    return [
        before.plain(line) if not line.startswith(INDENT) else INDENT + before.plain(line) for line in rich
    ]


def _say(speech: Speech, code: str, **facts: object) -> str:
    return speech.say("botric_account", code, **facts)


def _chosen(speech: Speech, events: Sequence[Event]) -> ToldLines:
    for event in all_of(events, TieBroken):
        code = "chosen.lot" if event.by_lot else "chosen"
        yield _say(speech, code, option=option_text(speech, event.about, event.option))


def _tries(speech: Speech, events: Sequence[Event]) -> ToldLines:
    for event in all_of(events, BotricTried):
        why = why_not(speech, event.action, event.code, event.facts)
        yield _say(speech, "tried", action=action_name(speech.words, event.action), why=why)


def _marker(speech: Speech, events: Sequence[Event]) -> ToldLines:
    for event in all_of(events, MarkerDrawn):
        marker, token = marker_name(speech.words, event.marker), action_name(speech.words, event.token)
        yield _say(speech, "marker", marker=marker, token=token)


def _deed(speech: Speech, events: Sequence[Event]) -> ToldLines:
    for event in all_of(events, BotricActs):
        yield _say(speech, "deed", deed=deed_text(speech, event.action, event.deed))
        if event.lines:
            yield from _lines(speech, "list", event.action, event.lines, event.deed)
        else:
            yield _say(speech, "only")
        if event.walking:
            yield from _lines(speech, "walking", event.action, event.walking, event.deed)


def _lines(
    speech: Speech, heading: str, action: str, lines: Sequence[ListLine], deed: object, *, tied: bool = False
) -> ToldLines:
    """A list with what each line left, and the deciding one; as long as there is a tie, none is."""
    yield _say(speech, heading)
    deciding = "" if tied else deciding_line(lines)
    for line in lines:
        told = line_told(speech, action, line.id, deed)
        if about := line_about(speech, line.id):
            told = speech.part("botric_account", "line.about", told=told, about=about)
        code = "line.decides" if line.id == deciding and line.after < line.before else "line"
        yield INDENT + speech.part("botric_account", code, line=told, before=line.before, after=line.after)


def _boat(before: Speech, after: Speech, events: Sequence[Event]) -> ToldLines:
    for event in all_of(events, BotricBoat):
        why = before.say("botric_decided", f"boat.{event.why}")
        facts = {"lake": lake_name(after, event.lake)} if event.lake >= 0 else {}
        deed = before.say("botric_deeds", "boat" if facts else "boat.not", **facts)
        yield _say(before, "boat", deed=deed, why=why)
        if event.lines:
            yield from _lines(before, "list", "boat", event.lines, None)


def _tie(after: Speech) -> ToldLines:
    """What keeps him from going on: how far his list got him, and what is left."""
    account = account_of(after.state) if after.state.decision == TIE else None
    if account is None or account.tie is None:
        return
    for action, why in account.tried:
        told = why_not(after, action, why.code, why.facts)
        yield _say(after, "tried", action=action_name(after.words, action), why=told)
    if account.lines:
        yield from _lines(after, "list", tied_action(account), account.lines, None, tied=True)
    yield from _options(after, account.tie)


def _options(speech: Speech, tie: Tie) -> ToldLines:
    yield _say(speech, "tie", count=len(tie.options))
    for number, option in enumerate(tie.options):
        told = option_text(speech, tie.about, option)
        yield INDENT + _say(speech, "option", letter=option_letter(number), option=told)


def tied_action(account: Account) -> str:
    """Whose list left the tie: only Produce counts what lies there, and it never buys or sells."""
    return "produce" if account.tie is not None and account.tie.about == "tile" else ""


def _plain_step(speech: Speech) -> ToldLines:
    """Steps in which he has nothing to look for."""
    step = speech.state.pending[-1].fact("step")
    if step == END:
        yield _say(speech, "end")
    if step == FISH:
        yield _say(speech, "fish", limit=speech.amount(fish_limit(speech.state)))

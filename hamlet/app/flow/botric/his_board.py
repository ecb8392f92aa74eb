"""His board and the strip over the village, at the moment that is to be seen."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from hamlet.app.flow.botric.foresight import FIRST_ACTIONS, Foresight, foreseen_try
from hamlet.app.flow.botric.in_words import done_deed, icon_of, short_not, word_of
from hamlet.app.flow.botric.turns import Go, OneTry, due, goes_in_turn, goes_of, turn_steps
from hamlet.app.ids import BotricId, WhyId
from hamlet.app.view.botric import EVERYTHING, CoinTile, HisBoard, Marker, Strip, StripItem, Try
from hamlet.engine.botric.attempts.hire import hiring_cost
from hamlet.engine.botric.base import HIS_SEAT, SLICE, edition_of
from hamlet.engine.botric.definitions import MARKERS
from hamlet.engine.botric.foreseeing import account_of
from hamlet.engine.botric.steps import FIRST_TRIES, tokens_from
from hamlet.engine.workers import rested

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hamlet.app.flow.table import Flow
    from hamlet.engine.state import State
    from hamlet.session.history import Step
    from hamlet.words.speech import Speech


class SeenMoment(NamedTuple):
    """What is to be seen of the game: up to which step, how much of that step is told, and which state."""

    end: int
    told: int
    state: State


class Seen(NamedTuple):
    """His board, and the strip if there is anything to tell."""

    board: HisBoard
    strip: Strip | None


def moment_of(flow: Flow, telling: tuple[Step, int] | None, shown: State) -> SeenMoment:
    """The step that is being shown, if there is one; else what is so now."""
    done = flow.session.history.done
    if telling is not None:
        step, told = telling
        for number in range(len(done) - 1, -1, -1):
            if done[number] is step:
                return SeenMoment(number + 1, told, shown)
    return SeenMoment(len(done), EVERYTHING, flow.state)


def seen_of(flow: Flow, moment: SeenMoment, foresight: Foresight) -> Seen:
    """His board and the strip at this moment."""
    done = flow.session.history.done
    begin = turn_steps(done, moment.end)
    goes = goes_of(done[begin : moment.end], begin, moment.told)
    acting = moment.told < EVERYTHING or due(moment.state) is not None
    teller = _Teller(flow, moment)
    if acting:
        go = _asked(moment, goes[-1] if goes else Go())
        return Seen(teller.board(go, foresight, acting=True), teller.strip(goes, go))
    return Seen(teller.board(Go(), foresight, acting=False), teller.summary(goes))


def _asked(moment: SeenMoment, go: Go) -> Go:
    """While a tie keeps him, what he has passed over is not told by events yet."""
    state = moment.state
    if moment.told < EVERYTHING or len(state.pending) == 0 or state.decider == HIS_SEAT:
        return go
    account = account_of(state)
    if account is None or account.tie is None:
        return go
    order = _order(state, go)
    tried = [OneTry(action, moment.end, passed=passed) for action, passed in account.tried]
    kept = () if due(state) == FIRST_TRIES else go.tries
    asks = order[len(tried)] if len(tried) < len(order) else ""
    return Go((*kept, *tried, *([OneTry(asks, moment.end)] if asks else [])), go.marker)


def _order(state: State, go: Go) -> list[str]:
    """His actions in the order in which he tries them in the step that is due."""
    if due(state) == FIRST_TRIES or go.marker is None:
        return list(FIRST_ACTIONS)
    return [attempt.name for attempt in tokens_from(SLICE.of(state).line, go.marker)]


class _Teller:
    """Speaks of one moment."""

    def __init__(self, flow: Flow, moment: SeenMoment) -> None:
        self.flow = flow
        self.moment = moment
        self.state = moment.state
        self.speech: Speech = flow.session.setup.speech(moment.state)

    # the board

    def board(self, go: Go, foresight: Foresight, *, acting: bool) -> HisBoard:
        """Everything on it: a turn of his as it was played, or what he would do now."""
        state, slice_ = self.state, SLICE.of(self.state)
        known = {each.action: each for each in go.tries}
        lit = go.tries[-1] if go.tries else None
        if acting:
            first = tuple(self._told(name, known.get(name), lit) for name in FIRST_ACTIONS)
            line = tuple(self._told(name, known.get(name), lit) for name in slice_.line)
            tried = tuple(
                self._told(each.action, each, lit) for each in go.tries if each.action not in FIRST_ACTIONS
            )
        else:
            first = tuple(foreseen_try(self.speech, foresight, name) for name in FIRST_ACTIONS)
            first = _first_lit(first)
            line = tuple(foreseen_try(self.speech, foresight, name) for name in slice_.line)
            tried = ()
        label = self.flow.words.label
        pieces = state.villagers[HIS_SEAT]
        stand = len(rested(pieces))
        return HisBoard(
            seat=HIS_SEAT,
            acting=acting,
            standing=tuple(number < stand for number in range(len(pieces))),
            first=first,
            line=line,
            markers=tuple(self._marker(n, go, foresight) for n in range(len(MARKERS))),
            tried=tried,
            coins=self._coins(),
            queue=slice_.queue,
            queue_limit=state.box.rules.blueprint_limit,
            bag=sum(slice_.bag),
            own_gold=edition_of(state).own_gold,
            titles=(
                label("table.botric.first" if acting else "table.botric.first.now"),
                label("table.botric.then" if acting else "table.botric.then.now"),
            ),
        )

    def _told(self, action: str, told: OneTry | None, lit: OneTry | None) -> Try:
        """An action as far as it is told."""
        shown = Try(BotricId(action), icon_of(action), word_of(self.speech, action))
        if told is None:
            return shown
        shown = replace(shown, lit=told is lit)
        if told.acts is not None:
            return replace(shown, why=self._deed(told), done=True)
        if told.tried is None and told.passed is None:
            return replace(shown, why=self.flow.words.label("table.botric.does.asks"))
        return replace(shown, why=self._why_not(told), done=False)

    def _deed(self, told: OneTry) -> str:
        """What he did, in the words of the state before it, and what it brought."""
        if told.acts is None:
            return ""
        return done_deed(self._before(told), told.acts, self.flow.session.history.done[told.step].events)

    def _why_not(self, told: OneTry) -> str:
        why = told.tried or told.passed
        return "" if why is None else short_not(self._before(told), told.action, why.code, why.facts)

    def _before(self, told: OneTry) -> Speech:
        """Speaks of the state in which this was tried."""
        done = self.flow.session.history.done
        return (
            self.flow.session.setup.speech(done[told.step].before) if told.step < len(done) else self.speech
        )

    def _marker(self, marker: int, go: Go, foresight: Foresight) -> Marker:
        """Over the token it points at; with what it would come to, unless one is drawn."""
        slice_, dots = SLICE.of(self.state), len(MARKERS) - marker
        place = marker % len(slice_.line)
        word = word_of(self.speech, slice_.line[place])
        left, label = slice_.bag[marker], self.flow.words.label
        hint = label("table.botric.marker.hint", dots=dots, word=word, left=left)
        shown = Marker(dots, place, left, go.marker == marker, None, hint)
        if go.marker is not None or foresight.state is not self.state:
            return shown
        deed = foreseen_try(self.speech, foresight, foresight.drawn(marker))
        hint = label("table.botric.marker.now", hint=hint, deed=f"{deed.word}, {deed.why}")
        return replace(shown, comes_to=deed, hint=hint)

    def _coins(self) -> CoinTile:
        """The tile with what hiring costs."""
        slice_, label, state = SLICE.of(self.state), self.flow.words.label, self.state
        his = state.copy()
        his.seat = HIS_SEAT
        cost = hiring_cost(his)
        up = "table.botric.coins.up.all" if cost is None else "table.botric.coins.up"
        hint = label(up if slice_.up else "table.botric.coins.down", gold=slice_.coins)
        if cost is not None:
            hint = label("table.botric.coins.cost", hint=hint, cost=cost)
        return CoinTile(slice_.coins, slice_.up, cost, hint)

    # the strip

    def strip(self, goes: Sequence[Go], go: Go) -> Strip:
        """What this villager tries; what comes first is named before it is tried."""
        lit = go.tries[-1] if go.tries else None
        named = {each.action for each in go.tries}
        coming = [name for name in FIRST_ACTIONS if name not in named] if go.done is None else []
        if any(each.action not in FIRST_ACTIONS for each in go.tries):
            coming = []
        tries = [self._told(each.action, each, lit) for each in go.tries]
        tries += [self._told(name, None, lit) for name in coming]
        items = tuple(
            StripItem(each.icon, each.word, each.why, each.done, each.lit, _hint(each)) for each in tries
        )
        over = sum(each.done is not None for each in goes)
        dots = tuple(number < over for number in range(goes_in_turn(goes, self.state)))
        return Strip(HIS_SEAT, items, _why(go), dots)

    def summary(self, goes: Sequence[Go]) -> Strip | None:
        """After his turn: what each villager did, until the person acts."""
        done = [each.done for each in goes if each.done is not None]
        if not done:
            return None
        items = tuple(self._summed(each) for each in done)
        return Strip(HIS_SEAT, items, WhyId(done[-1].step))

    def _summed(self, told: OneTry) -> StripItem:
        """What one villager did; choosing it asks why."""
        shown = self._told(told.action, told, None)
        word, why = f"{shown.word} {shown.why}", self.flow.words.label("table.botric.why.hint")
        hint = f"{_hint(shown)}\n{why}"
        return StripItem(shown.icon, word, "", shown.done, lit=False, hint=hint, id=WhyId(told.step))


def _first_lit(tries: Sequence[Try]) -> tuple[Try, ...]:
    """The first that is possible is the one he would do."""
    first = next((each for each in tries if each.done), None)
    return tuple(replace(each, lit=each is first) for each in tries)


def _hint(shown: Try) -> str:
    return f"*{shown.word}* {shown.why}".strip()


def _why(go: Go) -> WhyId | None:
    """What *Why?* opens: the step in which this villager did what it did."""
    return None if go.done is None else WhyId(go.done.step)

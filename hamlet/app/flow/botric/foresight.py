"""What he would do now with each of his actions, found once for each state."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from hamlet.app.flow.botric.in_words import icon_of, short_deed, short_not, word_of
from hamlet.app.flow.botric.lighting import lakes_closed
from hamlet.app.ids import BotricId
from hamlet.app.view.botric import Try
from hamlet.engine.botric.attempts.registry import FIRST
from hamlet.engine.botric.base import SLICE
from hamlet.engine.botric.foreseeing import Account, as_in_his_turn, foreseen
from hamlet.engine.botric.steps import NOTHING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hamlet.app.view.scene import LakeMark
    from hamlet.engine.botric.attempts.build import Building
    from hamlet.engine.state import State
    from hamlet.words.speech import Speech
    from hamlet.words.words import Words

FIRST_ACTIONS = tuple(attempt.name for attempt in FIRST)


@dataclass(slots=True)
class Foresight:
    """Looks into his head at one state, as far as somebody asks."""

    state: State
    _found: dict[str, Account] = field(default_factory=dict)
    _lakes: dict[Building, tuple[LakeMark, ...]] = field(default_factory=dict)

    @property
    def known(self) -> tuple[str, ...]:
        """The actions there are now."""
        return (*FIRST_ACTIONS, *SLICE.of(self.state).line)

    @property
    def queue(self) -> tuple[int, ...]:
        """The blueprints that wait, the oldest first."""
        return SLICE.of(self.state).queue

    def of(self, action: str) -> Account:
        """What one of his actions would come to."""
        if action not in self._found:
            self._found[action] = foreseen(self.state, action)
        return self._found[action]

    def possible(self, action: str) -> bool:
        """Whether he could do it, alone or with an answer of the person's."""
        account = self.of(action)
        return account.action == action or account.tie is not None

    def lakes(self, words: Words, deed: Building) -> tuple[LakeMark, ...]:
        """The lakes that one of his buildings would close."""
        if deed not in self._lakes:
            self._lakes[deed] = lakes_closed(words, as_in_his_turn(self.state), deed)
        return self._lakes[deed]

    def drawn(self, marker: int) -> str:
        """Which action he would come to if this marker were drawn now."""
        line = SLICE.of(self.state).line
        start = marker % len(line)
        around = (*line[start:], *line[:start])
        return next((token for token in around if self.possible(token)), NOTHING)


def foreseen_try(speech: Speech, foresight: Foresight, action: str) -> Try:
    """An action as it would come out now, in a few words."""
    shown = Try(BotricId(action), icon_of(action), word_of(speech, action))
    if action == NOTHING:
        return replace(shown, why=short_deed(speech, NOTHING, None), done=True)
    account = foresight.of(action)
    if account.tie is not None:
        return replace(shown, why=speech.words.label("table.botric.does.asks"), done=True)
    if account.action == action:
        return replace(shown, why=short_deed(speech, action, account.deed), done=True)
    passed = account.tried[0][1]
    return replace(shown, why=short_not(speech, action, passed.code, passed.facts), done=False)


def foreseen_tries(speech: Speech, foresight: Foresight, actions: Sequence[str]) -> tuple[Try, ...]:
    """Several of them."""
    return tuple(foreseen_try(speech, foresight, action) for action in actions)

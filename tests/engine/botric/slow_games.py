"""Whole solo games in which every step of Botric is held against the slow Botric of the documents."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

from hamlet.content import resolve
from hamlet.content.packs import load_packs
from hamlet.engine.botric.events import BotricActs, BotricBoat, BotricTried
from hamlet.engine.botric.thinking import ListLine
from hamlet.engine.definitions import Definitions
from hamlet.engine.dice import Dice
from hamlet.engine.game import Game
from hamlet.engine.options import Options
from hamlet.engine.reading import read_definitions
from hamlet.players.registry import make_player
from hamlet.resources import data_folder
from tests.engine.botric.told_deeds import told
from tests.oracles.botric.aftermath import After, after
from tests.oracles.botric.choosing import choices
from tests.oracles.botric.final import final_score
from tests.oracles.botric.narrowing import Answer, Choice

Snapshot = dict[str, Any]
WHICH = ("class", "oldest")
"""Lines that say which blueprint is built, before those that say where."""


@cache
def solo_definitions(packs: str, edition: str, switches: tuple[str, ...] = ()) -> Definitions:
    """These packs with Botric in one edition; ties are asked."""
    loaded = load_packs([data_folder() / name for name in packs.split(",")])
    options = {"botric_edition": edition, **dict.fromkeys(switches, True)}
    return read_definitions(resolve(loaded, options=options))


class ComparedGame:
    """One game of a player against Botric; ties are broken by chance."""

    def __init__(self, definitions: Definitions, player: str, seed: int) -> None:
        self.game = Game.new(definitions, 2, seed)
        self.data: Mapping[str, Any] = definitions.data
        self.steps = 0
        self._dice = Dice(seed)
        self._player = make_player(player, seed, 0)
        self._before: Snapshot | None = None
        self._events: list[Any] = []

    def play(self, most_rounds: int = 1000) -> None:
        """To the end, or for so many rounds, comparing all the way."""
        last: Snapshot | None = None
        while not self.game.state.finished and self.game.state.round <= most_rounds:
            if self.game.state.seat:
                last = self.game.snapshot()
            self._go_on()
        if self.game.state.finished and last is not None:
            scored = self.game.snapshot()["scores"][1]["total"]
            assert final_score(last, dict(self.data))["total"] == scored

    def _go_on(self) -> None:
        state = self.game.state
        if state.decision not in ("botric", "botric_tie"):
            self.game.apply(self._player.decide(state))
            return
        if state.decision == "botric":
            self._before, self._events = self.game.snapshot(), []
        action = Options(state).sample(self._dice)
        assert action is not None
        self.game.apply(action, self._events.append)
        if self.game.state.decision != "botric_tie" and self._before is not None:
            self._compare(self._before)
            self._before = None

    def _compare(self, before: Snapshot) -> None:
        step = [each for each in before["pending"] if each["kind"] == "botric"][-1]["facts"]["step"]
        if step in ("draw", "end"):
            return
        self.steps += 1
        answer = choices(before, dict(self.data))
        if step == "boat":
            self._compare_boat(answer)
        elif step == "fish":
            self._compare_after(after(before, dict(self.data), answer, answer.choices[0].deed))
        else:
            self._compare_deed(before, answer)

    def _compare_deed(self, before: Snapshot, answer: Answer) -> None:
        tried = tuple((each.action, each.code) for each in self._events if isinstance(each, BotricTried))
        assert tried == answer.tries
        acts = [each for each in self._events if isinstance(each, BotricActs)]
        choice: Choice | None = None
        if acts:
            assert acts[0].action == answer.action
            choice = self._compare_choice(acts[0], answer)
        else:
            assert answer.action == "draw"
        if not self._asks_for_boat:
            deed = choice.deed if choice is not None else None
            self._compare_after(after(before, dict(self.data), answer, deed))

    @property
    def _asks_for_boat(self) -> bool:
        """What stands after a building by the lake is told once the boat is decided."""
        pending = self.game.state.pending
        return bool(pending) and pending[-1].fact("step") == "boat"

    def _compare_choice(self, acts: BotricActs, answer: Answer) -> Choice:
        deed = _plain(told(self.game.box, acts.deed))
        allowed = [each for each in answer.choices if _plain(each.deed) == deed]
        assert allowed, (deed, [_plain(each.deed) for each in answer.choices])
        choice = allowed[0]
        which = [line for line in acts.lines if acts.action == "build" and line.id in WHICH]
        assert decided(which) == choice.which_by
        assert decided([line for line in acts.lines if line not in which]) == choice.by
        assert decided(acts.walking) == choice.villager_by
        return choice

    def _compare_boat(self, answer: Answer) -> None:
        (boat,) = (each for each in self._events if isinstance(each, BotricBoat))
        lake = None if boat.lake < 0 else boat.lake
        allowed = [each for each in answer.choices if each.deed["lake"] == lake]
        assert allowed, (lake, answer.deeds)
        assert decided(boat.lines) == allowed[0].by

    def _compare_after(self, expected: After) -> None:
        now = self.game.snapshot()
        if now["finished"]:
            return
        botric, (human, his) = now["botric"], now["seats"]
        assert botric["coin_tile"] == {"gold": expected.coin_gold, "up": expected.coin_up}
        assert (his["gold"], his["points"]) == (expected.gold, expected.points)
        assert (human["gold"], human["points"]) == (expected.human_gold, expected.human_points)
        assert tuple(botric["line"]) == expected.line
        assert botric["bag"] == expected.bag
        assert his["milestones"] == list(expected.milestones) or set(his["milestones"]) == set(
            expected.milestones
        )


def decided(lines: tuple[ListLine, ...] | list[ListLine]) -> str:
    """The last line that made fewer; `only` where there was one from the start."""
    fewer = [line.id for line in lines if line.after < line.before]
    return fewer[-1] if fewer else "only"


def _plain(deed: Mapping[str, Any]) -> Any:  # noqa: ANN401 - plain values, as JSON has them
    return json.loads(json.dumps(deed))

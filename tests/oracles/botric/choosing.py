"""Everything that Botric may do in a position: the tries in their order, and all deeds that are allowed."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tests.oracles.botric.blueprints import Tried, purchase
from tests.oracles.botric.building import build
from tests.oracles.botric.narrowing import Answer, Choice
from tests.oracles.botric.position import Data, Position
from tests.oracles.botric.priority import deliver, hire, sell
from tests.oracles.botric.roads import road
from tests.oracles.botric.shoreline import boat, too_many_fish
from tests.oracles.botric.walkers import who_goes
from tests.oracles.botric.work import fishing, produce, refine

PRIORITY = ("hire", "deliver", "sell")
TRIES: dict[str, Callable[[Position], Tried]] = {
    "hire": hire,
    "deliver": deliver,
    "sell": sell,
    "produce": produce,
    "purchase": purchase,
    "refine": refine,
    "build": build,
    "road": road,
    "fishing": fishing,
}


def choices(snapshot: Data, data: Data) -> Answer:
    """What he may do now; the snapshot's last decision about him says which step it is."""
    position, facts = Position(snapshot, data), step_facts(snapshot)
    step = facts["step"]
    if step == "first":
        return _first_possible(position, PRIORITY, "draw")
    if step == "act":
        return _first_possible(position, tokens_tried(position, marker(snapshot)), "nothing")
    return boat(position, facts) if step == "boat" else too_many_fish(position)


def step_facts(snapshot: Data) -> Data:
    """The facts of the decision about him: the last of its kind, though the human be asked above it."""
    found = [each for each in snapshot["pending"] if each["kind"] == "botric"]
    facts: Data = found[-1]["facts"]
    return facts


def marker(snapshot: Data) -> str:
    """The marker that was drawn for this villager."""
    told = step_facts(snapshot).get("marker")
    return told if isinstance(told, str) else str(snapshot["botric"]["drawn"][-1])


def tokens_tried(position: Position, drawn: str) -> list[str]:
    """The tokens of the line from below the drawn marker to the right, and around."""
    line, spot = list(position.bot["line"]), position.bot["spots"].index(drawn)
    return line[spot:] + line[:spot]


def _first_possible(position: Position, actions: Iterable[str], otherwise: str) -> Answer:
    tries: list[tuple[str, str]] = []
    for action in actions:
        result = TRIES[action](position)
        if not isinstance(result, str):
            return Answer(tuple(tries), action, tuple(result))
        tries.append((action, result))
    idle = _nothing(position) if otherwise == "nothing" else []
    return Answer(tuple(tries), otherwise, tuple(idle))


def _nothing(position: Position) -> list[Choice]:
    """The standing villager nearest to the Church lies down (S23)."""
    church = position.only("church")
    return [Choice({"walker": walker}, villager=lines) for walker, lines in who_goes(position, church)]

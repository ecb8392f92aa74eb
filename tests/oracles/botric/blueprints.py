"""Which blueprint he likes best, and what he takes from the display (003, S5, S10)."""

from __future__ import annotations

from tests.oracles.botric.narrowing import Choice, Lines, Narrowing
from tests.oracles.botric.position import Position
from tests.oracles.botric.walkers import sent, shut

Tried = str | list[Choice]


def liking(position: Position, blueprint: str) -> int:
    """Refinery with its award still there, landmark, any refinery, Barn, anything else."""
    about = position.definitions[blueprint]
    if about["kind"] == "refinery":
        award = about["reward"]["milestone"]
        return 0 if award is not None and award not in position.milestones_taken else 2
    if about["flag"]:
        return 1
    return 3 if about["kind"] == "producer" else 4


def taken_from_display(position: Position, gold: int) -> tuple[int, Lines]:
    """The display position that he takes with so much gold to lay on tiles he skips."""
    display = position.snapshot["display"]
    places = Narrowing(range(len(display)))
    if position.edition.keeps_gold:
        places.prefer("affordable", lambda place: place <= gold)
    else:
        places.prefer("affordable", lambda _: True)
    places.least("class", lambda place: liking(position, display[place]["id"]))
    places.least("leftmost", float)
    return places.left[0], places.lines()


def cannot_take(position: Position) -> str | None:
    """Why he cannot take a blueprint, if he cannot."""
    if len(position.me["blueprints"]) >= position.rules["blueprint_limit"]:
        return "queue_full"
    return None if position.snapshot["display"] else "display_empty"


def purchase(position: Position) -> Tried:
    """Take a blueprint at the Town Hall."""
    hall = position.only("town_hall")
    code = shut(position, hall) or cannot_take(position)
    if code:
        return code
    place, lines = taken_from_display(position, position.own_gold)
    return sent(position, hall, {"tile": hall, "position": place}, lines)

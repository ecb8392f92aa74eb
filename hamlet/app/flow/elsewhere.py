"""How a button says from which other building something can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from hamlet.words.speech import Speech

FROM: Final = {
    "beg": "table.elsewhere.beg",
    "construct": "table.elsewhere.build",
    "deliver": "table.elsewhere.deliver",
    "produce": "table.elsewhere.produce",
    "refine": "table.elsewhere.refine",
    "road": "table.elsewhere.build",
    "sell": "table.elsewhere.sell",
    "skip_blueprint": "table.elsewhere.hire",
    "take_blueprint": "table.elsewhere.take",
}


def done_from(speech: Speech, family: str, uid: int) -> str:
    """The words for doing it there."""
    return speech.words.label(FROM.get(family, "table.elsewhere"), tile=speech.tile(uid))

"""Sales in a line: what they ask for and what they give, each number before its signs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hamlet.words.words import Words

MIX: Final = "/"
"""Between goods any of which will do."""
GAINS: Final = (("points", "point"), ("gold", "gold"))


def sale_text(words: Words, sale: Mapping[str, Any]) -> str:
    """What it asks for and what it gives; nothing of what is no sale yet."""
    needs, reward = sale.get("needs"), sale.get("reward")
    if not isinstance(needs, Mapping) or not isinstance(reward, Mapping):
        return ""
    return words.label("screens.card.kin.sale", asks=goods_text(needs), gives=gain_text(reward))


def goods_text(needs: Mapping[str, int]) -> str:
    """A cost."""
    return " ".join(_amount(str(goods), count) for goods, count in needs.items())


def _amount(goods: str, count: int) -> str:
    signs = "/".join(f"{{{each}}}" for each in goods.split(MIX))
    return f"{count} {signs}"


def gain_text(gain: Mapping[str, int]) -> str:
    """Points and gold."""
    return " ".join(f"{gain[unit]} {{{sign}}}" for unit, sign in GAINS if gain.get(unit))

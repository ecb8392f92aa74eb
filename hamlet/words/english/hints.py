"""Why something is advised: what speaks for it, as a person can check it on the table."""

from __future__ import annotations

from typing import Final

HINTS: Final = {
    "at_hand": "everything is at hand, nothing to buy",
    "award": "puts you ahead as {award}",
    "award.shared": "puts you level as {award}",
    "donkey": "one more donkey to carry for you",
    "end": "{points} more at the end, as things stand",
    "gold": "{gold} for you",
    "lines": "goods come from {count} more {count:workshop|workshops} to Church and Market",
    "milestone": "you are the first: {milestone}",
    "nearer.delivery": "the Church asks for {cost}: then you have {share}",
    "nearer.sale": "the Market asks for {cost}: then you have {share}",
    "payable.blueprint": "then all is at hand for {blueprint}",
    "payable.delivery": "then a delivery is at hand: {cost}",
    "payable.sale": "then a sale is at hand: {cost}",
    "points": "{points} at once",
    "promise": "{blueprint} brings {points} once it stands",
    "share.some": "some of it",
    "share.half": "about half of it",
    "share.most": "most of it",
    "reach": "{count} more {count:tile|tiles} within reach",
    "villager": "one more villager to work every round",
}

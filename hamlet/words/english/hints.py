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
    "nearer.delivery": "{share} of what the Church asks for is at hand then: {cost}",
    "nearer.sale": "{share} of what the Market asks for is at hand then: {cost}",
    "payable.blueprint": "then all is at hand for {blueprint}",
    "payable.delivery": "then a delivery is at hand: {cost}",
    "payable.sale": "then a sale is at hand: {cost}",
    "points": "{points} at once",
    "promise": "{blueprint} brings {points} once it stands",
    "share.some": "some",
    "share.half": "about half",
    "share.most": "most",
    "reach": "{count} more {count:tile|tiles} within reach",
    "villager": "one more villager to work every round",
}

"""Why something is advised: what speaks for it, as a person can check it on the table."""

from __future__ import annotations

from typing import Final

HINTS: Final = {
    "account.end": "{points} at the end",
    "account.end.less": "less {points} at the end",
    "account.later": "{points} later on",
    "account.later.less": "less {points} for what it uses up",
    "account.now": "{points} at once",
    "account.only.end": "{points} more at the end, as things stand",
    "account.only.now": "{points} at once",
    "account.two": "{first}, {second}",
    "account.three": "{first}, {second}, {third}",
    "at_hand": "you have all it takes: nothing to buy",
    "award": "you would win the award {award}",
    "award.shared": "you would share the award {award}",
    "donkey": "one more donkey to carry your goods",
    "gold": "{gold} for you",
    "lines": "goods of {count} more {count:workshop|workshops} get to the Church or the Market",
    "milestone": "you are first: the milestone {milestone} is yours",
    "nearer.delivery": "then you have {share} of {cost}, a delivery for {points}",
    "nearer.sale": "then you have {share} of {cost}, a sale for {gain}",
    "payable.blueprint": "then you can pay for {blueprint}",
    "payable.delivery": "then you can deliver {cost} for {points}",
    "payable.sale": "then you can sell {cost} for {gain}",
    "pays_later": "each pays you {gain} when it is used",
    "promise": "{blueprint} brings {points} once it is built",
    "share.some": "some",
    "share.half": "about half",
    "share.most": "most",
    "reach": "{count} more {count:tile|tiles} your villagers can walk to",
    "villager": "one more villager to work every round",
}

"""How to play: the Market."""

from __future__ import annotations

from typing import Final

MARKET: Final = {
    "market.title": "The Market",
    "market.lead": "Sell what a sale tile asks for; buy what you lack, wherever you work.",
    "market.head.sales": "Sales",
    "market.sell": (
        "Up to {sale_slots:sale} are on offer. Send a villager to the Market and bring all goods of one of "
        "them there: they are used up, and the sale is yours with its points and gold."
    ),
    "market.next": (
        "The next sale takes the empty place at once. Easy ones come first and rich ones last; when none is "
        "left, the place stays empty."
    ),
    "market.not_bought": "Goods for a sale come from the village. Nothing may be bought for it.",
    "market.head.buying": "Buying",
    "market.buy": (
        "Whenever your villager’s work uses goods you may buy them instead, as many as you can pay; nobody "
        "has to go to the Market for it. With two players a raw unit costs {raw_few} and a refined one "
        "{refined_few}, with three or four {raw_many} and {refined_many}."
    ),
    "market.way": (
        "What you buy sets out from the Market and needs the same chain of donkeys as other goods. It is "
        "used at once, pays nobody, and is never of high quality."
    ),
    "market.verdict.sale": "Sold",
    "market.example.sale": "Wood and wheat come to the Market over the donkey on the Church.",
    "market.verdict.bought": "Not for a sale",
    "market.example.bought": "The wheat would have to be bought.",
    "market.verdict.far": "It does not get there",
    "market.example.far": "Bought stone is stuck at the Market: no donkey stands on the Church.",
}

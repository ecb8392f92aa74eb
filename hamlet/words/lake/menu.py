"""What a menu card says, put together from its data: what it brings, and what the meal does."""

from __future__ import annotations

from hamlet.engine.definitions import Definitions
from hamlet.engine.lake.definitions import MenuCard
from hamlet.words.goods import gain_goods, plainly
from hamlet.words.values import Amount
from hamlet.words.words import Words


def menu_text(words: Words, definitions: Definitions, card: MenuCard) -> str:
    """What a card brings and does, in plain sentences."""
    return plainly(words, definitions, menu_rich(words, card))


def menu_rich(words: Words, card: MenuCard) -> str:
    """The same with marks for icons."""
    gain = gain_goods(card.gain)
    does = " ".join(effect_text(words, card, name) for name in card.does)
    if not gain:
        return does
    if not does:
        return words.language.say("menu", "sold", {"gain": gain})
    gained = words.language.say("menu", "gain", {"gain": gain})
    return words.language.part("menu", "text", {"gain": gained, "does": does})


def effect_text(words: Words, card: MenuCard, effect: str) -> str:
    """One thing that a meal does, in a sentence."""
    code = effect
    if card.least_donkeys and words.language.knows("effects", f"{effect}.least"):
        code = f"{effect}.least"
    return words.language.say("effects", code, {"least": Amount(card.least_donkeys, words.grammar)})


def effect_name(words: Words, effect: str) -> str:
    """The same in two or three words, for a small place."""
    return words.language.say("effects", f"{effect}.name", {})

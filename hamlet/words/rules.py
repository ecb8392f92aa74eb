"""The rules behind the refusals, each in a sentence or two, with a title."""

from __future__ import annotations

from hamlet.words.words import Words


def rule_text(words: Words, rule_id: str) -> str:
    """The rule with this id."""
    return words.language.say("rules", rule_id, {})


def rule_title(words: Words, rule_id: str) -> str:
    """What the rule is about."""
    return words.language.say("titles", rule_id, {})


def rule_ids(words: Words) -> tuple[str, ...]:
    """Every rule that can be read."""
    return tuple(words.language.sections["rules"])

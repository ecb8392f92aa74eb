"""The rules behind the refusals, each in a sentence or two, with a title."""

from __future__ import annotations

from hamlet.words.english import ENGLISH
from hamlet.words.language import Language


def rule_text(rule_id: str, language: Language = ENGLISH) -> str:
    """The rule with this id; KeyError where there is none."""
    return language.say("rules", rule_id, {})


def rule_title(rule_id: str, language: Language = ENGLISH) -> str:
    """What the rule is about."""
    return language.say("titles", rule_id, {})


def rule_ids(language: Language = ENGLISH) -> tuple[str, ...]:
    """Every rule that can be read."""
    return tuple(language.sections["rules"])

"""What is in play: the base game's families, measures and steps, and those of the expansions."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from hamlet.engine.actions.codec import CODECS, Codec
from hamlet.engine.actions.family import Action, Family
from hamlet.engine.actions.registry import FAMILIES
from hamlet.engine.building import AFTER_BUILDING, LAST_FLAG
from hamlet.engine.ending import PASS_ON, STAND_UP
from hamlet.engine.expansions.expansion import Expansion
from hamlet.engine.moments import (
    BUILDING_RAISED,
    MOMENTS,
    SET_UP,
    TURN_BEGAN,
    TURN_ENDED,
    VILLAGER_ACTED,
    MomentStep,
)
from hamlet.engine.scoring.measures import MEASURES, Measure
from hamlet.engine.start import FIRST_TURN

Steps = tuple[MomentStep, ...]


class Ruleset:
    """The tables of one set of expansions; with none, the base game's own."""

    __slots__ = (
        "by_action",
        "by_decision",
        "by_name",
        "codecs",
        "expansions",
        "families",
        "floods",
        "measures",
        "positions",
        "rows",
    )

    def __init__(self, expansions: tuple[Expansion[Any], ...]) -> None:
        self.expansions = expansions
        self.floods = any(each.floods for each in expansions)
        self.positions = {each.name: number for number, each in enumerate(expansions)}
        self.families: tuple[Family[Any], ...] = (
            *FAMILIES,
            *(family for each in expansions for family in each.families),
        )
        self.by_name: dict[str, Family[Any]] = {family.name: family for family in self.families}
        self.by_action: dict[type[Action], Family[Any]] = {family.action: family for family in self.families}
        self.by_decision = _by_decision(self.families)
        self.codecs: dict[str, Codec] = dict(CODECS)
        entries = [*MEASURES]
        for each in expansions:
            self.codecs.update(each.codecs)
            entries += each.measures
        self.measures: dict[str, Measure] = {measure.id: measure for measure in entries}
        self.rows = _rows(expansions)

    def hooks(self, name: str) -> tuple[Callable[..., Any], ...]:
        """One hook, of the expansions that have something to do in it, in their order."""
        return tuple(getattr(each, name) for each in self.expansions if _has(each, name))

    def family_of(self, action: Action) -> Family[Any]:
        """The family an action belongs to."""
        return self.by_action[type(action)]


@cache
def ruleset_of(expansions: tuple[Expansion[Any], ...]) -> Ruleset:
    """The tables of these expansions, made once."""
    return Ruleset(expansions)


def _by_decision(families: tuple[Family[Any], ...]) -> dict[str, tuple[Family[Any], ...]]:
    decisions = dict.fromkeys(family.decision for family in families)
    return {
        decision: tuple(family for family in families if family.decision == decision)
        for decision in decisions
    }


def _rows(expansions: tuple[Expansion[Any], ...]) -> dict[str, Steps]:
    """For each moment what the base game does then, and in which place the hooks are called."""
    hooks = {moment: _hooks(expansions, moment) for moment in MOMENTS}
    return {
        SET_UP: (*hooks[SET_UP], FIRST_TURN),
        BUILDING_RAISED: (*AFTER_BUILDING, *hooks[BUILDING_RAISED], LAST_FLAG),
        VILLAGER_ACTED: hooks[VILLAGER_ACTED],
        TURN_BEGAN: (STAND_UP, *hooks[TURN_BEGAN]),
        TURN_ENDED: (*hooks[TURN_ENDED], PASS_ON),
    }


def _hooks(expansions: tuple[Expansion[Any], ...], moment: str) -> Steps:
    """The steps of the expansions that have something to do then."""
    return tuple(MomentStep(each.name, getattr(each, moment)) for each in expansions if _has(each, moment))


def _has(expansion: Expansion[Any], hook: str) -> bool:
    return getattr(type(expansion), hook) is not getattr(Expansion, hook)

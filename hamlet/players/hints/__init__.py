"""Hints: what could be done now, what it brings, and why."""

from __future__ import annotations

from hamlet.players.hints.account import AdviceAccount
from hamlet.players.hints.advising import Advice, best_advice
from hamlet.players.hints.reasons import AdviceReason

__all__ = ["Advice", "AdviceAccount", "AdviceReason", "best_advice"]

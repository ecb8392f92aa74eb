"""Asking for a decision: of whom it is asked and how, expansions may change."""

from __future__ import annotations

from hamlet.engine.decisions import Decision
from hamlet.engine.state import State


def ask(state: State, decision: Decision) -> None:
    """Leave a decision on top of what is pending."""
    for change in state.box.asking:
        decision = change(state, decision)
    state.pending = (*state.pending, decision)

"""Bringing a table with Botric into one of his moments, for pictures: ties, and why he did something."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hamlet.app.flow.botric.accounts import is_explained
from hamlet.app.flow.table import Flow
from hamlet.app.ids import WhyId
from hamlet.engine.botric.events import BotricActs
from hamlet.words.stories import all_of


def _tie(about: str) -> Callable[[Flow], bool]:
    """He leaves such a choice to the human."""

    def asked(flow: Flow) -> bool:
        return flow.mode.name == "tie" and flow.state.pending[-1].fact("about") == about

    return asked


def _why(action: str) -> Callable[[Flow], bool]:
    """He has just done something of this kind, with several to choose from."""

    def opened(flow: Flow) -> bool:
        done = flow.session.history.done
        if not done or not is_explained(done[-1]):
            return False
        acts = all_of(done[-1].events, BotricActs)
        wanted = any(event.action == action and len(event.lines) > 1 for event in acts)
        return wanted and flow.choose(WhyId(len(done) - 1))

    return opened


BOTRIC_MODES: Final = {
    **{f"tie-{about}": _tie(about) for about in ("place", "road", "tile", "villager")},
    **{f"why-{action}": _why(action) for action in ("build", "fishing", "purchase", "refine", "road")},
}
"""Each says whether the moment allowed it."""

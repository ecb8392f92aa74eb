"""What happened, in lines: one for an event, one or two for a whole action, and the first of a game."""

from __future__ import annotations

from hamlet.words.event_lines import tell
from hamlet.words.line import Line
from hamlet.words.log import tell_action, tell_opening
from hamlet.words.rich import plain

__all__ = ["Line", "plain", "tell", "tell_action", "tell_opening"]

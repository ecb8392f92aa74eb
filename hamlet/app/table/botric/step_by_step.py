"""Whoever meets Botric for the first time goes through his turns step by step, until one lets him go on."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class StepByStep(NamedTuple):
    """Whether his turns begin held, and whoever remembers that he was let go on."""

    on: bool = False
    went_on: Callable[[], None] | None = None

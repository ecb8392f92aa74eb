"""What keys are called where they are drawn.

Everything that shows a key names it by what it is usually: `N`, `Shift+Z`, `F1`. Whoever has changed a key
(`ui/keyboard.py`) writes the new name here, and every cap, hint and sentence shows that one.
"""

from __future__ import annotations

from collections.abc import Mapping

KEY_NAMES: dict[str, str] = {}
"""The names of keys that are not the usual ones, by the usual name."""


def name_keys(names: Mapping[str, str]) -> None:
    """From now on these keys are called so, all others as usual."""
    KEY_NAMES.clear()
    KEY_NAMES.update(names)


def key_shown(usual: str) -> str:
    """What a key is called now."""
    return KEY_NAMES.get(usual, usual)

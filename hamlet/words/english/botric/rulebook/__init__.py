"""How to play against Botric, in English: a file for each chapter."""

from __future__ import annotations

from typing import Final

from hamlet.words.english.botric.rulebook.deeds import DEEDS
from hamlet.words.english.botric.rulebook.him import HIM

RULEBOOK: Final = {**HIM, **DEEDS}

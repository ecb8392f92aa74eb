"""How to play by the lake, in English: a file for each chapter."""

from __future__ import annotations

from typing import Final

from hamlet.words.english.lake.rulebook.fish import FISH
from hamlet.words.english.lake.rulebook.lakes import LAKES
from hamlet.words.english.lake.rulebook.stores import STORES

RULEBOOK: Final = {**LAKES, **FISH, **STORES}

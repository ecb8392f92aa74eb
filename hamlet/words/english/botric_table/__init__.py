"""What stands on the table in games against Botric."""

from __future__ import annotations

from typing import Final

from hamlet.words.english.botric_table.board import BOTRIC_BOARD
from hamlet.words.english.botric_table.why import WHY_TABLE

BOTRIC_TABLE: Final = {**BOTRIC_BOARD, **WHY_TABLE}

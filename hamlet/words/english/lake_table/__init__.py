"""What stands on the table in games by the lake: on the village, on cards, in the dock and the panels."""

from __future__ import annotations

from typing import Final

from hamlet.words.english.lake_table.cards import LAKE_CARDS
from hamlet.words.english.lake_table.panels import LAKE_PANELS
from hamlet.words.english.lake_table.village import LAKE_VILLAGE

LAKE_TABLE: Final = {**LAKE_CARDS, **LAKE_PANELS, **LAKE_VILLAGE}

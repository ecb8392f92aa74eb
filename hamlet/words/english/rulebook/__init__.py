"""How to play, in English: the chapters of the base game, a file each, to be read from top to bottom."""

from __future__ import annotations

from typing import Final

from hamlet.words.english.rulebook.awards import AWARDS
from hamlet.words.english.rulebook.building import BUILDING
from hamlet.words.english.rulebook.church import CHURCH
from hamlet.words.english.rulebook.donkeys import DONKEYS
from hamlet.words.english.rulebook.end import END
from hamlet.words.english.rulebook.every_building import EVERY_BUILDING
from hamlet.words.english.rulebook.hall import HALL
from hamlet.words.english.rulebook.idea import IDEA
from hamlet.words.english.rulebook.landmarks import LANDMARKS
from hamlet.words.english.rulebook.making import MAKING
from hamlet.words.english.rulebook.market import MARKET
from hamlet.words.english.rulebook.options import OPTIONS
from hamlet.words.english.rulebook.roads import ROADS
from hamlet.words.english.rulebook.turn import TURN

RULEBOOK: Final = {
    **IDEA,
    **TURN,
    **MAKING,
    **DONKEYS,
    **HALL,
    **MARKET,
    **CHURCH,
    **BUILDING,
    **ROADS,
    **LANDMARKS,
    **AWARDS,
    **END,
    **OPTIONS,
    **EVERY_BUILDING,
}

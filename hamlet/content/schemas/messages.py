"""What an editor says where a text or a key has not the form that is asked for: a sentence, no pattern."""

from __future__ import annotations

from typing import Final

from hamlet.content.models.entries import LETTER_PATTERN
from hamlet.content.models.fields import ID_PATTERN, LANGUAGE_PATTERN, NEEDS_PATTERN
from hamlet.content.models.looks import COLOUR_PATTERN, PICTURE_PATTERN
from hamlet.content.models.rules import SEATS_PATTERN
from hamlet.content.models.tiles import OUTLINE_PATTERN
from hamlet.content.requirements import REQUIREMENT

ID_NEEDED: Final = "An id is needed here: small letters, digits and _ or - between them, such as dairy_farm."

OF_TEXT: Final = {
    ID_PATTERN: ID_NEEDED,
    LETTER_PATTERN: "A single capital letter is needed here.",
    OUTLINE_PATTERN: (
        "An outline is one DIRECTION:LETTER for each segment, walked clockwise back to where it began: "
        "E:M SE:M SW:R W:M NW:M NE:M. The directions are E SE SW W NW NE, the letters those of the terrains: "
        "R road, F forest, M mountain, W water."
    ),
    COLOUR_PATTERN: 'A colour is needed here: six hexadecimal digits in quotes, such as "C87F2A".',
    PICTURE_PATTERN: "A picture of the pack is needed here, such as pictures/inn.png: a .png or an .svg.",
    REQUIREMENT: "The id of a pack is needed here, perhaps with versions: lake, 'lake >= 1.1, < 2'.",
}
"""By the pattern that a text must fit."""

OF_KEYS: Final = {
    ID_PATTERN: "A map is needed here, whose keys are ids: small letters, digits and _ or - between them.",
    NEEDS_PATTERN: (
        "Materials and how many of each are needed here: {wood: 2, milk/brick: 1}; milk/brick is any mix of "
        "the two, gold is coins."
    ),
    LANGUAGE_PATTERN: "The keys are languages, as in {en: Farm, de: Hof}.",
    SEATS_PATTERN: "The keys are numbers of players, from 1 to 4.",
}
"""By the pattern that the keys of a map must fit."""

VALUES: Final = {LANGUAGE_PATTERN: "The text in this language."}
"""What stands behind such keys, where it is not what the whole map is about."""

NO_LIST_OF_RULES: Final = (
    "Rules are a map: options go under `options:`, presets under `presets:`, numbers of the box under "
    "`constants:`."
)
LIST_OF_ENTRIES: Final = "A list is needed here: each entry begins with '- ' at the start of a line."
REMOVES_BY_SUBJECT: Final = "What is removed is said by subject: removes: {tiles: [tavern]}."
OWN: Final = "Here: one that the game itself does not have."
AWAY: Final = "Takes the key away."
CONSTANT_HERE: Final = "A number of the box, and no option: it goes under `constants:` of rules.yaml."
"""For what is given where something else is needed."""

SEATS: Final = {
    "1": "For a game alone.",
    "2": "For two players.",
    "3": "For three players.",
    "4": "For four players.",
}
"""What the numbers of players mean, as keys."""

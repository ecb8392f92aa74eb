"""What is wrong with one entry of a pack: keys, kinds of values, numbers, outlines."""

from __future__ import annotations

from typing import Final

_KEYS: Final = {
    "missing_key": "'{key}' is missing from this {owner}{hint}",
    "not_indented": (
        "{count:this line belongs|these lines belong} to '{part}': "
        "indent {count:it|them} further than '{part}:'"
    ),
    "unknown_key": "'{key}' is not something a {owner} says{hint}",
    "part_of": "{entry}'s {part}",
    "entries_needed": "a list of entries is needed here, each beginning with '- id: …' ({entry}s)",
    "entry_needed": "this should be a map that describes one {entry}, such as 'id: …'",
    "rules_needed": "a map is needed here, such as 'options:'",
    "rules_needed.list": (
        "no list may stand alone here: options go under 'options:', presets under 'presets:', "
        "numbers of the box under 'constants:'"
    ),
}

_VALUES: Final = {
    "text_needed": "text is needed here, and {value}",
    "number_needed": "a number is needed here, not {value}",
    "colour_needed": 'a colour is needed here: six hexadecimal digits in quotes, such as "C87F2A"',
    "quotes_needed": 'text is needed here: write "{value}" in quotes',
    "whole_needed": "a whole number is needed here, and {value}",
    "switch_needed": "true or false is needed here, and {value}",
    "list_needed": "a list is needed here, in [ ] with commas, and {value}",
    "map_needed": "a map is needed here, such as {{key: value}}, and {value}",
    "map_needed.removes": "what is removed is said by subject, as in removes: {{tiles: [{name}]}}",
    "one_needed": "one of {known} is needed here, and {value}",
    "capital_needed": "a single capital letter is needed here",
    "seats_needed": "a number of players is needed here, from 1 to 4",
    "unknown_word": "'{word}' is not known here{hint}",
    "no_id": (
        "'{word}' is not an id{hint} (small letters and digits, beginning with a letter, one '_' or '-' "
        "between words)"
    ),
    "no_id.language": "'{word}' is not the short name of a language, such as en or de",
    "no_id.requirement": "'{word}' is not a pack's id, perhaps with versions: lake, 'lake >= 1.1, < 2'",
    "no_text": "there is no text here",
    "unseen_text": "nothing of this text can be seen",
    "hidden_sign": "this text holds {sign}, which is not seen and would do something to it",
    "text_too_long": "this text is too long: at most {most} characters",
    "too_small": "{value} is too small: at least {least}",
    "too_large": "{value} is too large: at most {most}",
    "too_few": "at least {least} must stand here, and there are {count}",
    "too_many": "at most {most} may stand here, and there are {count}",
    "too_many.more": "at most {most} may stand here, and there are more",
    "misfit": "this does not fit here: {value}",
    "value.nothing": "there is nothing",
    "value.switch": "this is the switch {value}",
    "value.number": "this is the number {value}",
    "value.text": "this is the text '{value}'",
    "value.list": "this is a list",
    "value.map": "this is a map",
}

_OUTLINES: Final = {
    "outline": "this outline is no tile",
    "outline.direction": "'{direction}' is no direction: E, SE, SW, W, NW and NE are",
    "outline.letter": "no terrain has the letter '{letter}': {known} are known",
    "outline.step": "'{token}' is no step: write a direction, ':' and a letter, such as SE:F",
    "outline.open": "the outline does not close: from here it is still {way} to where it began",
    "outline.open.two": (
        "the outline does not close: from here it is still {first} and {second} to where it began"
    ),
    "outline.touches": "here the outline comes back to a corner it has passed already",
    "outline.anticlockwise": "this outline runs anticlockwise: walk it the other way round",
    "outline.too_long": "this outline is too long: at most {most} steps",
    "outline.empty": "this outline is empty",
}

ENTRIES: Final = {**_KEYS, **_VALUES, **_OUTLINES}

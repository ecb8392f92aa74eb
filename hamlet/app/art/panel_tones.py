"""What panels are made of: parchment, or another paper that is read more easily, or dimmer at night.

Text and grounds of panels are drawn by a few functions (`draw_text`, `box`, `panel`, `card`), which ask here
what a colour of the palette is worn as. Dark letters stay dark and pale grounds stay pale, so that what asks
nobody is still read on them. The village keeps its colours.
"""

from __future__ import annotations

from hamlet.app.art.palette import (
    BRASS_TEXT,
    CARD,
    CODE_COMMENT,
    CODE_KEY,
    CODE_LIT,
    CODE_MARGIN,
    CODE_NUMBER,
    CODE_PAPER,
    CODE_VALUE,
    COST,
    DARK_WOOD,
    DISABLED,
    DISABLED_EDGE,
    DISABLED_TEXT,
    FAINT,
    HEALTHY,
    INK,
    LIT_LINE,
    LOOK_AT_PAPER,
    LOOK_AT_TEXT,
    MISTAKE_PAPER,
    MISTAKE_TEXT,
    MUTED,
    NEW_TILE_PAPER,
    PALE_ON_WOOD,
    PAPER,
    ROW_DONE,
    ROW_EDGE,
    ROW_LIT,
    SEATS,
    Colour,
    Shade,
    rgb,
)

Tones = dict[Colour, Colour]
_LOOKS: dict[str, Tones] = {
    "contrast": {
        INK: rgb("000000"),
        PAPER: rgb("FFFFFF"),
        CARD: rgb("FFFFFF"),
        LIT_LINE: rgb("FFFFFF"),
        ROW_LIT: rgb("FFF6C8"),
        ROW_DONE: rgb("F1EBDD"),
        ROW_EDGE: rgb("3A2C1E"),
        MUTED: rgb("2B2118"),
        FAINT: rgb("2B2118"),
        COST: rgb("7A1008"),
        DISABLED: rgb("EFE8DA"),
        DISABLED_EDGE: rgb("6A5641"),
        DISABLED_TEXT: rgb("3F3324"),
        BRASS_TEXT: rgb("FFF3D6"),
        DARK_WOOD: rgb("2A1B10"),
        PALE_ON_WOOD: rgb("EADFCB"),
        CODE_PAPER: rgb("FFFFFF"),
        CODE_MARGIN: rgb("F1EBDD"),
        CODE_LIT: rgb("FFF6C8"),
        CODE_KEY: rgb("5A2508"),
        CODE_VALUE: rgb("0B3F46"),
        CODE_NUMBER: rgb("6A1009"),
        CODE_COMMENT: rgb("463A29"),
        LOOK_AT_TEXT: rgb("5A3502"),
        MISTAKE_TEXT: rgb("7A1008"),
        LOOK_AT_PAPER: rgb("FFF3D6"),
        MISTAKE_PAPER: rgb("FFEDE8"),
        HEALTHY: rgb("E2F2CF"),
        NEW_TILE_PAPER: rgb("E2F4F4"),
        # White letters on it need it darker than the pieces are.
        SEATS["red"]: rgb("962A1E"),
    },
    "night": {
        INK: rgb("120C07"),
        PAPER: rgb("BBAA86"),
        CARD: rgb("B19F79"),
        LIT_LINE: rgb("D9C79A"),
        ROW_LIT: rgb("CBB887"),
        ROW_DONE: rgb("A6946F"),
        ROW_EDGE: rgb("7C6B49"),
        MUTED: rgb("3A2C1C"),
        FAINT: rgb("2A1F13"),
        COST: rgb("520E08"),
        DISABLED: rgb("A29271"),
        DISABLED_EDGE: rgb("7C6B49"),
        DISABLED_TEXT: rgb("33281A"),
        BRASS_TEXT: rgb("CFAE72"),
        DARK_WOOD: rgb("33220F"),
        CODE_PAPER: rgb("C0AF8B"),
        CODE_MARGIN: rgb("B3A27C"),
        CODE_LIT: rgb("D2BD80"),
        CODE_KEY: rgb("4A1F06"),
        CODE_VALUE: rgb("0A323A"),
        CODE_NUMBER: rgb("520E08"),
        CODE_COMMENT: rgb("3A2C1C"),
        LOOK_AT_TEXT: rgb("402602"),
        MISTAKE_TEXT: rgb("520E08"),
        LOOK_AT_PAPER: rgb("CDB783"),
        MISTAKE_PAPER: rgb("CFA793"),
        HEALTHY: rgb("B3B587"),
        NEW_TILE_PAPER: rgb("A9BDB0"),
    },
}
WORN: Tones = {}
"""What is worn now instead of a ground of the palette."""
WORN_TEXT: Tones = {}
"""The same for letters: pale ones stay pale on dark grounds."""
_PALE_LETTERS: dict[str, Tones] = {
    "contrast": {PAPER: rgb("FFFFFF")},
    "night": {PAPER: rgb("F0E4C8"), CARD: rgb("E6D8B8"), LIT_LINE: rgb("F6EBCF")},
}


def wear(look: str) -> None:
    """From now on panels are made of this; of parchment where nobody knows it."""
    tones = _LOOKS.get(look, {})
    WORN.clear()
    WORN.update(tones)
    WORN_TEXT.clear()
    WORN_TEXT.update(tones | _PALE_LETTERS.get(look, {}))


def worn(paint: Colour | Shade) -> Colour | Shade:
    """A colour, with its opacity if it has one, as it is worn now."""
    found = WORN.get(paint[:3])
    return paint if found is None else (*found, *paint[3:])

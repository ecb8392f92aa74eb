"""Make the game's fonts from the released Alegreya families, and JetBrains Mono for what is typed into files.

Both Alegreyas draw old-style figures by default and SDL_ttf cannot ask for font features, so numbers in
columns would dance. This tool points the digits at the lining tabular figures, keeps the characters
the game can need, and writes small files with their licence (SIL OFL 1.1) beside them. The even-width
font keeps none of its features: no two signs may grow together where a caret counts columns.

    npm pack @expo-google-fonts/alegreya @expo-google-fonts/alegreya-sans @expo-google-fonts/jetbrains-mono
    (then unpack each into a folder named after it)
    python tools/make_fonts.py <unpacked folder> assets/fonts
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

WEIGHTS = {
    "Alegreya_800ExtraBold.ttf": "Alegreya-ExtraBold.ttf",
    "Alegreya_700Bold.ttf": "Alegreya-Bold.ttf",
    "AlegreyaSans_500Medium.ttf": "AlegreyaSans-Medium.ttf",
    "AlegreyaSans_700Bold.ttf": "AlegreyaSans-Bold.ttf",
    "AlegreyaSans_800ExtraBold.ttf": "AlegreyaSans-ExtraBold.ttf",
}
EVEN_WEIGHTS = {
    "JetBrainsMono_400Regular.ttf": "JetBrainsMono-Regular.ttf",
    "JetBrainsMono_700Bold.ttf": "JetBrainsMono-Bold.ttf",
}
LICENCES = {
    "alegreya-sans": "AlegreyaSans-OFL.txt",
    "alegreya": "Alegreya-OFL.txt",
    "jetbrains-mono": "JetBrainsMono-OFL.txt",
}
FEATURES = ("kern", "mark", "mkmk", "liga", "ccmp", "locl")
RANGES = ((0x20, 0x7E), (0xA0, 0x17F), (0x218, 0x21B), (0x2010, 0x2027), (0x2030, 0x203A))
SINGLES = "€←↑→↓−≤≥≠™×÷½¼¾"
DIGITS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def lining_tabular(font: TTFont) -> None:
    """Point the ten digits at the lining figures of one width."""
    order = set(font.getGlyphOrder())
    wanted = {0x30 + value: f"{name}.tf" for value, name in enumerate(DIGITS)}
    missing = sorted(set(wanted.values()) - order)
    if missing:
        raise SystemExit(f"this font has no lining tabular figures: {missing}")
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap.update(wanted)


def keep_needed(font: TTFont, features: Sequence[str] = FEATURES) -> None:
    """Drop every character, feature and table the game has no use for."""
    options = Options()
    options.layout_features = list(features)
    options.name_IDs = ["*"]
    options.hinting = True
    options.drop_tables += ["STAT", "DSIG"]
    wanted = {code for first, last in RANGES for code in range(first, last + 1)} | {ord(c) for c in SINGLES}
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=sorted(wanted))
    subsetter.subset(font)


def released(source: Path, name: str) -> TTFont:
    """A font as it was released, somewhere under a folder."""
    found = sorted(source.rglob(name))
    if not found:
        raise SystemExit(f"{name} is not under {source}")
    return TTFont(found[0], recalcTimestamp=False)


def make(source: Path, target: Path) -> None:
    """Write every font and licence found under `source` to `target`."""
    target.mkdir(parents=True, exist_ok=True)
    for name, ours in WEIGHTS.items():
        font = released(source, name)
        lining_tabular(font)
        keep_needed(font)
        font.save(target / ours)
    for name, ours in EVEN_WEIGHTS.items():
        font = released(source, name)
        keep_needed(font, features=())
        font.save(target / ours)
    for licence in sorted(source.rglob("LICENSE_FONT")):
        family = next(family for family in LICENCES if family in licence.parts)
        shutil.copyfile(licence, target / LICENCES[family])


if __name__ == "__main__":
    make(Path(sys.argv[1]), Path(sys.argv[2]))

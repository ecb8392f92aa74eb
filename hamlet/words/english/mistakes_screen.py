"""What the sheet of mistakes and the chip in the bar say while packs are watched; and a sandbox."""

from __future__ import annotations

from typing import Final

MISTAKES_SCREEN: Final = {
    "keys.mistakes": "Mistakes in packs",
    "mistake.chip": "{count} {count:mistake|mistakes}",
    "mistake.mended": "“{word}” written · take back",
    "mistake.not_back": "It is not taken back",
    "mistake.title": "{file} was saved with {count} {count:mistake|mistakes}",
    "mistake.unread": "{pack} cannot be read any more",
    "mistake.former": "the set of {at} plays on, nothing is lost",
    "mistake.from_start": "the set from the start plays on, nothing is lost",
    "mistake.place": "{number} of {count}",
    "mistake.entry": "entry {entry}, key {key}",
    "mistake.entry_only": "entry {entry}",
    "mistake.write": "Write “{word}”",
    "mistake.open": "Open the file",
    "mistake.workshop": "Workshop",
    "mistake.guide": "Guide",
    "mistake.allowed": "“{key}” may be",
    "mistake.allowed_here": "Known here",
    "mistake.more": "… and {count} more in this pack",
    "mistake.sound": "{sound} of {entries} {entries:entry is|entries are} sound. Save the file again "
    "and this sheet closes by itself.",
    "mistake.save": "Save the file again and this sheet closes by itself.",
    "mistake.close": "Play on; a chip in the bar keeps count",
    "mistake.opened": "{file} opens in your editor.",
    "mistake.not_opened": "No program could be started; the path of {file} is on the clipboard.",
    "mistake.guided": "The guide opens; its place is on the clipboard: {anchor}",
    "mistake.not_guided": "No program could be started; the place in the guide is on the clipboard.",
}

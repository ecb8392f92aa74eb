"""What stands on the page of packs."""

from __future__ import annotations

from typing import Final

PACKS_SCREEN: Final = {
    "packs": "Packs",
    "packs.count_on": "{count} on",
    "packs.still_needed": "A pack that is on needs {pack}: it is switched off under Packs.",
    "packs.version": "version {version}",
    "packs.requires": "needs {packs}",
    "packs.own": "comes with the game",
    "packs.sound": "sound",
    "packs.reading": "is being read …",
    "packs.mine": "Packs of your own lie in {path}. A game is begun with them by “hamlet --packs base,name”.",
    "packs.copy": "Copy the folder",
    "packs.copied": "The folder’s path is on the clipboard.",
}

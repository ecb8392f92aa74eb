"""What stands on the page of packs."""

from __future__ import annotations

from typing import Final

PACKS_SCREEN: Final = {
    "packs": "Packs",
    "packs.there": "{count} there",
    "packs.version": "version {version}",
    "packs.requires": "needs {packs}",
    "packs.own": "comes with the game",
    "packs.sound": "sound",
    "packs.reading": "is being read …",
    "packs.mine": "Packs of your own lie in {path}. A game is begun with them by “hamlet --packs base,name”.",
    "packs.copy": "Copy the folder",
    "packs.copied": "The folder’s path is on the clipboard.",
}

"""Numbers for whoever makes packs: verdicts, reasons, and what a table of them says."""

from __future__ import annotations

from typing import Final

NUMBERS: Final = {
    "nothing_to_compare": "there is nothing to compare: these packs ({packs}) are played on both sides",
    "source.during": "While playing",
    "source.landmark": "Landmarks",
    "source.longest_road": "Longest road",
    "source.roads": "Roads",
    "source.awards": "Awards",
    "source.gold": "Gold left over",
    "source.total": "In all",
    "pile.bag": "Bag",
    "standing.new": "new",
    "standing.changed": "changed",
    "standing.same": "",
    "verdict.too_strong": "too strong",
    "verdict.fine": "fine",
    "verdict.too_weak": "too weak",
    "verdict.too_few": "too few",
    "reason.wins_more": "whoever builds it wins more than others",
    "reason.wins_less": "whoever builds it wins less than others",
    "reason.built_more": "built more than all others of its pile",
    "reason.built_less": "built less than all others of its pile",
}

NUMBERS_SCREEN: Final[dict[str, str]] = {}

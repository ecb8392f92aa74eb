"""A comparison as plain data: what `hamlet simulate --json` prints of it."""

from __future__ import annotations

from math import isfinite
from typing import Any

from hamlet.numbers.comparing import Comparison
from hamlet.numbers.judging import TileRow
from hamlet.numbers.opponents import Ask
from hamlet.numbers.shares import CONFIDENCE, MeanChange, Proportion


def comparison_data(ask: Ask, found: Comparison) -> dict[str, Any]:
    """All that is told: shares between 0 and 1, each with the bounds that hold for all rows together."""
    tallies = {"with_packs": found.with_packs, "base": found.base}
    return {
        "games": {name: tally.games for name, tally in tallies.items()},
        "given_up": {name: tally.given_up for name, tally in tallies.items()},
        "packs": {
            name: [pack["id"] for pack in plan.packs] for name, plan in zip(tallies, ask.plans, strict=True)
        },
        "players": list(ask.with_packs.players),
        "seed": ask.with_packs.seed,
        "confidence": CONFIDENCE,
        "questions": found.questions,
        "rounds": _change(found.length),
        "points": {source: _change(change) for source, change in found.points.items()},
        "tiles": [_row(row) for row in found.rows],
    }


def _change(change: MeanChange) -> dict[str, float | None]:
    return {
        "with_packs": round(change.with_packs, 3),
        "base": round(change.base, 3),
        "change": round(change.change, 3),
        "low": round(change.low, 3) if isfinite(change.low) else None,
        "high": round(change.high, 3) if isfinite(change.high) else None,
    }


def _share(share: Proportion | None) -> dict[str, float] | None:
    if share is None:
        return None
    return {
        "share": round(share.part, 4),
        "of": share.of,
        "low": round(share.low, 4),
        "high": round(share.high, 4),
    }


def _row(row: TileRow) -> dict[str, Any]:
    return {
        "id": row.id,
        "pile": row.entry.pile,
        "standing": row.entry.standing.value,
        "taken": _share(row.taken),
        "built": _share(row.built),
        "base_built": _share(row.base_built),
        "others_of_pile": None if row.others is None else [round(each, 4) for each in row.others],
        "builder_wins": _share(row.wins),
        "base_builder_wins": _share(row.base_wins),
        "others_builders_win": _share(row.expected),
        "built_by_seat": list(row.by_seat),
        "verdict": row.verdict.value,
        "reasons": [reason.value for reason in row.reasons],
    }

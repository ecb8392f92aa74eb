"""Why gold or points were gained or paid."""

from __future__ import annotations

from typing import Final

REASONS: Final = {
    "begged": "begging",
    "bought": "bought at the Market",
    "built": "building {tile}",
    "coins_on_blueprint": "coins lay on it",
    "cost": "the price",
    "delivery": "the delivery",
    "hired_donkey": "a new donkey",
    "hired_villager": "a new villager",
    "sale": "the sale",
    "skipped_blueprints": "laid on the blueprints before it",
    "used": "goods from {tile} used",
    "work": "work at {tile}",
}

"""What the greedy player thinks things are worth, in points."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """Tuned by simulated games; each number is worth so many points."""

    gold: float = 0.3
    gold_late: float = 0.33
    patience: int = 22
    villagers: tuple[float, ...] = (0.0, 0.0, 30.0, 54.0, 72.0)
    saving: float = 0.4
    donkeys: tuple[float, ...] = (0.0, 0.0, 9.0, 14.0, 18.0, 21.0, 23.0)
    donkey_hands: tuple[float, ...] = (0.0, 0.5, 1.0)
    blueprint: float = 0.30
    blueprint_ready: float = 0.25
    own_token: float = 1.0
    own_quality_token: float = 2.0
    raw: float = 0.03
    quality_milestone: float = 2.0
    road_milestone: float = 2.5
    reach: float = 0.25
    supply_line: float = 0.09
    delivery: float = 0.35
    second_delivery: float = 0.15
    sale: float = 0.35
    delivery_award: float = 1.5
    sale_award: float = 1.0
    flag_award: float = 1.4
    cut_off: float = -1.0
    out_of_the_way: float = -4.0


WEIGHTS = Weights()

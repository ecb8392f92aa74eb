"""The greedy player: looks one action ahead and takes what is worth most."""

from __future__ import annotations

from hamlet.players.greedy.greedy import GreedyPlayer

__all__ = ["GreedyPlayer"]

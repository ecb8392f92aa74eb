"""Hamlet: the village building game, its lake and its solo opponent, on one computer."""

from __future__ import annotations

__version__ = "0.1.0"

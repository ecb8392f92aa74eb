"""Ambient life: what stirs in the village by itself for a while, and has no part in the game."""

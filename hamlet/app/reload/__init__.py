"""Packs that are saved while the window is open: watched, checked, taken over or told of."""

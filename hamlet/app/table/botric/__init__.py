"""Botric's board beside the village, and the strip over it."""

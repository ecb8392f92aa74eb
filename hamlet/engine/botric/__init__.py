"""Botric: an opponent with a board of his own, who follows lists instead of deciding."""

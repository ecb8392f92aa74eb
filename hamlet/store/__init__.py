"""Saves, autosaves, settings and packs on disk: the only room that writes files."""

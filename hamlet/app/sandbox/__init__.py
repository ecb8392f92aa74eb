"""A game to try packs in: a table that takes over what is saved."""

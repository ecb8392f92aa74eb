"""What must hold between the entries of a game: names that lead somewhere, outlines, layouts, rules."""

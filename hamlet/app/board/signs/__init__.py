"""Where names, trays, flags, pieces, markers and letters go: one solver for the whole village."""

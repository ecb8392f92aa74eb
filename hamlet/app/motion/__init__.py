"""How things move on the table: easings, movers, and the player of steps. Nothing waits for it."""

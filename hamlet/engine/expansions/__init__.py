"""The seam for expansions: what a room of the engine may bring along, and the list of those there are."""

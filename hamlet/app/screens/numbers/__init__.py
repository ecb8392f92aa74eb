"""The page of numbers: games with packs beside games without, drawn."""

"""The form of a tile: rows of what it says, and how it scores as a sentence of parts."""

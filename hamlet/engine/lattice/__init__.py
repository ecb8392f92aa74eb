"""The triangular lattice: vertices, sides and triangles, and tile outlines walked on it."""

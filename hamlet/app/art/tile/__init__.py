"""Tiles as small models: ground, roads, belts and buildings, all drawn from a tile's definition."""

"""How the game's sounds are made: instruments and recipes, from nothing but arithmetic."""

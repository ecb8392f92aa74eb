"""How play and test get an environment of their own: standard library only, and no part of the game."""

"""How to play: the whole rules by chapter, told with the figures of the game, with ways in and a search."""

"""How to play, ready to be shown: the rule book of the packs, and its examples as games to play on."""

"""How to play: the chapters of the rules, their examples drawn from the states they are about, and search."""

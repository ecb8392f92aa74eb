"""Menu cards: what a fish does when it is eaten, with a picture for each."""

"""The families of actions, one room each."""

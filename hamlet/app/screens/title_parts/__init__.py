"""What the title is made of: a late village in the evening, the name of the game, and where to go.

`menu_table.py` says what can be chosen, a line each; `menu_pieces.py` draws it, `menu_laying.py` and
`title_places.py` say where. `village_reading.py` finds the village, `village_making.py` paints it bit by bit
in the light of `evening.py`, `stirring.py` is what moves on it, and `backdrop.py` all of that together.
"""

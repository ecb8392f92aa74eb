"""Is a tile too strong? Many games with some packs beside many without them, compared tile by tile.

The road through this room, each step a file:

- `opponents`: two plans of games that differ only in their packs, from a choice of packs.
- `session.simulation` plays them; `beside` does so in processes of their own, next to a window.
- `tallying` counts what the games did with every tile; `catalogue` knows which tiles are new or changed.
- `shares` has the arithmetic: shares and means with intervals that hold for all rows together.
- `comparing` puts both tallies side by side, `judging` says of each tile what is to be thought of it.

Whoever only wants to see numbers in a window needs three things:

    ask = asked(choice, shelf.load, games=200)      # hamlet.numbers.opponents; a GameChoice with the packs
    games = GamesBeside(ask)                        # hamlet.numbers.beside; begins at once, never waits
    ...
    if games.collect():                             # once a frame; True where something has come
        told = games.result                         # a Comparison of all games so far
        row = told.tile("charcoal_burner")          # a TileRow or None: row.built, row.wins, row.verdict
        told.length                                 # a MeanChange: with_packs, base, change, low, high
    games.progress                                  # Progress(done, of); games.progress.over
    games.trouble                                   # a sentence's code if they cannot be played, else ""
    games.stop()                                    # when the page closes, or on Escape

A tile that is still being drawn needs no file: `asked_of_data(with_data, base_data)` takes resolved data.
"""

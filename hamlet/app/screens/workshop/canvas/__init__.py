"""The drawing parts of the workshop's tile page. Each is a `WorkshopPart` that lays one card in any place.

`CanvasPart(screen, desk, pictures)`: the form on its lattice, which hands and keys shape; it also draws, bit
by bit, all that `pictures` are asked for. `SeasonsPart(canvas)`: four seasons and the blueprint.
`TrialPart(screen, desk, pictures)`: a village, and where the tile fits in it. `QuickPart(screen, desk)`:
games with the tile and without it. A `TileDesk` keeps the entry; `BenchDesk` makes one of the bench.

A part takes values and answers with another form: `desk.shape(form, stroke)`, and `desk.lift()` where a
stroke ends. Villages and games come from processes of their own, which end with `close`.
"""

"""The workshop: a tile or a card of a pack made by hand, its drawing, its YAML and its checks side by side.

`workshop_screen` holds the frame that all pages share, the two cards that all have (`yaml_card`,
`checks_card`), and a page by what is in hand. A page is a `WorkshopPart` that puts together others.
"""

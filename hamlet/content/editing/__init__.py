"""Entries of packs being made by hand: what is drafted, undone, checked, and how it goes into its file.

`forms` and `drafts` are the values that a page edits, `history` undoes, `sentences` says of which parts a
score or a meal is made. `scripts` reads a file's entries with their places, `writing` writes one of them and
leaves the rest as it stands, `sheets` holds both sides together, and `live` checks them at every key.
"""

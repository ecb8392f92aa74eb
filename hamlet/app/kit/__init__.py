"""The kit of the screens around the table: pages with bars, cards, controls and keys, alike everywhere.

A screen derives from `KitScreen`. Its `page(room)` says what lies on the page now, all as values: a
`PageTop`, a `PageFoot`, and cards in their places (`PlacedCard(rect, PaperCard(group, blocks, ...))`).
`room.kind` is wide, normal or compact, `room.area` the wood between the bars; `grid`, `centred` and
`room.pick` help to place cards. Blocks stand one below the other, `BesideBlocks` puts them side by side:
`JoinedChoices`, `ToggleLine`, `TickLine`, `RadioLine`, `SliderLine`, `StepperBlock`, `TextField`,
`DropLine`, `PressButton`, `ChipBlock`, `TextBlock`, `FactLine`, `WarnBlock`, `PictureBlock`; a block of
one's own needs `height` and `draw`, and says `pane.control(...)` for what can be chosen on it.

Every control has an id (`ControlId`), and all answers come to one place: `took(id, value)`, `let_go(id)`
when a slider is let go, `set_back(id)` for Backspace, `rule(id)` for F1, `typed(id)` when Enter closes a
field. Nothing else is needed: hits, focus, groups for Tab, arrows, hover, hints (`hint`, `why_not`),
scrolling, the coming in, and drawing only what says something else than before are the kit's affair.
"""

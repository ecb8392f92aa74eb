"""Drawing that needs only definitions and geometry: type, icons, panels, tiles, villages."""

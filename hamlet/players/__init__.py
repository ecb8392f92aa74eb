"""Everyone who decides and is not a human."""

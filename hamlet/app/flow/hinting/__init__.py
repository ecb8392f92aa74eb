"""Three hints: what could be done now, where that lies, why, and the table set up for it."""

"""One game being played, headless: seats, history, undo, log, record."""

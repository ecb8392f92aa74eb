"""Water drawn by hand: lakes and their shores, what lies and floats on them."""

"""The golden playthrough: who plays it, and how it is written down."""

"""The drawing parts of the workshop's tile page."""

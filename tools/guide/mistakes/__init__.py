"""Every mistake that a pack can hold, by its code, with a pack that makes it."""

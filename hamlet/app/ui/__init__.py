"""The kit every screen is made with: hot regions, focus, hints, scale, caches."""

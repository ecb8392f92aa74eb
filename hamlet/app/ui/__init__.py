"""The kit every screen is made with: hit regions, focus, hints, scale, caches."""

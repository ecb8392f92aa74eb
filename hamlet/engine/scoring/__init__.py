"""The end: awards, landmarks, roads, gold, tie-breaks."""

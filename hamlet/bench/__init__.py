"""Measurements of engine and drawing, and slow obvious oracles to measure and test against."""

"""Botric at the table: why he does what he does, and what is asked where his lists leave several."""

"""The workshop without any drawing: a pack on the bench, one entry of it in hand, and what was done to it."""

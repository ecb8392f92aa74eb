"""What the window says of games against Botric."""

"""What is filled in before a game begins: who plays, and by which rules. Nothing here is drawn."""

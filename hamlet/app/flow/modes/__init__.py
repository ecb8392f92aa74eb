"""The modes of the table: what the player is about, one room each."""

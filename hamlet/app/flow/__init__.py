"""What the player is doing: modes that answer to chosen things. No surfaces, no clock."""

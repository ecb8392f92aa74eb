"""By the Lake: lakes, boats, fish, the menu of a season, storerooms and the villagers' house."""

"""The four seasons: all colours of the land, the water and the table that change with them."""

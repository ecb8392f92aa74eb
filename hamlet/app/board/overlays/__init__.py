"""What a scene lays over the still village: light, marks, spots, ways, and the ghost."""

"""The score on the village: counted up source by source, a road for each seat, and where points came from."""

"""Lakes of the village on the board: their sites, what lies on them, their pictures in the layers."""

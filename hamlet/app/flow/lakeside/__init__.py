"""The table by the lake: what it shows of lakes to be, its offers, and the modes of its questions."""

"""The page of packs: which are on and in which order, what each is, how they come and go."""

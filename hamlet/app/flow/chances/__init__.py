"""First chances: one sentence the first time something becomes possible."""

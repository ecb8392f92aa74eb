"""What packs are told about: what each brings, needs and changes, and whether it is sound."""

"""Pictures of packs: which files they may be, and what of them may be decoded. Nothing is decoded here."""

"""The page of a pack's files: whatever has no form is written here, with checks, and put in ready made."""

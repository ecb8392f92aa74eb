"""Damaged and hostile packs in families: whatever a disk, an editor or somebody ill-disposed could make."""

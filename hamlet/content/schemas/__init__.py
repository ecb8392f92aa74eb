"""What editors need to help with packs: JSON Schemas, settings, and the line that names a file's schema."""

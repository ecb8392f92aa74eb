"""What a pack may say: pydantic models of every file, from which the JSON Schemas come too."""

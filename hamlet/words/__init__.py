"""Every sentence a person reads, by code; the sentences themselves lie in a folder for each language."""

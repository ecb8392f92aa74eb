"""Every sentence a person reads, by code."""

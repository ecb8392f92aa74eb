"""First steps at the real table: what is lit, what the coach says, and how far one is."""

"""Paying: what it can come from, payments, proposals, and where a cost is payable."""

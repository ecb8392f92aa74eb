"""Paying: means, payments, ways to pay."""

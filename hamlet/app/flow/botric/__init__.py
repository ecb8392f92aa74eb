"""Botric at the table: what is seen of his turn, what he would do now, and why."""

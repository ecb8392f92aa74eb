"""The table: panels, cards and the village together, led by the flow."""

"""The page of the workshop for menu cards, sales, deliveries to the Church, awards and milestones."""

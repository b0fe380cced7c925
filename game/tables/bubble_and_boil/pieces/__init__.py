"""What lies on the table: hands, gardens, pots, ladders, the pool, and where each thing lies."""

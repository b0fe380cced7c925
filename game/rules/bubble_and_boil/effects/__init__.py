"""What hexes do: casting, the run of a verb, its effects, and the small operations that they are made of."""

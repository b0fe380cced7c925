"""The page of the match of a day."""

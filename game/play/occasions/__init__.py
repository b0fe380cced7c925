"""Matches of an occasion: that of a day, the same for everybody, and those of an evening of several boxes."""

"""What matches on the shelf are: told in words, checked when they come from strangers, played on from a moment."""

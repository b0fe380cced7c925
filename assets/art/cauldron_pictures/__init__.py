"""The pictures of the spells, omens and characters of Cauldron, each alone in its window."""

"""The seven characters of Cauldron, and their portraits."""

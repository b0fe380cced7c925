"""Card packs: whether they can be played with, and the schema that editors check them by."""

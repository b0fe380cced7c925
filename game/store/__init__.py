"""Everything on disk: places, settings, content, words and journals."""

"""Packs: files with cards that somebody else has made, and the checks they pass."""

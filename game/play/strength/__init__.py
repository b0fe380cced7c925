"""Strength: which bots are better, and what they learn from matches."""

"""Replay: a match that was played, moment by moment, and played on from one of them."""

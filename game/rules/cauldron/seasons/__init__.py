"""Harvest and market: turns, actions, theft, brewing, casting, purchases, and what begins and ends a season."""

"""The match at its table: whose turn it is to see and act, and what a person can do there besides."""

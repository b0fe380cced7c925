"""A match in progress: session, thinking bots and the catalogue of games."""

"""The pictures of the games: one table a game."""

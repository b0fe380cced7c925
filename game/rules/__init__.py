"""The referees: one package a game, pure rules without picture, clock or file."""

"""The screens that a player walks through."""

"""The rules of Alarún (2022): 99 ingredients, a magic square for each apprentice, and ten potions to brew in it."""

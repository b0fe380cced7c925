"""What effects of Cauldron are made of: cards of the match, runs, windows, choices, modifiers and small operations."""

"""The count: pots poured out, recipes brewed, and the score step by step."""

"""The table of Cauldron: Bubble and Boil."""

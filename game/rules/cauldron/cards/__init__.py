"""Cards of Cauldron: their files, what they can do verb by verb, the programs they run, and their texts."""

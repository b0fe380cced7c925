"""The rules of Cauldron (2015): fields of hexes, potions, spells and omens, in seasons of harvest and market."""

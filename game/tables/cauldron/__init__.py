"""The table of Cauldron, drawn from observations and events."""

"""The window: scenes, canvas, sprites, lettering, commands, widgets and the timeline; pygame starts here."""

"""Drawing: canvas, sprites, lettering and colours, from a layout of 1920×1080 to the pixels of a window."""

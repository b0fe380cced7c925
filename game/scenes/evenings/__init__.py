"""An evening of several boxes: how it is laid out, and how it stands between two boxes."""

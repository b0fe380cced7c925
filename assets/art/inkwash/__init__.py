"""A small pen-and-watercolour renderer: skia draws anti-aliased masks, numpy models pigment and paper."""

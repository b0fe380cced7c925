"""Cards as they are drawn: faces, signs, the large view, the gallery, and what is printed on them."""

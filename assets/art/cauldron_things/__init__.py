"""What the pictures of Cauldron share: hues, strokes, ingredients, landscapes and bottles."""

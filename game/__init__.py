"""Four Cauldrons: four cauldron board games at one drawn table."""

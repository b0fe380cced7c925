"""Four Cauldrons: four cauldron board games at one drawn table."""

VERSION = "0.1.0"
"""The version of the program; CHANGELOG.md says what came with it."""

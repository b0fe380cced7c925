"""The rules of Cauldron 15 (2021): 40 materials, must-follow tricks with trump, and one brim to keep an eye on."""

"""Installers: how the program becomes something that a friend without Python can open."""

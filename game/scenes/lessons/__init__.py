"""Lessons: a written match at its table, with an owl that says each step."""

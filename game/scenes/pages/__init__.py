"""Calm pages around a match: rules, galleries, results, settings, credits."""

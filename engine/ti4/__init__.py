"""Twilight Imperium, fourth edition: one room for each concept of its rulebook."""

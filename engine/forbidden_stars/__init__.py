"""Forbidden Stars: one room for each concept of its rulebook."""

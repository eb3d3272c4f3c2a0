"""Abilities: where they come from, when they are used, what they change."""

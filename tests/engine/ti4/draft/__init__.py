"""Drafts of Twilight Imperium: slices, picking, texts."""

"""The Emirates of Hacan."""

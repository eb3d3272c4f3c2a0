"""Rules looked up, and help."""

"""The eight strategy cards, one room each."""

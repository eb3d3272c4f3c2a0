"""What the rest of the house sees of a game."""

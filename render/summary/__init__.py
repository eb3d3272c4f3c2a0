"""A game as a whole: points by round, its figures, how it ended. The same for every game."""

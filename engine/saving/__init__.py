"""What saves games: the file of a game, and whether it can be believed."""

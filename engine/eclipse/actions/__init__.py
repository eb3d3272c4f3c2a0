"""What a player does with a turn."""

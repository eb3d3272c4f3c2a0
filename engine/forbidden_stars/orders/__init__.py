"""What order tokens do once they are revealed."""

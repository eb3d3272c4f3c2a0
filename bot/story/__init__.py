"""What happened: history, replay, what is new, and games in figures."""

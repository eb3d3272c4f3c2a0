"""What happened: history, replay, what is new, figures, files, and what is revealed at the end."""

"""Live games: every table with its queue, what is done at it, and stand-ins."""

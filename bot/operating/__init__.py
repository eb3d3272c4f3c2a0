"""For the person who runs the bot: start, stop, checks, status, logs, copies."""

"""What is done at tables, each thing a service of its own: opening, playing, seats, moderation, timers, files."""

"""What the kernel and the bot want to know of the game: views, determinising, invariants, corrections, verbs."""

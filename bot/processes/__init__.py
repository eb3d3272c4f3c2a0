"""Work that the bot leaves to processes of its own: what strangers hand in, and what computer players think."""

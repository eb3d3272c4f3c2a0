"""What moderators see and press."""

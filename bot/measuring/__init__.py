"""How fast and steady it is, over a small Discord on this machine."""

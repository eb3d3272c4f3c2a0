"""People who look for somebody to play with find each other."""

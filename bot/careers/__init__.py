"""What a server remembers of games that are over: who plays what, how well, and with what luck."""

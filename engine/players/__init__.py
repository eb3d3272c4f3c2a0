"""Players that are programs: what they read, how they choose, how good they are. What they know of a game, and what
advice says of their plans, is content of that game (`engine/<game>/minds/`, `engine/<game>/advice/`).
"""

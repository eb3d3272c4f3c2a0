"""The board: systems and their areas, what stands there, ways between them, and warp storms."""

"""Eclipse: New Dawn for the Galaxy, first edition: one room for each concept of its rulebook."""

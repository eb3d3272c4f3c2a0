"""Space Empires 4X, first edition: one room for each concept of its rulebook."""

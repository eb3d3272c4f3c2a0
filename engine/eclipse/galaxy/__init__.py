"""The galaxy: the map, what lies on it, and how ships move over it."""

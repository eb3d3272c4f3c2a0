"""The Barony of Letnev."""

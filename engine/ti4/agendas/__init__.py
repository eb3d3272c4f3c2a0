"""The agenda cards, one function an outcome; kindred cards share a module."""

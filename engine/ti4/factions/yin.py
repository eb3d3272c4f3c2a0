"""The Yin Brotherhood."""

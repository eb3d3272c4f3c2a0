"""The Mentak Coalition."""

"""A file of SQLite: one process, which writes through one connection."""

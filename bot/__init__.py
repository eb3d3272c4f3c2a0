"""Discord, the database, the languages."""

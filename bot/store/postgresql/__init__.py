"""A PostgreSQL server: any number of processes, which share the shards by its locks."""

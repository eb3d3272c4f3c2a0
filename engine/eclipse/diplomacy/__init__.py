"""Relations between players."""

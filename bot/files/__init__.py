"""Games as files: export, import, restoring, the reveal."""

"""What game packages are built with, as games do it alike: a rules class to begin with, drafts, lots, tables."""

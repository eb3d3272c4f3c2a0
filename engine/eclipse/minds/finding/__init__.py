"""What is found: sectors nobody has seen, whether they are kept, and discovery and reputation tiles."""

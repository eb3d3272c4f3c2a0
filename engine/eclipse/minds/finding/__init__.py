"""What is found: sectors nobody has seen, whether they are kept, discovery and reputation tiles, and what these pay."""

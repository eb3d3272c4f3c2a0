"""What is found: sectors nobody has seen, whether they are kept, discovery and reputation tiles; what monoliths they pay."""

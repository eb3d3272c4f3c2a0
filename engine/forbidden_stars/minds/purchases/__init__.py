"""What is bought, a module for each kind of piece."""

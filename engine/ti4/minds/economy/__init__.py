"""What is bought, built, researched and paid with."""

"""What players argue about: two or more components at once, each test a ruling at the table."""

"""What the index of docs/developing is made of, read from syntax trees: `tests.index` writes it."""

"""What checks and measures games: random play with invariants, the index of rules, verdicts on files."""

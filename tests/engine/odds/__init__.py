"""Odds of battles, against exact values that share no code with them, and against battles of the rules themselves."""

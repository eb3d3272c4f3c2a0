"""Whom tables wait for, for how long, and what happens then."""

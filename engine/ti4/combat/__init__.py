"""Battles: dice, hits, losses and retreats."""

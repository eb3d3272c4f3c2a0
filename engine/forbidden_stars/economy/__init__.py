"""Materiel, assets, purchases and upgrades."""

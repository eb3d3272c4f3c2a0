"""Drafts before the game: factions, slices of the galaxy, places at the table. TI-DOUBT-37"""

"""Tactical actions: where to, with which ships, how a battle is fought and who lands."""

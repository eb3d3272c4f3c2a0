"""The Naalu Collective."""

from __future__ import annotations

from engine.ti4.implemented import works

works("hybrid_crystal_fighter_1", "hybrid_crystal_fighter_2")

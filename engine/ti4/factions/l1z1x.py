"""The L1Z1X Mindnet."""

from __future__ import annotations

from engine.ti4.cards import combat
from engine.ti4.hooks import hook
from engine.ti4.implemented import works

works("super_dreadnought_1")

hook("super_dreadnought_2", "direct_hit")(combat.immune)

"""The Embers of Muaat."""

from __future__ import annotations

from engine.ti4.implemented import works

works("prototype_war_sun_1", "prototype_war_sun_2")

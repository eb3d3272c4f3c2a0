"""What technologies do, one module a colour: continuous abilities as hooks, the others as abilities of windows."""

from __future__ import annotations

from engine.ti4.technologies import blue, green, red, upgrades, yellow

__all__ = ["blue", "green", "red", "upgrades", "yellow"]

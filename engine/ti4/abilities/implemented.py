"""What of the factions' components works: everything that registers an ability or a hook, or is marked by `works`.

A technology, note or ability that does nothing yet stays out of the game; `lacking` lists it.
"""

from __future__ import annotations

from engine.ti4.abilities import windows
from engine.ti4.abilities.sources import NOTE
from engine.ti4.components import FACTIONS
from engine.ti4.play import Point, TablePoint

PLAIN: set[str] = set()
"""Components that work without registering anything: their figures say it all, or a rule of the board knows them."""


def works(*components: str) -> None:
    """Marks components that need no more than they have."""
    PLAIN.update(components)


def working(component: str) -> bool:
    """Whether a component does what it says."""
    return component in PLAIN or component in registered()


def lacking() -> list[str]:
    """The components of factions that do nothing yet, by faction."""
    return [id for id in components() if not working(id)]


def components() -> list[str]:
    """Everything that stands on faction sheets and belongs to factions, by faction."""
    found: dict[str, None] = {}
    for faction in FACTIONS.values():
        own = (*faction.abilities, *faction.units, faction.flagship, *faction.technologies, faction.note)
        found |= dict.fromkeys(own)
    return list(found)


def registered() -> set[str]:
    """The sources of all hooks and abilities."""
    points = (*Point.known.values(), *TablePoint.known.values())
    hooked = {hook.source.removeprefix(NOTE) for point in points for hook in point.hooks}
    return hooked | windows.registered()

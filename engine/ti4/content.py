"""The components of the game: importing this registers their abilities, hooks and verbs.

The packages of components import none of their modules, so that a rule can use what lies beside them (the registry of
agendas, the deck of action cards) without every card being read before it.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from engine.ti4 import agendas, cards, factions, objectives, strategy_cards, technologies
from engine.ti4.economy import common_notes, notes, transactions

PACKAGES = (agendas, cards, factions, objectives, strategy_cards, technologies)
MODULES = tuple(f"{package.__name__}.{found.name}" for package in PACKAGES for found in iter_modules(package.__path__))
for _name in MODULES:
    import_module(_name)

__all__ = ["MODULES", "common_notes", "notes", "transactions"]

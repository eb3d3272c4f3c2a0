"""The rooms whose buttons and commands there are. Each registers its own; opening a room is importing its modules."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

ROOMS = ("asking", "history", "gathering", "seeking", "moderators", "waiting", "privacy", "helping")


def open_rooms() -> None:
    """All of them, each module once."""
    for room in ROOMS:
        for module in sorted((Path(__file__).parent / room).glob("[!_]*.py")):
            import_module(f"bot.{room}.{module.stem}")

"""Points by their names, for tests: their values, and rules put there for a trial."""

from __future__ import annotations

from typing import Any

from engine.effects import Hook
from engine.ti4.play import Game, Point, TablePoint


def fold(game: Game, point: str, value: Any, seat: int, **about: Any) -> Any:
    """The value of a seat at a point, after what is in force."""
    return Point.known[point](game, seat, value, about_of(point, about))


def about_of(point: str, about: dict[str, Any]) -> Any:
    """What a point is about, from its parts."""
    made = Point.known[point].__orig_class__.__args__[1]
    return made(**about) if hasattr(made, "_fields") else next(iter(about.values()), None)


def put(monkeypatch: Any, point: str, *hooks: Hook, alone: bool = False) -> None:
    """Puts hooks at a point for this test."""
    at = {**Point.known, **TablePoint.known}[point]
    monkeypatch.setattr(at, "hooks", (*(() if alone else at.hooks), *hooks))

"""The games there are, by name. A package is imported only when its game is asked for."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from engine.errors import IllegalAnswer
from engine.game import AnyRules
from engine.text import T

_PACKAGES = {
    "eclipse": "engine.eclipse.rules",
    "forbidden_stars": "engine.forbidden_stars.rules",
    "space_empires": "engine.space_empires.rules",
    "ti4": "engine.ti4.rules",
}
TITLES = tuple(_PACKAGES)
"""The games that come with the program: whatever goes over all games goes over these."""
_GAMES: dict[str, AnyRules] = {}


def names() -> list[str]:
    """The names of all games that can be played."""
    return sorted({*_PACKAGES, *_GAMES})


def register(rules: AnyRules) -> None:
    """Adds a game under its own name."""
    _GAMES[rules.name] = rules


def rules_of(name: str) -> AnyRules:
    """The rules of a game.

    Raises:
        IllegalAnswer: there is no such game.
    """
    if name not in _GAMES and name in _PACKAGES:
        make: Callable[[], AnyRules] = import_module(_PACKAGES[name]).rules
        register(make())
    if name not in _GAMES:
        raise IllegalAnswer(T("no-such-game", name=name[:60]))
    return _GAMES[name]

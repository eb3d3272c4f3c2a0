"""Where a title's rules stand by which blunders are counted: beside its minds, imported only by who measures."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from engine.game import AnyRules
from engine.players.blunders import AnyBlunders

MODULE = "minds.blunders"


def blunders_of(rules: AnyRules) -> AnyBlunders | None:
    """The blunders of a title; None: nothing is counted there."""
    package = type(rules).__module__.rpartition(".")[0]
    name = f"{package}.{MODULE}"
    if not package.startswith("engine.") or find_spec(name) is None:
        return None
    found: AnyBlunders = import_module(name).BLUNDERS
    return found

"""What the kinds of secrets are called: hand and objectives as in every game, all others by the game itself."""

from __future__ import annotations

from engine.game import AnyRules
from engine.text import Text

OF_THE_HOUSE = frozenset({"hand", "objectives"})


def heading(rules: AnyRules, section: str, *, own: bool = True) -> Text:
    """The name of a section. `own`: its seat reads it."""
    game = "bot" if section in OF_THE_HOUSE else rules.name
    return Text(f"{game}-section-{section}" if own else f"{game}-held-{section}")

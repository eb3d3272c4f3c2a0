"""What a game's box holds, to be read: a card, a unit or a planet as plain data, for a picture and for words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from engine.text import Param, Text


@dataclass(frozen=True, slots=True)
class Fact:
    """A figure of a component: what it is called, and its value; without one the name says it all.

    Attributes:
        signs: what a picture draws in place of the value, where it knows these signs.
        told: the component's text says it too.
    """

    name: Text
    value: Param | None = None
    signs: tuple[str, ...] = ()
    told: bool = False


@dataclass(frozen=True, slots=True)
class Component:
    """A component as everybody may read it at any time; nothing of a running game.

    Attributes:
        id: stays the same for ever: its kind and its name, such as `card:sabotage`.
        kind: what it is, such as an action card.
        text: what it does, in our own words; None where the figures are all there is.
        look: how a picture draws it, in words of the game's painter.
        related: ids of what belongs to it.
        guide: of what a player plays, such as a faction: what it is good at, what that means, what to do first.
        beyond: what the text says beyond the figures that it tells; None where it is not parted.
    """

    id: str
    kind: Text
    name: Text
    text: Text | None = None
    facts: tuple[Fact, ...] = ()
    look: str = ""
    related: tuple[str, ...] = ()
    guide: tuple[Text, ...] = ()
    beyond: tuple[Text, ...] | None = None


class Introduction(NamedTuple):
    """What a player reads once, at the start.

    Attributes:
        name: what the seat plays.
        component: the component of which there is a picture; empty for none.
        lines: how one wins, and the guide of that component.
    """

    name: Text
    component: str
    lines: tuple[Text, ...]

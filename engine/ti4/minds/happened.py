"""What just happened, as the question of a window tells it: whose doing it is, by which card, and what that hits."""

from __future__ import annotations

from typing import NamedTuple

from engine.text import Param, Text
from engine.ti4 import words
from engine.ti4.components import ACTION_CARDS, PLANETS, STRATEGY_CARDS, UNITS
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import galaxy

CARDS = {words.card(id).key: id for id in ACTION_CARDS}
STRATEGY_NAMES = {words.strategy(id).key: id for id in STRATEGY_CARDS}
PLANET_NAMES = {words.planet(id).key: id for id in PLANETS}
TYPES = {words.unit(unit.type).key: unit.type for unit in UNITS.values()}
SEAT, UNIT, DAMAGED = "seat", "ti4-unit-at", "ti4-damaged-unit"


class Aim(NamedTuple):
    """What a card is aimed at: a player, one of its planets, or a unit of a type somewhere."""

    seat: int | None
    planet: str = ""
    unit: str = ""


def _told(at: At, name: str) -> Param | None:
    """A parameter of what is told about it."""
    happened = at.question.about.params.get("happened")
    return happened.params.get(name) if isinstance(happened, Text) else None


def card(at: At) -> str:
    """The id of an action card that has been played; empty where it is none."""
    found = _told(at, "card")
    return CARDS.get(found.key, "") if isinstance(found, Text) else ""


def strategy_card(at: At) -> str:
    """The id of a strategy card that is chosen; empty where it is none."""
    found = _told(at, "card")
    return STRATEGY_NAMES.get(found.key, "") if isinstance(found, Text) else ""


def actor(at: At) -> int | None:
    """Whose doing it is that opened the window."""
    return _seat(_told(at, SEAT))


def number(at: At) -> int:
    """How many of what happened, such as hits."""
    value = _told(at, "n")
    return value if isinstance(value, int) else 0


def aim(at: At) -> Aim | None:
    """What a card that has been played is aimed at, where it is a player or what somebody has; None where it is not
    known whom it hits. TI-ACTIONCARD-06
    """
    target = _told(at, "target")
    if not isinstance(target, Text):
        return None
    if (planet := PLANET_NAMES.get(target.key)) is not None:
        return Aim(galaxy.of(at).planets[planet].owner, planet)
    if target.key == UNIT:
        return Aim(_seat(target.params.get("seat")), unit=_type(target.params.get("unit")))
    return Aim(seat) if (seat := _seat(target)) is not None else None


def _seat(value: Param | None) -> int | None:
    number = value.params.get("n") if isinstance(value, Text) and value.key == SEAT else None
    return number if isinstance(number, int) else None


def _type(value: Param | None) -> str:
    """The type of a unit, damaged or not."""
    inner = value.params.get("unit") if isinstance(value, Text) and value.key == DAMAGED else value
    return TYPES.get(inner.key, "") if isinstance(inner, Text) else ""

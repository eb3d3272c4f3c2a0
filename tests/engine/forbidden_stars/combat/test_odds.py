"""Frequencies of 200 battles played at random against an exact calculation that shares no code with the rules."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from itertools import product
from math import factorial, sqrt
from random import Random

import pytest

from engine.ask import Reply
from engine.forbidden_stars.combat import battle
from engine.forbidden_stars.components import CARDS, SYSTEM_OF, UNITS
from tests.engine.forbidden_stars.battlefield import void, world
from tests.engine.forbidden_stars.positions import ready, station

BATTLES = 200
Piece = tuple[str, bool]
"""A unit or a bastion, and whether it is routed."""
VALUES = {id: (unit.combat, unit.health, unit.morale) for id, unit in UNITS.items()} | {"bastion": (2, 3, 2)}


@dataclass(frozen=True)
class Position:
    """Both sides: faction, pieces, ten copies of one card (or none), reinforcement tokens.

    Attributes:
        icons: bolter, shield and morale of the card; no other effect of it comes about.
        tokens: combat tokens of one face that the card gives in a round.
    """

    attacker: tuple[str, tuple[str, ...], str, int]
    defender: tuple[str, tuple[str, ...], str, int]
    at_sea: bool = False


def _card(id: str) -> tuple[tuple[int, int, int], tuple[str, int]]:
    if not id:
        return (0, 0, 0), ("", 0)
    icons = CARDS[id].icons
    gift = {"blessed_power_armour": ("shield", 2), "ambush": ("bolter", 2)}.get(id, ("", 0))
    return (icons["bolter"], icons["shield"], icons["morale"]), gift


POSITIONS = {
    "dice alone": Position(("space_marines", ("scout", "scout"), "", 0), ("chaos", ("cultist", "cultist"), "", 0)),
    "a bastion": Position(("eldar", ("aspect_warrior", "wraithguard"), "", 0), ("space_marines", ("bastion",), "", 0)),
    "ships": Position(
        ("orks", ("onslaught_attack_ship", "onslaught_attack_ship"), "", 0),
        ("eldar", ("hellebore_frigate", "hellebore_frigate"), "", 0),
        True,
    ),
    "icons that stay": Position(
        ("orks", ("nob", "ork_boyz"), "rokkit_wagon", 0), ("chaos", ("helbrute", "chaos_reaver_titan"), "", 0)
    ),
    "tokens of a card": Position(
        ("chaos", ("chaos_space_marine", "chaos_space_marine", "helbrute"), "", 0),
        ("space_marines", ("land_raider", "scout"), "blessed_power_armour", 0),
    ),
    "reinforcements": Position(("space_marines", ("land_raider",), "", 1), ("orks", ("nob", "ork_boyz"), "", 2)),
    "both sides with cards": Position(
        ("orks", ("nob", "nob"), "smasher_gargant", 0),
        ("space_marines", ("warlord_titan", "land_raider", "land_raider"), "ambush", 0),
    ),
}


# --- the exact calculation -------------------------------------------------------------------------------------------


def chances(position: Position) -> dict[str, float]:
    """How likely the attacker wins, the defender wins, nobody does."""
    total: Counter[str] = Counter()
    for (one, p), (two, q) in product(_armies(position.attacker), _armies(position.defender)):
        pools = product(_dice(position.attacker[1]), _dice(position.defender[1]))
        for (own, r), (other, s) in pools:
            for result, t in _rounds(position, 1, one, two, own, other).items():
                total[result] += p * q * r * s * t
    return dict(total)


def _armies(side: tuple[str, tuple[str, ...], str, int]) -> list[tuple[tuple[Piece, ...], float]]:
    """Each number of tokens is as likely as any other, up to the number of figures."""
    faction, pieces, _, held = side
    zero = next(unit.id for unit in UNITS.values() if (unit.faction, unit.level, unit.kind) == (faction, 0, "ground"))
    most = min(held, len(pieces))
    base = [(piece, False) for piece in pieces]
    return [(tuple(base + [(f"token {zero}", False)] * n), 1 / (most + 1)) for n in range(most + 1)]


def _dice(pieces: tuple[str, ...]) -> list[tuple[tuple[int, int, int], float]]:
    n = min(8, sum(VALUES[piece][0] for piece in pieces))
    found = []
    for b in range(n + 1):
        for s in range(n + 1 - b):
            ways = factorial(n) / (factorial(b) * factorial(s) * factorial(n - b - s))
            found.append(((b, s, n - b - s), ways * 0.5**b * (1 / 3) ** s * (1 / 6) ** (n - b - s)))
    return found


@cache
def _rounds(
    position: Position,
    number: int,
    one: tuple[Piece, ...],
    two: tuple[Piece, ...],
    own: tuple[int, int, int],
    other: tuple[int, int, int],
) -> dict[str, float]:
    if not one or not two:
        return {"attacker" if one else "defender" if two else "nobody": 1.0}
    if number > 3:
        return {
            "attacker"
            if _morale(position.attacker, one, own) > _morale(position.defender, two, other)
            else "defender": 1.0
        }
    total: Counter[str] = Counter()
    for (a, p), (d, q) in product(_lines(position.attacker, number, own), _lines(position.defender, number, other)):
        hurt, dealt = max(0, d[0] - a[1]), max(0, a[0] - d[1])
        for (left, r), (right, s) in product(_suffer(one, hurt).items(), _suffer(two, dealt).items()):
            for result, t in _rounds(position, number + 1, left, right, own, other).items():
                total[result] += p * q * r * s * t
    return dict(total)


def _lines(
    side: tuple[str, tuple[str, ...], str, int], number: int, dice: tuple[int, int, int]
) -> list[tuple[tuple[int, int], float]]:
    icons, (face, gift) = _card(side[2])
    attack, defence = dice[0] + icons[0] * number, dice[1] + icons[1] * number
    return [((attack + gift, defence) if face == "bolter" else (attack, defence + gift), 1.0)]


def _morale(side: tuple[str, tuple[str, ...], str, int], pieces: tuple[Piece, ...], dice: tuple[int, int, int]) -> int:
    printed = _card(side[2])[0][2] * 3
    return dice[2] + printed + sum(VALUES[name.removeprefix("token ")][2] for name, routed in pieces if not routed)


@cache
def _suffer(pieces: tuple[Piece, ...], damage: int) -> dict[tuple[Piece, ...], float]:
    """Each look among those that may suffer is as likely as any other."""
    if damage <= 0 or not pieces:
        return {pieces: 1.0}
    able = [piece for piece in pieces if not piece[1]] or list(pieces)
    looks, total = list(dict.fromkeys(able)), Counter[tuple[Piece, ...]]()
    for name, routed in looks:
        rest = list(pieces)
        rest.remove((name, routed))
        health = VALUES[name.removeprefix("token ")][1]
        if damage < health:
            rest.append((name, name != "bastion"))
        for after, chance in _suffer(tuple(sorted(rest)), damage - health).items():
            total[after] += chance / len(looks)
    return dict(total)


# --- the battles -----------------------------------------------------------------------------------------------------


def fought(position: Position, seed: int) -> str:
    """Who wins a battle that both sides play at random."""
    game = ready(4, empty=True, storms=())
    game.state.seed = f"odds {seed}"
    area = void(game) if position.at_sea else world(game)
    seats = []
    for faction, pieces, card, held in (position.attacker, position.defender):
        seat = game.seat_of(faction)
        seats.append(seat)
        for piece in pieces:
            station(game, seat, area, **{piece: 1})
        game.player(seat).deck = [card] * 10 if card else []
        game.player(seat).assets["reinforcement"] = held
    game.state.active = SYSTEM_OF[area]
    rule, reply, chance, result = battle.fight(game, area, seats[0], []), None, Random(seed), ""
    while True:
        try:
            ask = rule.send(reply)
        except StopIteration:
            result = next(e.text.key for e in reversed(game.events) if e.text and "combat-" in e.text.key)
            winner = next(
                (e.text.params["seat"] for e in reversed(game.events) if e.text and e.text.key.endswith("-won")), None
            )
            break
        seat, shape = next(iter(ask.must.items()))
        reply = Reply(seat, None, shape.random(chance))
    if result.endswith("drawn"):
        return "nobody"
    return "attacker" if winner.params["n"] == seats[0] else "defender"  # type: ignore[union-attr]


@pytest.mark.rule(
    "FS-COMBAT-05", "FS-COMBAT-17", "FS-COMBAT-22", "FS-COMBAT-23", "FS-COMBAT-24", "FS-DMG-05", "FS-REINF-06"
)
@pytest.mark.parametrize("name", POSITIONS)
def test_battles_go_as_they_should(name: str) -> None:
    """Within 4 standard deviations."""
    position = POSITIONS[name]
    expected = chances(position)
    assert sum(expected.values()) == pytest.approx(1)
    found = Counter(fought(position, seed) for seed in range(BATTLES))
    for result in ("attacker", "defender", "nobody"):
        p = min(1.0, expected.get(result, 0.0))
        assert abs(found[result] - BATTLES * p) <= 4 * sqrt(BATTLES * p * (1 - p)) + 0.5, (result, expected, found)


def test_the_calculation_knows_the_simplest_cases() -> None:
    """Less than its health routs a unit, its health destroys it."""
    assert _suffer((("nob", False),), 3) == {(("nob", True),): 1.0}
    assert _suffer((("nob", False),), 4) == {(): 1.0}


def test_the_positions_are_open() -> None:
    """Each side wins often enough for the frequencies to say something."""
    for name, position in POSITIONS.items():
        assert max(chances(position).values()) < 0.97, (name, chances(position))

"""Worlds that differ in what a seat cannot see could be, look the same to it, and differ in all that the catalogue's
table of information hides from it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from engine.ask import Seat
from engine.checking.checks import RecordedTable, views_keep_secrets
from engine.checking.fuzz import choose
from engine.games import rules_of
from engine.space_empires.components import UNITS

EACH, WORLDS = 5, 3
"""At every so many-th answer and safe point, so many worlds of every reader."""
Fields = dict[str, Any]


@dataclass(frozen=True)
class Position:
    """Random games in which worlds are dealt.

    Attributes:
        answers: so many in each of the games; `cuts`: how often somebody cuts in.
        hidden: what of a state is hidden from a seat; `never`: what does not come up in such games.
    """

    game: str
    seats: int
    answers: int
    hidden: Callable[[Any, Seat], Fields]
    options: dict[str, str] = field(default_factory=dict)
    games: int = 1
    cuts: float = 0.03
    never: set[str] = field(default_factory=set)


def of_others(state: Any, seat: Seat, *names: str) -> Fields:
    others = [player for player in state.players if player.seat != seat]
    return {name: [str(getattr(player, name)) for player in others] for name in names}


def of_ti4(state: Any, seat: Seat) -> Fields:
    """TI-HIDDEN-01, TI-HIDDEN-03, TI-PROMISSORY-09"""
    decks = {name: list(getattr(state, name)) for name in ("action_deck", "secret_deck", "agenda_deck")}
    rows = {"objectives to come": [*state.stage_1, *state.stage_2], "those in play": {*state.stage_1, *state.stage_2}}
    return {**decks, **rows, **of_others(state, seat, "action_cards", "secrets", "notes")}


def of_ti4_setup(state: Any, seat: Seat) -> Fields:
    """TI-HIDDEN-04"""
    return of_others(state, seat, "tiles")


def of_eclipse(state: Any, seat: Seat) -> Fields:
    """EC-PUB-01, EC-PUB-02, EC-PUB-03"""
    laid = [sector.discovery for sector in state.sectors.values()]
    stacks = {f"stack {ring}": list(stack) for ring, stack in state.stacks.items()}
    bags = {"bag": [*state.bag], "reputation bag": [*state.reputation], "discoveries": [*state.discoveries]}
    return {**stacks, **bags, "discoveries on the map": laid, **of_others(state, seat, "reputation", "kept")}


def of_stars(state: Any, seat: Seat) -> Fields:
    """FS-INFO-01, FS-INFO-02, FS-INFO-06, FS-STACK-06"""
    laid = [system.orders for system in state.systems.values()]
    found = of_others(state, seat, "orders", "events", "drawn", "deck")
    found["tokens of others"] = [one.kind for orders in laid for one in orders if one.seat != seat]
    found["own tokens below"] = [one.kind for orders in laid for one in orders[:-1] if one.seat == seat]
    found["own decks"] = [[*state.players[seat].events], [*state.players[seat].deck]]
    return found


def of_empires(state: Any, seat: Seat) -> Fields:
    """SE-SYS-02, SE-GROUP-03, SE-DECOY-01, SE-ECON-03, SE-TREVEAL-07, SE-EXPTECH-03, SE-GRANT-06, D-82"""
    down = [
        system for system in state.systems.values() if not system.known and system.id not in state.players[seat].looked
    ]
    found = of_others(state, seat, "technology", "cp", "progress", "looked", "researched", "granted", "supply")
    found |= {"markers": [str(system.marker) for system in down], "set aside": [str(one) for one in state.aside]}
    sheets = [one for player in state.players if player.seat != seat for one in player.sheets]
    for name in ("carried", "technology", "grants", "spent", "purchases", "scuttled", "maintenance", "paid"):
        found[f"sheets: {name}"] = [str(getattr(one, name)) for one in sheets]
    found["aliens to come"] = list(state.alien_pool)
    units = [one for player in state.players if player.seat != seat for one in player.units]
    found["order"] = [(one.owner, one.at) for one in units]
    return found | of_counters([one for one in units if UNITS[one.type].group])


def of_counters(units: list[Any]) -> Fields:
    """By hex, for the order in a list is hidden for itself."""
    by_hex = sorted(units, key=lambda one: (one.at, one.owner, one.type, one.number))
    found: Fields = {name: [str(getattr(one, name)) for one in by_hex] for name in ("number", "count", "levels")}
    down = [one for one in by_hex if not one.up]
    found["levels of what lies open"] = [str(one.levels) for one in by_hex if one.up]
    return found | {f"where {type} lie": [one.at for one in down if one.type == type] for type in GROUPS}


GROUPS = [card.id for card in UNITS.values() if card.group]
MIDGAME = {"opening": "midgame"}
ALL = dict.fromkeys(("pipelines", "carriers", "raiders", "mines", "aliens"), "on")
POSITIONS = {
    "ti4": Position("ti4", 4, 500, of_ti4, MIDGAME, cuts=0.2),
    "ti4, tiles": Position("ti4", 4, 40, of_ti4_setup, {"map": "tiles"}),
    "eclipse": Position("eclipse", 4, 500, of_eclipse, MIDGAME, 3),
    "forbidden_stars": Position("forbidden_stars", 3, 400, of_stars, games=3),
    "space_empires": Position(
        "space_empires", 3, 500, of_empires, {**MIDGAME, **ALL}, 2, never={"progress", "sheets: grants"}
    ),
    "space_empires, grants": Position(
        "space_empires", 3, 400, of_empires, {**MIDGAME, **ALL, "research": "grants"}, 4, never={"sheets: technology"}
    ),
}


def played_on(position: Position, number: int) -> Iterator[RecordedTable]:
    """A game by chance, at some of its answers and at some of its safe points."""
    played = RecordedTable(rules_of(position.game), position.seats, f"scrambled {number}", position.options)
    chance, rests = Random(f"{position.game}{number}"), 0
    while played.table.ask is not None and len(played.log) < position.answers:
        played.answer(choose(played.table, chance, position.cuts))
        rested = played.safes[-1][0] == len(played.log)
        rests += rested
        if (rests if rested else len(played.log)) % EACH == 0:
            yield played


@pytest.mark.parametrize("name", POSITIONS)
def test_worlds_could_be_look_alike_and_differ_in_all_that_is_hidden(name: str) -> None:
    position, chance = POSITIONS[name], Random(name)
    rules, there, differing = rules_of(position.game), set[str](), set[str]()
    for played in (one for number in range(position.games) for one in played_on(position, number)):
        views_keep_secrets(played, chance)
        true = played.table.state
        for seat in [seat for seat in played.seats for _ in range(WORLDS)]:
            world = rules.scramble(true, seat, chance)
            rules.check(world)
            ours, theirs = position.hidden(true, seat), position.hidden(world, seat)
            differing |= {key for key in ours if ours[key] != theirs[key]}
            there |= ours.keys()
    assert there - differing == position.never

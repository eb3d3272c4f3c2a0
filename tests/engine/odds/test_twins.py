"""The odds of a seat are the same in twin worlds, which differ only in what that seat cannot see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import NamedTuple
from zlib import crc32

import pytest

from engine.ask import Seat
from engine.checking.fuzz import choose
from engine.checking.twins import Pair, pair
from engine.errors import AnswerError
from engine.forbidden_stars.odds import battles as stars
from engine.games import TITLES, rules_of
from engine.log import LoggedAnswer
from engine.table import Table
from engine.text import Json

OPENING = {name: {"opening": "midgame"} for name in ("eclipse", "space_empires", "ti4")}
MORE = {"space_empires": dict.fromkeys(("carriers", "raiders"), "on")}
SEEDS, FIGHTS, ALIKE, ANSWERS, ENOUGH = 3, 6, 3, 700, 2
"""Games, questions about battles in each, at most so many alike, answers to come to them, and odds that are enough."""
Told = Callable[[Table, Seat], Json]


class Fight(NamedTuple):
    """A question about a battle: the safe point before it, and the answers since."""

    safe: bytes
    tail: tuple[LoggedAnswer, ...]


def told(table: Table, reader: Seat) -> Json:
    """The odds that a seat reads under its question."""
    battles, ask = table.rules.battles, table.ask
    if battles is None or ask is None:
        return None
    found = battles.at_hand(table.rules.view(table.state, reader), reader, ask.of(reader))
    return str(found) if found else None


def asked(table: Table) -> bool:
    """Whether somebody is asked about a battle."""
    battles, ask = table.rules.battles, table.ask
    if battles is None or ask is None or not ask.shown:
        return False
    seat = ask.shown[0]
    return battles.asks(lambda: table.rules.view(table.state, seat), seat, ask.of(seat))


def fights(name: str, seed: str) -> list[Fight]:
    """Questions about battles in a game played by chance."""
    rules, found, safe, tail = rules_of(name), list[Fight](), b"", list[LoggedAnswer]()
    table = Table.new(rules, 3, seed, OPENING.get(name, {}) | MORE.get(name, {}), keep=True)
    assert rules.battles is not None
    chance, outcome, seen = Random(seed), table.opening, Counter[str]()
    for _ in range(ANSWERS):
        if outcome.safe is not None:
            safe, tail = outcome.safe, []
        if table.ask is None or len(found) == FIGHTS:
            break
        if asked(table) and seen[table.ask.kind] < ALIKE:
            seen[table.ask.kind] += 1
            found.append(Fight(safe, tuple(tail)))
        given = choose(table, chance)
        tail.append(given)
        outcome = table.answer(given.seat, given.value, given.verb)
    return found


def led(worlds: Pair, tail: tuple[LoggedAnswer, ...]) -> bool:
    """Gives the same answers in both worlds; whether that can be, and the reader has learned nothing that differs."""
    for given in tail:
        try:
            for world in worlds.worlds:
                world.take(given.seat, given.verb, given.value)
        except AnswerError:
            return False
    one, other = (world.table for world in worlds.worlds)
    views = [table.rules.view_json(table.rules.view(table.state, worlds.reader)) for table in (one, other)]
    return one.question == other.question and views[0] == views[1]


def compared(name: str, what: Told) -> tuple[int, int]:
    """How many odds were compared, and how many of them were not the same."""
    luck, number, wrong = Random(7), 0, 0
    for fight in [fight for seed in range(SEEDS) for fight in fights(name, f"odds{seed}")]:
        for reader in range(3):
            worlds = pair(rules_of(name), fight.safe, reader, luck)
            if led(worlds, fight.tail):
                both = [what(world.table, reader) for world in worlds.worlds]
                number += both[0] is not None
                wrong += both[0] != both[1]
    return number, wrong


@pytest.mark.parametrize("name", TITLES)
def test_odds_tell_nothing_of_what_a_seat_cannot_see(name: str) -> None:
    """In Forbidden Stars others' orders lie hidden, and no twin comes to the same battle."""
    number, wrong = compared(name, told)
    assert number >= 2 * (name != "forbidden_stars") and wrong == 0


def test_odds_of_forbidden_stars_are_the_same_when_all_is_dealt_anew_that_a_seat_cannot_see(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(stars, "SAMPLES", 64)
    monkeypatch.setattr(stars, "FEWER", 16)
    monkeypatch.setattr(stars, "MOST", 64)
    rules, luck, number = rules_of("forbidden_stars"), Random(8), 0
    battles, table, chance = rules.battles, Table.new(rules, 3, "odds", {}, keep=True), Random(4)
    assert battles is not None
    while table.ask is not None and number < ENOUGH:
        for reader in range(3) if table.ask.kind in battles.asked else ():
            ask, other = table.ask.of(reader), rules.scramble(table.state, reader, luck)
            both = [battles.at_hand(rules.view(state, reader), reader, ask) for state in (table.state, other)]
            assert both[0] == both[1]
            number += bool(both[0])
        given = choose(table, chance)
        table.answer(given.seat, given.value, given.verb)
    assert number >= ENOUGH


def test_odds_that_tell_something_are_found() -> None:
    """Planted: a number that hangs on the whole state."""
    assert compared("space_empires", lambda table, reader: crc32(table.rules.dump(table.state)))[1] > 0

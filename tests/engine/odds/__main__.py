"""Battles played by the rules themselves, beside what players are told of them.

    python -m tests.engine.odds [--battles 100000] [--only ti4] [--json]

Both sides play as the odds take for granted: nobody retreats, hits go first to what costs least.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple

from engine.ask import NO, YES, Answer, Ask, PickOne, Reply, Shape, Spread
from engine.eclipse.combat import battle as eclipse_battle
from engine.eclipse.combat.attack import ASSIGN_DICE, left_of
from engine.eclipse.odds.battles import COMBATS as ECLIPSE
from engine.forbidden_stars.odds.battles import COMBATS as STARS
from engine.odds.battles import WHOLE, Battle, Battles
from engine.space_empires.odds.battles import COMBATS as EMPIRES
from engine.ti4.combat import space_combat
from engine.ti4.combat.dice import Combat
from engine.ti4.components import UNITS
from engine.ti4.odds.battles import COMBATS as TWILIGHT
from tests.engine.eclipse.battlefield import FIELD, cut_off, field, meet
from tests.engine.forbidden_stars.combat.test_odds import Position
from tests.engine.forbidden_stars.combat.test_odds import fought as stars_fought
from tests.engine.space_empires.combat import test_odds as empires
from tests.engine.space_empires.positions import put
from tests.engine.ti4.positions import fleet, learn
from tests.engine.ti4.skies import row

Forces = dict[str, int]
SYSTEM = "46"


class Case(NamedTuple):
    """A battle: forces, and what plays it once, by a number that no other battle has: who has won (0, 1, None)."""

    game: str
    battles: Battles[Any]
    first: Forces
    second: Forces
    place: Forces
    play: Callable[[int], int | None]


def driven(rule: Coroutine[Ask, Reply, Any], answer: Callable[[Ask, Shape], Answer]) -> None:
    """A rule to its end."""
    reply: Reply | None = None
    while True:
        try:
            ask = rule.send(reply)  # type: ignore[arg-type]
        except StopIteration:
            return
        seat, shape = next(iter(ask.must.items()))
        reply = Reply(seat, None, answer(ask, shape))


# --- Twilight Imperium -----------------------------------------------------------------------------------------------

PRICE = {unit.type: 2 * (unit.cost or 4) // unit.pieces for unit in UNITS.values() if unit.faction is None}


def _ti4_answer(ask: Ask, shape: Shape) -> Answer:
    if isinstance(shape, Spread):
        left, chosen = shape.low, dict[str, Answer]()
        for slot in sorted(shape.slots, key=lambda slot: PRICE.get(slot.id.split("-")[0], 99)):
            number = min(left, slot.most)
            chosen |= {slot.id: number} if number else {}
            left -= number
        return chosen
    assert isinstance(shape, PickOne)
    ids = [option.id for option in shape.options]
    if ask.kind == "retreat":
        return NO
    return YES if YES in ids else next(id for id in ids if id != "none")


def twilight(first: Forces, second: Forces, technology: tuple[str, ...] = ()) -> Callable[[int], int | None]:
    """Space Cannon, then a space combat."""
    game = row(46)
    learn(game, 0, *technology)
    game.state.systems[SYSTEM].tokens.append(0)
    game.state.active_system = SYSTEM

    def play(number: int) -> int | None:
        game.state.rolls = 10_000 * number
        game.state.systems[SYSTEM].space.clear()
        for seat, force in enumerate((first, second)):
            fleet(game, seat, SYSTEM, **force)
        game.events.clear()
        driven(space_combat.fight(game, Combat("space", SYSTEM, 0, 1)), _ti4_answer)
        left = [bool(game.ships(seat, SYSTEM)) for seat in (0, 1)]
        return None if left[0] == left[1] else left.index(True)

    return play


# --- the others ------------------------------------------------------------------------------------------------------


def _any(ask: Ask, shape: Shape) -> Answer:
    """Hits go to whatever the fewest destroy."""
    if isinstance(shape, Spread):
        return dict(shape.start)
    assert isinstance(shape, PickOne)
    return min(shape.options, key=left_of).id if ask.kind == ASSIGN_DICE.name else shape.options[0].id


def eclipse(first: Forces, second: Forces) -> Callable[[int], int | None]:
    """Seat 1 attacks seat 0."""
    game = cut_off(field())

    def play(number: int) -> int | None:
        game.state.rolls = 10_000 * number
        game.sector(FIELD).fleets.clear()
        game.sector(FIELD).entered.clear()
        game.events.clear()
        driven(eclipse_battle.fight(game, meet(game, second, first)), _any)
        left = [bool(game.sector(FIELD).fleets.get(seat)) for seat in (1, 0)]
        return None if left[0] == left[1] else left.index(True)

    return play


def space_empires(first: Forces, second: Forces) -> Callable[[int], int | None]:
    """In an empty hex, without screens."""

    def play(number: int) -> int | None:
        game = empires._field()
        game.state.rolls = 10_000 * number
        for seat, force in enumerate((first, second)):
            levels = {id: force[id] for id in ("attack", "defense", "tactics") if id in force}
            for type, ships in force.items():
                if type not in levels:
                    put(game, seat, type, "F7", ships, **levels)
        return 0 if empires.fought(game, 1, False) else 1

    return play


def stars(first: tuple[str, tuple[str, ...]], second: tuple[str, tuple[str, ...]]) -> Callable[[int], int | None]:
    """Dice alone."""
    position = Position((*first, "", 0), (*second, "", 0))
    return lambda number: {"attacker": 0, "defender": 1}.get(stars_fought(position, number))


def _case(game: str, battles: Battles[Any], make: Callable[..., Any], first: Forces, second: Forces) -> Case:
    return Case(game, battles, first, second, {}, make(first, second))


def cases() -> list[Case]:
    """All that are played."""
    scouts, cultists = ("space_marines", ("scout", "scout")), ("chaos", ("cultist", "cultist"))
    return [
        _case("ti4", TWILIGHT, twilight, {"cruiser": 2, "dreadnought": 1}, {"fighter": 3, "carrier": 1}),
        _case("ti4", TWILIGHT, twilight, {"dreadnought": 2, "destroyer": 2}, {"cruiser": 3, "fighter": 4}),
        _case("eclipse", ECLIPSE, eclipse, {"interceptor": 3}, {"cruiser": 2}),
        _case("eclipse", ECLIPSE, eclipse, {"cruiser": 3}, {"dreadnought": 2}),
        _case("space_empires", EMPIRES, space_empires, {"CA": 3, "attack": 1}, {"CA": 3, "defense": 2}),
        _case("space_empires", EMPIRES, space_empires, {"SC": 4}, {"CA": 2}),
        Case("forbidden_stars", STARS, {"scout": 2}, {"cultist": 2}, {"no_cards": 1}, stars(scouts, cultists)),
    ]


def measured(case: Case, battles: int) -> dict[str, object]:
    """How often each side won, and how often it is told to."""
    found = case.battles.odds(Battle(case.first, case.second, case.place))
    won = [0, 0]
    for number in range(battles):
        winner = case.play(number)
        if winner is not None:
            won[winner] += 1
    told, played = [found.first / WHOLE, found.second / WHOLE], [one / battles for one in won]
    off = max(abs(a - b) for a, b in zip(told, played, strict=True))
    return {
        "game": case.game, "first": case.first, "second": case.second, "battles": battles,
        "told": told, "played": played, "off": round(off, 5),
    }  # fmt: skip


def main() -> None:
    """Plays them, and says how far off what is told is."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--battles", type=int, default=2000)
    parser.add_argument("--only", default="")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    for case in cases():
        if chosen.only in ("", case.game):
            found = measured(case, chosen.battles)
            words = "{game}: {first} against {second}: told {told}, played {played}, off by {off}".format(**found)
            print(json.dumps(found) if chosen.json else words, flush=True)


if __name__ == "__main__":
    main()

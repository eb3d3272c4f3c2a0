"""A round of any battle takes at most three presses a side, where nothing is to be chosen but targets: what is offered
covers all ships or all damage at once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Coroutine, Mapping
from typing import Any

import pytest

from bot.measuring.presses import presses
from engine.ask import Answer, Ask, Option, PickOne, PickSome, Reply, Seat, Spread
from engine.eclipse.combat import battle as eclipse_battle
from engine.forbidden_stars.combat import execution
from engine.space_empires.combat import battle as empires_battle
from engine.ti4.combat import space_combat
from tests.engine.eclipse import battlefield as eclipse_field
from tests.engine.forbidden_stars.battlefield import clash
from tests.engine.space_empires.positions import FIELD, put, space
from tests.engine.ti4.positions import fleet
from tests.engine.ti4.skies import combat, row

MOST = 3
Pressed = Counter[tuple[int, Seat]]
"""Presses by round and seat."""
ALWAYS = {"engage": "attack_always", "deal_dice": "fewest", "suffer": "by_cost", "sustain": "all"}
"""What covers most, by the kind of the question."""
NO_TARGETS = ("engage", "barrage", "combat_card")
"""Kinds of questions about something else: whether ships stay or fire a barrage, which card is laid."""


def pressed(rule: Coroutine[Ask, Reply, Any], round_now: Callable[[], int]) -> Pressed:
    """The presses for targets of a whole battle, in which both sides take what covers most."""
    found, reply = Pressed(), None
    while True:
        try:
            ask = rule.send(reply)  # type: ignore[arg-type]
        except StopIteration:
            return found
        seat, shape = next(iter(ask.must.items()))
        kind = ask.of(seat).kind
        value = shape.check(_answer(kind, shape))
        if kind not in NO_TARGETS:
            found[round_now(), seat] += presses(shape, value)
        reply = Reply(seat, None, value)


def _answer(kind: str, shape: Any) -> Answer:
    if isinstance(shape, Spread):
        return dict(shape.start) if shape.start or not shape.low else _spread(shape)
    options: list[Option] = list(shape.options)
    ids = [option.id for option in options]
    if isinstance(shape, PickSome):
        return ids[: shape.low]
    assert isinstance(shape, PickOne)
    return ALWAYS[kind] if ALWAYS.get(kind) in ids else "pass" if "pass" in ids else ids[0]


def _spread(shape: Spread) -> dict[str, int]:
    given, left = dict[str, int](), shape.low
    for slot in shape.slots:
        given[slot.id] = min(left, slot.most)
        left -= given[slot.id]
    return given


def in_space_empires() -> Pressed:
    game, round_now = space(), 0
    for seat in (0, 1):
        for type, number in {"SC": 5, "DD": 4, "CA": 3, "BC": 2, "DN": 1}.items():
            put(game, seat, type, FIELD, number)
    return pressed(
        empires_battle.fight(game, FIELD, 0, 1), lambda: game.state.battle.round if game.state.battle else round_now
    )


def in_eclipse() -> Pressed:
    game = eclipse_field.field()
    every = {"interceptor": 3, "cruiser": 3, "dreadnought": 2, "starbase": 2}
    battle = eclipse_field.meet(game, {type: n for type, n in every.items() if type != "starbase"}, every)
    return pressed(eclipse_battle.fight(game, battle), lambda: battle.round)


def in_ti4() -> Pressed:
    game = row(46)
    for seat in (0, 1):
        fleet(game, seat, "46", fighter=4, destroyer=2, cruiser=3, carrier=2, dreadnought=4)
    battle = combat(game, "46")
    return pressed(space_combat.fight(game, battle), lambda: battle.round)


def in_forbidden_stars() -> Pressed:
    ours: Mapping[str, int] = {"scout": 4, "space_marine": 3, "land_raider": 1}
    theirs: Mapping[str, int] = {"cultist": 4, "chaos_space_marine": 3, "helbrute": 1}
    cards = ("hold_the_line", "foul_worship")
    fight = clash("space_marines", dict(ours), "b" * 8, "chaos", dict(theirs), "b" * 8, cards=cards)
    fight.combat.round = 1
    return pressed(execution.one_round(fight.game, fight.combat), lambda: fight.combat.round)


@pytest.mark.parametrize("battle", [in_space_empires, in_eclipse, in_ti4, in_forbidden_stars])
def test_a_round_takes_at_most_three_presses_a_side(battle: Callable[[], Pressed]) -> None:
    found = battle()
    assert {seat for _, seat in found} == {0, 1}, "both sides choose targets"
    assert {at: number for at, number in found.items() if number > MOST} == {}

"""What is laid down for battles: it is followed by what the seat sees, and says nothing where it was not laid down."""

from __future__ import annotations

from typing import Any

import pytest

from engine.ask import Answer, Ask
from engine.space_empires.combat import battle
from engine.space_empires.combat.aiming import Away
from engine.space_empires.play import Game
from engine.space_empires.rules import RULES
from tests.engine.space_empires.positions import dice, play, put, space


def asked(game: Game, kind: str, *answers: Any) -> Ask:
    """A battle on F7 up to the first question of this kind."""
    ask = play(battle.fight(game, "F7", 0, 1), *answers, others="stop").open
    assert ask is not None and ask.kind == kind
    return ask


def ordered(game: Game, ask: Ask, seat: int = 0, **laid: str) -> Answer | None:
    return RULES.by_order(RULES.view(game.state, seat), ask, laid)


@pytest.mark.rule("SE-FIRE-10")
@pytest.mark.parametrize(("order", "target"), [("weakest", "SC"), ("surest", "DD"), ("dearest", "DN")])
def test_fire_goes_where_it_was_ordered(order: str, target: str) -> None:
    game = space()
    put(game, 0, "BC", "F7", 2)
    there = {type: put(game, 1, type, "F7").id for type in ("SC", "DN")}
    if order == "surest":
        there["DD"] = put(game, 1, "DD", "F7").id
    ask = asked(game, "fire", ("screen", 1, {}), *([("fire", 1, "hold")]))
    assert ordered(game, ask, fire=order) == there[target]
    assert ordered(game, ask) is None and ordered(game, ask, screen="nobody") is None


@pytest.mark.rule("SE-RETREAT-01")
def test_below_half_everything_leaves_towards_an_own_colony() -> None:
    game = space()
    put(game, 0, "SC", "B10", 3)
    put(game, 1, "DN", "B10", 1)
    fought: list[Any] = [
        ("screen", 0, {}),
        ("fire", 1, game.player(0).units[0].id),
        ("fire", 0, "hold"),
        ("fire", 0, "hold"),
    ]
    fought += [("screen", 0, {}), ("fire", 1, game.player(0).units[0].id)]
    dice(game, 1, 1)
    ask = play(battle.fight(game, "B10", 0, 1), *fought, others="stop").open
    assert ask is not None and ask.kind == "fire" and list(ask.must) == [0]
    away = ordered(game, ask, retreat="half")
    assert isinstance(away, str) and Away.read(away).count == 1 and Away.read(away).to in ("A10", "A11")
    assert ordered(game, ask, retreat="never") is None
    assert ordered(game, ask, retreat="outnumbered", fire="weakest") == game.player(1).units[0].id


@pytest.mark.rule("SE-SCREEN-02")
def test_nobody_is_screened_by_order() -> None:
    game = space()
    put(game, 0, "SC", "F7", 3)
    put(game, 1, "SC", "F7")
    ask = asked(game, "screen")
    assert ordered(game, ask, screen="nobody") == {} and ordered(game, ask, screen="damaged") == {}
    game.player(0).units[0].hits = 1
    assert ordered(game, ask, screen="damaged") == {game.player(0).units[0].id: 1}
    assert ordered(game, ask, fire="weakest") is None


def test_raiders_are_ordered_only_where_there_are_some() -> None:
    names = [
        [order.name for order in RULES.orders(RULES.view(space(raiders=raiders).state, 0))] for raiders in (False, True)
    ]
    assert names == [["fire", "retreat", "screen", "move"], ["fire", "retreat", "screen", "ambush", "move"]]
    assert RULES.orders(RULES.view(space().state, None)) == ()

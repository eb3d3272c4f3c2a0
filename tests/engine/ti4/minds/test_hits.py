"""Cards for hits: those that cancel them, and those that bring more."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from engine.ask import Option, PickOne, PickSome
from engine.effects.ability import UseId
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.agendas import laws
from engine.ti4.minds import cards
from engine.ti4.minds.blunders import BLUNDERS
from engine.ti4.play import Game
from engine.ti4.state import Battle, Rolled
from tests.engine.ti4.minds.minding import answered, reading
from tests.engine.ti4.minds.test_cards import fighting
from tests.engine.ti4.positions import board, fleet, learn, own

DIRECT, SABOTAGE = UseId("card", "direct_hit").id, UseId("card", "sabotage").id
SHIELDS, FIRE_TEAM = UseId("card", "shields_holding").id, UseId("card", "fire_team").id


def shields(game: Game, hits: int, own_hits: int = 0, fled: bool = False) -> int:
    """What the card is worth to seat 0 against so many hits."""
    assert game.state.battle is not None
    game.state.battle.hits = {0: own_hits, 1: hits}
    game.state.battle.retreating = 0 if fled else None
    at, about = reading(game), T("asked", happened=T("happened", n=hits))
    return cards.use(replace(at, question=replace(at.question, about=about)), SHIELDS)


@pytest.mark.rule("TI-SUSTAIN-02", "TI-SPACECOMBAT-12")
@pytest.mark.parametrize(("ships", "hits", "own_hits", "fled", "used"), [
    ({"cruiser": 1}, 4, 0, True, False), ({"cruiser": 1}, 2, 0, True, True),
    ({"dreadnought": 1}, 1, 1, False, False), ({"flagship": 1, "carrier": 2, "fighter": 2}, 1, 5, False, False),
    ({"flagship": 1, "fighter": 2}, 1, 0, False, False), ({"cruiser": 2}, 2, 0, False, True),
    ({"dreadnought": 2}, 4, 0, False, True),
])  # fmt: skip
def test_shields_hold_where_ships_are_saved(
    ships: dict[str, int], hits: int, own_hits: int, fled: bool, used: bool
) -> None:
    assert (shields(fighting(ships, {"carrier": 1}), hits, own_hits, fled) > 0) is used


@pytest.mark.rule("TI-SUSTAIN-01", "TI-CAPACITY-04")
@pytest.mark.parametrize(("held", "saved"), [(9, True), (0, False)])
def test_shields_hold_for_a_carrier_where_no_ship_is_laid_open_for_it(held: int, saved: bool) -> None:
    """The last shot; the other side holds so many action cards. Who does not sustain the hit does not count on that."""
    game = fighting({"flagship": 1, "carrier": 1, "infantry": 7}, {"carrier": 1})
    game.player(1).action_cards = ["sabotage"] * held
    assert (shields(game, 1, 1) > 0) is saved
    shape = PickOne([Option(id, T(id)) for id in ("flagship", "no")])
    assert (answered(reading(game), "sustain", shape, T("asked", hits=1)) == "no") is saved


@pytest.mark.rule("TI-INVASION-10", "TI-REROLL-01")
@pytest.mark.parametrize(("dice", "foes", "used"), [
    ([6, 9], 1, False), ([6, 9, 2, 3], 4, True), ([6, 5, 2], 1, True), ([9, 9, 9], 4, False), ([8, 9, 1, 1], 2, False),
])  # fmt: skip
def test_dice_are_rolled_again_where_more_stand_than_are_hit(dice: list[int], foes: int, used: bool) -> None:
    game = board(seats=4)
    own(game, 1, "mecatol_rex")
    fleet(game, 0, "mecatol_rex", None, infantry=len(dice))
    fleet(game, 1, "mecatol_rex", None, infantry=foes)
    game.state.battle = Battle("18", "mecatol_rex", 0, 1, rolls=[Rolled(0, "infantry", 8, dice)])
    game.state.active_system = "18"
    assert (cards.use(reading(game), FIRE_TEAM) > 0) is used


@pytest.mark.rule("TI-SUSTAIN-02", "TI-SPACECOMBAT-12")
@pytest.mark.parametrize(("foes", "hurt", "hits", "used"), [
    ({"flagship": 1}, {"flagship": 1}, 1, True), ({"flagship": 1}, {"flagship": 1}, 2, False),
    ({"flagship": 1, "cruiser": 1}, {"flagship": 1}, 2, True),
    ({"flagship": 1, "cruiser": 1}, {"flagship": 1}, 3, False),
    ({"dreadnought": 2}, {"dreadnought": 1}, 3, True), ({"dreadnought": 2}, {"dreadnought": 2}, 4, False),
])  # fmt: skip
def test_no_ship_is_hit_directly_or_saved_from_it_that_falls_in_any_case(
    foes: dict[str, int], hurt: dict[str, int], hits: int, used: bool
) -> None:
    """Each has just sustained a hit; those that are left destroy it, and all beside it."""
    for seat, card in ((0, DIRECT), (1, SABOTAGE)):
        game = fighting({"dreadnought": 3}, {})
        fleet(game, 1, "18", hurt, **foes)
        assert game.state.battle is not None
        game.state.battle.hits = {0: hits, 1: 0}
        played = T("happened", seat=seat_name(0), card=words.card("direct_hit"))
        at = reading(game, seat)
        at = replace(at, question=replace(at.question, about=T("asked", happened=played)))
        assert (cards.use(at, card) > -200 if seat else cards.use(at, card) > 0) is used


@pytest.mark.rule("TI-SUSTAIN-01", "TI-DESTROY-02")
@pytest.mark.parametrize(("own_hits", "hits", "held", "answer"), [
    (1, 1, 4, "no"), (1, 1, 0, "war_sun"), (0, 1, 4, "war_sun"), (1, 3, 4, "war_sun"),
])  # fmt: skip
def test_no_war_sun_is_laid_open_for_a_fighter_in_a_battle_that_is_won(
    own_hits: int, hits: int, held: int, answer: str
) -> None:
    """Two fighters stand beside it; the other side holds so many action cards, and one of its ships is left."""
    game = fighting({}, {"cruiser": 1})
    learn(game, 0, "war_sun")
    fleet(game, 0, "18", war_sun=1, fighter=2)
    assert game.state.battle is not None
    game.state.battle.hits = {0: own_hits, 1: hits}
    game.player(1).action_cards = ["direct_hit", *["sabotage"] * 3][:held]
    shape = PickOne([Option(id, T(id)) for id in ("war_sun", "no")])
    assert answered(reading(game), "sustain", shape, T("asked", hits=hits)) == answer


CROWN, KENARA = UseId("law", "the_crown_of_thalnos").id, UseId("unit", "wrath_of_kenara").id


def missing(foes: dict[str, int], hurt: dict[str, int], hit: int) -> Game:
    """Two fighters have missed beside a flagship that has hit so often."""
    game = fighting({"flagship": 1, "fighter": 2}, {})
    fleet(game, 1, "18", hurt, **foes)
    laws.enact(game, "the_crown_of_thalnos", owner=0)
    game.player(0).trade_goods = 5
    assert game.state.battle is not None
    game.state.battle.rolls = [Rolled(0, "flagship", 7, [9] * hit), Rolled(0, "fighter", 9, [8, 8])]
    return game


MISSES: Sequence[tuple[dict[str, int], dict[str, int], int, int]] = [
    ({"carrier": 1}, {}, 1, 0), ({"carrier": 1}, {}, 0, 1), ({"carrier": 2}, {}, 1, 1), ({"carrier": 3}, {}, 1, 2),
    ({"dreadnought": 1}, {"dreadnought": 1}, 1, 0),
]  # fmt: skip
"""The other side's ships, how many of them are damaged, hits on them, and how many dice could still do something."""


@pytest.mark.rule("TI-SPACECOMBAT-12", "TI-REROLL-01", "TI-TRADEGOOD-07")
@pytest.mark.parametrize(("foes", "hurt", "hit", "more"), MISSES)
def test_no_die_is_changed_for_a_hit_that_destroys_nothing(
    foes: dict[str, int], hurt: dict[str, int], hit: int, more: int
) -> None:
    at, dice = reading(missing(foes, hurt, hit)), ["fighter:0", "fighter:1"]
    options = [Option(id, T("ti4-die", unit=words.unit("fighter"), face=8)) for id in dice]
    assert (cards.use(at, CROWN) > 0, cards.use(at, KENARA) > 0) == (more > 0, more > 0)
    assert answered(at, "reroll", PickSome(options, 0, 2)) == dice[:more]
    assert answered(at, "raise_dice", PickSome(options, 1, 2)) == dice[: max(1, more)]
    for kind in ("reroll", "raise_dice"):
        asked = replace(at, question=replace(at.question, kind=kind))
        assert BLUNDERS.of(asked, {}, dice, {})["dice_changed_in_vain"] == 2 - more


@pytest.mark.rule("TI-REROLL-01")
def test_the_crown_is_not_used_where_every_die_has_hit() -> None:
    game = missing({"carrier": 3}, {}, 1)
    assert game.state.battle is not None
    game.state.battle.rolls[1].dice = [9, 10]
    assert cards.use(reading(game), CROWN) < 0

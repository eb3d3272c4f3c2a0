"""What a player uses its cards for, and when it keeps them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.ask import Option, PickOne, PickSome, Slot, Spread
from engine.effects import PASS
from engine.effects.ability import UseId
from engine.players.characters import LEVELS
from engine.players.player import situation
from engine.table import Table
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.agendas import laws
from engine.ti4.minds import cards
from engine.ti4.minds.mind import MIND
from engine.ti4.minds.reckoning import galaxy
from engine.ti4.minds.tactics import plans
from engine.ti4.play import Game
from engine.ti4.rules import RULES
from engine.ti4.state import Battle, Rolled
from tests.engine.ti4.minds.minding import answered, reading, who
from tests.engine.ti4.positions import board, fleet, home, own

BOMBARDMENT = UseId("card", "tactical_bombardment")


def test_bombardment_is_no_action_over_the_own_planets() -> None:
    game = board(seats=4)
    fleet(game, 0, game.state.planets["bereg"].system, dreadnought=1)
    own(game, 0, "bereg", "lirta_iv")
    assert cards.component(reading(game), BOMBARDMENT.id) < cards.IDLE
    own(game, 1, "bereg", "lirta_iv")
    assert cards.component(reading(game), BOMBARDMENT.id) > 100


@pytest.mark.parametrize("level", LEVELS)
def test_sabotage_waits_for_a_card_that_matters(level: str) -> None:
    game = board(seats=4)
    shape = PickOne([Option(UseId("card", "sabotage").id, T("sabotage")), Option(PASS, T("pass"))])
    played = T("happened", seat=seat_name(1), card=words.card("tactical_bombardment"))
    about = T("asked", happened=played)
    for number in range(9):
        assert answered(reading(game, 0, level, str(number)), "when_action_card_played", shape, about) == PASS


@pytest.mark.rule("TI-TACTICAL-03")
def test_no_token_comes_off_the_board_for_who_has_none_left_to_use_its_system() -> None:
    game, card = board(seats=4), UseId("card", "unexpected_action").id
    game.state.systems["18"].tokens = [0]
    fleet(game, 0, "18", carrier=1)
    assert cards.component(reading(game), card) <= cards.IDLE, "it would stay where it is"
    fleet(game, 0, "18", infantry=2)
    assert cards.component(reading(game), card) > 0
    game.player(0).tactic = 0
    assert cards.component(reading(game), card) <= cards.IDLE


@pytest.mark.rule("TI-ACTIVATION-03", "TI-MOVEMENT-06")
@pytest.mark.parametrize(("error", "freed"), [(0, True), (9000, False)])
def test_no_fleet_is_set_free_by_who_takes_another_for_better(
    error: int, freed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever misjudges a system does so in its next action as well, and then the card would be for nothing."""
    game, card = board(seats=4), UseId("card", "unexpected_action").id
    game.state.systems["18"].tokens, game.state.turn = [0], 0
    fleet(game, 0, "18", carrier=1, infantry=2)
    fleet(game, 0, home(game, 0), carrier=1, infantry=1)
    at = reading(game, kind="calm")
    other = plans.every(at)[0].system
    monkeypatch.setattr(MIND, "error", lambda at, plan: error * plan.endswith(f" {other}"))
    assert (cards.component(at, card) > cards.IDLE) is freed


def crowned(unit: str, foe: str) -> Game:
    """A battle of one ship against one, whose owner has the Crown of Thalnos."""
    game = board(seats=4)
    laws.enact(game, "the_crown_of_thalnos", owner=0)
    fleet(game, 0, "18", **{unit: 1})
    fleet(game, 1, "18", **{foe: 1})
    game.state.battle = Battle("18", None, 0, 1, rolls=[Rolled(0, unit, 9, [1])])
    return game


@pytest.mark.rule("TI-REROLL-01")
@pytest.mark.parametrize(
    ("unit", "foe", "dared"),
    [("flagship", "carrier", False), ("dreadnought", "fighter", False), ("fighter", "cruiser", False),
     ("fighter", "carrier", True), ("dreadnought", "carrier", True), ("cruiser", "dreadnought", False)],
)  # fmt: skip
def test_no_ship_is_put_at_risk_for_a_hit_that_is_worth_less(unit: str, foe: str, dared: bool) -> None:
    """By the Crown of Thalnos whoever rerolls and misses is lost; a hit that is sustained destroys nothing."""
    at = reading(crowned(unit, foe))
    shape = PickSome([Option(f"{unit}:0", T("ti4-die", unit=words.unit(unit), face=1))], 0, 1)
    assert answered(at, "reroll", shape) == ([f"{unit}:0"] if dared else [])
    assert (cards.use(at, UseId("law", "the_crown_of_thalnos").id) > 0) is dared


@pytest.mark.rule("TI-REROLL-01")
def test_dice_are_rerolled_that_put_nothing_at_risk() -> None:
    game = crowned("dreadnought", "fighter")
    game.state.laws[-1].owner = 1
    shape = PickSome([Option("dreadnought:0", T("ti4-die", unit=words.unit("dreadnought"), face=1))], 0, 1)
    assert answered(reading(game), "reroll", shape) == ["dreadnought:0"]


@pytest.mark.rule("TI-BOMBARD-06")
def test_nobody_digs_in_where_nobody_stands_or_nobody_bombards() -> None:
    game, bunker = board(seats=4), UseId("card", "bunker").id
    own(game, 0, "bereg")
    game.state.active_system = place = game.state.planets["bereg"].system
    fleet(game, 1, place, dreadnought=2)
    assert cards.use(reading(game), bunker) < 0
    fleet(game, 0, "bereg", None, infantry=2)
    assert cards.use(reading(game), bunker) > 0
    other = board(seats=4)
    own(other, 0, "bereg")
    other.state.active_system = place
    fleet(other, 0, "bereg", None, infantry=2)
    fleet(other, 1, place, carrier=2)
    assert cards.use(reading(other), bunker) < 0


BOOST, PROTOTYPE = UseId("card", "morale_boost").id, UseId("card", "fighter_prototype").id


@pytest.mark.parametrize(
    ("own_ships", "foes", "used"),
    [
        ({"cruiser": 3}, {"cruiser": 3}, True),
        ({"carrier": 1}, {"cruiser": 1}, False),
        ({"cruiser": 2, "dreadnought": 2}, {"carrier": 1}, False),
        ({"carrier": 3}, {"dreadnought": 4}, False),
    ],
)
def test_dice_are_bettered_where_many_are_rolled_and_nothing_is_decided(
    own_ships: dict[str, int], foes: dict[str, int], used: bool
) -> None:
    assert (cards.use(reading(fighting(own_ships, foes)), BOOST) > 0) is used


@pytest.mark.parametrize(("number", "used"), [(1, False), (4, True)])
def test_a_prototype_is_for_many_fighters(number: int, used: bool) -> None:
    game = fighting({"carrier": 1, "fighter": number}, {"cruiser": 3} if number > 1 else {"carrier": 2})
    assert (cards.use(reading(game), PROTOTYPE) > 0) is used


def fighting(own_ships: dict[str, int], foes: dict[str, int]) -> Game:
    """A battle in space between the first two seats."""
    game = board(seats=4)
    fleet(game, 0, "18", **own_ships)
    fleet(game, 1, "18", **foes)
    game.state.battle, game.state.active_system = Battle("18", None, 0, 1), "18"
    return game


@pytest.mark.rule("TI-CAPACITY-04")
@pytest.mark.parametrize(("hits", "lost"), [(1, "dreadnought"), (0, "carrier")])
def test_who_has_won_keeps_the_ship_that_carries_those_who_land(hits: int, lost: str) -> None:
    """A carrier with four infantry comes before a dreadnought, unless that has to fight on."""
    game = fighting({"carrier": 1, "dreadnought": 1, "infantry": 4}, {"carrier": 1})
    assert game.state.battle is not None
    game.state.battle.hits = {0: hits, 1: 1}
    shape = Spread([Slot(type, T(type), 1) for type in ("carrier", "dreadnought")], 1, 1)
    assert answered(reading(game), "losses", shape) == {lost: 1}


@pytest.mark.parametrize(("troops", "foes", "used"), [(4, 1, False), (1, 4, False), (4, 4, True)])
def test_nobody_is_encouraged_who_wins_or_loses_on_the_ground_anyway(troops: int, foes: int, used: bool) -> None:
    game = board(seats=4)
    own(game, 1, "mecatol_rex")
    fleet(game, 0, "mecatol_rex", None, infantry=troops)
    fleet(game, 1, "mecatol_rex", None, infantry=foes)
    game.state.battle, game.state.active_system = Battle("18", "mecatol_rex", 0, 1), "18"
    assert (cards.use(reading(game), BOOST) > 0) is used


SHIELDS, WAR = UseId("card", "shields_holding").id, UseId("law", "minister_of_war").id


@pytest.mark.rule("TI-RETREAT-01")
@pytest.mark.parametrize(
    ("foes", "fled", "way_out", "used"),
    [({"flagship": 1, "fighter": 2}, False, False, False), ({"flagship": 1, "fighter": 2}, True, False, True),
     ({"flagship": 1, "fighter": 2}, False, True, True), ({"carrier": 1}, False, False, True)],
)  # fmt: skip
def test_shields_hold_no_ship_that_is_lost_in_the_next_round(
    foes: dict[str, int], fled: bool, way_out: bool, used: bool
) -> None:
    """A lone carrier against a flagship, that neither leaves nor could; not where it flees, can flee, or may win."""
    game = fighting({"carrier": 1}, foes)
    assert game.state.battle is not None
    game.state.battle.retreating = 0 if fled else None
    if way_out:
        fleet(game, 0, game.near()["18"][0], destroyer=1)
    at = reading(game)
    hits = T("asked", happened=T("happened", n=2))
    assert (cards.use(replace(at, question=replace(at.question, about=hits)), SHIELDS) > 0) is used


@pytest.mark.rule("TI-TACTICAL-03")
@pytest.mark.parametrize(
    ("tactic", "pieces", "used"),
    [(1, {"carrier": 1, "infantry": 2}, True), (0, {"carrier": 1, "infantry": 2}, False), (1, {}, False),
     (1, {"carrier": 1}, False)],
)  # fmt: skip
def test_the_minister_of_war_is_kept_until_ships_go_on_by_it(tactic: int, pieces: dict[str, int], used: bool) -> None:
    """Without a token for them, or anything to do, any other action could be done in the next turn as well."""
    game = board(seats=4)
    laws.enact(game, "minister_of_war", owner=0)
    game.state.systems["18"].tokens = [0]
    game.player(0).tactic = tactic
    fleet(game, 0, "18", **pieces)
    assert (cards.use(reading(game), WAR) > 0) is used


@pytest.mark.rule("TI-TACTICAL-03", "TI-ACTIONPHASE-09")
def test_the_minister_of_war_waits_for_what_is_done_besides() -> None:
    """For the own strategy card, which might come first, and where the last token is worth as much elsewhere."""
    game = board(seats=4)
    laws.enact(game, "minister_of_war", owner=0)
    game.state.systems["18"].tokens, game.player(0).tactic = [0], 1
    fleet(game, 0, "18", carrier=1, infantry=2)
    assert cards.use(reading(game), WAR) > 0
    game.player(0).exhausted_strategy_cards = []
    assert cards.use(situation(Table(RULES, game.state), 0, who()), WAR) < 0
    beside = max(id for id in game.near()["18"] if galaxy.of(reading(game)).systems[id].planets)
    fleet(game, 0, game.near()[beside][0], carrier=1, infantry=2)
    assert cards.use(reading(game), WAR) < 0


@pytest.mark.rule("TI-REINFORCE-02")
@pytest.mark.parametrize(
    ("card", "ship", "most"), [("war_effort", "cruiser", 8), ("ghost_ship", "destroyer", 8)],
)  # fmt: skip
def test_no_ship_is_placed_of_which_none_is_left(card: str, ship: str, most: int) -> None:
    """Whoever has all of them on the board takes none off it for the one that comes."""
    for number, placed in ((most - 1, True), (most, False)):
        game = board(seats=4)
        fleet(game, 0, "18", **{ship: number})
        game.player(0).fleet = 12
        assert (cards.component(reading(game), UseId("card", card).id) > 0) is placed


@pytest.mark.rule("TI-REINFORCE-02")
@pytest.mark.parametrize(("dreadnoughts", "used"), [(4, True), (5, False)])
def test_no_cruiser_becomes_a_dreadnought_of_which_none_is_left(dreadnoughts: int, used: bool) -> None:
    game = board(seats=4)
    fleet(game, 0, "18", cruiser=1, dreadnought=dreadnoughts)
    game.state.active_system = "18"
    assert (cards.use(reading(game), UseId("card", "upgrade").id) > 0) is used

"""A few enemies at an own colony, or near it: ships that are enough go, and no army."""

from __future__ import annotations

import pytest

from engine.players.aims import Aim
from engine.space_empires.interface.view import UnitView
from engine.space_empires.minds import wars, wishes
from engine.space_empires.minds.charts import chart, warship
from engine.space_empires.minds.fleets import defences, relief
from engine.space_empires.play import Game
from tests.engine.space_empires.minds.test_armies import plan
from tests.engine.space_empires.minds.test_minds import asked
from tests.engine.space_empires.positions import colony, midgame, put, stronghold

HOME = "A10"


@pytest.fixture
def game() -> Game:
    """A quiet galaxy in which a home world is too strong to be attacked, and one scout stands at a colony."""
    made = midgame(carriers=True, raiders=True, mines=True)
    put(made, 0, "BASE", HOME, 2)
    stronghold(made)
    colony(made, 0, "D8")
    put(made, 1, "SC", "D8").up = True
    return made


@pytest.mark.rule("SE-INCOME-03", "SE-BOMB-02")
def test_of_an_army_beside_a_colony_those_take_what_fires_at_it_that_are_enough(game: Game) -> None:
    """The others go on to where they were sent."""
    army, few = put(game, 0, "BB", "E8", 5, attack=3), put(game, 0, "CA", "E8", 2, attack=1)
    colony(game, 1, "H8")
    noted = {unit.id: f"H8:{Aim.ATTACK}:9000" for unit in (army, few)}
    found = plan(game, noted)
    assert (found[few.id].at, found[army.id].at) == ("D8", "H8")


@pytest.mark.rule("SE-INCOME-03")
def test_the_nearest_that_are_enough_are_sent_to_a_colony_two_hexes_away(game: Game) -> None:
    near, far = put(game, 0, "CA", "F8", 2, attack=1), put(game, 0, "SC", "H8", 3, attack=1)
    assert plan(game)[near.id].at == "D8" and plan(game)[far.id].at != "D8"
    near.count = 1
    put(game, 1, "CA", "D8", 3, attack=1).up = True
    assert plan(game)[near.id].at != "D8", "it would lose"


@pytest.mark.rule("SE-INCOME-03", "SE-BOMB-02")
def test_who_is_no_army_goes_farther_for_a_scout_that_fires_at_a_colony(game: Game) -> None:
    """It would keep the colony from earning for ever."""
    army, few = put(game, 0, "BB", "H8", 3, attack=3), put(game, 0, "SC", "H8", 5, attack=3)
    assert chart(asked(game)).far("H8", "D8") == 8 and sent(game) == [few.id]
    army.at = few.at = "I8"
    assert sent(game) == [few.id], "it lies open there, and stays until somebody comes"
    game.state.players[1].units[-1].up = False
    assert sent(game) == [], "that is too far for who knows what"
    game.state.players[1].units[-1].up, army.at, few.at = True, "K8", "K8"
    assert sent(game) == [], "and that for anybody"
    army.at = few.at = "F8"
    few.count = 1
    assert sent(game) == [army.id], "near by an army goes, too, where one scout is not enough"


def sent(game: Game) -> list[str]:
    """Ships that are sent to a colony."""
    here = chart(asked(game))
    return list(relief.sent(here, [(hex, unit) for hex, unit in here.units() if warship(unit)]))


@pytest.mark.rule("SE-INCOME-03", "SE-MOVE-16")
def test_raiders_beside_a_colony_are_met_by_who_stands_beside_them(game: Game) -> None:
    """Not passed by, so that they take it in their next turn."""
    game.state.players[1].units.pop()
    raiders, ship = put(game, 1, "SC", "E8", 2), put(game, 0, "BB", "F8", 1, attack=1)
    raiders.up = True
    assert not chart(asked(game)).held("D8") and sent(game) == [ship.id]
    ship.at = "H8"
    assert sent(game) == [], "nobody goes far for it"
    ship.at, raiders.at = "F8", "G9"
    assert sent(game) == [], "no colony is beside them"
    raiders.at, raiders.type, raiders.count, ship.count = "E8", "CA", 3, 4
    assert sent(game) == [], "they are no raiders"


@pytest.mark.rule("SE-INCOME-03", "SE-MOVE-16")
def test_ships_are_sent_but_once_for_raiders_at_one_colony_and_beside_another(game: Game) -> None:
    """Those who came second were waited for before it, and nobody attacked."""
    colony(game, 0, "E8")
    for hex in ("C8", "D7"):
        put(game, 0, "CA", hex, 3, attack=1)
    assert len(sent(game)) == 1


@pytest.mark.rule("SE-BASE-04")
def test_one_counter_is_awaited_at_the_nearest_colony_alone(game: Game) -> None:
    """Not with a base at each that it could come to."""
    colony(game, 0, "G8")
    game.state.players[1].units.pop()
    put(game, 1, "CA", "E8").up = True
    at = asked(game)
    assert {"E8"} == {*defences.threats(chart(at), "D8"), *defences.threats(chart(at), "G8")}
    assert wishes.basing(at, chart(at), "D8") > 0 == wishes.basing(at, chart(at), "G8")
    put(game, 1, "CA", "H8").up = True
    at = asked(game)
    assert wishes.basing(at, chart(at), "G8") > 0, "that one comes there first"


@pytest.mark.rule("SE-BOMB-08")
def test_nobody_is_sent_from_before_the_home_world_of_an_enemy(game: Game) -> None:
    colony(game, 0, "J4")
    put(game, 1, "SC", "J4").up = True
    siege = put(game, 0, "CA", "K3", 2, attack=1)
    assert siege.id not in relief.sent(chart(asked(game)), [("K3", unit) for unit in chart(asked(game)).own("K3")])
    siege.at = "I4"
    assert siege.id in relief.sent(chart(asked(game)), [("I4", unit) for unit in chart(asked(game)).own("I4")])


@pytest.mark.rule("SE-BOMB-08")
def test_nobody_is_sent_who_is_needed_at_home(game: Game) -> None:
    colony(game, 0, "B9")
    put(game, 1, "SC", "B9").up = True
    guard = put(game, 0, "BB", HOME, 6, attack=2)
    assert plan(game)[guard.id].at == "B9"
    foe = put(game, 1, "BB", "B10", 6, attack=2)
    foe.up = True
    assert plan(game)[guard.id].at != "B9"
    foe.at = "A11"
    few = put(game, 0, "CA", HOME, 2, attack=1)
    assert not {guard.id, few.id} & relief.sent(chart(asked(game)), [(HOME, one) for one in here(game)]).keys()


def here(game: Game) -> list[UnitView]:
    """Warships at home."""
    return [unit for unit in chart(asked(game)).own(HOME) if warship(unit)]


@pytest.mark.rule("SE-MOVE-16")
def test_no_army_goes_far_after_a_scout(game: Game) -> None:
    army = put(game, 0, "CA", "H8", 4, attack=1)
    assert "D8" not in attacked(game)
    army.at = "F8"
    assert "D8" in attacked(game)
    army.at, army.count = "H8", 3
    assert "D8" in attacked(game), "three cruisers are no army"


def attacked(game: Game) -> list[str]:
    """What the army could attack."""
    at = asked(game)
    here = chart(at)
    hex, unit = next((hex, unit) for hex, unit in here.units() if warship(unit))
    return [one.at for one in wars._attacks(at, here, hex, wars.guesses.own([unit]), [unit], None)]


@pytest.mark.rule("SE-MOVE-16")
def test_of_stacks_as_near_the_cheapest_that_is_enough_goes(game: Game) -> None:
    put(game, 0, "BB", "G8", 3, attack=3)
    put(game, 0, "CA", "G7", 3, attack=1)
    at = asked(game)
    here = chart(at)
    assert here.far("G8", "D8") == here.far("G7", "D8")
    stacks = {hex: here.own(hex) for hex in ("G8", "G7")}
    order = wars.Order("D8", Aim.ATTACK, 1)
    assert wars._served(here, stacks, dict.fromkeys(stacks, order)) == {"D8": ["G7"]}


@pytest.mark.rule("SE-BOMB-06", "SE-MOVE-02")
def test_an_army_that_surely_wins_does_not_wait_in_one_colony_for_who_shoots_the_others(game: Game) -> None:
    """Six cruisers stood in a colony for four turns, and three two hexes off shot two more of them meanwhile."""
    colony(game, 0, "F8")
    raider, army = game.state.players[1].units[-1], put(game, 0, "CA", "D8", 6, attack=2)
    raider.type, raider.count = "CA", 3
    for raider.at in ("F8", "F7"):
        assert chart(asked(game)).far("D8", raider.at) == 4 and plan(game)[army.id].at == raider.at
        assert held(game, "D8") == [], "no error makes that worth more"
    army.count = 3
    assert held(game, "D8")[0] == "D8", "it would not surely win"


def held(game: Game, hex: str) -> list[str]:
    """Own colonies that ships of a hex would hold."""
    here = chart(asked(game))
    return [one.at for one in defences.orders(here, hex, here.own(hex))]


@pytest.mark.rule("SE-BOMB-06", "SE-MOVE-02")
def test_who_shoots_a_colony_down_goes_on_to_the_next_one(game: Game) -> None:
    """Six cruisers two hexes from a colony that was as good as lost went off, and three cruisers shot the next one."""
    lost, raider = colony(game, 0, "F8", 1), game.state.players[1].units[-1]
    raider.type, raider.count, raider.at = "CA", 3, "F8"
    army = put(game, 0, "CA", "G10", 6, attack=2)
    colony(game, 1, "I9")
    assert wars._late(chart(asked(game)), "G10") == ["F8"] and plan(game)[army.id].at == "F8"
    game.state.systems["D8"].colony = None
    assert plan(game)[army.id].at == "I9", "no other is near"
    lost.value = 5
    assert plan(game)[army.id].at == "F8", "it comes in time"


@pytest.mark.rule("SE-BOMB-06", "SE-MOVE-02")
def test_nobody_turns_round_far_away_for_raiders_at_a_colony_that_is_lost_by_then(game: Game) -> None:
    """Eleven cruisers turned round for four scouts six hexes behind them, and went forward again in their next turn."""
    raiders = game.state.players[1].units[-1]
    raiders.count = 4
    army = put(game, 0, "CA", "I8", 3, attack=1)
    assert chart(asked(game)).far("I8", "D8") > wars.CHASE and "D8" not in attacked(game)
    raiders.count = 1
    assert "D8" in attacked(game), "a single scout takes long"
    raiders.count, army.at = 4, "H8"
    assert "D8" in attacked(game), "that is near enough"


@pytest.mark.rule("SE-MOVE-02", "SE-COMBAT-01")
def test_no_two_armies_go_for_the_same_raiders_that_are_the_second_best_for_each(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Eleven cruisers in two stacks turned round for four scouts, for others went where all would have gone."""
    put(game, 1, "SC", "H8", 2).up = True
    for hex, ships in {"E8": 3, "G10": 4, "J8": 3}.items():
        put(game, 0, "CA", hex, ships, attack=1)
    goals = [wars.Order(hex, Aim.ATTACK, 1000) for hex in ("D8", "H8")]
    monkeypatch.setattr(
        wars, "best", lambda at, here, hex, units, others=(): next((one for one in goals if one.at not in others), None)
    )
    at = asked(game)
    here = chart(at)
    found = wars._shared_out(at, here, {hex: here.own(hex) for hex in ("E8", "G10", "J8")})
    assert found == {"E8": goals[0], "G10": None, "J8": goals[1]}

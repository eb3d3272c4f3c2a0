"""What is bought and learnt, and what is not: levels that nothing carries, arms that nobody uses, poor ships."""

from __future__ import annotations

import pytest

from engine.ask import Form
from engine.space_empires.economy import technology
from engine.space_empires.galaxy import managing, units
from engine.space_empires.minds import arms, grouping, guesses, learning, sheets, wishes
from engine.space_empires.minds.charts import chart
from engine.space_empires.minds.fleets import guarding
from engine.space_empires.play import Game
from tests.engine.space_empires.minds.test_armies import sheet
from tests.engine.space_empires.minds.test_besieged import lacking
from tests.engine.space_empires.minds.test_minds import asked
from tests.engine.space_empires.positions import colony, learn, midgame, put

HOME, THEIRS = "A10", "L3"


@pytest.fixture
def game() -> Game:
    """A quiet galaxy with mines."""
    return midgame(mines=True)


# --- who is invaded --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-BUY-02", "SE-BOMB-08")
def test_who_is_besieged_keeps_nothing_for_what_is_dear(game: Game) -> None:
    put(game, 0, "SY", HOME, 6)
    assert scouts(game) == 2
    put(game, 1, "CA", "B10", 6, attack=1).up = True
    assert guarding.besieged(chart(asked(game))) and scouts(game) == 6


def scouts(game: Game) -> int:
    """So many poor ships are bought with 56 CP, beside something good that costs 60."""
    at = sheet(game, 56)
    poor = [wishes.Wish("fight", "ships", f"SC:{HOME}", 6, sheets.CP, 1, HOME)] * 6
    dear = wishes.Wish("learn", "research", "attack", 60, 60 * sheets.CP)
    assert isinstance(at.shape, Form)
    return sheets.filled(at, at.shape, [*poor, dear], sheets.MIXES[0]).units.get("ships", {}).get(f"SC:{HOME}", 0)


@pytest.mark.rule("SE-SWEEP-02", "SE-BOMB-02")
def test_nobody_makes_sweepers_while_an_army_is_at_a_colony(game: Game) -> None:
    """Far from the home world, which holds; a lone scout there stops nobody."""
    game.state.round = 8
    put(game, 0, "BB", HOME, 4)
    colony(game, 0, "F8")
    foe = put(game, 1, "SC", "F8")
    foe.up = True
    assert arms.swept(chart(asked(game)))
    foe.count = 4
    here = chart(asked(game))
    assert not guarding.besieged(here) and not arms.swept(here)


# --- what nothing carries --------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-MAINT-01")
def test_what_ships_cost_each_round_teaches_nobody_anything(game: Game) -> None:
    quiet = lesson(game)
    put(game, 0, "CA", HOME, 6)
    assert 0 < lesson(game) < quiet


@pytest.mark.rule("SE-BOMB-08")
def test_the_besieged_learn_for_the_ships_of_this_round(game: Game) -> None:
    quiet = lesson(game)
    put(game, 1, "CA", "B10", 6, attack=1)
    assert guarding.besieged(chart(asked(game))) and 0 < 3 * lesson(game) < quiet


def lesson(game: Game) -> int:
    """What attack is worth to who has no ships yet."""
    at = asked(game)
    return learning.worth(at, chart(at), "attack", 0)


@pytest.mark.rule("SE-BUY-05")
@pytest.mark.parametrize(("yards", "learnt"), [(0, []), (2, ["move"])])
def test_engines_are_learnt_with_ships_that_have_them(game: Game, yards: int, learnt: list[str]) -> None:
    """Ships in play go no faster; without ship yards none are built."""
    if yards:
        put(game, 0, "SY", HOME, yards)
    at = sheet(game, 40)
    wanted = [wishes.Wish("learn", "research", "move", 20, 9000)]
    wanted += [wishes.Wish("fight", "ships", f"SC:{HOME}", 6, 900, 1, HOME)]
    assert isinstance(at.shape, Form)
    assert sheets.filled(at, at.shape, wanted, sheets.MIXES[0]).research == learnt


@pytest.mark.rule("SE-BOMB-08")
def test_who_is_held_off_before_a_home_world_builds_ships_for_it(game: Game) -> None:
    """All that the enemy can have is less by far than these cruisers, but for what lies open at the home world."""
    game.state.round = 15
    army = [put(game, 0, "CA", "F7", 6, attack=1) for _ in range(4)]
    for _ in range(2):
        put(game, 1, "DN", THEIRS, 6, attack=3, defense=3, tactics=3).up = True
    far = needed(game)
    for unit in army:
        unit.at = "K4"
    assert wishes.gathered(chart(asked(game))) and needed(game) == wishes.STORMING > far


def needed(game: Game) -> int:
    """What a CP of ships is worth."""
    at = asked(game)
    return wishes.need(at, chart(at))


# --- ships -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-SIZE-01", "SE-ATTDEF-02")
def test_who_can_build_cruisers_that_do_better_builds_no_scouts(game: Game) -> None:
    """But for what is left."""
    game.state.round = 9
    learn(game, 0, ship_size=3, attack=2, defense=2)
    put(game, 0, "SY", HOME, 9)
    at = sheet(game, 54)
    here, worths = chart(at), dict[str, int]()
    for one in wishes._fleet(at, here, sheets.slots(at.shape)):  # type: ignore[arg-type]
        worths.setdefault(one.id, one.worth // one.cost)
    assert wishes._poor(here, learning.levels(at), learning.foe(here)) == ["SC", "DD"]
    assert worths[f"CA:{HOME}"] > sheets.CP > wishes.CHANGE >= worths[f"SC:{HOME}"] > 0


@pytest.mark.rule("SE-PLACE-02", "SE-MAINT-01")
def test_yards_that_build_all_that_can_be_paid_are_enough(game: Game) -> None:
    for hex in ("C10", "D8", "E9", "B11", "C12"):
        colony(game, 0, hex)
    found = list[bool]()
    for _ in range(2):
        put(game, 0, "SY", HOME, 3)
        at = sheet(game, 0)
        found.append(wishes.yards(at, chart(at), HOME) > sheets.CP)
    assert found == [True, False], "an income of 45 fills six of them, and pays for what they have built"


@pytest.mark.rule("SE-YARD-02", "SE-YARD-04")
def test_colonies_build_yards_for_what_is_in_hand(game: Game) -> None:
    """Those that are nearest to the home world and at which no fleet can be, as many as it takes."""
    for hex in ("C10", "D8", "F8"):
        colony(game, 0, hex)
    colony(game, 0, "B11", 0)
    put(game, 1, "CA", "G8", 6, attack=1).up = True
    put(game, 1, "DN", HOME, 6).up = True
    assert [founded(game, cp) for cp in (0, 20, 40, 300)] == [[], ["C10"], ["C10", "D8"], ["C10", "D8"]]
    put(game, 0, "SY", "C10", 6)
    assert founded(game, 100) == [] and founded(game, 300) == ["C10", "D8"]


def founded(game: Game, cp: int) -> list[str]:
    """Colonies but for the home world at which with so many CP a ship yard is worth its price."""
    at = sheet(game, cp)
    here = chart(at)
    ports = [port.id for port in here.colonies() if port.id != HOME]
    return [hex for hex in ports if wishes.yards(at, here, hex) > sheets.CP]


@pytest.mark.rule("SE-YARD-05", "SE-YARD-07")
def test_who_has_lost_the_yards_of_the_home_world_builds_some_elsewhere(game: Game) -> None:
    colony(game, 0, "D8")
    put(game, 1, "DN", HOME, 6).up = True
    at = sheet(game, 200)
    answers = [offer.answer for offer in sheets.sheet(at) if offer.answer]
    assert answers and all("SY:D8" in answer.get("bases", {}) for answer in answers)  # type: ignore[operator, union-attr]
    put(game, 0, "SY", "D8", 2)
    at = sheet(game, 200)
    best = max(sheets.sheet(at), key=lambda offer: offer.worth).answer
    assert any(id.endswith(":D8") for id in best["ships"])  # type: ignore[index, call-overload, union-attr]


# --- for whom levels are learnt --------------------------------------------------------------------------------------


@pytest.mark.rule("SE-BUY-05", "SE-UPGRADE-01")
def test_levels_are_learnt_for_ships_that_can_be_refitted(game: Game) -> None:
    """An army before the enemy's home world keeps those that it has."""
    learn(game, 0, ship_size=3, attack=1)
    fleet, found = put(game, 0, "CA", "C10", 6, attack=1), list[int]()
    for hex in ("C10", "J5"):
        fleet.at = hex
        found.append(wishes.learnt(asked(game), "attack"))
    assert found[0] > found[1] > 0


@pytest.mark.rule("SE-MINE-01")
def test_mines_are_learnt_when_a_fleet_comes(game: Game) -> None:
    assert wishes.learnt(asked(game), "mines") == 0
    put(game, 1, "CA", "F8", 3).up = True
    assert wishes.learnt(asked(game), "mines") > 0


@pytest.mark.rule("SE-SIZE-01", "SE-ATTDEF-02")
@pytest.mark.parametrize("round", [6, 8, 12])
def test_ships_are_compared_with_as_many_cp_of_others(round: int) -> None:
    """Whatever is usual by now, and however many of it are had for the price: battlecruisers cost 60 of 72 CP."""
    foe = (guesses.guessed(round, learning.TRIAL),)
    found = {attack: learning.best({"ship_size": 3, "attack": attack, "defense": attack}, foe) for attack in (1, 2)}
    assert found[1] < 0 and found[2] > found[1]


@pytest.mark.rule("SE-SIZE-01", "SE-ATTDEF-02")
def test_those_behind_can_still_tell_which_ships_are_better(game: Game) -> None:
    """Dreadnoughts with attack 1, when others have attack 3: all are lost for the same price, yet not alike."""
    game.state.round = 18
    known = {"ship_size": 6, "attack": 1, "defense": 3, "tactics": 1}
    learn(game, 0, **known)
    at = asked(game)
    here, foe = chart(at), learning.foe(chart(at))
    assert learning.best(known, foe) < learning.LOST < learning.best(known, foe, learning.even(known, foe))
    assert "DD" in wishes._poor(here, learning.levels(at), foe)
    assert learning._gain(at, known, "attack", foe) > 100


@pytest.mark.rule("SE-RAIDER-01", "SE-FIGHTER-01")
@pytest.mark.parametrize("id", ["cloaking", "fighter"])
def test_no_arm_is_learnt_before_there_are_battles(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arms, "_best_carried", lambda here, known, ahead: True)
    game, found = midgame(carriers=True, raiders=True), list[bool]()
    for hex in ("C10", "D8", "E9"):
        colony(game, 0, hex)
    for game.state.round in (2, 3):
        found.append(wishes.learnt(asked(game), id) > 0)
    assert found == [False, True]


@pytest.mark.rule("SE-SIZE-01", "SE-BUY-04")
def test_no_larger_ships_are_learnt_before_the_largest_are_built(game: Game) -> None:
    for hex in ("C10", "D8", "E9", "B11", "C12"):
        colony(game, 0, hex)
    found = list[bool]()
    for size, type in ((2, "SC"), (3, "DD"), (3, "CA"), (4, "CA"), (4, "BC")):
        learn(game, 0, ship_size=size)
        unit = put(game, 0, type, HOME)
        at = asked(game)
        found.append(arms.needless(at, chart(at), "ship_size"))
        units.remove(game, unit)
    assert found == [False, True, False, True, False], "but cruisers come as well without destroyers"


@pytest.mark.rule("SE-SIZE-01")
def test_who_loves_a_size_loves_its_ships(game: Game) -> None:
    learn(game, 0, ship_size=3)
    at = asked(game)
    size = wishes.Wish("learn", "research", "ship_size", 20, 1)
    ship = wishes.Wish("fight", "ships", f"BC:{HOME}", 15, 1)
    attack = size._replace(id="attack")
    assert sheets._plan(at, size) == sheets._plan(at, ship) == "make BC" and sheets._plan(at, attack) == "learn attack"


@pytest.mark.rule("SE-REVEAL-02", "SE-SIZE-01")
def test_ships_are_compared_with_those_that_others_have_shown(game: Game) -> None:
    """In a round in which dreadnoughts are usual, which everybody hits with a 1 alone: then scouts would be best."""
    game.state.round = 17
    learn(game, 0, ship_size=4, attack=3, defense=2)
    fleet = put(game, 1, "CA", "G7", 6, attack=2, defense=2)
    usual = learning.foe(chart(asked(game)))
    technology.announce(game, 1, "attack", 2)
    technology.announce(game, 1, "defense", 2)
    fleet.up = True
    at = asked(game)
    here = chart(at)
    assert learning.foe(here) == (guesses.group("CA", 6, here.view.seats[1].shown),) != usual
    assert "SC" in wishes._poor(here, learning.levels(at), learning.foe(here))
    fleet.count = 2
    assert learning.foe(chart(asked(game)))[0].letter == usual[0].letter, "two of them tell little"


# --- CP that are kept ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-BUY-02", "SE-BOMB-02")
def test_nothing_is_kept_for_what_is_dear_with_a_fleet_beside_a_colony(game: Game) -> None:
    put(game, 0, "SY", HOME, 6)
    put(game, 0, "BB", HOME, 4)
    colony(game, 0, "F8")
    fleet = put(game, 1, "CA", "F6", 4)
    fleet.up = True
    assert scouts(game) == 2
    fleet.at = "F7"
    assert not arms.invaded(chart(asked(game))) and scouts(game) == 6
    fleet.type, fleet.count = "SC", 1
    assert scouts(game) == 2


@pytest.mark.rule("SE-FIRE-02")
def test_tactics_are_learnt_once_others_have_shown_ships_of_an_own_class(game: Game) -> None:
    learn(game, 0, ship_size=6)
    put(game, 0, "DN", HOME, 2)
    other, found = put(game, 1, "CA", "G7"), list[bool]()
    other.up = True
    for other.type in ("CA", "DN"):
        found.append(wishes.learnt(asked(game), "tactics") > 0)
    assert found == [False, True]


@pytest.mark.rule("SE-FIRE-02", "SE-UPGRADE-04")
def test_tactics_are_refitted_only_among_ships_of_a_class(game: Game) -> None:
    put(game, 0, "SY", HOME, 1)
    ships = [put(game, 0, type, HOME) for type in ("SC", "CA", "DN")]
    learn(game, 0, tactics=1)
    put(game, 1, "CA", "G7").up = True
    put(game, 1, "SC", "G6").up = True
    assert [lacking(game, ship.id) for ship in ships] == [0, 1, 0]
    learn(game, 0, attack=1)
    assert [lacking(game, ship.id) for ship in ships] == [1, 2, 1]


@pytest.mark.rule("SE-UPGRADE-03", "SE-UPGRADE-04")
def test_a_single_level_is_paid_alone_for_half_of_what_all_cost(game: Game) -> None:
    """So that CP in hand are enough for more ships."""
    put(game, 0, "SY", HOME, 1)
    cruisers = put(game, 0, "CA", HOME, 4)
    learn(game, 0, attack=1)
    assert ordered(game, cruisers.id, 8) == [f"refit:{cruisers.id}:attack"] and ordered(game, cruisers.id, 7) == []
    assert [wish.cost for wish in wishes._refits(asked(game), chart(asked(game)))] == [8]
    learn(game, 0, defense=1)
    assert ordered(game, cruisers.id, 16) == [f"refit:{cruisers.id}:all"] and ordered(game, cruisers.id, 15) == []


def ordered(game: Game, id: str, cp: int) -> list[str]:
    """Upgrades of a group that are ordered with so many CP in hand."""
    game.player(0).cp = cp
    at, orders = asked(game), [managing.Refit(id, one) for one in ("attack", "defense", managing.ALL)]
    return [order.id for order in orders if grouping.refitting(at, chart(at), order) > 0]

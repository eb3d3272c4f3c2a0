"""What is left open to others whose order lies there, and where who has lost goes."""

from __future__ import annotations

import pytest

from engine.forbidden_stars.minds import buying, odds, planning, sheets, worth
from engine.forbidden_stars.minds.chart import chart
from engine.forbidden_stars.minds.marching import behind, mustering
from engine.forbidden_stars.minds.mind import MIND, At
from engine.forbidden_stars.play import Game
from engine.forbidden_stars.state import Combat, CombatSide
from engine.players.mind import POINT
from tests.engine.forbidden_stars.minds.test_minds import asked
from tests.engine.forbidden_stars.positions import ready, stack, station

# --- a home that is left to who comes --------------------------------------------------------------------------------

CITY, FOE = "10A-SW", "1A-SW"


def home(*, order: bool = True, there: bool = False) -> Game:
    """The only Scout of a city might go; a Cultist of another seat stands a march away, and perhaps in its system."""
    game = ready(2, storms=(), empty=True)
    station(game, 0, CITY, scout=1, city=1)
    station(game, 1, FOE, cultist=1)
    if there:
        station(game, 1, "10A-NE", cultist=1)
    if order:
        stack(game, "10A", (1, "advance"))
    return game


def lost(game: Game) -> int:
    at = asked(game)
    return worth.leaving(at, chart(at), CITY)


@pytest.mark.rule("FS-CONT-03", "FS-ADV-05", "FS-PLAN-05")
def test_a_structure_is_not_left_to_who_comes_for_it() -> None:
    """An order in a system where its seat has nothing can only be a march; where it has something it may be one."""
    at = asked(home())
    assert lost(home()) > worth.held(at, chart(at), chart(at).areas[CITY])
    assert lost(home(order=False)) < lost(home(there=True)) < lost(home())


@pytest.mark.rule("FS-OBJ-02", "FS-ADV-05")
def test_an_objective_is_not_left_to_its_seat_that_comes_for_it() -> None:
    """Not even where no structure stands."""
    found = []
    for seat, order in ((1, False), (1, True), (0, True)):
        game = home(order=order)
        game.area(CITY).structures, game.area(CITY).objective = [], seat
        found.append(lost(game))
    assert found[1] == found[0] + worth.DENIED * worth.LEFT // 100
    game.area(CITY).objective, game.system("10A").orders = 0, []
    assert found[2] == lost(game), "its own objective is lost either way"


@pytest.mark.rule("FS-CONT-03", "FS-OBJ-02")
def test_a_factory_on_an_objective_of_another_seat_is_not_left_bare_beside_others() -> None:
    """An own objective, or none, is kept by the structure well enough; so is one beside which nobody stands."""
    found = []
    for seat, foes in ((None, 1), (1, 1), (1, 0)):
        game = home(order=False)
        game.area(CITY).objective = seat
        if not foes:
            game.area(FOE).units.clear()
        at = asked(game)
        found.append((lost(game), worth.threat(at, chart(at), CITY)))
    (none, danger), (theirs, more), (alone, nothing) = found
    assert none == danger // worth.KEEPS and theirs == more > danger and alone == nothing == 0


@pytest.mark.rule("FS-ADV-05", "FS-ROUND-02")
def test_in_the_last_round_no_world_is_in_danger_to_which_nobody_comes_any_more() -> None:
    found = []
    for round, order in ((7, False), (8, True), (8, False)):
        game = home(order=order, there=True)
        game.state.round = round
        at = asked(game)
        found.append(worth.threat(at, chart(at), CITY) > 0)
    assert found == [True, True, False]


@pytest.mark.rule("FS-ADV-06")
def test_an_army_comes_from_one_system_beside_a_world() -> None:
    """And from the world's own system: those in two systems beside it do not come together."""
    hosts = []
    for where in ((FOE,), (FOE, "5A-NW"), (FOE, "10A-NE")):
        game = home()
        for area in where[1:]:
            station(game, 1, area, cultist=1)
        at = asked(game)
        hosts.append(worth.hosts(at, chart(at), CITY)[1].dice)
    assert hosts[0] == hosts[1] < hosts[2]


def gained(at: At, target: str) -> int:
    """What it is worth that the Scout goes."""
    found = mustering.muster(at, chart(at), target, [(CITY, chart(at).units(CITY)[0])])
    assert found is not None
    return found[1]


@pytest.mark.rule("FS-CONT-03", "FS-ADV-05")
def test_whoever_is_attacked_does_not_come() -> None:
    """A march on the very units that were to come costs no more by their order; one to elsewhere does."""
    free, met = asked(home(order=False)), asked(home())
    assert worth.comers(met, chart(met), CITY) == {FOE} and not worth.comers(free, chart(free), CITY)
    assert gained(met, FOE) == gained(free, FOE)
    assert gained(met, "10A-SE") < gained(free, "10A-SE")


@pytest.mark.rule("FS-DOM-05", "FS-CONT-03")
def test_no_ability_takes_the_last_unit_of_a_city_away_for_which_others_come() -> None:
    """An Aspect Warrior stays before an order of another seat; without it, it goes where it is wanted more."""
    found = []
    for order in (False, True):
        game = home(order=order)
        game.player(0).faction = "eldar"
        station(game, 0, "5A-NW", aspect_warrior=1)
        game.area(CITY).units = {}
        station(game, 0, CITY, aspect_warrior=1)
        game.area("5A-NW").objective, game.area(CITY).objective = 0, 1
        station(game, 1, "5A-SW", cultist=1)
        stack(game, "5A", (1, "advance"))
        at = asked(game)
        found.append(sheets.of_unit(at, chart(at), CITY, "aspect_warrior"))
    assert found[1] < 0 < found[0]


# --- retreats --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FS-RETREAT-03", "FS-RETREAT-06")
def test_who_retreats_guards_nothing_before_it_stands_again() -> None:
    """Four who lie guard an objective on 12A-SE but half, where there is room for one; three would be lost."""
    game = ready(2, storms=(), empty=True)
    sides = {0: CombatSide(), 1: CombatSide()}
    game.state.combat = Combat("3B-SW", 0, 1, ["3B-NE"], sides=sides, round=3, step="resolution")
    station(game, 1, "3B-SW", cultist=4)
    station(game, 1, "12A-SE", cultist=2)
    station(game, 0, "12A-SW", scout=1)
    game.area("12A-SE").objective = 1
    stack(game, "12A", (0, "advance"))
    at = asked(game, "retreat_to", ("12A-SE",), seat=1, where=("3B-SW",))
    found, guarded = MIND.offers(at)[0].worth, worth.guards(at, chart(at), "12A-SE")
    lost = 3 * odds.value("cultist")
    assert guarded > 0 and found == worth.stand(at, chart(at), "12A-SE") - guarded // 2 - lost


@pytest.mark.rule("FS-WIN-01", "FS-COMBAT-23")
@pytest.mark.parametrize(("collected", "wanted"), [(0, "12A-SE"), (1, "3B-SW")])
def test_nobody_gives_up_the_world_by_which_another_seat_would_win(collected: int, wanted: str) -> None:
    """Three nearly always take it, from one as from two: but else all is lost."""
    game = ready(2, storms=(), empty=True)
    game.player(0).collected, game.area("3B-SW").objective = collected, 0
    station(game, 0, "1A-SW", space_marine=3)
    station(game, 1, "3B-SW", cultist=1)
    station(game, 1, "12A-SE", cultist=1)
    game.area("7A-SE").objective = 1
    stack(game, "3B", (0, "advance"))
    at = asked(game, "take_to", ("12A-SE", "3B-SW"), seat=1)
    assert worth.overrun(at, chart(at), "3B-SW") and MIND.decide(at).answer == wanted
    assert (worth.saved(at, chart(at), "3B-SW") > 0) == bool(collected)


@pytest.mark.rule("FS-WIN-01", "FS-REFRESH-02")
def test_no_guard_leaves_the_world_by_which_another_seat_would_win() -> None:
    """One of three goes to a bare world next door, rather where Chaos does not come, but not where it would win."""
    found = []
    for collected, order in ((0, True), (1, False), (1, True)):
        game = home(order=order)
        game.area(CITY).structures, game.area(CITY).objective = [], 1
        game.player(1).collected = collected
        station(game, 0, CITY, space_marine=2)
        game.area(FOE).units.clear()
        station(game, 1, "5A-NW", cultist=1, chaos_space_marine=2)
        at = asked(game)
        guards = [(CITY, unit) for unit in chart(at).units(CITY) if unit.type == "space_marine"]
        sortie = mustering.muster(at, chart(at), "10A-SE", guards, 1)
        found.append(0 if sortie is None else sortie[1])
    assert found[1] > found[0] > 0 > found[2]


@pytest.mark.rule("FS-WIN-01", "FS-REFRESH-02")
@pytest.mark.parametrize("second", [None, "units", "order", "guards"])
def test_two_objectives_that_a_seat_may_take_in_one_round_are_both_held(second: str | None) -> None:
    """Not where nobody stands a march away from the other one, no order lies there, or it is well guarded."""
    game = home()
    game.area(CITY).structures, game.area(CITY).objective, game.area("7A-SE").objective = [], 1, 1
    station(game, 0, "7A-SE", scout=1, space_marine=4 * (second == "guards"))
    if second != "units":
        station(game, 1, "12A-SW", chaos_space_marine=2)
    if second != "order":
        stack(game, "7A", (1, "advance"))
    at = asked(game)
    looms = worth.denied(at, chart(at), chart(at).areas[CITY]) == worth.LOOMS
    assert looms is (second is None) and (lost(game) > POINT // 2) is looms


# --- gifts -----------------------------------------------------------------------------------------------------------


def building(foes: int, *, guards: int = 1, there: bool = False) -> At:
    """Where and whether seat 0 builds a city in 10A, to which so many of another seat come by an order that lies there;
    perhaps a Cultist of it stands in the system.
    """
    game = ready(2, storms=(), empty=True)
    station(game, 1, "10A-NE", cultist=int(there))
    game.state.active, game.player(0).materiel = "10A", 14
    station(game, 0, CITY, space_marine=guards)
    station(game, 1, FOE, chaos_space_marine=foes)
    stack(game, "10A", (1, "advance"))
    return asked(game, "buy_structure", ("city", "factory", "bastion", "done"))


@pytest.mark.rule("FS-STRUCT-02", "FS-COMBAT-25")
def test_nobody_builds_for_who_comes_and_takes_it() -> None:
    """Only a bastion, or where the guard is strong enough."""
    assert {MIND.decide(building(1, guards=4)).answer} <= {"city", "factory"}
    assert MIND.decide(building(3)).answer in ("bastion", "done")
    given, kept = building(3), building(1, guards=4)
    planned = [planning.of(at, chart(at), "deploy", "10A") for at in (given, kept)]
    assert planned[0] < planned[1]


@pytest.mark.rule("FS-CITY-01", "FS-COMBAT-25")
def test_no_city_is_built_for_who_has_something_in_the_system_as_well() -> None:
    """Its order might serve what it has there, but four nearly always win."""
    at = building(4, there=True)
    assert not worth.falls(at, chart(at), CITY)
    assert MIND.decide(at).answer in ("bastion", "done")
    assert buying._site(at, chart(at), CITY, "city") < -buying.GIFT // 2
    assert MIND.decide(building(1, guards=4, there=True)).answer in ("city", "factory")


@pytest.mark.rule("FS-DEPLOY-09", "FS-COMBAT-25")
def test_a_structure_stands_where_it_does_not_fall() -> None:
    at = building(3)
    assert worth.falls(at, chart(at), CITY)
    assert buying._site(at, chart(at), CITY, "city") < -buying.GIFT // 2


@pytest.mark.rule("FS-CONT-03", "FS-CITY-01")
@pytest.mark.parametrize(("order", "foes"), [(False, 1), (True, 1), (True, 3)])
def test_somebody_goes_back_to_a_bare_city_for_which_others_come(order: bool, foes: int) -> None:
    """One of two Scouts beside it, unless whoever comes would win all the same."""
    game = ready(2, storms=(), empty=True)
    station(game, 0, CITY, city=1)
    station(game, 0, "10A-SE", scout=2)
    station(game, 1, FOE, **({"cultist": 1} if foes == 1 else {"chaos_space_marine": foes}))
    if order:
        stack(game, "10A", (1, "advance"))
    at = asked(game)
    found = mustering.muster(at, chart(at), CITY, [("10A-SE", unit) for unit in chart(at).units("10A-SE")])
    assert found is not None and (found[1] > 100) is (order and foes == 1), found


@pytest.mark.rule("FS-CONT-03", "FS-OBJ-02")
def test_no_city_is_left_to_who_stands_beside_it_and_wants_its_world() -> None:
    """An order in the system may serve what its seat has there; one that stands beside its objective surely comes, if
    it can.
    """
    found = []
    for routed in (True, False):
        game = home(there=True)
        game.area(CITY).objective = 1
        game.area("10A-NE").units[1][0].routed = game.area(FOE).units[1][0].routed = routed
        at = asked(game)
        found.append(worth.seized(at, chart(at), CITY))
    assert found[1] > found[0] + worth.DENIED * (worth.LEFT - worth.MAYBE) // 100, found


@pytest.mark.rule("FS-CONT-03", "FS-REFRESH-05")
@pytest.mark.parametrize("foes", [1, 2, 3])
def test_to_leave_nobody_costs_no_less_than_to_leave_one(foes: int) -> None:
    """Two of a city beside others go to a bare world."""
    game = ready(2, storms=(), empty=True)
    station(game, 0, CITY, space_marine=2, city=1)
    station(game, 1, FOE, chaos_space_marine=foes)
    at = asked(game)
    able = [(CITY, unit) for unit in chart(at).units(CITY)]
    one, both = (behind.lost(at, chart(at), "10A-SE", CITY, able[:number]) for number in (1, 2))
    assert both >= one > 0

"""Guards stay beside an army, and the last unit of a structure does not go as one too many."""

from __future__ import annotations

import pytest

from engine.forbidden_stars.galaxy.placing import There
from engine.forbidden_stars.minds import sorties, worth
from engine.forbidden_stars.minds.chart import chart
from engine.forbidden_stars.minds.marching import behind, mustering
from engine.forbidden_stars.minds.mind import MIND, At
from engine.forbidden_stars.play import Game
from engine.forbidden_stars.state import Combat, CombatSide
from tests.engine.forbidden_stars.minds.test_minds import asked
from tests.engine.forbidden_stars.positions import ready, stack, station

HOME, EMPTY = "12A-SE", "12A-SW"


def best(game: Game) -> sorties.Sortie | None:
    at = asked(game)
    return sorties.best_from(at, chart(at), "12A", None)


@pytest.mark.rule("FS-CONT-03", "FS-CITY-01")
@pytest.mark.parametrize("city", [0, 1])
def test_the_last_unit_leaves_no_city_where_one_takes_a_bare_world(city: int) -> None:
    """Both go only from a world without a structure, to come nearer to an objective; to that itself both may go."""
    game = ready(2, storms=(), empty=True)
    station(game, 0, HOME, scout=2, city=city)
    game.area("7A-SE").objective = 0
    for world in ("12A-NE", EMPTY):
        at = asked(game)
        found = mustering.muster(at, chart(at), world, [(HOME, unit) for unit in chart(at).units(HOME)])
        assert found is not None and sum(number for _, _, number in found[0]) == 1
    at = asked(game)
    able = [(HOME, unit) for unit in chart(at).units(HOME)]
    assert mustering._bares(at, chart(at), EMPTY, able) is bool(city)
    assert not mustering._bares(at, chart(at), EMPTY, able[:1])
    game.area(EMPTY).objective = 0
    at = asked(game)
    assert not mustering._bares(at, chart(at), EMPTY, able)


@pytest.mark.rule("FS-CONT-03", "FS-REFRESH-05")
def test_guards_stay_where_an_army_stands_beside_them() -> None:
    """One of two would go to a bare world; not from an objective of Chaos beside two of theirs, though these lie."""
    found = []
    for foes in (0, 2):
        game = ready(2, storms=(), empty=True)
        station(game, 0, HOME, space_marine=2)
        game.area(HOME).objective = 1
        for unit in station(game, 1, "12A-NE", chaos_space_marine=foes):
            unit.routed = True
        at = asked(game)
        going = mustering.muster(at, chart(at), EMPTY, [(HOME, unit) for unit in chart(at).units(HOME)][:1])
        found.append(0 if going is None else going[1])
    assert found[1] < found[0] // 2, found


@pytest.mark.rule("FS-REFRESH-02", "FS-COMBAT-03", "FS-WIN-01")
def test_guards_do_not_leave_an_own_objective_to_one_who_lies_where_others_come() -> None:
    """Two who stand and one who lies hold what is collected at the end; without an order of Chaos both may go."""
    found = []
    for order in (False, True):
        game = ready(2, storms=(), empty=True)
        *_, last = station(game, 0, HOME, space_marine=3)
        last.routed, game.area(HOME).objective = True, 0
        station(game, 1, "3B-NE", chaos_space_marine=2)
        if order:
            stack(game, "12A", (1, "advance"))
        at = asked(game)
        able = [(HOME, unit) for unit in chart(at).standing(HOME)]
        found.append([behind.lost(at, chart(at), EMPTY, HOME, able[:number]) for number in (1, 2)])
    free, coming = found
    assert free == [0, 0] and 0 < coming[0] < coming[1] and coming[0] > worth.DENIED


@pytest.mark.rule("FS-CONT-03", "FS-OBJ-02")
def test_a_city_on_an_objective_of_who_stands_a_march_away_is_not_left_for_nothing() -> None:
    """The objective of Chaos counts there, whose army has no way yet; that of nobody, or from afar, does not."""
    found = []
    for seat, where in ((1, "5A-NW"), (None, "5A-NW"), (1, "7A-NE")):
        game = ready(2, storms=(), empty=True)
        station(game, 0, "3B-SW", scout=1, city=1)
        station(game, 1, where, chaos_space_marine=2)
        game.area("3B-SW").objective = seat
        at = asked(game)
        assert not worth.threat(at, chart(at), "3B-SW")
        found.append(worth.leaving(at, chart(at), "3B-SW"))
    assert found == [worth.DENIED // 2, 0, 0]


# --- units that a card takes -----------------------------------------------------------------------------------------


def taking(crowd: int, *, fight: bool = False) -> At:
    """An only Space Marine of a city beside others, and so many elsewhere; perhaps a combat on 3B-SW."""
    game = ready(2, storms=(), empty=True)
    station(game, 0, "12A-SE", space_marine=1, city=1)
    station(game, 1, "12A-NE", chaos_space_marine=2)
    station(game, 0, "10A-SE", space_marine=crowd)
    if fight:
        station(game, 0, "3B-SW", space_marine=1)
        station(game, 1, "3B-SW", cultist=1)
        game.state.combat = Combat("3B-SW", 0, 1, ["3B-NE"], sides={seat: CombatSide() for seat in (0, 1)})
    units = [There(area, "space_marine").id for area in ("12A-SE", "10A-SE")[: 1 + bool(crowd)]]
    return asked(game, "take_unit", (*units, "leave"))


@pytest.mark.rule("FS-EVENT-04", "FS-CONT-03")
@pytest.mark.parametrize(("crowd", "goes"), [(0, "leave"), (3, There("10A-SE", "space_marine").id)])
def test_no_card_fetches_the_only_guard_of_a_city_from_beside_others(crowd: int, goes: str) -> None:
    """One of three elsewhere goes to the combat, else nobody; to a world that is nobody's one of three as well."""
    assert MIND.decide(taking(crowd, fight=True)).answer == goes
    assert MIND.decide(taking(3)).answer == There("10A-SE", "space_marine").id


@pytest.mark.rule("FS-CONT-03", "FS-BASTION-03")
@pytest.mark.parametrize(("kept", "goes"), [("bastion", False), ("city", True)])
def test_no_guard_goes_to_a_bastion_that_fights_alone(kept: str, *, goes: bool) -> None:
    """Chaos may come to either world; a city falls without a die, and one of three goes there rather than of two."""
    found = []
    for guards in (2, 3):
        game = ready(2, storms=(), empty=True)
        station(game, 0, HOME, space_marine=guards, factory=1)
        station(game, 0, EMPTY, **{kept: 1})
        station(game, 1, "12A-NE", chaos_space_marine=1)
        stack(game, "12A", (1, "advance"))
        at = asked(game)
        going = mustering.muster(at, chart(at), EMPTY, [(HOME, unit) for unit in chart(at).units(HOME)][:1])
        assert going is not None
        found.append(going[1])
    assert (found[0] > 0) is goes and found[1] > found[0], found


@pytest.mark.rule("FS-CONT-03", "FS-DEPLOY-02")
@pytest.mark.parametrize(("kept", "costs"), [("city", True), ("factory", False), ("bastion", False)])
def test_the_last_guard_of_the_only_factory_stays_beside_others(kept: str, *, costs: bool) -> None:
    """From beside a Cultist it would go against another one; another factory, a bastion or an own order lets it go."""
    found = []
    for foes, order in ((0, False), (1, False), (1, True)):
        game = ready(2, storms=(), empty=True)
        game.player(0).materiel = 6
        station(game, 0, HOME, space_marine=1, factory=1, **({"bastion": 1} if kept == "bastion" else {}))
        station(game, 0, "1A-SW", **{kept: 1})
        station(game, 1, EMPTY, cultist=1)
        station(game, 1, "12A-NE", cultist=foes)
        if order:
            stack(game, "12A", (0, "deploy"))
        at = asked(game)
        at.memory[worth.PLAN] = ["deploy:12A"]
        found.append(behind._last_factory(at, chart(at), HOME, EMPTY))
    assert found == [0, behind.FACTORY * costs, 0]


@pytest.mark.rule("FS-CONT-03", "FS-ADV-05")
@pytest.mark.parametrize("city", [0, 1])
def test_the_last_unit_leaves_no_city_for_a_fight_that_others_win_as_well(city: int) -> None:
    """Of two on another world and one of a city those two go against a Cultist."""
    game = ready(2, storms=(), empty=True)
    station(game, 0, "12A-NE", space_marine=3)
    station(game, 0, HOME, space_marine=1, city=city)
    station(game, 1, EMPTY, cultist=1)
    at = asked(game)
    able = [(start, unit) for start in (HOME, "12A-NE") for unit in chart(at).units(start)]
    found = [mustering._going(at, chart(at), EMPTY, chosen) for chosen in (able[1:3], able[:3])]
    assert min(one[2] for one in found) > 1000 - mustering.BARED
    assert (found[1] in mustering._needed(at, chart(at), EMPTY, found)) is not bool(city)
    game.area(EMPTY).objective = 0
    at = asked(game)
    assert mustering._needed(at, chart(at), EMPTY, found) == found

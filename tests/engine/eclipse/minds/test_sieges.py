"""Small positions: people who hold a sector once its battle is won, battles of the last round, attacks that were begun.

Sector 203 lies between the home of seat 0 and 106.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.ask import Option, PickOne
from engine.eclipse import words
from engine.eclipse.components import ROUNDS
from engine.eclipse.interface.view import SectorView
from engine.eclipse.minds import (
    actions,
    building,
    charts,
    economy,
    guarding,
    hunting,
    learning,
    moving,
    odds,
    sieges,
    sites,
)
from engine.eclipse.minds.duel import Ship
from engine.eclipse.minds.mind import At
from engine.eclipse.play import Game
from engine.players.characters import LEVELS
from engine.text import T
from tests.engine.eclipse.minds.test_economy import answered, reading, turn
from tests.engine.eclipse.minds.test_hunting import between
from tests.engine.eclipse.positions import fleet, home, lay, learn, settle

GUN = Ship(((1, 1),), (), 0, 0, 1, 0)
"""One yellow die that hits on 6."""


def held(round: int = ROUNDS, species: str = "") -> Game:
    """Seat 1 has 203 with two cubes there, no ship and no materials; an own interceptor lies at home."""
    game = turn(money=9)
    lay(game, "203", (1, -1), owner=1)
    settle(game, "203", 0, "money")
    settle(game, "203", 1, "science")
    game.player(1).species = species or game.player(1).species
    game.player(1).storage["materials"], game.state.round = 0, round
    return game


def target(at: At, id: str = "203") -> SectorView:
    found = charts.named(at.view, id)
    assert found is not None
    return found


@pytest.mark.rule("EC-BOMB-02", "EC-BOMB-03", "EC-BOMB-04")
def test_people_fall_as_often_as_dice_hit_them_all() -> None:
    at = reading(held())
    aimed, heavy = replace(GUN, computer=2), replace(GUN, cannons=((2, 1),))
    assert [sieges.fall(at, target(at), ships) for ships in ((), (GUN,), (GUN, GUN), (aimed, aimed), (heavy,))] == [
        0, 0, 1000 // 36, 250, 1000 // 6,
    ]  # fmt: skip


@pytest.mark.rule("EC-BOMB-05", "EC-BOMB-11", "EC-SPECIES-23")
def test_people_fall_at_once_before_bombs_and_where_their_species_cannot_stand_it() -> None:
    game = held()
    game.sector("203").orbital = True
    game.sector("203").orbital_cube = True
    assert sieges.fall(reading(game), target(reading(game)), (GUN, GUN)) == 0, "who lives in an orbital counts too"
    planta = reading(held(species="planta"))
    assert sieges.fall(planta, target(planta), (GUN,)) == odds.SURE
    learn(game, 0, "neutron_bombs")
    assert sieges.fall(reading(game), target(reading(game)), (GUN,)) == odds.SURE


@pytest.mark.rule("EC-DRAW-02", "EC-DRAW-03", "EC-DRAW-09")
@pytest.mark.parametrize(
    ("round", "own", "least", "most"),
    [(ROUNDS - 1, [3] * 5, 900, 900), (ROUNDS, [3] * 5, 200, 250), (ROUNDS, [4] * 5, 0, 0), (ROUNDS, [], 2600, 2800)],
)
def test_in_the_last_round_a_tile_counts_what_it_adds_to_the_own_ones(
    round: int, own: list[int], least: int, most: int
) -> None:
    """The better of two of 32, of which four are of 4 points."""
    game = held(round)
    game.player(0).reputation = own
    assert least <= sieges.spoils(reading(game), "203", 1) <= most
    assert sieges.spoils(reading(game), "203", 0) == 0


@pytest.mark.rule("EC-DISCO-02")
@pytest.mark.parametrize(("round", "worth"), [(ROUNDS, "keep"), (ROUNDS - 1, "discovery")])
def test_in_the_last_round_a_discovery_tile_is_worth_its_points(round: int, worth: str) -> None:
    game = held(round)
    at = reading(game)
    before = economy.sector_worth(at, target(at))
    game.sector("203").discovery = "money_8"
    at = reading(game)
    assert economy.sector_worth(at, target(at)) - before == at.weights[worth]


@pytest.mark.rule("EC-BOMB-05")
@pytest.mark.parametrize(("round", "more"), [(ROUNDS - 1, 300), (ROUNDS, 600)])
def test_bombs_are_learnt_for_a_siege(round: int, more: int) -> None:
    """A cruiser lies over two cubes which it will hardly drive out."""
    game = held(round)
    before = learning.technology(reading(game), "neutron_bombs")
    fleet(game, 0, "203", cruiser=1)
    assert learning.technology(reading(game), "neutron_bombs") >= before + more
    game.player(1).species = "planta"
    assert learning.technology(reading(game), "neutron_bombs") < before + more, "they fall anyway"


@pytest.mark.rule("EC-BOMB-02", "EC-BOMB-05", "EC-BOMB-12")
@pytest.mark.parametrize(
    ("round", "bombs", "goes"), [(ROUNDS - 1, 1, True), (ROUNDS - 1, 0, False), (4, 0, False), (ROUNDS, 1, False)]
)
def test_nobody_attacks_whom_its_dice_cannot_drive_out(round: int, bombs: int, goes: bool) -> None:
    """Before the last round it can shoot at them again, and with bombs to be had they fall."""
    game = held(round)
    game.state.supply, game.player(1).discs = {"neutron_bombs": bombs}, 0
    at = reading(game)
    assert (moving._worth(at, target(at), (), (GUN,)) > 100) is goes
    assert moving._worth(at, target(at), (), (replace(GUN, computer=3),) * 6) > 0, "these surely do"


def test_no_money_is_kept_for_a_sector_whose_people_will_hold_it() -> None:
    game = held()
    fleet(game, 0, "203", interceptor=1)
    assert not sieges.conquests(reading(game))
    learn(game, 0, "neutron_bombs")
    assert len(sieges.conquests(reading(game))) == 1


@pytest.mark.rule("EC-DRAW-11", "EC-DRAW-12")
@pytest.mark.parametrize(
    ("round", "tiles", "ships", "answer"),
    [
        (4, 0, 1, "attack"),
        (4, 4, 1, "home"),
        (4, 0, 9, "home"),
        (ROUNDS, 0, 1, "attack"),
        (ROUNDS, 0, 9, "attack"),
        (ROUNDS, 4, 1, "attack"),
    ],
)
def test_nobody_leaves_a_battle_who_draws_more_for_it_than_the_ships_are_worth(
    round: int, tiles: int, ships: int, answer: str
) -> None:
    """In the last round none is needed afterwards, and Ancients draw nothing for them."""
    game = between(ancients=7)
    fleet(game, 0, "203", interceptor=ships)
    game.state.round, game.player(0).reputation = round, [1] * tiles
    at = reading(game)
    at = replace(at, question=replace(at.question, where=("203",)))
    shape = PickOne([Option(id, T("x")) for id in ("attack", "home")])
    assert answered(at, "engage", shape) == answer


@pytest.mark.rule("EC-DRAW-03", "EC-DRAW-05", "EC-DRAW-09", "EC-SCORE-11")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("round", "ships", "foe", "tiles", "theirs", "answer"),
    [
        (ROUNDS - 1, {"interceptor": 1}, {"cruiser": 1}, [1] * 4, [], "home"),
        (ROUNDS, {"interceptor": 1}, {"cruiser": 1}, [4] * 4, [], "attack"),
        (ROUNDS, {"dreadnought": 2}, {"dreadnought": 2, "cruiser": 4}, [1] * 4, [], "attack"),
        (ROUNDS, {"dreadnought": 2}, {"dreadnought": 2, "cruiser": 4}, [4] * 4, [], "home"),
        (ROUNDS, {"dreadnought": 2}, {"dreadnought": 2, "cruiser": 4}, [4] * 4, [4] * 4, "attack"),
    ],
)
def test_nobody_flees_from_the_last_battle_to_save_what_counts_no_more(
    level: str,
    round: int,
    ships: dict[str, int],
    foe: dict[str, int],
    tiles: list[int],
    theirs: list[int],
    answer: str,
) -> None:
    """Without room for a tile: one interceptor may still win. Two dreadnoughts never do: others draw for them, if they
    have room, and one more tile is exchanged for a 1, not for a 4.
    """
    game = between()
    fleet(game, 0, "203", **ships)
    fleet(game, 1, "203", **foe)
    game.state.round, game.player(0).reputation, game.player(1).reputation = round, tiles, theirs
    at = reading(game, level)
    at = replace(at, question=replace(at.question, where=("203",)))
    shape = PickOne([Option(id, T("x")) for id in ("attack", "home")])
    assert answered(at, "engage", shape) == answer


@pytest.mark.rule("EC-STALE-02", "EC-DRAW-11", "EC-DRAW-12")
@pytest.mark.parametrize(
    ("round", "tile", "answer"), [(ROUNDS - 1, 1, "home"), (ROUNDS, 1, "destroyed"), (ROUNDS, 4, "home")]
)
def test_in_the_last_round_who_cannot_win_dies_for_a_tile(round: int, tile: int, answer: str) -> None:
    game = between()
    fleet(game, 0, "203", interceptor=1)
    fleet(game, 1, "203", interceptor=1)
    game.state.round, game.player(0).reputation = round, [tile] * 4
    at = reading(game)
    at = replace(at, question=replace(at.question, where=("203",)))
    shape = PickOne([Option(id, T("x")) for id in ("home", "destroyed")])
    assert answered(at, "stalemate", shape) == answer


@pytest.mark.rule("EC-DMG-03", "EC-NPC-01", "EC-NPC-02")
@pytest.mark.parametrize(("hurt", "answer"), [(0, "home"), (7, "attack")])
def test_nobody_leaves_a_guard_that_the_next_hit_destroys(hurt: int, answer: str) -> None:
    """What it has suffered already counts: its eighth point is the last one."""
    game = between()
    fleet(game, 0, "203", interceptor=1)
    game.sector("203").owner, game.sector("203").gcds, game.player(0).reputation = None, hurt, [1] * 4
    at = reading(game)
    at = replace(at, question=replace(at.question, where=("203",)))
    shape = PickOne([Option(id, T("x")) for id in ("attack", "home")])
    assert answered(at, "engage", shape) == answer
    sector = replace(next(one for one in at.view.sectors if one.id == "203"), gcds=None, ancients=(1, 0))
    assert [one.points for one in odds.guards(sector)] == [1, 2]


@pytest.mark.rule("EC-BATTLE-03", "EC-BATTLE-09", "EC-RETREAT-01")
@pytest.mark.parametrize(("ancients", "foes", "answer"), [(0, 1, "attack"), (2, 1, "attack"), (2, 0, "home")])
def test_nobody_leaves_a_battle_for_guards_that_wait_for_its_winner(ancients: int, foes: int, answer: str) -> None:
    """A cruiser against an interceptor; the Ancients, who would beat it, come in a battle of their own."""
    game = between(ancients=ancients)
    fleet(game, 0, "203", cruiser=1)
    fleet(game, 1, "203", interceptor=foes)
    game.player(0).reputation = [1] * 4
    at = reading(game)
    at = replace(at, question=replace(at.question, where=("203",)))
    shape = PickOne([Option(id, T("x")) for id in ("attack", "home")])
    assert answered(at, "engage", shape) == answer


@pytest.mark.rule("EC-ROLL-04", "EC-DMG-03")
@pytest.mark.parametrize(
    ("ships", "shot"),
    [
        ((("ancient-1", 0, 1), ("ancient-2", 1, 1)), "ancient-2"),
        ((("dreadnought-1", 0, 4), ("interceptor-1", 0, 0)), "interceptor-1"),
        ((("dreadnought-1", 0, 2), ("cruiser-1", 0, 2)), "dreadnought-1"),
    ],
)
def test_a_die_goes_where_it_takes_most_fire_away(ships: tuple[tuple[str, int, int], ...], shot: str) -> None:
    """One that is nearly lost before one that is whole, a small one before one that stands for long."""
    game = between()
    for id, _, _ in ships:
        if not id.startswith("ancient"):
            fleet(game, 1, "203", **{id.partition("-")[0]: 1})
    at = reading(game)
    at = replace(at, question=replace(at.question, where=("203",)))
    texts = [(id, T("eclipse-target", ship=T("x"), damage=damage, hull=hull)) for id, damage, hull in ships]
    shape = PickOne([Option(id, text) for id, text in texts])
    assert answered(at, "assign_dice", shape, T("eclipse-ask-dice", damage=1)) == shot


def test_an_attack_that_was_begun_is_finished() -> None:
    """One dreadnought lies before two Ancients, whom it seldom beats alone; the other one could take a sector of
    somebody with a monolith, which is worth more.
    """
    game = between(ancients=2)
    fleet(game, 0, home(game, 0), dreadnought=1)
    lay(game, "101", (1, -2), owner=1).monolith = True
    other = moving.best(reading(game))
    fleet(game, 0, "203", dreadnought=1)
    plan = moving.best(reading(game))
    assert other is not None and plan is not None and other.worth > plan.worth
    assert [(one.target, one.begun) for one in (other, plan)] == [("101", False), ("203", True)]
    assert {offer.answer for offer in actions.action(reading(game))} == {"move", "pass"}, "nor does anything else come"


# --- where things are built ------------------------------------------------------------------------------------------


@pytest.mark.rule("EC-STRUC-04", "EC-SHIP-02")
def test_a_starbase_goes_where_most_is_in_danger_and_a_monolith_where_it_is_safe() -> None:
    """Ships of seat 1 lie beside 203, where less is to be lost than at home, with nobody beside it."""
    game = between()
    fleet(game, 1, "106", cruiser=1)
    assert [_site(game, words.ship("starbase")), _site(game, words.structure("monolith"))] == ["203", home(game, 0)]
    game.player(0).ambassadors.append(1)
    assert _site(game, words.ship("starbase")) == home(game, 0), "partners are no danger"


@pytest.mark.rule("EC-STRUC-04", "EC-MAP-07")
def test_a_sector_is_in_danger_from_where_others_come_through_half_connections() -> None:
    game = between()
    game.player(1).technologies.append(charts.GENERATOR)
    view = reading(game).view
    half = [
        (one, by.id)
        for one in view.sectors
        for by in charts.linked(view, one, 1)
        if by not in charts.linked(view, one, 0)
    ]
    here, near = half[0]
    before = sites.danger(reading(game), here)
    fleet(game, 1, near, cruiser=1)
    assert sites.danger(reading(game), here) == before + 1


@pytest.mark.rule("EC-STRUC-04")
def test_what_a_sector_scores_makes_it_no_safer_for_a_monolith() -> None:
    """Ships of seat 1 lie beside 203 and none beside home, so it goes home, even if 203 were worth four points."""
    game = between()
    fleet(game, 1, "106", cruiser=1)
    at = reading(game)
    dear = next(replace(one, vp=4) for one in at.view.sectors if one.id == "203")
    safe = next(replace(one, vp=1) for one in at.view.sectors if one.id == home(game, 0))
    assert sites._site(at, "monolith", safe) > sites._site(at, "monolith", dear)


@pytest.mark.rule("EC-STRUC-04", "EC-MOV-02")
@pytest.mark.parametrize("partner", [True, False])
def test_of_two_sectors_that_score_the_same_the_farther_one_gets_the_monolith(partner: bool) -> None:
    """Ships come from the home of seat 1 by two moves to 203, by three to the own home."""
    game = between()
    game.sector("106").owner = None
    fleet(game, 1, home(game, 1), cruiser=1)
    game.player(0).ambassadors += [1] if partner else []
    at = reading(game)
    near, far = (replace(target(at, id), vp=2) for id in ("203", home(game, 0)))
    assert (sites._site(at, "monolith", far) > sites._site(at, "monolith", near)) is not partner
    assert sites._site(at, "monolith", replace(near, vp=3)) > sites._site(at, "monolith", far), "a point is more"


@pytest.mark.parametrize(("own", "lost"), [(0, ["cruiser", "starbase", "monolith"]), (3, ["monolith"]), (6, [])])
def test_nothing_is_built_where_a_battle_is_lost(own: int, lost: list[str]) -> None:
    """Four cruisers of seat 1 lie at home: a ship more would only be lost, unless it helps others to hold it."""
    game = between()
    fleet(game, 1, home(game, 0), cruiser=4)
    fleet(game, 0, home(game, 0), cruiser=own)
    at = reading(game)
    here = charts.named(at.view, home(game, 0))
    assert here is not None
    assert [thing for thing in ("cruiser", "starbase", "monolith") if sites.doomed(at, thing, here)] == lost
    assert (_site(game, words.ship("starbase")) == "203") is (not own), "most is in danger at home"


@pytest.mark.rule("EC-SHIP-02", "EC-SCORE-03")
@pytest.mark.parametrize(("there", "holds"), [("203", True), ("", False)])
def test_a_starbase_is_built_where_it_holds_what_others_are_about_to_take(there: str, holds: bool) -> None:
    """A cruiser lies on 203, or stays at home, in the last round: a starbase beats it there oftener than an interceptor
    for as many materials.
    """
    game = between()
    learn(game, 0, "starbase")
    fleet(game, 1, there or home(game, 1), cruiser=1)
    game.state.round, game.player(0).storage["materials"], game.player(1).discs = ROUNDS, 3, 0
    at = reading(game)
    worth = building.worths(at)
    assert (worth["starbase"] > max(0, worth["interceptor"]) * 3 // 2) is holds
    assert (guarding.saved(at, target(at), odds.ship(odds.blueprint(economy.me(at), "starbase"))) > 0) is holds
    shape = PickOne([Option(id, T("x")) for id in ("interceptor", "starbase", "done")])
    assert not holds or answered(at, "build", shape) == "starbase"
    assert not holds or _site(game, words.ship("starbase")) == "203"


def _site(game: Game, what: object) -> object:
    shape = PickOne([Option(id, T("x")) for id in ("203", home(game, 0))])
    return answered(reading(game), "build_at", shape, T("asked", what=what))  # type: ignore[arg-type]


@pytest.mark.rule("EC-BUI-03", "EC-MOV-02")
def test_a_ship_is_built_beside_what_it_is_built_for() -> None:
    """A dreadnought for the Ancient on 101, beside home; without it seat 1, beside 106, would be the better target."""
    game = between()
    lay(game, "101", (3, -3)).ancients = [0]
    fleet(game, 0, "203", interceptor=1)
    at = reading(game)
    hunt, ship = hunting.hunt(at), odds.ship(odds.blueprint(economy.me(at), "dreadnought"))
    assert [one and one.id for one in (hunt.quarry(), hunt.quarry((ship,)))] == [home(game, 1), "101"]
    shape = PickOne([Option(id, T("x")) for id in ("106", home(game, 0))])
    assert answered(at, "build_at", shape, T("asked", what=words.ship("dreadnought"))) == home(game, 0)

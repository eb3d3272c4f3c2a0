"""What factions make of abilities of their own."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.ask import Option, PickOne
from engine.effects import PASS
from engine.effects.ability import UseId
from engine.players.characters import LEVELS
from engine.text import T
from engine.ti4 import words
from engine.ti4.factions.muaat import STAR_FORGE
from engine.ti4.minds import cards, choosing, strategy
from engine.ti4.minds.economy import technologies
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import galaxy, worth
from engine.ti4.minds.tactics import landing, plans
from engine.ti4.play import Game
from tests.engine.ti4.minds.minding import answered, reading
from tests.engine.ti4.positions import board, fleet, home, near_home, own

OTHERS = ("sol", "hacan", "letnev")
FORESIGHT = UseId("faction", "foresight").id


def looking(game: Game) -> At:
    """What seat 0 reads now, whatever changes later."""
    at = reading(game)
    assert at.view.viewer == 0
    return at


def beside(game: Game) -> str:
    """A planet next to the home of seat 0."""
    near = near_home(game, 0)
    return next(planet.id for planet in game.state.planets.values() if planet.system in near)


@pytest.mark.parametrize(("faction", "gains"), [("xxcha", True), ("yssaril", False)])
def test_who_makes_peace_values_diplomacy_by_the_planet_that_comes_with_it(faction: str, gains: bool) -> None:
    game = board(faction, *OTHERS)
    open_ = looking(game)
    for planet in game.state.planets.values():
        if planet.owner != 0:
            fleet(game, 1, planet.id, infantry=1)
    held = looking(game)
    for value in (strategy.PRIMARY, strategy.SECONDARY):
        assert (value["diplomacy"](open_) > value["diplomacy"](held) + 100) is gains
    assert (choosing.wanted(open_, "diplomacy") > choosing.wanted(held, "diplomacy") + 100) is gains


def alike(at: At) -> tuple[str, str]:
    """Two planets of the same worth."""
    worths = dict[int, str]()
    for planet in galaxy.of(at).planets.values():
        if (
            not galaxy.is_home(planet.id)
            and (other := worths.setdefault(worth.planet(at, planet), planet.id)) != planet.id
        ):
            return other, planet.id
    raise AssertionError


def test_peace_is_made_on_the_best_planet_whoever_holds_it() -> None:
    game = board("xxcha", *OTHERS)
    first, second = alike(looking(game))
    own(game, 1, second)
    game.player(1).points = 6
    shape = PickOne(words.planet_options([first, second]))
    assert answered(reading(game), "target", shape, T("asked", source=words.ability("peace_accords"))) == second


def test_peace_is_made_on_a_rich_planet_of_nobody_rather_than_on_a_poor_one_of_another() -> None:
    game = board("xxcha", *OTHERS)
    worths = {id: worth.planet(looking(game), one) for id, one in galaxy.of(looking(game)).planets.items()}
    free = sorted(
        (id for id in worths if game.state.planets[id].owner is None and id != galaxy.MECATOL), key=worths.__getitem__
    )
    poor, rich = free[0], free[-1]
    own(game, 2, poor)
    shape = PickOne(words.planet_options([poor, rich]))
    assert answered(reading(game), "target", shape, T("asked", source=words.ability("peace_accords"))) == rich


def test_who_fights_the_nekro_virus_counts_what_it_learns_by_that() -> None:
    game = board("yssaril", "nekro", "letnev", "sol")
    game.player(0).technologies = ["neural_motivator"]
    assert technologies.taught(looking(game), [1]) > 0 == technologies.taught(looking(game), [2, 3])
    game.player(1).technologies = ["neural_motivator"]
    assert technologies.taught(looking(game), [1]) == 0


def test_one_infantry_is_risked_for_less_against_the_nekro_virus() -> None:
    worths = list[int]()
    for faction in ("letnev", "nekro"):
        game = board("yssaril", faction, "xxcha", "sol")
        game.state.public, game.player(1).points = [], 5
        game.player(0).technologies = ["neural_motivator"]
        own(game, 1, "lodor")
        fleet(game, 1, "lodor", infantry=1)
        fleet(game, 0, game.near()["26"][0], carrier=1, infantry=3)
        plan = plans.best(reading(game), "26")
        assert plan is not None
        worths.append(plan.worth)
    assert worths[1] < worths[0] - 100


def test_who_builds_on_the_center_wants_it_more() -> None:
    rex = {faction: reading(board(faction, *OTHERS)) for faction in ("winnu", "yssaril")}
    prizes = {faction: landing.prize(at, galaxy.of(at).planets[galaxy.MECATOL]) for faction, at in rex.items()}
    assert prizes["winnu"] == prizes["yssaril"] + landing.RESTORERS["winnu"]


def test_for_whom_structures_work_on_those_are_part_of_the_prize() -> None:
    found = dict[str, int]()
    for faction in ("l1z1x", "yssaril"):
        game = board(faction, *OTHERS)
        planet = beside(game)
        own(game, 1, planet)
        bare = looking(game)
        fleet(game, 1, planet, space_dock=1, pds=1)
        built = looking(game)
        prizes = [landing.prize(at, galaxy.of(at).planets[planet]) for at in (bare, built)]
        found[faction] = prizes[1] - prizes[0]
    assert found["l1z1x"] > found["yssaril"] == 0


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_takes_a_poor_card_out_of_an_open_hand(level: str) -> None:
    """By Spy Net one card of a hand that is shown."""
    cards = ("salvage", "maneuvering_jets", "shields_holding", "direct_hit")
    shape = PickOne([Option(words.Copy(card, 0).id, words.card(card)) for card in cards])
    for number in range(12):
        chosen = answered(reading(board("yssaril", *OTHERS), 0, level, str(number)), "take_card", shape)
        assert words.Copy.read(str(chosen)).card in ("shields_holding", "direct_hit")


def raided(*, guards: int = 0, tactic: int = 2, foes: int = 2) -> tuple[Game, str, str]:
    """A dreadnought beside a fleet that has somewhere to go, before ships of another: with where each of them is."""
    game = board("naalu", *OTHERS)
    game.state.stage_1, game.state.stage_2 = ["expand_borders"], ["subdue_the_galaxy"]
    game.player(0).tactic = tactic
    base, place = home(game, 0), near_home(game, 0)[0]
    fleet(game, 0, "maaluuk", space_dock=1, infantry=6)
    fleet(game, 0, base, carrier=2)
    fleet(game, 0, place, dreadnought=1 + guards)
    fleet(game, 1, place, cruiser=foes)
    game.state.turn, game.state.active_system = 1, place
    return game, base, place


def foresees(game: Game) -> bool:
    """Whether the ships fly off before the battle."""
    shape = PickOne([Option(FORESIGHT, T("foresight")), Option(PASS, T("pass"))])
    return answered(reading(game), "after_move_ships", shape) == FORESIGHT


@pytest.mark.rule("TI-ABILITY-14", "TI-MOVEMENT-06")
def test_a_ship_flies_off_to_where_nothing_of_the_own_is_kept_from_moving() -> None:
    game, base, place = raided()
    others = [id for id in game.near()[place] if id != base and not game.state.systems[id].space]
    shape, about = PickOne(words.system_options([base, *others])), T("asked", source=words.ability("foresight"))
    assert answered(reading(game), "target", shape, about) in others
    assert answered(reading(game), "retreat_to", shape) in others


@pytest.mark.rule("TI-ABILITY-14")
def test_no_strategy_token_is_spent_to_fly_off_from_a_battle_that_is_likely_won() -> None:
    assert foresees(raided(foes=4)[0])
    assert not foresees(raided(foes=1, guards=2)[0])


@pytest.mark.rule("TI-ABILITY-14", "TI-MOVEMENT-06")
def test_no_ship_flies_off_where_it_can_only_bring_more_than_it_is_to_a_standstill() -> None:
    game, base, place = raided(foes=4)
    for id in game.near()[place]:
        if id != base:
            fleet(game, 2, id, destroyer=1)
    assert not foresees(game)
    game.state.systems[base].tokens = [0]
    assert foresees(game)


def sunny(cruisers: int, fighters: int) -> Game:
    """A war sun with a fleet pool of three, and six places for fighters."""
    game = board("muaat", *OTHERS)
    game.player(0).fleet, game.player(0).strategy = 3, 4
    fleet(game, 0, "27", war_sun=1, cruiser=cruisers, fighter=fighters)
    return game


@pytest.mark.rule("TI-FLEETPOOL-03", "TI-CAPACITY-04")
@pytest.mark.parametrize(
    ("cruisers", "fighters", "forged"), [(0, 6, "destroyer"), (2, 1, "fighter"), (2, 6, None), (1, 6, "destroyer")]
)
def test_the_sun_forges_what_has_room(cruisers: int, fighters: int, forged: str | None) -> None:
    at, used = reading(sunny(cruisers, fighters)), UseId("faction", "star_forge").id
    assert (cards.component(at, used) > cards.IDLE) is (forged is not None)
    at = replace(at, question=replace(at.question, where=("27",)))
    shape = PickOne([Option(type, T(type)) for type in ("fighter", "destroyer")])
    assert answered(at, STAR_FORGE.name, shape) == forged or forged is None


@pytest.mark.rule("TI-CAPACITY-01", "TI-CAPACITY-04")
def test_the_sun_forges_fighters_that_a_dock_has_room_for() -> None:
    """It keeps three beside those for whom the ships have places."""
    game, used = sunny(2, 7), UseId("faction", "star_forge").id
    assert cards.component(reading(game), used) <= cards.IDLE
    own(game, 0, "new_albion")
    fleet(game, 0, "new_albion", space_dock=1)
    assert cards.component(reading(game), used) > cards.IDLE


@pytest.mark.rule("TI-FLEETPOOL-03")
def test_the_sun_is_chosen_that_has_room() -> None:
    """However much more stands at the other."""
    game = sunny(2, 6)
    fleet(game, 0, "26", war_sun=1)
    shape = PickOne([Option(id, words.SYSTEMS[id]) for id in ("27", "26")])
    assert answered(reading(game), "target", shape, T("asked", source=words.ability("star_forge"))) == "26"

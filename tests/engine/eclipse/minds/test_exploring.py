"""Small positions: where exploring pays, by what is still to come."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.ask import Option, PickOne
from engine.eclipse import words
from engine.eclipse.components import ROUNDS, SECTORS
from engine.eclipse.galaxy import wormholes
from engine.eclipse.galaxy.explore import DISCARD
from engine.eclipse.minds import charts, economy
from engine.eclipse.minds.finding import exploring, unexplored
from engine.eclipse.minds.mind import MIND, At
from engine.eclipse.play import Game
from engine.eclipse.state import Stack
from engine.hexes import Hex
from engine.players.characters import LEVELS
from engine.text import T
from tests.engine.eclipse.minds.test_economy import answered, reading, turn
from tests.engine.eclipse.positions import fleet, home, lay

INNER, OUTER = Hex(1, -1), Hex(3, -3)


def left(game: Game, stack: Stack, *, best: bool) -> Game:
    """The sector of a stack that is worth most is the only one that can come, or that which is worth least."""
    at = reading(game)
    every = [id for id, card in SECTORS.items() if card.stack == stack and not card.ancients]
    last = sorted(every, key=lambda id: economy.card_worth(at, id), reverse=best)[0]
    game.state.discards[stack] = [id for id, card in SECTORS.items() if card.stack == stack and id != last]
    return game


@pytest.mark.rule("EC-EXP-03", "EC-EXP-05")
def test_what_has_been_discarded_does_not_come_again() -> None:
    good, bad = (reading(left(turn(money=30), "inner", best=best)) for best in (True, False))
    assert unexplored.hopes(good, INNER) > unexplored.hopes(bad, INNER)
    assert unexplored.hopes(good, OUTER) == unexplored.hopes(bad, OUTER)


@pytest.mark.rule("EC-EXP-18")
def test_when_all_have_come_discards_come_again() -> None:
    game = turn(money=30)
    fresh = unexplored.hopes(reading(game), INNER)
    game.state.discards["inner"] = [id for id, card in SECTORS.items() if card.stack == "inner"]
    assert unexplored.hopes(reading(game), INNER) >= fresh > 0


def chosen(at: At) -> object:
    """Where it explores: in the inner ring or the outer one."""
    spaces = [wormholes.space_id(space) for space in (INNER, OUTER)]
    return answered(at, "explore", PickOne([Option(id, T("space")) for id in spaces]))


@pytest.mark.parametrize(("inner", "outer", "there"), [(True, False, INNER), (False, True, OUTER)])
def test_the_sharpest_explore_where_what_is_left_is_best(inner: bool, outer: bool, there: Hex) -> None:
    game = left(left(turn(money=30), "inner", best=inner), "outer", best=outer)
    assert chosen(reading(game)) == wormholes.space_id(there)


@pytest.mark.parametrize(("level", "counts"), [("sharp", True), ("keen", False)])
def test_only_the_sharpest_count_what_is_left(level: str, counts: bool) -> None:
    means = [exploring.mean(reading(_left_everywhere(best=best), level)) for best in (True, False)]
    assert (means[0] > means[1]) is counts


def _left_everywhere(*, best: bool) -> Game:
    return left(left(left(turn(money=30), "inner", best=best), "middle", best=best), "outer", best=best)


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_explores_for_what_it_would_not_take(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no sector is worth its disc, all that is found is what does not lie there."""
    monkeypatch.setattr(economy, "card_worth", lambda at, id: 1000)
    monkeypatch.setattr(economy, "price_of_sector", lambda at: 3000)
    assert exploring.mean(reading(turn(money=30), level)) == unexplored.DISCARDED


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_errs_in_how_a_sector_lies(level: str) -> None:
    """Turned so that it is connected with what the seat has."""
    game = turn(money=30)
    game.state.exploring, game.state.drawn = (1, -1), ["102"]
    shape = PickOne([Option(str(turned), T("turned")) for turned in range(6)])
    about = T("asked", sector=words.sector("102"))
    best = answered(reading(game), "turn", shape, about)
    assert {answered(reading(game, level, f"x{number}"), "turn", shape, about) for number in range(3)} == {best}


@pytest.mark.parametrize(("worth", "answers"), [(300, ["316"]), (200, [DISCARD, "316"])])
def test_a_sector_that_is_better_than_none_is_not_thrown_away_by_mistake(
    worth: int, answers: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """To discard it does not come into question for any level."""
    monkeypatch.setattr(economy, "card_worth", lambda at, id: worth)
    at = reading(turn(), "calm")
    shape = PickOne([Option(id, T("x")) for id in ("316", DISCARD)])
    asked = replace(at, question=replace(at.question, kind="place", shape=shape))
    assert [offer.answer for offer in MIND.offers(asked)] == answers


@pytest.mark.rule("EC-SPECIES-28")
@pytest.mark.parametrize("level", LEVELS)
def test_no_level_draws_one_sector_where_a_second_costs_nothing(level: str) -> None:
    shape, game = PickOne([Option(number, T("x")) for number in ("1", "2")]), turn(money=30)
    assert {answered(reading(game, level, f"x{number}"), "explore_draws", shape) for number in range(8)} == {"2"}


@pytest.mark.rule("EC-SPECIES-30", "EC-SPECIES-32")
@pytest.mark.parametrize(("species", "guarded"), [("", False), ("descendants_of_draco", True)])
def test_who_lives_with_ancients_keeps_the_sectors_that_they_guard(species: str, guarded: bool) -> None:
    """There 203 holds two Ancients, which are a point each, 205 none."""
    game = turn(money=30)
    game.player(0).species = species or game.player(0).species
    shape = PickOne([Option(id, T("x")) for id in ("203", "205")])
    assert answered(reading(game), "place", shape) == ("203" if guarded else "205")


@pytest.mark.rule("EC-SPECIES-30", "EC-SPECIES-32")
def test_who_lives_with_ancients_explores_for_what_they_guard() -> None:
    game = turn(money=30)
    before = unexplored.hopes(reading(game), INNER)
    game.player(0).species = "descendants_of_draco"
    assert unexplored.hopes(reading(game), INNER) > before + 500


@pytest.mark.rule("EC-SPECIES-31")
@pytest.mark.parametrize(("species", "tile"), [("", True), ("descendants_of_draco", False)])
def test_who_lives_with_ancients_takes_no_sector_for_the_tile_that_they_guard(species: str, tile: bool) -> None:
    game = turn()
    game.player(0).species = species or game.player(0).species
    game.player(0).storage, game.player(0).discs = {"money": 0, "science": 0, "materials": 0}, 5
    lay(game, "203", (1, -1)).ancients, game.sector("203").discovery = [0], "money"
    at = reading(game)
    assert exploring.loots(at, charts.named(at.view, "203")) is tile


@pytest.mark.rule("EC-EXP-04", "EC-MOV-02", "EC-CLAIM-02")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("round", "money", "near", "kept"),
    [(ROUNDS, 0, True, False), (ROUNDS, 40, False, False), (ROUNDS, 40, True, True), (ROUNDS - 1, 0, False, True)],
)
def test_no_level_lays_in_the_last_round_what_it_cannot_take_from_ancients(
    level: str, round: int, money: int, near: bool, kept: bool
) -> None:
    """Another seat would take it: 203, beside the home, where an interceptor lies, or far away."""
    game = turn(money=money)
    game.state.exploring, game.state.round, game.player(0).discs = (1, -1) if near else (5, -5), round, 6
    fleet(game, 0, home(game, 0), interceptor=1)
    shape = PickOne([Option(id, T("x")) for id in ("203", DISCARD)])
    found = {answered(reading(game, level, f"x{number}"), "place", shape) for number in range(8)}
    assert (found == {"203"}) is kept and (found == {DISCARD}) is not kept


@pytest.mark.rule("EC-EXP-10")
@pytest.mark.parametrize("level", LEVELS)
def test_no_level_likes_a_wormhole_to_a_fleet_as_much_as_one_to_an_empty_sector(level: str) -> None:
    game, worths = turn(), list[int]()
    lay(game, "106", (2, -1), owner=1)
    for cruisers in (0, 1):
        fleet(game, 1, "106", cruiser=cruisers)
        at = reading(game, level)
        other = charts.named(at.view, "106")
        assert other is not None
        worths.append(exploring._beside(at, other))
    assert worths[1] < worths[0] - 200

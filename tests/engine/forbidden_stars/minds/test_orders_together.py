"""What one own order does to another: ways that ships keep open, who stands a march away, what an order turns into."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.effects import PASS
from engine.forbidden_stars.components import ORDERS
from engine.forbidden_stars.minds import planning, supply, worth
from engine.forbidden_stars.minds.chart import chart
from engine.forbidden_stars.minds.marching import behind, mustering
from engine.forbidden_stars.minds.mind import MIND, At
from engine.forbidden_stars.play import Game
from engine.forbidden_stars.state import Resolving, Storm
from engine.players.characters import LEVELS, Character
from engine.players.mind import POINT
from tests.engine.forbidden_stars.minds.test_minds import asked
from tests.engine.forbidden_stars.positions import ordered, ready, stack, station


def worths(at: At) -> dict[str, int]:
    return {str(offer.answer): offer.worth for offer in MIND.offers(at)}


# --- ships -----------------------------------------------------------------------------------------------------------


def scouts_with_one_ship() -> Game:
    """Two Scouts whose way to an objective on 1A-SW leads over their only ship; an Advance order lies in 5A."""
    game = ready(2, storms=(), empty=True)
    station(game, 0, "10A-NE", scout=2)
    station(game, 0, "10A-SW", city=1)
    station(game, 0, "10A-NW", strike_cruiser=1)
    game.area("1A-SW").objective = 0
    ordered(game, 0, "advance", "5A")
    return game


def sailing(game: Game, void: str, *laid: str) -> At:
    """Whether a ship goes to a void, while own orders lie elsewhere."""
    at = asked(game, "move_to", [void, "done"], where=[void.partition("-")[0]])
    at.memory[worth.PLAN] = list(laid)
    return at


@pytest.mark.rule("FS-PATH-07", "FS-STACK-06")
def test_no_ship_leaves_over_which_the_way_of_another_own_order_leads() -> None:
    """From 10A-NE over the ship's void to an objective on 1A-SW; a second ship there may go."""
    game = scouts_with_one_ship()
    assert MIND.decide(sailing(game, "5A-NE")).answer == "5A-NE"
    stack(game, "1A", (0, "advance"))
    assert worths(sailing(game, "5A-NE", "advance:1A"))["5A-NE"] < -POINT // 2
    station(game, 0, "10A-NW", strike_cruiser=1)
    assert MIND.decide(sailing(game, "5A-NE", "advance:1A")).answer == "5A-NE"


@pytest.mark.rule("FS-ADV-04")
def test_no_ship_goes_away_from_the_objectives_for_nothing() -> None:
    for start, void, goes in (("1A-NW", "3B-NW", False), ("3B-NW", "1A-NW", True)):
        game = ready(2, storms=(), empty=True)
        game.area("1A-SW").objective = 0
        station(game, 0, start, strike_cruiser=1)
        ordered(game, 0, "advance", void.partition("-")[0])
        assert (MIND.decide(sailing(game, void)).answer == void) is goes


def ashore(*, ships: int = 1, army: int = 3, round: int = 1) -> Game:
    """An army of seat 0 on 10A-SW is beside 1A, and gets to 5A by a ship in 10A-NW and those in 5A-SE."""
    game = ready(2, storms=(), empty=True)
    game.state.round = round
    station(game, 0, "10A-SW", scout=army, factory=1)
    station(game, 0, "10A-NW", strike_cruiser=ships)
    station(game, 0, "5A-SE", strike_cruiser=3)
    game.area("1A-NE").objective = 0
    return game


@pytest.mark.rule("FS-PATH-03", "FS-PATH-07")
@pytest.mark.parametrize(("ships", "army", "sails"), [(1, 3, False), (2, 3, True), (1, 1, True)])
def test_no_ship_goes_ahead_and_leaves_an_army_that_has_no_other_way(ships: int, army: int, sails: bool) -> None:
    game = ashore(ships=ships, army=army)
    ordered(game, 0, "advance", "1A")
    assert (MIND.decide(sailing(game, "1A-NW")).answer == "1A-NW") is sails


@pytest.mark.rule("FS-PATH-03", "FS-DEPLOY-02")
@pytest.mark.parametrize(("ships", "army", "buys"), [(0, 3, True), (1, 3, False), (0, 2, False)])
def test_a_ship_is_bought_for_an_army_that_has_none(ships: int, army: int, buys: bool) -> None:
    """The smallest: there are enough of them elsewhere; in the last round nobody goes on."""
    for round, wanted in ((1, buys), (8, False)):
        game = ashore(ships=ships, army=army, round=round)
        game.state.active, game.player(0).materiel = "10A", 6
        at = asked(game, "buy_unit", ("strike_cruiser", "battle_barge", "scout", "done"))
        assert "battle_barge" not in worths(at)
        assert (MIND.decide(at).answer == "strike_cruiser") is wanted


# --- upgrades --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FS-STRAT-03")
def test_the_last_unit_does_not_march_away_from_an_own_order_to_buy_upgrades() -> None:
    """Nobody stays for a dial that pays for nothing, or where a factory does."""
    game = ready(2, storms=(), empty=True)
    station(game, 1, "12A-NE", cultist=1)
    stack(game, "12A", (1, "strategize"))

    def march(materiel: int = 6) -> int:
        game.player(1).materiel = materiel
        at = asked(game, seat=1)
        at.memory[worth.PLAN] = ["strategize:12A"]
        found = mustering.muster(
            at, chart(at), "3B-SW", [("12A-NE", unit) for unit in chart(at).standing("12A-NE")][:1]
        )
        assert found is not None
        return found[1]

    paid, poor = march(), march(0)
    assert paid < poor
    assert poor == paid + behind.UPGRADE * worth.left(asked(game, seat=1))
    station(game, 1, "12A-SW", factory=1)
    assert march() == march(0)


# --- structures ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FS-STORM-02")
def test_nobody_marches_through_a_storm() -> None:
    game = ready(2, storms=(), empty=True)
    station(game, 1, "1A-NE", cultist=1)
    here = chart(asked(game))
    assert supply.raided(here, "10A")
    between = here.board.between("10A", "1A")
    assert between is not None
    game.state.storms = [Storm(between)]
    assert not supply.raided(chart(asked(game)), "10A")


# --- orders of others ------------------------------------------------------------------------------------------------


def guarded(game: Game) -> bool:
    """Whether an Eldar player gives up a world of its own to guard another one by the ability of its sheet."""
    game.state.active, game.state.resolving = "3B", Resolving(0, "dominate", "3B", "dominate")
    return MIND.decide(asked(game, "dominate", ("faction:eldar", PASS))).answer == "faction:eldar"


@pytest.mark.rule("FS-ADV-05", "FS-REFRESH-02")
def test_nobody_guards_an_objective_to_which_nobody_can_come_before_it_is_collected() -> None:
    """Once all orders lie, only who has one in its system marches there."""
    game = ready(2, storms=(), empty=True)
    game.player(0).faction = "eldar"
    station(game, 0, "1A-SW", aspect_warrior=1)
    station(game, 1, "10A-SW", chaos_space_marine=1)
    station(game, 0, "3B-SW", wraithguard=1)
    game.area("1A-SW").objective = 0
    assert not guarded(game)
    stack(game, "1A", (1, "advance"))
    assert guarded(game)
    game.system("1A").orders.clear()
    threats = list[int]()
    for phase in ("planning", "operations"):
        game.state.phase = phase  # type: ignore[assignment]
        at = asked(game)
        threats.append(worth.threat(at, chart(at), "1A-SW"))
    assert threats[0] - threats[1] >= worth.objective(at, chart(at)) // 2 > 0 < threats[1], "it is still a world"


# --- what an order is turned into ------------------------------------------------------------------------------------


@pytest.mark.rule("FS-UPG-13", "FS-DEPLOY-14")
def test_no_level_turns_an_order_into_one_that_does_nothing() -> None:
    """There is nothing to buy with, but an asset to be had."""
    game = ready(2, storms=(), empty=True)
    station(game, 0, "3B-SW", scout=1)
    game.player(0).materiel, game.state.active = 0, "3B"
    at = asked(game, "as_order", ["deploy", "dominate"], character=Character(LEVELS["calm"]))
    offers = {one.answer for seed in range(30) for one in [MIND.decide(replace(at, seed=str(seed)))]}
    assert offers == {"dominate"}


# --- one ship, two ways ----------------------------------------------------------------------------------------------


@pytest.mark.rule("FS-PATH-07", "FS-OPS-08")
def test_no_order_counts_on_a_ship_over_which_the_way_of_another_own_order_leads() -> None:
    """The Scouts of 10A-NE go over it to an objective on 1A-SW; it could open a way to 5A-NW instead."""
    game = scouts_with_one_ship()
    found = []
    for ships in (1, 1, 2):
        at = asked(game, "resolve", ("yes", "no"))
        at.memory[worth.PLAN] = ["advance:1A"]
        found.append(MIND.decide(at).answer)
        if len(found) == 1:
            stack(game, "1A", (0, "advance"))
        else:
            station(game, 0, "10A-NW", strike_cruiser=ships)
    assert found == ["yes", "no", "yes"]


@pytest.mark.rule("FS-PLAN-05", "FS-MAT-02")
@pytest.mark.parametrize("level", LEVELS)
def test_no_level_lays_an_order_that_brings_next_to_nothing_beside_one_of_much(level: str) -> None:
    """Beside a Deploy order for a factory with 14 materiel, where a Dominate order has a token to bring."""
    for number in range(12):
        game = ready(2, storms=(), empty=True)
        station(game, 0, "10A-SW", factory=1, scout=1)
        station(game, 0, "5A-NW", scout=1)
        game.player(0).materiel, game.player(0).assets["reinforcement"] = 14, 2
        at = replace(asked(game, "plan", ORDERS, character=Character(LEVELS[level])), seed=f"x{number}")
        top, *others = sorted(MIND.offers(at), key=lambda offer: -offer.worth)
        found = [top.worth - planning.SURELY, *(offer.worth for offer in others)]
        assert found[0] >= max(found) * planning.SLIGHT // 100, (top.answer, found)

"""The Embers of Muaat."""

from __future__ import annotations

import pytest

from engine.ti4.combat import bombardment
from engine.ti4.economy import production, technology
from engine.ti4.galaxy import movement, routes
from engine.ti4.play import Game
from tests.engine.ti4.factions.sheets import act, actions, hand_note, open_window, table, usable
from tests.engine.ti4.moments import Moment
from tests.engine.ti4.positions import fleet, kinds, learn, own, play, said
from tests.engine.ti4.skies import activated, choices, row

MUAAT, FOE, OTHER = 0, 1, 2
HOME, NOVA, EMPTY, FAR = "4", "43", "46", "47"
FORGE, INFERNO = "faction:star_forge", "unit:the_inferno"


def sky(*tiles: int) -> Game:
    """These tiles in a row; nobody has units."""
    return row(*tiles, factions=("muaat", "hacan", "letnev"))


def movable(game: Game, system: str, seat: int = MUAAT) -> list[str]:
    """What can move into a system."""
    asked = play(movement.movement_step(game, seat, activated(game, system, seat)), others="stop").open
    return choices(asked, seat) if asked else []


# --- Star Forge ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-ABILITY-03", "TI-ABILITY-07", "TI-ABILITY-14")
@pytest.mark.parametrize(("unit", "number"), [("fighter", 2), ("destroyer", 1)])
def test_a_war_sun_brings_forth_fighters_or_a_destroyer_for_a_strategy_token(unit: str, number: int) -> None:
    game = table("muaat")
    fleet(game, MUAAT, "27", war_sun=1)
    act(game, MUAAT, FORGE, ("star_forge", unit))
    assert game.ships(MUAAT, "27") == {"war_sun": 1, unit: number} and game.player(MUAAT).strategy == 1


def test_the_war_sun_can_be_chosen() -> None:
    game = table("muaat")
    for system in ("26", "27"):
        fleet(game, MUAAT, system, war_sun=1)
    act(game, MUAAT, FORGE, ("target", "26"), ("star_forge", "destroyer"))
    assert game.ships(MUAAT, "26") == {"war_sun": 1, "destroyer": 1} and game.ships(MUAAT, "27") == {"war_sun": 1}


@pytest.mark.rule("TI-ABILITY-08", "TI-COMPACTION-04")
def test_star_forge_needs_an_own_war_sun_and_a_token() -> None:
    game = table("muaat")
    fleet(game, FOE, "26", war_sun=1)
    fleet(game, MUAAT, "26", dreadnought=1)
    assert FORGE not in actions(game, MUAAT)
    fleet(game, MUAAT, "27", war_sun=1)
    assert FORGE in actions(game, MUAAT) and FORGE not in actions(game, FOE)
    game.player(MUAAT).strategy = 0
    assert FORGE not in actions(game, MUAAT)


@pytest.mark.rule("TI-FLEETPOOL-03", "TI-CAPACITY-04")
def test_what_is_forged_has_to_find_room() -> None:
    game = table("muaat")
    fleet(game, MUAAT, "27", war_sun=1, cruiser=2)
    act(game, MUAAT, FORGE, ("star_forge", "destroyer"), ("lose_ships", "destroyer"))
    assert game.ships(MUAAT, "27") == {"war_sun": 1, "cruiser": 2}
    game = table("muaat")
    fleet(game, MUAAT, "27", war_sun=1, fighter=5)
    act(game, MUAAT, FORGE, ("star_forge", "fighter"))
    assert game.ships(MUAAT, "27") == {"war_sun": 1, "fighter": 6}


@pytest.mark.rule("TI-PRODUCTION-17")
def test_destroyers_that_cannot_be_had_are_not_on_offer() -> None:
    game = table("muaat")
    fleet(game, MUAAT, "27", war_sun=1)
    fleet(game, MUAAT, "26", destroyer=8)
    game.state.systems["26"].tokens.append(MUAAT)
    asked = act(game, MUAAT, FORGE)
    assert "star_forge" not in kinds(asked) and game.ships(MUAAT, "27") == {"war_sun": 1, "fighter": 2}


# --- Gashlai Physiology ----------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-SUPERNOVA-01", "TI-SUPERNOVA-02")
def test_ships_of_muaat_pass_through_supernovas_and_do_not_end_in_them() -> None:
    game = sky(46, 43, 47)
    fleet(game, MUAAT, EMPTY, cruiser=1)
    assert f"{EMPTY}:cruiser" in movable(game, FAR)
    game = sky(46, 43, 47)
    fleet(game, MUAAT, EMPTY, cruiser=1)
    assert movable(game, NOVA) == [] and routes.entry_refusal(game, MUAAT, NOVA) == "TI-SUPERNOVA-01"


def test_ships_of_others_do_not_pass_nor_do_these_ships_enter_asteroids() -> None:
    game = sky(46, 43, 47)
    fleet(game, FOE, EMPTY, cruiser=1)
    assert f"{EMPTY}:cruiser" not in movable(game, FAR, FOE)
    game = sky(46, 44, 47)
    fleet(game, MUAAT, EMPTY, cruiser=1)
    assert f"{EMPTY}:cruiser" not in movable(game, FAR)


# --- The Inferno -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-ABILITY-15")
def test_the_flagship_builds_a_cruiser_for_a_strategy_token() -> None:
    game = table("muaat")
    fleet(game, MUAAT, "27", flagship=1)
    act(game, MUAAT, INFERNO)
    assert game.ships(MUAAT, "27") == {"flagship": 1, "cruiser": 1} and game.player(MUAAT).strategy == 1


@pytest.mark.rule("TI-COMPACTION-04", "TI-ABILITY-08")
def test_the_inferno_has_to_be_there_and_a_token_too() -> None:
    game = table("muaat")
    fleet(game, FOE, "26", flagship=1)
    assert INFERNO not in actions(game, MUAAT) and INFERNO not in actions(game, FOE)
    fleet(game, MUAAT, "27", flagship=1)
    assert INFERNO in actions(game, MUAAT)
    game.player(MUAAT).strategy = 0
    assert INFERNO not in actions(game, MUAAT)


def test_the_inferno_needs_a_cruiser_to_be_had() -> None:
    game = table("muaat")
    fleet(game, MUAAT, "27", flagship=1)
    fleet(game, MUAAT, "26", cruiser=8)
    game.state.systems["26"].tokens.append(MUAAT)
    assert INFERNO not in actions(game, MUAAT)


# --- Prototype War Suns ----------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-UPGRADE-02")
def test_war_suns_need_no_technology_and_get_better_with_their_own() -> None:
    game = table("muaat", units_on_board=True)
    assert game.ships(MUAAT, HOME)["war_sun"] == 1
    card = game.card(MUAAT, "war_sun")
    assert (card.cost, card.move, card.capacity) == (12, 1, 6)
    deck = technology.deck(game, MUAAT)
    assert "prototype_war_sun_2" in deck and "war_sun" not in deck
    learn(game, MUAAT, "prototype_war_sun_2")
    card = game.card(MUAAT, "war_sun")
    assert (card.cost, card.move, card.combat.dice) == (10, 3, 3)


def test_war_suns_can_be_made_by_muaat_alone() -> None:
    game = table("muaat", "sol", "letnev", units_on_board=True)
    for seat in game.seats():
        game.player(seat).trade_goods = 20
    asked = {seat: making(game, seat) for seat in (MUAAT, FOE)}
    assert "war_sun" in asked[MUAAT] and "war_sun" not in asked[FOE]


def making(game: Game, seat: int) -> list[str]:
    """What a seat can produce at home."""
    home = str(game.faction(seat).home)
    makers = production.producers(game, seat, home)
    return choices(play(production.use_production(game, seat, home, makers), others="stop").open, seat)


@pytest.mark.rule("TI-SHIELD-01", "TI-SHIELD-04")
def test_planets_near_a_war_sun_have_no_planetary_shield() -> None:
    game = table("muaat")
    own(game, FOE, "mecatol_rex")
    fleet(game, FOE, "mecatol_rex", pds=1, infantry=1)
    assert bombardment.has_shield(game, FOE, "mecatol_rex")
    fleet(game, MUAAT, "18", war_sun=1)
    assert not bombardment.has_shield(game, FOE, "mecatol_rex")


# --- Magmus Reactor --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-SUPERNOVA-01")
def test_with_the_reactor_ships_enter_supernovas_and_leave_them() -> None:
    game = sky(46, 43, 47)
    learn(game, MUAAT, "magmus_reactor")
    fleet(game, MUAAT, EMPTY, cruiser=1)
    assert f"{EMPTY}:cruiser" in movable(game, NOVA)
    game = sky(46, 43, 47)
    learn(game, MUAAT, "magmus_reactor")
    fleet(game, MUAAT, NOVA, cruiser=1)
    assert f"{NOVA}:cruiser" in movable(game, FAR)


@pytest.mark.rule("TI-SUPERNOVA-02")
def test_the_reactor_alone_leads_nobody_through() -> None:
    game = sky(46, 43, 47)
    game.player(FOE).technologies.append("magmus_reactor")
    fleet(game, FOE, EMPTY, cruiser=1)
    assert f"{EMPTY}:cruiser" not in movable(game, FAR, FOE)
    game.state.systems[NOVA].tokens.clear()
    assert f"{EMPTY}:cruiser" in movable(game, NOVA, FOE)


def goods(game: Game, system: str, seat: int = MUAAT, **made: int) -> int:
    """The trade goods gained after a use of Production there."""
    before = game.player(seat).trade_goods
    asked = open_window(game, Moment("after_use_production", actor=seat, system=system, pieces=made or {"cruiser": 1}))
    assert kinds(asked) == []
    return game.player(seat).trade_goods - before


@pytest.mark.rule("TI-ABILITY-05")
def test_production_with_a_war_sun_or_next_to_a_supernova_yields_a_trade_good() -> None:
    game = sky(46, 43, 19, 20, 21)
    learn(game, MUAAT, "magmus_reactor")
    assert (goods(game, "19"), goods(game, "20"), goods(game, "21")) == (1, 0, 0)
    fleet(game, MUAAT, "20", war_sun=1)
    fleet(game, FOE, "21", war_sun=1)
    assert (goods(game, "19"), goods(game, "20"), goods(game, "21")) == (1, 1, 1)


def test_a_war_sun_just_made_does_not_count() -> None:
    game = sky(46, 20)
    learn(game, MUAAT, "magmus_reactor")
    fleet(game, MUAAT, "20", war_sun=1)
    assert goods(game, "20", war_sun=1, fighter=2) == 0
    fleet(game, MUAAT, "20", war_sun=1)
    assert goods(game, "20", war_sun=1) == 1


def test_the_good_comes_only_to_the_owner_for_own_production_and_after_payment() -> None:
    game = sky(46, 20)
    fleet(game, MUAAT, "20", war_sun=1)
    assert goods(game, "20") == 0
    learn(game, MUAAT, "magmus_reactor")
    assert goods(game, "20", FOE) == 0 and game.player(MUAAT).trade_goods == 0
    open_window(game, Moment("when_use_production", actor=MUAAT, system="20"))
    assert game.player(MUAAT).trade_goods == 0
    game = table("muaat", units_on_board=True)
    learn(game, MUAAT, "magmus_reactor")
    makers = production.producers(game, MUAAT, HOME)
    play(production.use_production(game, MUAAT, HOME, makers), ("produce", "fighter"), others="pass")
    assert game.player(MUAAT).trade_goods == 1 and game.state.planets["muaat"].exhausted


# --- Fires of the Gashlai --------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-TECH-07", "TI-PROMISSORY-02", "TI-PROMISSORY-04")
def test_the_note_gives_war_suns_for_a_fleet_token_of_muaat() -> None:
    game = table("muaat")
    note = hand_note(game, FOE)
    act(game, FOE, f"note:{note}")
    assert "war_sun" in game.player(FOE).technologies and game.card(FOE, "war_sun").move == 2
    assert game.player(MUAAT).fleet == 2 and note in game.player(MUAAT).notes
    assert "ti4-gains-technology" in said(game) and game.reserve(MUAAT) == 16 - 7


@pytest.mark.rule("TI-FLEETPOOL-03")
def test_fleets_of_muaat_shrink_with_its_pool() -> None:
    game = table("muaat")
    fleet(game, MUAAT, "27", cruiser=3)
    act(game, FOE, f"note:{hand_note(game, FOE)}")
    assert game.ships(MUAAT, "27") == {"cruiser": 2}


@pytest.mark.rule("TI-COMPACTION-04", "TI-PROMISSORY-03")
def test_the_note_is_of_no_use_to_muaat_to_owners_of_war_suns_or_without_a_token() -> None:
    game = table("muaat")
    note = hand_note(game, FOE)
    choice = f"note:{note}"
    assert choice in actions(game, FOE) and choice not in actions(game, OTHER)
    assert usable(game, FOE, Moment("start_of_turn", actor=FOE)) == []
    game.player(MUAAT).fleet = 0
    assert choice not in actions(game, FOE)
    game.player(MUAAT).fleet = 1
    learn(game, FOE, "war_sun")
    assert choice not in actions(game, FOE)
    hand_note(game, MUAAT)
    assert choice not in actions(game, MUAAT)

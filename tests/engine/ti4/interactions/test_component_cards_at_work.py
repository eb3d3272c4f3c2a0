"""Action cards taken as the action of a turn, and what they do to the plans of others."""

from __future__ import annotations

import pytest

from engine.ask import PickOne
from engine.table import Table
from engine.ti4.actions import component_action, tactical
from engine.ti4.agendas import laws
from engine.ti4.components import PLANETS
from engine.ti4.economy import production
from engine.ti4.galaxy import units
from engine.ti4.play import Game
from engine.ti4.rules import RULES
from tests.engine.ti4 import moments as windows
from tests.engine.ti4.factions.sheets import actions, table, usable
from tests.engine.ti4.hands import EMPTY_OFFER, HACAN, LETNEV, SOL, component, hold, opened
from tests.engine.ti4.interactions.rounds import play_on
from tests.engine.ti4.moments import Moment
from tests.engine.ti4.positions import board, dice, fleet, kinds, learn, near_home, own, play, ships
from tests.engine.ti4.skies import choices


def activatable(game: Game, seat: int) -> list[str]:
    """The systems that a seat could activate now."""
    return [id for id in game.state.systems if tactical.refusal(game, seat, id) is None]


# --- tokens on the board ---------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-ACTIVATION-03", "TI-COMMANDTOKEN-03")
def test_unexpected_action_lets_a_system_be_activated_twice_in_a_round() -> None:
    """Sol has activated the system, its token lies there. Unexpected Action takes it back: may Sol activate the same
    system again? Yes; the token went to reinforcements, so it costs another one of the tactic pool."""
    game = board()
    game.state.systems["34"].tokens = [SOL]
    assert "34" not in activatable(game, SOL)
    reserve, tactic = game.reserve(SOL), game.player(SOL).tactic
    component(game, SOL, "unexpected_action")
    assert "34" in activatable(game, SOL) and game.reserve(SOL) == reserve + 1
    play(tactical.activate(game, SOL, "34"))
    assert game.player(SOL).tactic == tactic - 1


@pytest.mark.rule("TI-ACTIVATION-03", "TI-MOVEMENT-08")
def test_a_jammed_fleet_neither_moves_nor_can_its_system_be_activated() -> None:
    """Signal Jamming puts a token of Hacan into the system where its fleet lies. The ships are stuck for the round:
    they cannot leave, and Hacan cannot activate the system to produce or land there either."""
    game = board()
    fleet(game, SOL, near_home(game, SOL)[0], cruiser=1)
    target = next(iter(game.near()[near_home(game, SOL)[0]]))
    fleet(game, HACAN, "34", cruiser=1)
    fleet(game, SOL, next(iter(game.near()["34"])), destroyer=1)
    component(game, SOL, "signal_jamming", ("target", SOL, "34"), ("target_player", SOL, str(HACAN)))
    assert game.state.systems["34"].tokens == [HACAN] and "34" not in activatable(game, HACAN)
    beside = next(id for id in game.near()["34"] if id != target and not game.fleets(id))
    played = play(tactical.tactical_action(game, HACAN), ("activate", HACAN, beside), others="pass")
    assert "move" not in kinds(played) and ships(game, HACAN, "34") == {"cruiser": 1}


@pytest.mark.rule("TI-ACTIVATION-02", "TI-ACTIONPHASE-03")
def test_insubordination_on_the_last_tactic_token_leaves_no_tactical_action() -> None:
    """Hacan has one tactic token left and plans to attack. Insubordination takes it: Hacan still has its strategic
    action, cards and a pass, and nothing on the board."""
    game = board()
    game.player(HACAN).tactic = 1
    component(game, SOL, "insubordination", ("target", SOL, str(HACAN)))
    assert not tactical.can_activate(game, HACAN)
    game.state.turn = HACAN
    ask = Table(RULES, game.state).ask
    assert ask is not None and choices(ask, HACAN) == ["strategic:diplomacy"]


# --- units -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-FLEETPOOL-03", "TI-FLEETPOOL-04")
def test_a_war_effort_beyond_the_fleet_pool_costs_a_ship_of_choice_and_nobody_has_destroyed_it() -> None:
    """Sol has three ships with a fleet pool of three, and a War Effort brings a fourth. May it be played? Yes, and Sol
    then removes one, perhaps the old destroyer."""
    game = board()
    system = near_home(game, SOL)[0]
    fleet(game, SOL, system, destroyer=1, cruiser=2)
    answers = [("lose_ships", SOL, "destroyer")]
    component(game, SOL, "war_effort", *answers)
    assert ships(game, SOL, system) == {"cruiser": 3}


@pytest.mark.rule("TI-UPGRADE-05", "TI-TIMING-03")
@pytest.mark.parametrize("card", ["plague", "unstable_planet"])
def test_infantry_killed_by_a_card_may_come_back_when_it_is_upgraded(card: str) -> None:
    """Does Infantry II revive only after combat? It rolls whenever it is destroyed, whatever destroyed it, and comes
    back at home as its owner's next turn starts."""
    game = board()
    learn(game, HACAN, "infantry_2")
    planet = next(id for id in game.state.planets if PLANETS[id].trait == "hazardous")
    own(game, HACAN, planet)
    fleet(game, HACAN, planet, infantry=1)
    dice(game, *([10] * 8))
    hold(game, SOL, card)
    target = [("target", SOL, planet)]
    play(component_action.take(game, SOL, f"card:{card}"), *target, others="random")
    assert units.count(game, HACAN, "infantry", planet) == 0
    opened(game, Moment("start_of_turn", actor=HACAN))
    assert sum(units.count(game, HACAN, "infantry", id) for id in ("arretze", "hercant", "kamdorn")) == 1


@pytest.mark.rule("TI-AGENDACARD-06", "TI-COMPACTION-04")
def test_a_repealed_demilitarized_zone_takes_units_again_and_brings_none_back() -> None:
    """Repeal Law on a Demilitarized Zone: the planet is open to units again at once. Those it destroyed stay lost."""
    game = board()
    zone = next(id for id in game.state.planets if PLANETS[id].home_of is None)
    own(game, SOL, zone)
    laws.enact(game, "demilitarized_zone", planet=zone)
    hold(game, SOL, "frontline_deployment")
    game.state.planets["jord"].owner = None
    assert "card:frontline_deployment" not in actions(game, SOL)
    component(game, SOL, "repeal_law")
    assert "card:frontline_deployment" in actions(game, SOL) and game.state.planets[zone].attached == []
    play(component_action.take(game, SOL, "card:frontline_deployment"))
    assert units.count(game, SOL, "infantry", zone) == 3


@pytest.mark.rule("TI-BLOCKADE-01", "TI-BLOCKADE-02")
def test_a_ghost_ship_haunts_no_fleet_and_blockades_a_dock_left_alone() -> None:
    """May a Ghost Ship appear among ships of others? Never. But at a wormhole where Hacan has a dock and no fleet it
    may, and then the dock makes no ships."""
    game = board()
    haunted = game.state.planets["quann"].system
    guarded = next(id for id in game.state.systems if game.wormholes(id) and id != haunted)
    own(game, HACAN, "quann")
    fleet(game, HACAN, guarded, cruiser=1)
    fleet(game, HACAN, "quann", space_dock=1)
    hold(game, SOL, "ghost_ship")
    entry = next(entry for entry in windows.ABILITIES["component_action"] if entry.source == "ghost_ship")
    assert entry.targets is not None
    offered = [option.id for option in entry.targets(game, SOL, Moment("component_action", actor=SOL))]
    assert haunted in offered and guarded not in offered
    play(component_action.take(game, SOL, "card:ghost_ship"), ("target", SOL, haunted))
    assert production.blockade(game, HACAN, haunted) is not None


# --- cards and secrets -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-SECRETOBJ-03", "TI-PUBLICOBJ-04", "TI-OBJECTIVE-07")
def test_a_leaked_secret_of_the_action_phase_is_scored_by_anybody_at_its_moment_and_at_home() -> None:
    """The leaked secret was "destroy a flagship". Can others score it in the status phase now? No, at its moment in the
    action phase; and as a public objective, so only with all home planets."""
    game = board()
    secret = "destroy_their_greatest_ship"
    laws.enact(game, "classified_document_leaks")
    game.state.public, game.state.scored = [secret], {secret: [SOL]}
    destroyed = Moment("after_unit_destroyed", actor=HACAN, other=LETNEV, unit="flagship", system="34")
    assert usable(game, LETNEV, destroyed) == [f"secret:{secret}"]
    own(game, SOL, "arc_prime")
    assert usable(game, LETNEV, destroyed) == []
    own(game, LETNEV, "arc_prime")
    opened(game, destroyed, (destroyed.kind, LETNEV, f"secret:{secret}"))
    assert game.player(LETNEV).points == 1 and game.state.scored[secret] == [SOL, LETNEV]
    again = Moment("after_unit_destroyed", actor=HACAN, other=SOL, unit="flagship", system="34")
    assert usable(game, SOL, again) == []


@pytest.mark.rule("TI-TRANSACTION-03", "TI-PROMISSORY-02")
def test_a_note_can_be_bought_out_of_the_hand_that_is_about_to_play_it() -> None:
    """Sol has named the system, Hacan thinks about playing Sol's Ceasefire. Is it too late to pay for peace? No: a
    transaction is possible at any moment of Sol's turn, and what is no longer in hand cannot be played."""
    game = board()
    game.player(SOL).notes.remove("ceasefire:0")
    game.player(HACAN).notes.append("ceasefire:0")
    game.player(SOL).trade_goods = 3
    system = near_home(game, SOL)[0]
    fleet(game, HACAN, system, cruiser=1)
    live = Table(RULES, game.state)
    live.answer(SOL, "tactical")
    live.answer(SOL, system)
    assert live.ask is not None and choices(live.ask, HACAN) == ["note:ceasefire:0", "pass"]
    live.answer(SOL, {**EMPTY_OFFER, "to": "1", "trade_goods": 3, "want_note": "ceasefire:0"}, "offer")
    live.answer(HACAN, str(live.state.offered), "accept")
    shape = live.ask.must.get(HACAN)
    assert shape is None or (isinstance(shape, PickOne) and [option.id for option in shape.options] == ["pass"])
    assert "ceasefire:0" in live.state.players[SOL].notes


@pytest.mark.rule("TI-HIDDEN-06", "TI-ACTIONCARD-06")
def test_stalling_with_a_sabotage_puts_it_where_everybody_sees_it() -> None:
    """The Yssaril discard a Sabotage to stall. It was not played, so nobody can answer it; and it lies open."""
    game = table("yssaril", "hacan", "letnev")
    hold(game, 0, "sabotage")
    hold(game, 1, "sabotage")
    played = play(component_action.take(game, 0, "faction:stall_tactics"))
    assert "when_action_card_played" not in kinds(played) and game.state.action_discard == ["sabotage"]


@pytest.mark.rule("TI-TIMING-03", "TI-TRADEGOOD-03")
def test_a_neighbor_is_pillaged_for_an_initiative_and_not_for_its_own_commodities() -> None:
    """Industrial Initiative brings Hacan three trade goods: Mentak may pillage. Replenishing commodities brings no
    trade good at all, so there is nothing to answer."""
    game = table("hacan", "mentak", "letnev")
    fleet(game, 1, near_home(game, 0)[0], cruiser=1)
    own(game, 0, *[id for id in game.state.planets if PLANETS[id].trait == "industrial"][:3])
    hold(game, 0, "industrial_initiative")
    raid = ("after_gain_trade_goods", 1, "faction:pillage")
    play(component_action.take(game, 0, "card:industrial_initiative"), raid, others="pass")
    assert [player.trade_goods for player in game.state.players[:2]] == [2, 1]
    game.player(0).strategy_cards, game.player(0).trade_goods = ["trade"], 4
    asked = play_on(
        game,
        ("action", 0, "strategic:trade"),
        ("after_gain_trade_goods", 1, "faction:pillage"),
        until=lambda state: state.turn != 0,
    )
    assert [kind for kind, _ in asked].count("after_gain_trade_goods") == 1 and game.player(0).commodities == 6

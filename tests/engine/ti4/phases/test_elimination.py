"""Elimination: when a player is out, and what becomes of its components."""

from __future__ import annotations

import pytest

from engine.ti4.combat import hits
from engine.ti4.economy import notes
from engine.ti4.galaxy import capacity, control, movement
from engine.ti4.interface import invariants
from engine.ti4.phases import elimination, victory
from engine.ti4.play import Game
from engine.ti4.state import Law, Offer, Terms
from tests.engine.ti4.moments import Moment, window
from tests.engine.ti4.positions import board, dice, fleet, kinds, lasting, learn, own, play, said
from tests.engine.ti4.skies import activated, row

SOL, HACAN, LETNEV = 0, 1, 2
HACAN_HOME = ("arretze", "hercant", "kamdorn")


def bereft() -> Game:
    """The Hacan hold a cruiser in space and nothing that counts."""
    game = board()
    for planet in HACAN_HOME:
        game.state.planets[planet].owner = SOL
    fleet(game, HACAN, "31", cruiser=1)
    fleet(game, SOL, "jord", infantry=1)
    fleet(game, LETNEV, "arc_prime", infantry=1)
    return game


def check(game: Game) -> list[int]:
    play(elimination.check_elimination(game))
    return game.seats()


@pytest.mark.rule("TI-ELIMINATION-01", "TI-CX-40")
def test_a_player_is_out_without_ground_forces_production_and_planets() -> None:
    game = bereft()
    own(game, HACAN, "abyz")
    assert check(game) == [SOL, HACAN, LETNEV]
    play(control.gain_control(game, SOL, "abyz"))
    assert check(game) == [SOL, LETNEV]


@pytest.mark.rule("TI-ELIMINATION-01")
@pytest.mark.parametrize(("place", "piece"), [("31", "infantry"), ("abyz", "space_dock")])
def test_a_ground_force_or_a_unit_with_production_keeps_a_player_in(place: str, piece: str) -> None:
    game = bereft()
    fleet(game, HACAN, place, **{piece: 1})
    assert check(game) == [SOL, HACAN, LETNEV]


@pytest.mark.rule("TI-ELIMINATION-02")
def test_nobody_waits_for_an_eliminated_player() -> None:
    game = bereft()
    game.state.queue, game.state.speaker = [HACAN, LETNEV], HACAN
    check(game)
    assert game.state.queue == [LETNEV]
    assert game.state.speaker == LETNEV
    assert game.others(SOL) == [LETNEV]
    assert "ti4-eliminated" in said(game)


@pytest.mark.rule("TI-ELIMINATION-02")
def test_its_effects_and_offers_end_and_those_of_others_stay() -> None:
    game = bereft()
    game.state.speaker = LETNEV
    game.begin("flank_speed", HACAN, "turn")
    game.begin("bunker", SOL, "invasion")
    game.state.offers = [Offer(1, SOL, HACAN, Terms(), Terms()), Offer(2, SOL, LETNEV, Terms(), Terms())]
    check(game)
    assert lasting(game) == ["bunker"]
    assert [offer.id for offer in game.state.offers] == [2]
    assert game.state.speaker == LETNEV


@pytest.mark.rule("TI-ELIMINATION-03")
def test_its_pieces_go_to_the_box() -> None:
    game = bereft()
    learn(game, HACAN, "sarween_tools")
    game.state.systems["31"].tokens = [HACAN, SOL]
    check(game)
    player = game.player(HACAN)
    assert game.state.systems["31"].tokens == [SOL]
    assert HACAN not in game.state.systems["31"].space
    assert (player.tactic, player.fleet, player.strategy, player.technologies) == (0, 0, 0, [])


@pytest.mark.rule("TI-ELIMINATION-04")
def test_its_laws_are_discarded() -> None:
    game = bereft()
    game.state.laws = [Law("minister_of_war", owner=HACAN), Law("minister_of_peace", owner=SOL)]
    check(game)
    assert [law.id for law in game.state.laws] == ["minister_of_peace"]
    assert game.state.agenda_discard[-1] == "minister_of_war"


@pytest.mark.rule("TI-ELIMINATION-05", "TI-ELIMINATION-06")
def test_notes_of_others_go_home_and_its_own_leave_the_game() -> None:
    game = bereft()
    game.player(HACAN).notes = ["ceasefire:1", "trade_agreement:0"]
    game.player(HACAN).notes_in_play = ["support_for_the_throne:2"]
    game.player(SOL).notes = ["ceasefire:0", "political_secret:1"]
    game.player(LETNEV).notes = []
    game.player(LETNEV).notes_in_play = ["political_secret:1", "political_secret:0"]
    check(game)
    assert game.player(SOL).notes == ["ceasefire:0", "trade_agreement:0"]
    assert game.player(LETNEV).notes == ["support_for_the_throne:2"]
    assert game.player(LETNEV).notes_in_play == ["political_secret:0"]
    assert game.player(HACAN).notes == game.player(HACAN).notes_in_play == []


@pytest.mark.rule("TI-ELIMINATION-05", "TI-ELIMINATION-06", "TI-PROMISSORY-09")
def test_what_everyone_counts_of_lent_and_taken_notes_is_right_afterwards_and_nobody_is_asked_about_them() -> None:
    game = bereft()
    game.state.options.windows = "all"
    for giver, taker, note in ((HACAN, SOL, "ceasefire:1"), (SOL, HACAN, "ceasefire:0"), (LETNEV, SOL, "ceasefire:2")):
        play(notes.give(game, giver, taker, note))
    check(game)
    counted = [(game.player(seat).notes_lent, game.player(seat).notes_taken) for seat in (SOL, HACAN, LETNEV)]
    assert counted == [(0, 1), (0, 0), (1, 0)]
    invariants.check(game.state)
    play(notes.give(game, SOL, LETNEV, "ceasefire:0"))
    fleet(game, SOL, "31", cruiser=1)
    asked = play(window(game, Moment("after_activate_system", actor=LETNEV, system="31")), others="stop").open
    assert asked is not None and list(asked.must) == [SOL]
    game.player(SOL).notes.remove("ceasefire:2")
    game.player(SOL).notes_taken = game.player(LETNEV).notes_lent = 0
    assert play(window(game, Moment("after_activate_system", actor=LETNEV, system="31")), others="stop").asked == []


def desperate(*tiles: int) -> Game:
    """Hacan has nothing left that counts but what a test puts aboard their ships."""
    game = row(*tiles)
    for planet in HACAN_HOME:
        game.state.planets[planet].owner = SOL
    game.state.turn = HACAN
    return game


@pytest.mark.rule("TI-ELIMINATION-01", "TI-RIFT-03")
def test_who_loses_the_last_ground_forces_in_a_rift_is_out_before_the_movement_goes_on() -> None:
    game = desperate(41, 47, 46)
    game.player(HACAN).fleet = 9
    fleet(game, HACAN, "41", carrier=1, infantry=1)
    fleet(game, HACAN, "46", cruiser=1)
    fleet(game, SOL, "47", fighter=1)
    dice(game, 1)
    steps = ("move", "41:carrier"), ("load", {"41:infantry": 1}), ("move", "46:cruiser")
    step = movement.movement_step(game, HACAN, activated(game, "47", HACAN))
    asked = play(step, *steps, others="stop")
    assert asked.open is None and game.seats() == [SOL, LETNEV] and "ti4-moved" not in said(game)
    assert HACAN not in game.state.systems["47"].space and "after_move_ships" not in kinds(asked)
    invariants.check(game.state)


@pytest.mark.rule("TI-ELIMINATION-01")
@pytest.mark.parametrize("loss", ["destroyed", "for want of capacity", "for the fleet pool", "planet"])
def test_who_loses_the_last_that_counts_is_out_at_once(loss: str) -> None:
    game = desperate(41, 47, 46)
    if loss == "planet":
        own(game, HACAN, HACAN_HOME[0])
        play(control.lose_control(game, HACAN_HOME[0]))
    else:
        fleet(game, HACAN, "46", infantry=1, carrier=0 if loss == "for want of capacity" else 1)
        game.player(HACAN).fleet = 0
        game.state.systems["46"].space[HACAN].units.setdefault("fighter", 1)
        rule = {
            "destroyed": hits.destroy(game, HACAN, "infantry", 1, "46", cause=hits.Cause(SOL, "plague")),
            "for want of capacity": capacity.enforce_capacity(game, HACAN, "46"),
            "for the fleet pool": capacity.enforce_fleet_everywhere(game, HACAN),
        }
        for name, each in rule.items():
            play(each) if name == loss else each.close()
    assert game.seats() == [SOL, LETNEV]


@pytest.mark.rule("TI-DOUBT-35")
def test_its_cards_are_discarded_shuffled_back_and_returned() -> None:
    game = bereft()
    player = game.player(HACAN)
    cards = list(player.strategy_cards)
    player.action_cards, player.secrets, player.scored_secrets = (
        ["sabotage"],
        ["adapt_new_strategies"],
        ["become_the_gatekeeper"],
    )
    check(game)
    assert game.state.action_discard == ["sabotage"]
    assert {"adapt_new_strategies", "become_the_gatekeeper"} <= set(game.state.secret_deck)
    assert all(game.state.strategy_goods[card] == 0 for card in cards)


def test_the_last_player_left_wins() -> None:
    game = bereft()
    game.state.systems["31"].space.clear()
    game.state.planets["arc_prime"].ground.clear()
    for planet in game.planets(LETNEV):
        game.state.planets[planet].owner = SOL
    with pytest.raises(victory.GameEnds):
        play(elimination.check_elimination(game))
    assert game.state.winners == [SOL]


def test_the_point_of_its_support_for_the_throne_is_lost() -> None:
    game = bereft()
    game.player(SOL).points, game.player(SOL).notes_in_play = 1, ["support_for_the_throne:1"]
    check(game)
    assert (game.player(SOL).points, game.player(SOL).notes_in_play) == (0, [])
    assert game.player(HACAN).notes == []

"""The Xxcha Kingdom."""

from __future__ import annotations

import pytest

from engine.text import T, seat_name
from engine.ti4.actions import strategy_action, tactical
from engine.ti4.combat import space_cannon
from engine.ti4.galaxy import units
from engine.ti4.phases import action_phase, agenda_phase
from engine.ti4.play import Game
from tests.engine.ti4.factions.sheets import act, hand_note, open_window, table, usable
from tests.engine.ti4.hands import hold
from tests.engine.ti4.moments import Moment
from tests.engine.ti4.positions import dice as fall
from tests.engine.ti4.positions import fleet, kinds, learn, own, play, said
from tests.engine.ti4.skies import choices, row

XXCHA, FOE, OTHER = 0, 1, 2
HIT, MISS = 10, 1
SKY = ("xxcha", "hacan", "letnev")
MINE, NEAR, FAR = "wellon", "vefut_ii", "thibah"


# --- Peace Accords ---------------------------------------------------------------------------------------------------


def sky() -> Game:
    """Own Wellon, next to it Vefut II, beyond it Thibah."""
    game = row(19, 20, 21, factions=SKY)
    own(game, XXCHA, MINE)
    return game


def done(card: str = "diplomacy", actor: int = XXCHA, cause: str = "primary") -> Moment:
    return Moment("after_resolve_strategy_card_ability", actor=actor, card=card, cause=cause)


ACCORDS = ("after_resolve_strategy_card_ability", XXCHA, "faction:peace_accords")


@pytest.mark.rule("TI-ABILITY-14", "TI-CONTROL-02", "TI-CONTROL-03", "TI-ADJACENT-03")
@pytest.mark.parametrize("cause", ["primary", "secondary"])
def test_peace_accords_take_an_empty_planet_nearby_exhausted(cause: str) -> None:
    game = sky()
    open_window(game, done(cause=cause), ACCORDS)
    planet = game.state.planets[NEAR]
    assert planet.owner == XXCHA and planet.exhausted and not planet.ground
    assert game.state.planets[FAR].owner is None


def test_peace_accords_may_take_the_planet_of_another_and_one_of_the_same_system() -> None:
    game = row(28, 19, factions=SKY)
    own(game, XXCHA, "tequran")
    own(game, FOE, "wellon")
    asked = open_window(game, done(), ACCORDS, others="stop").open
    assert choices(asked) == ["torkan", "wellon"]
    open_window(game, done(), ACCORDS, ("target", "wellon"))
    assert game.state.planets["wellon"].owner == XXCHA


def test_peace_accords_leave_planets_with_any_unit_and_mecatol_rex_alone() -> None:
    game = row(19, 20, 18, factions=SKY)
    own(game, XXCHA, NEAR)
    assert usable(game, XXCHA, done()) == ["faction:peace_accords"]
    fleet(game, FOE, MINE, pds=1)
    assert usable(game, XXCHA, done()) == []
    units.remove(game, FOE, "pds", 1, MINE)
    fleet(game, FOE, "19", cruiser=1)
    assert usable(game, XXCHA, done()) == ["faction:peace_accords"]


def test_peace_accords_follow_own_diplomacy_only() -> None:
    game = sky()
    assert usable(game, XXCHA, done("politics")) == [] and usable(game, XXCHA, done(actor=FOE)) == []
    assert usable(game, FOE, done(actor=FOE)) == []
    assert usable(game, XXCHA, Moment("when_resolve_strategy_card_ability", actor=XXCHA, card="diplomacy")) == []


@pytest.mark.rule("TI-STRATACTION-07")
def test_the_kingdom_may_follow_diplomacy_for_the_accords_alone() -> None:
    game = sky()
    assert not any(planet.exhausted for planet in game.state.planets.values())
    assert strategy_action.may_follow(game, XXCHA, "diplomacy") and not strategy_action.may_follow(
        game, FOE, "diplomacy"
    )
    asked = play(strategy_action.follow(game, XXCHA, "diplomacy"), ACCORDS, others="pass")
    assert game.state.planets[NEAR].owner == XXCHA and game.player(XXCHA).strategy == 1 and "ready" not in kinds(asked)
    own(game, XXCHA, NEAR)
    fleet(game, FOE, FAR, infantry=1)
    assert not strategy_action.may_follow(game, XXCHA, "diplomacy")


def test_peace_accords_come_after_the_primary_of_diplomacy() -> None:
    game = sky()
    answers = [("diplomacy", "19"), ACCORDS]
    play(strategy_action.resolve(game, XXCHA, "diplomacy", "primary"), *answers, others="pass")
    assert game.state.planets[NEAR].owner == XXCHA and FOE in game.state.systems["19"].tokens


# --- Quash and Political Favor ---------------------------------------------------------------------------------------


def chamber() -> Game:
    game = table("xxcha")
    game.state.phase, game.state.step, game.state.turn, game.state.custodians = "agenda", "first_reveal", None, False
    game.state.agenda_deck, game.state.agenda_discard = ["executive_sanctions", "mutiny", "wormhole_research"], []
    return game


QUASH = ("when_agenda_revealed", XXCHA, "faction:quash")


@pytest.mark.rule("TI-ABILITY-07", "TI-AGENDAPHASE-04")
def test_quash_throws_agendas_out_for_a_token_each() -> None:
    game = chamber()
    play(agenda_phase.reveal(game, "first"), QUASH, QUASH, others="pass")
    assert game.state.agenda_discard == ["wormhole_research", "mutiny"] and game.player(XXCHA).strategy == 0
    assert game.state.vote is not None and game.state.vote.agenda == "executive_sanctions"


@pytest.mark.rule("TI-ABILITY-08")
def test_quash_needs_a_token_the_reveal_and_its_voice() -> None:
    game = chamber()
    moment = Moment("when_agenda_revealed", actor=FOE, card="mutiny")
    assert usable(game, XXCHA, moment) == ["faction:quash"] and "faction:quash" not in usable(game, FOE, moment)
    assert usable(game, XXCHA, Moment("after_agenda_revealed", actor=FOE, card="mutiny")) == []
    game.begin("political_secret", XXCHA, "agenda")
    assert usable(game, XXCHA, moment) == []
    game.end("agenda")
    game.player(XXCHA).strategy = 0
    assert usable(game, XXCHA, moment) == []


@pytest.mark.rule("TI-PROMISSORY-02", "TI-PROMISSORY-04")
def test_political_favor_throws_the_agenda_out_with_a_token_of_the_kingdom() -> None:
    game = chamber()
    note = hand_note(game, FOE)
    play(agenda_phase.reveal(game, "first"), ("when_agenda_revealed", FOE, f"note:{note}"), others="pass")
    assert game.state.agenda_discard == ["wormhole_research"] and game.player(XXCHA).strategy == 1
    assert game.player(FOE).strategy == 2 and note in game.player(XXCHA).notes
    assert game.state.vote is not None and game.state.vote.agenda == "mutiny"


@pytest.mark.rule("TI-PROMISSORY-03", "TI-ABILITY-08")
def test_political_favor_needs_a_token_of_the_kingdom_and_another_holder() -> None:
    game = chamber()
    note, moment = hand_note(game, FOE), Moment("when_agenda_revealed", actor=OTHER, card="mutiny")
    assert usable(game, FOE, moment) == [f"note:{note}"]
    assert usable(game, FOE, Moment("after_agenda_revealed", actor=OTHER, card="mutiny")) == []
    game.player(XXCHA).strategy = 0
    assert usable(game, FOE, moment) == []
    game.player(XXCHA).strategy = 1
    hand_note(game, XXCHA)
    assert usable(game, XXCHA, moment) == ["faction:quash"]


# --- Instinct Training -----------------------------------------------------------------------------------------------

TRAINING = ("when_action_card_played", XXCHA, "tech:instinct_training")


@pytest.mark.rule("TI-ACTIONCARD-07", "TI-ABILITY-07", "TI-EXHAUST-03")
def test_instinct_training_cancels_a_card_of_another_for_a_token() -> None:
    game = table("xxcha")
    learn(game, XXCHA, "instinct_training")
    hold(game, FOE, "mining_initiative")
    act(game, FOE, "card:mining_initiative", TRAINING, others="pass")
    assert game.player(FOE).trade_goods == 0 and game.state.action_discard == ["mining_initiative"]
    assert game.player(XXCHA).strategy == 1 and game.player(XXCHA).exhausted_technologies == ["instinct_training"]
    assert usable(game, XXCHA, Moment("when_action_card_played", actor=FOE, card="spy")) == []


def test_instinct_training_cancels_a_sabotage_too() -> None:
    game = table("xxcha")
    learn(game, XXCHA, "instinct_training")
    hold(game, XXCHA, "mining_initiative")
    hold(game, FOE, "sabotage")
    sabotage = ("when_action_card_played", FOE, "card:sabotage")
    act(game, XXCHA, "card:mining_initiative", sabotage, TRAINING, others="random")
    assert game.player(XXCHA).trade_goods > 0


@pytest.mark.rule("TI-ABILITY-08")
def test_instinct_training_is_against_others_and_needs_a_token_and_the_technology() -> None:
    game = table("xxcha")
    played = Moment("when_action_card_played", actor=FOE, card="spy")
    assert usable(game, XXCHA, played) == []
    learn(game, XXCHA, "instinct_training")
    assert usable(game, XXCHA, played) == ["tech:instinct_training"]
    assert usable(game, XXCHA, Moment("when_action_card_played", actor=XXCHA, card="spy")) == []
    game.player(XXCHA).strategy = 0
    assert usable(game, XXCHA, played) == []


# --- Nullification Field ---------------------------------------------------------------------------------------------

FIELD = ("after_activate_system", XXCHA, "tech:nullification_field")


def entered() -> Game:
    game = table("xxcha")
    learn(game, XXCHA, "nullification_field")
    fleet(game, XXCHA, "26", cruiser=1)
    game.state.turn = FOE
    return game


@pytest.mark.rule("TI-ACTIVATION-05", "TI-ABILITY-07", "TI-EXHAUST-03")
def test_the_nullification_field_ends_the_turn_of_whoever_activates_a_system_with_own_ships() -> None:
    game = entered()
    learn(game, FOE, "fleet_logistics")
    fleet(game, FOE, "27", cruiser=1)
    asked = play(action_phase.turn(game, FOE), ("action", FOE, "tactical"), ("activate", "26"), FIELD, others="pass")
    assert kinds(asked).count("action") == 1 and "move" not in kinds(asked)
    assert FOE in game.state.systems["26"].tokens and game.player(FOE).tactic == 2
    player = game.player(XXCHA)
    assert player.strategy == 1 and player.exhausted_technologies == ["nullification_field"]
    assert T("ti4-turn-ends", seat=seat_name(FOE)) in [event.text for event in game.events]


def test_nothing_more_is_used_after_the_activation_once_the_turn_has_ended() -> None:
    game = entered()
    hold(game, FOE, "flank_speed")
    asked = play(tactical.activate(game, FOE, "26"), FIELD, others="pass")
    assert kinds(asked).count("after_activate_system") == 2 and game.player(FOE).action_cards == ["flank_speed"]


@pytest.mark.rule("TI-ABILITY-08")
def test_the_field_needs_own_ships_a_token_and_another_player() -> None:
    game = entered()
    assert usable(game, XXCHA, Moment("after_activate_system", actor=FOE, system="26")) == ["tech:nullification_field"]
    assert usable(game, XXCHA, Moment("after_activate_system", actor=XXCHA, system="26")) == []
    fleet(game, XXCHA, "quann", pds=1)
    assert usable(game, XXCHA, Moment("after_activate_system", actor=FOE, system="25")) == []
    game.player(XXCHA).strategy = 0
    assert usable(game, XXCHA, Moment("after_activate_system", actor=FOE, system="26")) == []


# --- Loncara Ssodu ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-ABILITY-15", "TI-SPACECANNON-04", "TI-SPACECANNONOFF-02")
def test_the_flagship_fires_into_adjacent_systems_and_no_farther() -> None:
    game = row(19, 20, 21, factions=SKY)
    fleet(game, XXCHA, "19", flagship=1)
    fleet(game, FOE, "20", cruiser=3)
    assert game.near(XXCHA)["20"] == ("19", "21")
    fall(game, HIT, HIT, MISS)
    play(space_cannon.offense(game, FOE, "20"), ("space_cannon", XXCHA, "yes"), others="pass")
    assert game.ships(FOE, "20") == {"cruiser": 1}
    assert space_cannon.guns_on_system(game, XXCHA, "19") and not space_cannon.guns_on_system(game, XXCHA, "21")
    assert not space_cannon.guns_on_system(game, FOE, "20")


def test_the_flagship_never_fires_at_ground_forces() -> None:
    game = row(19, 20, factions=SKY)
    fleet(game, XXCHA, "19", flagship=1)
    own(game, XXCHA, MINE)
    fleet(game, FOE, MINE, infantry=1)
    assert kinds(play(space_cannon.space_cannon_defense(game, FOE, MINE))) == []
    assert not {"ti4-cannon-roll", "ti4-cannon-roll-modified"} & {*said(game)}

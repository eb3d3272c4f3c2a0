"""What all factions build on: sheets as sources of abilities, points that they change, what works and what lacks."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.effects import Hook
from engine.ti4 import objectives
from engine.ti4.abilities import implemented, sources
from engine.ti4.actions import strategy_action
from engine.ti4.combat import bombardment, dice, hits
from engine.ti4.combat.dice import Combat, Roll
from engine.ti4.combat.space_cannon import offense
from engine.ti4.components import FACTION_ABILITIES, FACTIONS, TECHNOLOGIES
from engine.ti4.economy import notes, payment, production, technology, trade_goods, transactions
from engine.ti4.economy.batch import Batch
from engine.ti4.galaxy import custodians, units
from engine.ti4.phases import order
from engine.ti4.play import Game
from engine.ti4.rules import RULES
from engine.ti4.state import UNCOUNTED
from tests.engine.ti4 import moments as windows
from tests.engine.ti4.effects import fold, put
from tests.engine.ti4.factions.sheets import hand_note, open_window, table, usable
from tests.engine.ti4.hands import deal
from tests.engine.ti4.moments import Moment
from tests.engine.ti4.positions import fleet, kinds, learn, own, play, said

ME, FOE, OTHER = 0, 1, 2
TRIAL = "trial"
Add = Callable[..., None]


@pytest.fixture
def trial(monkeypatch: pytest.MonkeyPatch) -> Add:
    """Puts a rule at a point for this test; it is in force for whoever has the effect `trial`."""

    def add(point: str, rule: Callable[..., Any], source: str = TRIAL, **how: Any) -> None:
        put(monkeypatch, point, Hook(source, rule, **how))

    return add


def tried(*seats: int, **options: Any) -> Game:
    """A game of Sol against two others in which these seats have the effect."""
    game = table("sol", **options)
    for seat in seats or (ME,):
        game.begin(TRIAL, seat, "turn")
    return game


# --- sources ---------------------------------------------------------------------------------------------------------


def owners(game: Game, source: str) -> list[int]:
    """For whom it works."""
    return [player.seat for player in game.state.players if sources.in_force(game.state, player.seat, source)]


@pytest.mark.rule("TI-ABILITY-14", "TI-ABILITY-16", "TI-ELIMINATION-03")
def test_an_ability_is_in_force_for_its_faction_while_it_is_in_the_game() -> None:
    game = table("sol")
    assert owners(game, "versatile") == [ME]
    game.player(ME).eliminated = True
    assert owners(game, "versatile") == []


def test_silence_stops_abilities_and_perhaps_faction_technologies(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sources.SILENCING, "quiet", False)
    monkeypatch.setitem(sources.SILENCING, "mute", True)
    for effect, works in (("quiet", True), ("mute", False)):
        game = table("sol")
        learn(game, ME, "spec_ops_2", "neural_motivator")
        game.begin(effect, ME, "turn")
        assert not sources.in_force(game.state, ME, "versatile")
        assert sources.in_force(game.state, ME, "neural_motivator")
        assert sources.in_force(game.state, ME, "spec_ops_2") is works
        game.end("turn")
        assert sources.in_force(game.state, ME, "versatile")


def test_a_hook_can_work_for_others(trial: Add) -> None:
    game = tried(ME)
    trial("hand_limit", lambda game, seat, value, about, owner: value + 10 + owner, whose="others")
    assert [fold(game, "hand_limit", 7, seat) for seat in game.seats()] == [7, 17, 17]


def test_a_hook_that_comes_last_is_not_undone(trial: Add) -> None:
    game = tried(ME)
    trial("hand_limit", lambda game, seat, value, about: 99, last=True)
    trial("hand_limit", lambda game, seat, value, about: 3, source="zealots")
    game.begin("zealots", ME, "turn")
    assert fold(game, "hand_limit", 7, ME) == 99


@pytest.mark.rule("TI-PROMISSORY-08")
def test_a_note_works_from_the_play_area(trial: Add) -> None:
    game = table("sol")
    trial("hand_limit", lambda game, seat, value, about: value + 1, source="note:military_support")
    note = hand_note(game, FOE)
    assert fold(game, "hand_limit", 7, FOE) == 7
    notes.put_in_play(game, FOE, note)
    assert [fold(game, "hand_limit", 7, seat) for seat in game.seats()] == [7, 8, 7]


def test_a_copy_of_a_technology_works_like_it_and_exhausts_by_itself() -> None:
    game = table("sol")
    learn(game, ME, "antimass_deflectors")
    game.player(ME).copies["antimass_deflectors"] = "neural_motivator"
    assert sources.in_force(game.state, ME, "neural_motivator")
    assert windows.ready_card(game, ME, "neural_motivator") == "antimass_deflectors"
    game.player(ME).exhausted_technologies.append("antimass_deflectors")
    assert windows.ready_card(game, ME, "neural_motivator") is None
    assert RULES.view(game.state, FOE).seats[ME].copies == (("antimass_deflectors", "neural_motivator"),)
    assert TECHNOLOGIES["neural_motivator"] in technology.owned(game, ME)


# --- what works ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("faction", FACTIONS)
def test_a_faction_with_tests_of_its_own_lacks_nothing(faction: str) -> None:
    sheet = FACTIONS[faction]
    own = {*sheet.abilities, *sheet.units, sheet.flagship, *sheet.technologies, sheet.note}
    tested = Path(__file__).with_name(f"test_{faction}.py").exists()
    assert not tested or not own.intersection(implemented.lacking())


@pytest.mark.rule("TI-SETUP-08", "TI-SETUP-09")
def test_what_does_nothing_stays_out_of_decks_and_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    game = table("sol")
    assert "military_support:0" in game.player(ME).notes and "spec_ops_2" in technology.deck(game, ME)
    lacking = set(implemented.lacking())
    for seat in game.seats():
        assert not lacking.intersection(technology.deck(game, seat))
        assert not lacking.intersection(note.partition(":")[0] for note in game.player(seat).notes)


def test_every_ability_stands_on_one_sheet() -> None:
    assert len(FACTION_ABILITIES) == sum(len(sheet.abilities) for sheet in FACTIONS.values())
    assert set(implemented.lacking()) <= set(implemented.components())


@pytest.mark.rule("TI-PROMISSORY-09", "TI-HIDDEN-01")
def test_only_who_got_a_note_from_somebody_is_asked_for_it() -> None:
    """What everyone saw decides: who gave notes away, and who received some; not which ones."""
    game, turn = table("sol", windows="all"), Moment("start_of_turn", actor=ME)
    assert kinds(open_window(game, turn)) == []
    play(notes.give(game, FOE, OTHER, f"ceasefire:{FOE}"))
    assert kinds(open_window(game, turn)) == []
    play(notes.give(game, ME, FOE, f"ceasefire:{ME}"))
    assert open_window(game, turn).asked[0] == ("start_of_turn", (FOE, OTHER))
    notes.put_in_play(game, OTHER, f"ceasefire:{FOE}")
    assert open_window(game, turn).asked[0] == ("start_of_turn", (FOE,))
    notes.put_in_play(game, FOE, f"ceasefire:{ME}")
    notes.return_note(game, f"ceasefire:{ME}")
    assert kinds(open_window(game, turn)) == []


def test_nobody_is_asked_for_a_note_that_lies_open() -> None:
    game = table("sol", windows="all")
    note = hand_note(game, FOE)
    notes.put_in_play(game, FOE, note)
    assert kinds(open_window(game, Moment("start_of_turn", actor=ME))) == []
    notes.return_note(game, note)
    hand_note(game, OTHER)
    assert open_window(game, Moment("start_of_turn", actor=ME)).asked[0] == ("start_of_turn", (OTHER,))


def test_in_a_game_in_which_nobody_counted_everyone_may_hold_any_note() -> None:
    game = table("sol", windows="all")
    for player in game.state.players:
        player.notes_lent = player.notes_taken = UNCOUNTED
    assert open_window(game, Moment("start_of_turn", actor=ME)).asked[0] == ("start_of_turn", (FOE, OTHER))


# --- points ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-WORMHOLE-01")
def test_the_table_may_have_more_wormholes_and_links_than_are_printed(trial: Add) -> None:
    game = tried(ME)
    trial("wormholes", lambda game, seat, value: (*value, ("18", "alpha")))
    trial("links", lambda game, seat, value: (*value, ("1", "16")))
    assert "16" in game.near(FOE)["1"] and "1" in game.near(FOE)["16"]
    assert "39" in game.near(FOE)["18"] or "26" in game.near(FOE)["18"]
    game.end("turn")
    assert "16" not in game.near(FOE)["1"] and game.wormholes("18") == ()


@pytest.mark.rule("TI-NEIGHBOR-05")
def test_who_deals_afar_needs_no_neighbors(trial: Add) -> None:
    game = table("sol", "letnev", "xxcha")
    game.begin(TRIAL, OTHER, "turn")
    assert transactions.may_transact(game, ME, OTHER) is not None
    trial("deals_afar", lambda game, seat, value, other: True)
    assert transactions.may_transact(game, ME, OTHER) is None
    assert transactions.may_transact(game, ME, FOE) is not None


@pytest.mark.rule("TI-STRATACTION-07")
def test_a_secondary_can_be_free_or_open_in_other_ways(trial: Add) -> None:
    game = tried(FOE)
    game.player(FOE).strategy = 0
    assert not strategy_action.may_follow(game, FOE, "politics")
    trial("secondary_token", lambda game, seat, value, card: value and card != "politics")
    assert strategy_action.may_follow(game, FOE, "politics") and not strategy_action.may_follow(game, FOE, "imperial")
    trial("may_follow", lambda game, seat, value, card: False)
    assert not strategy_action.may_follow(game, FOE, "politics")


@pytest.mark.rule("TI-TRADEGOOD-05")
def test_trade_goods_can_be_worth_more(trial: Add) -> None:
    game = tried(ME)
    trial("trade_good_worth", lambda game, seat, value, about: 2)
    own(game, ME, "jord", exhausted=True)
    game.player(ME).trade_goods = 3
    assert payment.purse(game, ME, "resources") == 6
    play(payment.pay(game, ME, 5, "resources", trade_goods.T("yes")))
    assert game.player(ME).trade_goods == 0


@pytest.mark.rule("TI-PUBLICOBJ-04")
def test_scoring_can_do_without_the_home_system(trial: Add) -> None:
    game = tried(ME)
    game.state.planets["jord"].owner = None
    assert not objectives.holds_home(game, ME)
    trial("scores_from_home", lambda game, seat, value, about: False)
    assert objectives.holds_home(game, ME)


@pytest.mark.rule("TI-CUSTODIANS-03")
def test_the_custodians_can_cost_less(trial: Add) -> None:
    game = tried(ME)
    fleet(game, ME, "18", carrier=1, infantry=1)
    own(game, ME, "jord", exhausted=True)
    assert custodians.refusal(game, ME).rule == "TI-CUSTODIANS-03"
    trial("custodians_price", lambda game, seat, value, about: 0)
    assert custodians.refusal(game, ME) is None


@pytest.mark.rule("TI-INITIATIVE-02", "TI-INITIATIVE-03")
def test_the_token_zero_comes_first_until_the_next_round() -> None:
    game = table("sol")
    game.state.zero = OTHER
    assert order.initiative_order(game) == [OTHER, ME, FOE]
    assert RULES.view(game.state, None).seats[OTHER].initiative == 0


# --- research --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-TECH-19")
def test_an_ability_stands_for_one_symbol_of_any_color(trial: Add) -> None:
    game = tried(ME)
    assert "gravity_drive" not in technology.researchable(game, ME)
    trial("specialists", lambda game, seat, value, about: [*value, "versatile"])
    found = technology.researchable(game, ME)
    assert "gravity_drive" in found and "fleet_logistics" not in found and "magen_defense_grid" in found
    play(technology.research(game, ME), ("technology", "gravity_drive"), others="stop")
    assert "gravity_drive" in game.player(ME).technologies


def test_prerequisites_can_be_waived_for_a_price(trial: Add) -> None:
    game = tried(ME)
    learn(game, ME, "sarween_tools")
    trial("waivers", lambda game, seat, value, technology: [*value, ("sarween_tools", 2)])
    assert "war_sun" in technology.researchable(game, ME) and "war_sun" not in technology.researchable(game, ME, 3)
    play(technology.research(game, ME), ("technology", "war_sun"))
    assert "war_sun" in game.player(ME).technologies and game.state.planets["jord"].exhausted
    assert game.player(ME).exhausted_technologies == ["sarween_tools"]


@pytest.mark.rule("TI-TECH-16")
def test_research_can_be_something_else_and_is_paid_for_all_the_same(trial: Add) -> None:
    game = tried(ME)
    trial("researches", lambda game, seat, value, about: False)
    assert technology.can_research(game, ME, 4) and not technology.can_research(game, ME, 5)
    before = list(game.player(ME).technologies)
    play(technology.research(game, ME, 4))
    assert game.state.planets["jord"].exhausted and game.player(ME).technologies == before


# --- fights ----------------------------------------------------------------------------------------------------------


def fought() -> tuple[Game, Combat]:
    game = tried(ME)
    fleet(game, ME, "18", cruiser=1)
    fleet(game, FOE, "18", cruiser=1, fighter=2, carrier=1)
    return game, Combat("space", "18", ME, FOE)


def test_hits_can_add_to_each_other_once_both_sides_have_rolled(trial: Add) -> None:
    game, combat = fought()
    trial("combat_hits", lambda game, seat, value, about: value + about.scored[about.combat.opponent(seat)])
    combat.hits = {ME: 1, FOE: 2}
    dice.settle(game, combat)
    assert combat.hits == {ME: 3, FOE: 2}


def test_hits_can_be_pinned_to_ships_that_are_no_fighters(trial: Add) -> None:
    game, combat = fought()
    trial("pins", lambda game, seat, value, about: about.unit == "cruiser")
    combat.rolls = [Roll(ME, "cruiser", 7, 0, [9, 9]), Roll(ME, "fighter", 9, 0, [9]), Roll(FOE, "cruiser", 7, 0, [9])]
    assert dice.pinned(game, combat, ME) == 2 and dice.pinned(game, combat, FOE) == 0


def test_other_types_can_join_a_fight(trial: Add) -> None:
    game, combat = fought()
    units.add(game, ME, "infantry", 2, "18")
    trial("combat_types", lambda game, seat, value, combat: (*value, "infantry"))
    assert dice.fighting(game, combat, ME) == {"cruiser": 1, "infantry": 2}
    assert "infantry" not in dice.fighting(game, combat, FOE)


def test_a_die_can_be_raised_by_itself() -> None:
    roll = Roll(ME, "cruiser", 7, 0, [6, 6])
    assert roll.hits == 0
    roll.raised[1] = 1
    assert roll.hits == 1


def test_a_combat_remembers_what_was_destroyed_in_it() -> None:
    game, combat = fought()
    play(hits.destroy(game, FOE, "fighter", 2, "18", cause=hits.Cause(ME, "combat", combat)))
    assert combat.destroyed == [(FOE, "fighter")] * 2


@pytest.mark.rule("TI-SPACECOMBAT-12")
def test_an_ability_can_score_hits_that_the_opponent_assigns_among_the_greater_ships() -> None:
    game, combat = fought()
    play(hits.inflict(game, combat, ME, 1, "trial", pinned=1), ("losses", FOE, {"carrier": 1}))
    assert game.ships(FOE, "18") == {"cruiser": 1, "fighter": 2}


@pytest.mark.rule("TI-SPACECANNON-07")
def test_a_planet_is_told_to_whoever_forbids_space_cannon(trial: Add) -> None:
    game = tried(ME)
    fleet(game, ME, "18", cruiser=1)
    fleet(game, FOE, "mecatol_rex", pds=1)
    trial("may_fire", lambda game, seat, value, about, owner: value and about.planet is None, whose="others")
    assert kinds(play(offense(game, ME, "18"), others="pass")) == ["space_cannon"]


def test_a_planet_can_be_struck_outside_the_bombardment_step() -> None:
    game = table("letnev")
    fleet(game, ME, "18", dreadnought=1)
    fleet(game, FOE, "mecatol_rex", infantry=1)
    play(bombardment.strike(game, ME, "18", "mecatol_rex"))
    assert "ti4-bombarded" in said(game)
    fleet(game, FOE, "mecatol_rex", pds=1)
    game.events.clear()
    play(bombardment.strike(game, ME, "18", "mecatol_rex"))
    assert "ti4-bombarded" not in said(game)


# --- production, goods, deals ----------------------------------------------------------------------------------------


@pytest.mark.rule("TI-PRODUCTION-08")
def test_some_producers_may_make_no_ground_forces(trial: Add) -> None:
    game = tried(ME)
    fleet(game, ME, "jord", space_dock=1)
    assert production.value(game, ME, "jord", makes="infantry") == production.value(game, ME, "jord") > 0
    trial("makes", lambda game, seat, value, about: about.producer != "space_dock")
    assert production.value(game, ME, "jord", makes="infantry") == 0 and production.value(game, ME, "jord") > 0
    batch = Batch("1", 4, ["jord"], troops=0)
    assert production.refusal(game, ME, batch, "infantry").rule == "TI-PRODUCTION-08"


def test_whoever_gains_trade_goods_or_deals_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    noticed: list[tuple[str, int, int]] = []

    def note(kind: str) -> Any:
        async def noted(game: Game, seat: int, moment: Any, target: str) -> None:
            noticed.append((kind, moment.actor, moment.number()))

        return noted

    for kind in ("after_gain_trade_goods", "after_transaction"):
        trial = windows.Ability("effect", TRIAL, kind, note(kind), "any", mandatory=True)
        monkeypatch.setitem(windows.ABILITIES, kind, [trial])
    game = tried(OTHER)
    game.player(ME).trade_goods = game.player(FOE).commodities = 2
    fleet(game, ME, "18", cruiser=1)
    fleet(game, FOE, "18", cruiser=1)
    deal(game, ME, FOE, trade_goods=1, want_commodities=2)
    play(trade_goods.gain(game, ME, 3))
    assert noticed == [
        ("after_transaction", ME, 0),
        ("after_transaction", FOE, 0),
        ("after_gain_trade_goods", ME, 3),
    ]


def test_lasting_notes_go_home_when_their_holder_activates_a_system_of_their_issuer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(notes, "LASTING", [])
    monkeypatch.setitem(windows.ABILITIES, "when_activate_system", [])
    notes.lasting("military_support")
    game = table("sol")
    note = hand_note(game, FOE)
    notes.put_in_play(game, FOE, note)
    fleet(game, ME, "18", cruiser=1)
    open_window(game, Moment("when_activate_system", actor=ME, system="18"))
    open_window(game, Moment("when_activate_system", actor=FOE, system="1"))
    assert game.player(FOE).notes_in_play == [note]
    open_window(game, Moment("when_activate_system", actor=FOE, system="18"))
    assert game.player(FOE).notes_in_play == [] and note in game.player(ME).notes
    assert usable(game, FOE, Moment("when_activate_system", actor=FOE, system="18")) == []

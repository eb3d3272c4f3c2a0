"""What later clarifications say where the rules are silent, each where two things meet."""

from __future__ import annotations

import pytest

from engine.text import seat_name
from engine.ti4.actions import strategy_action, tactical
from engine.ti4.factions import xxcha
from engine.ti4.galaxy import routes
from engine.ti4.strategy_cards import trade
from tests.engine.ti4.factions.sheets import table
from tests.engine.ti4.hands import HACAN, LETNEV, SOL, component
from tests.engine.ti4.positions import board, fleet, own, play


@pytest.mark.rule("TI-LATER-01", "TI-PROMISSORY-04")
def test_a_ceasefire_that_has_gone_home_still_holds_for_the_action() -> None:
    """Hacan played Sol's Ceasefire and it went back to Sol at once. Is Sol free again? The note is gone, what it began
    lasts to the end of the tactical action."""
    game = board()
    game.player(SOL).notes.remove("ceasefire:0")
    game.player(HACAN).notes.append("ceasefire:0")
    fleet(game, HACAN, "34", cruiser=1)
    answers = ("activate", "34"), ("after_activate_system", HACAN, "note:ceasefire:0")
    fleet(game, SOL, "34", carrier=1, space_dock=1)
    played = play(tactical.tactical_action(game, SOL), *answers, others="stop")
    assert played.open is not None and "ceasefire:0" in game.player(SOL).notes
    assert routes.entry_refusal(game, SOL, "34") == "TI-GOLDEN-04"


@pytest.mark.rule("TI-LATER-04", "TI-ADJACENT-03")
def test_peace_reaches_the_other_planets_of_an_own_system_though_no_system_is_next_to_itself() -> None:
    """The Xxcha hold one of two planets of a system. Is the other one "adjacent"? A planet is next to its own system,
    so Peace Accords reach it; a system is not next to itself."""
    game = table("xxcha", "hacan", "letnev")
    own(game, 0, "abyz")
    system = game.state.planets["abyz"].system
    assert game.state.planets["fria"].system == system and system not in game.near(0)[system]
    for planet in game.planets(0):
        game.state.planets[planet].owner = None
    own(game, 0, "abyz")
    assert "fria" in xxcha.empty_nearby(game, 0)


@pytest.mark.rule("TI-LATER-08", "TI-DIPLOMACY-06")
def test_who_has_been_jammed_pays_no_second_token_for_diplomacy() -> None:
    """A token of Letnev was jammed into a system of Hacan, who then plays Diplomacy there: does Letnev place another
    one? No system holds two tokens of a player, and Letnev's reinforcements stay as they are."""
    game = board()
    own(game, HACAN, "quann")
    system = game.state.planets["quann"].system
    fleet(game, SOL, system, cruiser=1)
    component(game, SOL, "signal_jamming", ("target", SOL, system), ("target_player", SOL, str(LETNEV)))
    before = game.reserve(LETNEV)
    play(strategy_action.CARDS["diplomacy"].primary(game, HACAN), ("diplomacy", HACAN, system))
    assert game.state.systems[system].tokens == [LETNEV, SOL] and game.reserve(LETNEV) == before


@pytest.mark.rule("TI-LATER-14", "TI-TRADE-04", "TI-STRATACTION-06")
def test_the_partners_of_trade_replenish_when_its_player_is_done_and_in_clockwise_order() -> None:
    """Hacan plays Trade and names Sol and Letnev. Who replenishes first? Hacan itself, then the two clockwise, Letnev
    before Sol, in whatever order they were named."""
    game = board()
    named = ("trade_partners", HACAN, [str(SOL), str(LETNEV)])
    play(trade.primary(game, HACAN), named)
    replenished = [event.text.params["seat"] for event in game.events if event.text.key == "ti4-replenished"]
    assert replenished == [seat_name(seat) for seat in (HACAN, LETNEV, SOL)]

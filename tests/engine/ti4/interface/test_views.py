"""What a seat may see."""

from __future__ import annotations

from random import Random

import pytest

from engine.errors import BrokenSave
from engine.table import Table
from engine.ti4.rules import RULES
from engine.ti4.state import Offer, State, Terms
from tests.engine.ti4.positions import board


def shown(state: State, viewer: int | None) -> str:
    """A view as text."""
    return str(RULES.view_json(RULES.view(state, viewer)))


@pytest.mark.rule("TI-HIDDEN-01", "TI-ACTIONCARD-04", "TI-SECRETOBJ-01", "TI-PROMISSORY-09")
def test_a_hand_is_shown_to_its_holder_only() -> None:
    game = board()
    player = game.player(0)
    player.action_cards, player.secrets, player.notes = ["plague"], ["unveil_flagship"], ["ceasefire:2"]
    for card in ("plague", "unveil_flagship"):
        assert card in shown(game.state, 0)
        assert card not in shown(game.state, 1) and card not in shown(game.state, None)
    seen = RULES.view(game.state, 1).seats[0]
    assert (seen.action_cards, seen.secrets, seen.notes) == (1, 1, 1)


@pytest.mark.rule("TI-HIDDEN-06")
def test_what_lies_open_is_shown_to_all() -> None:
    game = board()
    player = game.player(0)
    player.technologies, player.exhausted_technologies = ["x_89_bacterial_weapon"], ["x_89_bacterial_weapon"]
    player.exhausted_strategy_cards, player.scored_secrets = ["leadership"], ["spark_a_rebellion"]
    game.state.planets["jord"].exhausted = True
    seen = RULES.view(game.state, None).seats[0]
    assert [(card.id, card.exhausted) for card in seen.technologies] == [("x_89_bacterial_weapon", True)]
    assert [(card.id, card.exhausted) for card in seen.strategy_cards] == [("leadership", True)]
    assert [(card.id, card.exhausted) for card in seen.planets] == [("jord", True)]
    assert seen.scored_secrets == ("spark_a_rebellion",)


@pytest.mark.rule("TI-HIDDEN-03")
def test_the_order_of_decks_is_shown_to_nobody() -> None:
    game = board()
    game.state.action_deck, game.state.agenda_deck = ["plague", "spy"], ["mutiny"]
    game.state.stage_1, game.state.stage_2 = ["expand_borders"], ["subdue_the_galaxy"]
    for viewer in (None, 0, 1, 2):
        text = shown(game.state, viewer)
        assert not any(id in text for id in ("'plague'", "'spy'", "mutiny", "expand_borders", "subdue_the_galaxy"))
        assert game.state.seed not in text


@pytest.mark.rule("TI-PROMISSORY-09")
def test_the_note_of_an_offer_is_named_to_the_partners_only() -> None:
    game = board()
    game.state.offers.append(Offer(1, 0, 1, Terms(1, 0, "ceasefire:0"), Terms()))
    assert RULES.view(game.state, 1).offers[0].gives == (1, 0, "ceasefire:0")
    assert RULES.view(game.state, 2).offers[0].gives == (1, 0, "hidden")


def test_a_view_holds_no_reference_to_the_game() -> None:
    game = board()
    view = RULES.view(game.state, 0)
    before = RULES.view_json(view)
    game.player(0).action_cards.append("spy")
    game.state.systems["18"].tokens.append(1)
    assert RULES.view_json(view) == before


def test_views_do_not_interfere_through_a_whole_game() -> None:
    table, chance = Table.new(RULES, 4, "views", {}, keep=True), Random(5)
    for _ in range(150):
        seat, verb, value = table.random_answer(chance)
        safe = table.answer(seat, value, verb).safe
        if safe is None:
            continue
        for viewer in (None, 0, 3):
            true, other = RULES.load(safe), RULES.scramble(RULES.load(safe), viewer, chance)
            assert shown(true, viewer) == shown(other, viewer)


def test_a_saved_state_comes_back_as_it_was() -> None:
    game = board(seats=6, units_on_board=True)
    assert RULES.dump(RULES.load(RULES.dump(game.state))) == RULES.dump(game.state)


def test_a_broken_save_is_refused_in_a_sentence() -> None:
    with pytest.raises(BrokenSave, match=r"^not a game of ti4: 6 fields are wrong$"):
        RULES.load(b'{"seed": 1}')

"""What is sealed and seldom happens in games by chance: hands that are seen, secrets that are dealt or laid open."""

from __future__ import annotations

import pytest

from engine.ask import Reply
from engine.ti4.agendas import points
from engine.ti4.components import OBJECTIVES
from engine.ti4.factions import yssaril
from engine.ti4.objectives import secrets
from engine.ti4.phases import setup
from tests.engine.driving import play
from tests.engine.showing import begin
from tests.engine.ti4.hands import hold
from tests.engine.ti4.positions import board

SEAT, VICTIM = 0, 1


@pytest.mark.rule("TI-HIDDEN-01")
def test_who_looks_at_a_hand_has_seen_it_and_its_owner_learns_what_was_taken() -> None:
    game = board()
    hold(game, VICTIM, "plague", "spy")
    begin(game)
    rule = yssaril.take_seen(game, SEAT, VICTIM)
    assert rule.send(None).kind == "take_card" and (game.sealed, game.learned) == (True, (SEAT,))
    begin(game)
    with pytest.raises(StopIteration):
        rule.send(Reply(SEAT, None, "spy"))
    assert (game.sealed, game.learned, game.knew) == (True, (VICTIM,), (SEAT,))


@pytest.mark.rule("TI-SETUP-21")
def test_secrets_are_dealt_for_good() -> None:
    game = board()
    begin(game)
    asked = play(setup.prepare_cards(game), others="stop").open
    assert asked is not None and asked.kind == "keep_secret"
    assert game.sealed and game.learned is None


@pytest.mark.rule("TI-SECRETOBJ-01")
@pytest.mark.parametrize(("public", "learned"), [(False, None), (True, ())])
def test_a_secret_that_is_scored_lies_open_where_it_did_not_before(
    public: bool, learned: tuple[int, ...] | None
) -> None:
    game, secret = board(), next(id for id, card in OBJECTIVES.items() if card.stage == 0)
    game.player(SEAT).secrets = [secret]
    game.state.public += [secret] if public else []
    begin(game)
    play(secrets.reveal(game, SEAT, secret))
    assert game.learned == learned and game.sealed is not public


@pytest.mark.rule("TI-PUBLICOBJ-01")
def test_an_objective_that_a_law_reveals_is_seen_by_all() -> None:
    game = board()
    begin(game)
    points._reveal_from_deck(game, 1)
    assert game.sealed and game.learned is None

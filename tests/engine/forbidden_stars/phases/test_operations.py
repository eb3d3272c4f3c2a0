"""The Operations Phase. FS-OPS"""

from __future__ import annotations

import pytest

from engine.ask import PickOne
from engine.errors import IllegalAnswer
from engine.forbidden_stars.components import AREAS
from engine.forbidden_stars.galaxy import areas
from engine.forbidden_stars.interface import pending_steps
from engine.forbidden_stars.orders import advance, dominate
from engine.forbidden_stars.phases import operations
from engine.forbidden_stars.play import Game
from engine.text import T
from tests.engine.forbidden_stars.positions import kinds, play, ready, run_through, said, stack, station


@pytest.fixture
def game() -> Game:
    return ready(2)


@pytest.mark.rule("FS-OPS-01", "FS-OPS-05", "FS-OPS-09", "FS-PLAN-08", "FS-ROUND-01")
def test_turns_go_round_until_no_token_is_left(game: Game) -> None:
    stack(game, "10A", (0, "deploy"), (0, "dominate"))
    stack(game, "12A", (1, "dominate"))
    turns = []
    while game.state.phase == "operations":
        turns.append(game.state.turn)
        play(operations.step(game), others="pass")
    assert turns == [0, 1, 0, 1]
    assert game.state.phase == "refresh"


@pytest.mark.rule("FS-OPS-02", "FS-OPS-03", "FS-STACK-04", "FS-STACK-07")
def test_one_of_the_own_top_tokens_has_to_be_revealed(game: Game) -> None:
    stack(game, "10A", (0, "deploy"))
    stack(game, "5A", (0, "dominate"), (1, "dominate"))
    stack(game, "7A", (0, "advance"))
    assert operations.tops(game, 0) == ["10A", "7A"]
    with pytest.raises(IllegalAnswer):
        play(operations.turn(game, 0), ("reveal", "5A"))
    with pytest.raises(IllegalAnswer):
        play(operations.turn(game, 0), ("reveal", "pass"))


@pytest.mark.rule("FS-OPS-10", "FS-OPS-11", "FS-OPS-12")
def test_who_has_no_token_on_top_skips_the_turn_and_loses_nothing(game: Game) -> None:
    stack(game, "5A", (0, "dominate"), (1, "dominate"))
    run_through(operations.turn(game, 0))
    assert said(game) == ["forbidden_stars-skips"]
    play(operations.turn(game, 1), others="pass")
    assert operations.tops(game, 0) == ["5A"]


@pytest.mark.rule("FS-OPS-04", "FS-ACTIVE-02", "FS-ACTIVE-05", "FS-OPS-06", "FS-STACK-08")
def test_a_resolved_order_returns_to_the_play_area(game: Game) -> None:
    stack(game, "10A", (0, "dominate"))
    play(operations.turn(game, 0), ("resolve", "yes"), others="pass")
    assert game.player(0).orders.count("dominate") == 2
    assert game.state.active == "10A" and game.state.resolving is None
    assert game.player(0).assets["reinforcement"] == 2


@pytest.mark.rule("FS-OPS-08", "FS-UPG-12")
@pytest.mark.parametrize("kind", ["advance", "deploy", "dominate"])
def test_an_order_may_go_to_the_event_deck_instead(game: Game, kind: str) -> None:
    stack(game, "10A", (0, kind))
    played = play(operations.turn(game, 0), ("resolve", "no"), others="stop")
    assert kinds(played) == ["resolve"]
    assert game.player(0).eventful == [kind]
    assert game.player(0).assets["reinforcement"] == 0


@pytest.mark.rule("FS-OPS-07", "FS-STRAT-04", "FS-STACK-08")
def test_a_strategize_token_goes_to_the_event_deck(game: Game) -> None:
    stack(game, "10A", (0, "strategize"))
    played = play(operations.turn(game, 0), others="pass")
    assert "resolve" not in kinds(played)
    assert game.player(0).eventful == ["strategize"]


@pytest.mark.rule("FS-CAP-07", "FS-DEPLOY-08")
def test_capacities_are_checked_after_the_order(game: Game) -> None:
    station(game, 0, "10A-SW", land_raider=2)
    stack(game, "10A", (0, "dominate"))
    played = play(operations.turn(game, 0), others="pass")
    assert kinds(played)[-1] == "destroy_excess"


def test_the_reveal_closes_undo(game: Game) -> None:
    stack(game, "10A", (0, "dominate"))
    play(operations.turn(game, 0), others="pass")
    assert game.sealed


@pytest.mark.rule("FS-OPS-08", "FS-ADV-04")
def test_who_resolves_an_advance_reads_when_nobody_can_come() -> None:
    """Over a void without ships no ground units come from next door."""
    game = ready(2, empty=True, storms=())
    station(game, 0, "10A-NE", scout=1)
    stack(game, "5A", (0, "advance"))
    told = []
    for ship in (False, True):
        if ship:
            station(game, 0, "10A-NW", strike_cruiser=1)
        asked = play(operations.resolves(game, 0, "advance", "5A"), others="stop").open
        assert asked is not None and isinstance(asked.must[0], PickOne)
        told.append(asked.must[0].options[0].more)
    assert told == [T("forbidden_stars-none-can-come"), None]


@pytest.mark.rule("FS-OPS-08", "FS-ORBIT-02")
def test_who_resolves_an_advance_reads_when_nobody_there_can_move_or_strike() -> None:
    """Two worlds of a system that touch at a corner alone, without ships between them."""
    game = ready(2, empty=True, storms=())
    start, _ = game.board.worlds["3B"]
    station(game, 0, start, scout=1)
    assert advance.in_vain(game, 0, "3B") == T("forbidden_stars-none-can-move")
    station(game, 0, game.board.voids["3B"][0], strike_cruiser=1)
    assert advance.in_vain(game, 0, "3B") is None


@pytest.mark.rule("FS-OPS-08", "FS-DOM-02", "FS-DOM-05", "FS-ASSET-02")
def test_who_resolves_a_dominate_reads_when_it_would_bring_nothing() -> None:
    """No friendly world, or all tokens of its assets held; and the faction ability has nobody to work on."""
    game = ready(2, empty=True, storms=())
    told = T("forbidden_stars-nothing-to-dominate")
    assert dominate.in_vain(game, 0, "10A") == told
    station(game, 0, "10A-SE", factory=1)
    stack(game, "10A", (0, "dominate"))
    said = []
    for held in (0, 3):
        game.player(0).assets["reinforcement"] = held
        asked = play(operations.resolves(game, 0, "dominate", "10A"), others="stop").open
        assert asked is not None and isinstance(asked.must[0], PickOne)
        said.append(asked.must[0].options[0].more)
    assert said == [None, told]
    station(game, 0, "10A-SE", scout=1)
    assert dominate.in_vain(game, 0, "10A") is None, "it can be promoted"


@pytest.mark.rule("FS-DOM-04", "FS-ASSET-02")
def test_a_wild_symbol_brings_nothing_where_all_tokens_are_held() -> None:
    game = ready(3, empty=True)
    world = next(id for id in game.state.areas if AREAS[id].assets == ("wild",))
    station(game, 0, world, factory=1)
    game.player(0).assets = {"forge": 3, "cache": 3, "reinforcement": 2}
    assert dominate.in_vain(game, 0, areas.system_of(world)) is None
    game.player(0).assets["reinforcement"] = 3
    assert dominate.in_vain(game, 0, areas.system_of(world)) == T("forbidden_stars-nothing-to-dominate")


def test_to_resolve_leads_to_no_choice_of_the_next_turn() -> None:
    """It is asked within the order, so that what is asked after the order does not stand within it."""
    game = ready(2)
    stack(game, "10A", (0, "dominate"))
    asked = play(operations.reveal(game, 0, "10A"), others="stop").open
    assert asked is not None and asked.kind == "resolve"
    assert asked.pending == (pending_steps.order(0, "dominate", "10A"),)

"""What is hidden from whom, what must hold, what an arbiter can set. FS-INFO"""

from __future__ import annotations

from random import Random

import pytest

from engine.checking.fuzz import choose
from engine.forbidden_stars.interface import corrections, invariants, make_view
from engine.forbidden_stars.play import Game
from engine.forbidden_stars.rules import RULES
from engine.forbidden_stars.state import Combat, CombatSide
from engine.table import Table
from tests.engine.forbidden_stars.positions import ready, stack, station


@pytest.fixture
def game() -> Game:
    game = ready(2)
    stack(game, "3B", (0, "deploy"), (1, "advance"), (0, "dominate"))
    return game


@pytest.mark.rule("FS-INFO-01", "FS-INFO-02", "FS-INFO-04", "FS-INFO-06")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_what_is_dealt_anew_shows_in_no_view(game: Game, seat: int | None) -> None:
    seen = make_view.see(game.state, seat)
    changed = False
    for luck in range(8):
        other = RULES.scramble(game.state, seat, Random(luck))
        invariants.check(other)
        assert make_view.see(other, seat) == seen
        changed |= [p.orders for p in other.players] != [p.orders for p in game.state.players]
    assert changed


@pytest.mark.rule("FS-INFO-03", "FS-INFO-04")
def test_combat_hands_are_seen_by_their_owner_alone(game: Game) -> None:
    sides = {seat: CombatSide(hand=[game.player(seat).deck.pop() for _ in range(5)]) for seat in (0, 1)}
    sides[0].laid, sides[1].dice = sides[0].hand.pop(), ["bolter", "morale"]
    game.state.combat = Combat("10A-SE", 0, 1, [], 1, "choose", sides)
    mine, theirs = make_view.see(game.state, 0), make_view.see(game.state, 1)
    assert mine.own is not None and theirs.own is not None and mine.combat is not None
    assert mine.own.laid == sides[0].laid and len(mine.own.hand) == 4 and theirs.own.laid is None
    assert [(side.hand, side.laid, side.dice) for side in mine.combat.sides] == [
        (4, True, ()),
        (5, False, ("bolter", "morale")),
    ]
    for luck in range(4):
        assert make_view.see(RULES.scramble(game.state, 1, Random(luck)), 1) == theirs


@pytest.mark.rule("FS-INFO-05", "FS-MAT-01", "FS-OBJ-03")
def test_play_areas_lie_open(game: Game) -> None:
    game.player(0).upgrades, game.player(0).used, game.player(0).collected = ["crusade"], ["crusade"], 1
    seat = make_view.see(game.state, None).seats[0]
    assert seat.upgrades == (("crusade", True),) and seat.collected == 1 and seat.materiel == 6
    assert len(seat.shelf) == 9 and len(seat.offer) == 4


def test_a_piece_from_nowhere_is_seen(game: Game) -> None:
    station(game, 0, "10A-SE", scout=5)
    with pytest.raises(AssertionError):
        invariants.check(game.state)


def test_every_correction_can_be_made_both_ways(game: Game) -> None:
    for id in [one.id for one in corrections.corrections(game.state)]:
        state = RULES.load(RULES.dump(game.state))
        for bound in ("low", "high"):
            found = next((one for one in corrections.corrections(state) if one.id == id), None)
            if found is not None:
                found.put(getattr(found, bound))
                invariants.check(state)


def test_a_state_is_read_as_it_was_written(game: Game) -> None:
    data = RULES.dump(game.state)
    assert RULES.dump(RULES.load(data)) == data


def test_every_component_can_be_read() -> None:
    found = RULES.components()
    assert len({one.id for one in found}) == len(found) == 56 + 20 + 32 + 24 + 3 + 4 + 24


@pytest.mark.rule("FS-INFO-01", "FS-INFO-04", "FS-INFO-06")
def test_of_every_question_it_is_known_whether_its_options_are_secret() -> None:
    kinds: set[str] = set()
    for seed in range(6):
        table, chance = (
            Table.new(RULES, 2 + seed % 3, f"{seed:064x}", {"board": "built"} if seed % 2 else {}),
            Random(seed),
        )
        while table.ask is not None:
            kinds.add(table.ask.kind)
            given = choose(table, chance)
            table.answer(given.seat, given.value, given.verb)
    assert kinds <= RULES.questions.keys()
    assert {"plan", "reveal", "combat_card", "event_card"} <= kinds

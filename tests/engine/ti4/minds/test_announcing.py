"""What a player of Twilight Imperium says aloud when it activates a system."""

from __future__ import annotations

from engine.players.announcing import Act, attacks, defends, goes
from engine.text import Text
from engine.ti4 import words
from engine.ti4.minds.mind import MIND
from engine.ti4.play import Game
from engine.ti4.rules import RULES
from tests.engine.ti4.positions import board, fleet, home, near_home, own


def announced(game: Game, system: str) -> Text | None:
    return MIND.announced("activate", lambda: Act(RULES.view(game.state, None), 0, system))


def test_the_center_is_gone_for_while_nobody_holds_it() -> None:
    game = board(seats=3)
    assert announced(game, "18") == goes(0, words.system("18"))
    own(game, 2, "mecatol_rex")
    assert announced(game, "18") == attacks(0, words.system("18"), 2)


def test_whoever_stands_in_a_system_is_attacked_and_whoever_flies_there_is_named() -> None:
    game = board(seats=3)
    there = near_home(game, 0)[0]
    assert announced(game, there) is None, "nothing big"
    fleet(game, 1, there, cruiser=1)
    assert announced(game, there) == attacks(0, words.system(there), 1)
    fleet(game, 0, there, carrier=1)
    assert announced(game, there) is None, "shared: what is done there shows itself"


def test_an_own_system_is_defended_against_a_stronger_fleet_next_to_it() -> None:
    game = board(seats=3)
    mine, next_to_it = home(game, 0), near_home(game, 0)[0]
    fleet(game, 0, mine, cruiser=1)
    assert announced(game, mine) is None
    fleet(game, 1, next_to_it, cruiser=2)
    assert announced(game, mine) == defends(0, words.system(mine))
    fleet(game, 0, mine, dreadnought=2)
    assert announced(game, mine) is None

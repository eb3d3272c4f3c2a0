"""What a player of Eclipse says aloud when ships move."""

from __future__ import annotations

from engine.eclipse import words
from engine.eclipse.interface.make_view import see
from engine.eclipse.minds import MIND
from engine.eclipse.play import Game
from engine.players.announcing import Act, attacks, defends, goes
from engine.text import Text
from tests.engine.eclipse.minds.test_economy import turn
from tests.engine.eclipse.positions import fleet, lay


def announced(game: Game, sector: str) -> Text | None:
    return MIND.announced("move_to", lambda: Act(see(game.state, None), 0, sector))


def test_attacks_are_named_and_partners_are_not_attacked() -> None:
    game = turn()
    lay(game, "203", (1, -1))
    assert announced(game, "203") is None and announced(game, "stay") is None
    game.sector("203").owner = 1
    assert announced(game, "203") == attacks(0, words.sector("203"), 1)
    game.player(0).ambassadors.append(1)
    assert announced(game, "203") is None


def test_own_sectors_are_defended_and_the_center_is_gone_for_while_it_is_guarded() -> None:
    game = turn()
    lay(game, "203", (1, -1), owner=0)
    assert announced(game, "203") is None
    fleet(game, 1, "203", cruiser=1)
    assert announced(game, "203") == defends(0, words.sector("203"))
    game.sector("203").owner, game.sector("203").fleets, game.sector("203").gcds = None, {}, 0
    assert announced(game, "203") == goes(0, words.sector("203"))

"""What must hold at every moment of a game; checked after every answer in the fuzz."""

from __future__ import annotations

from engine.ti4.components import ACTION_CARDS, COMMAND_TOKENS, OBJECTIVES, PIECES, SECRET_LIMIT, TOKENED
from engine.ti4.economy import notes
from engine.ti4.galaxy.board import NOBODY
from engine.ti4.phases import elimination
from engine.ti4.play import Game
from engine.ti4.state import Force, Player, State


def check(state: State) -> None:
    """Raises AssertionError for a unit from nowhere, a negative stock, a card in two places."""
    game = Game(state)
    for player in state.players:
        _check_stocks(player)
        if not player.eliminated and player.units:
            _check_pieces(game, player)
            assert 0 <= game.reserve(player.seat) <= COMMAND_TOKENS, "command tokens"
    assert notes.countable(state), "notes from nowhere"
    _check_elimination(game)
    _check_forces(state)
    _check_cards(state)


def _check_stocks(player: Player) -> None:
    """TI-COMMANDTOKEN-03, TI-COMMODITY-02, TI-SECRETOBJ-04"""
    stocks = (player.tactic, player.fleet, player.strategy, player.trade_goods, player.commodities)
    assert min(stocks) >= 0, f"negative stock of seat {player.seat}: {stocks}"
    assert len(player.secrets) + len(player.scored_secrets) <= SECRET_LIMIT + 1, "secret objectives"


def _check_elimination(game: Game) -> None:
    """Nobody is asked anything while somebody should be out. TI-ELIMINATION-01"""
    landed = {planet.owner for planet in game.state.planets.values()}
    if game.state.phase not in ("setup", "over"):
        left = [seat for seat in game.seats() if seat not in landed and elimination.lost_everything(game, seat)]
        assert not left, f"out, and still in the game: {left}"


def _check_pieces(game: Game, player: Player) -> None:
    """TI-UNIT-02, TI-REINFORCE-02"""
    for type, pieces in PIECES.items():
        if type not in TOKENED:
            assert sum(game.on_board(player.seat, type).values()) <= pieces, f"too many {type}"


def _check_forces(state: State) -> None:
    """TI-REINFORCE-03, TI-ELIMINATION-03"""
    assert Force() == NOBODY, "somebody changed the units of whoever is not there"
    places: list[dict[int, Force]] = [system.space for system in state.systems.values()]
    for forces in places + [planet.ground for planet in state.planets.values()]:
        for seat, force in forces.items():
            assert force.units and not state.players[seat].eliminated, "empty or ownerless force"
            assert all(number > 0 for number in force.units.values()), "no negative units"
            assert all(n <= force.units.get(type, 0) for type, n in force.damaged.items()), "damaged from nowhere"


def _check_cards(state: State) -> None:
    """Every card of a deck is in one place. TI-LIMIT-06"""
    if state.phase == "setup":
        return
    held = [card for player in state.players for card in player.action_cards]
    cards = held + state.action_deck + state.action_discard
    assert all(cards.count(card) <= ACTION_CARDS[card].copies for card in cards), "action cards multiplied"
    secrets = [id for player in state.players for id in player.secrets + player.scored_secrets]
    placed = secrets + state.secret_deck + state.public + state.stage_1 + state.stage_2
    assert len(set(placed)) == len(placed) and all(id in OBJECTIVES for id in placed), "objectives multiplied"

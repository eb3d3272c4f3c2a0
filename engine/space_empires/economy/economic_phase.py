"""The Economic Phase: all players at once and in secret, each on the own production sheet; then everything shows.

SE-ECON-02, SE-GROW-01, SE-BID-02, SE-BID-05, SE-BID-06, D-30, D-64, D-73
"""

from __future__ import annotations

from engine.ask import Option, Seat
from engine.space_empires import words
from engine.space_empires.economy import buying, income, planning
from engine.space_empires.economy import sheet as sheets
from engine.space_empires.galaxy import colonies
from engine.space_empires.phases import rounds, victory
from engine.space_empires.play import Game, Question
from engine.space_empires.solitaire import course
from engine.space_empires.state import Colony, Sheet
from engine.text import T, Text, seat_name

ECONOMY = Question("economy", open=False)
FIRST_PLAYER = Question("first_player", open=True)
GROWN_TWICE = 2


async def step(game: Game) -> None:
    """The whole phase; the next round begins with it. SE-TURN-04, SE-ECON-01"""
    begins, about = _announced(game)
    game.say(begins, weight=2)
    for seat in game.seats():
        game.player(seat).sheets.append(sheets.opened(game, seat))
        if income.watched(game, seat):
            game.seal([seat])
    await game.together(ECONOMY, {seat: planning.plan(game, seat) for seat in game.seats()}, about)
    _close(game)
    game.seal()
    await course.economy(game)
    victory.check_points(game)
    if not victory.over(game):
        rounds.begin_round(game, await _order(game))


def _announced(game: Game) -> tuple[Text, Text]:
    """What is said and asked of all; who plays alone has nobody to be secret from."""
    round = game.state.round
    if len(game.seats()) > 1:
        return T("space_empires-economy-begins", round=round), T("space_empires-ask-economy")
    return T("space_empires-economy-begins-alone", round=round), T("space_empires-ask-economy-alone")


def _close(game: Game) -> None:
    """Placements of all appear together; colonies grow; what was delivered is gone. SE-WRECK-04, SE-GROW-02, D-73"""
    goods = {seat: income.cashed(game, seat) for seat in game.seats()}
    for seat in game.seats():
        for system in goods[seat]:
            if system.colony is not None:
                system.colony.goods = []
    for seat in game.seats():
        sheet = game.player(seat).sheets[-1]
        buying.place(game, seat, sheet)
        _carry(game, seat, sheet)
        _grow(game, seat)
    for seat in game.seats():
        _tell(game, seat)


def _carry(game: Game, seat: Seat, sheet: Sheet) -> None:
    """SE-BUY-02, SE-GEAR-01"""
    player = game.player(seat)
    sheet.left, sheet.closed = sheets.left(sheet), True
    player.cp, player.reward, player.researched = sheet.left, 0, sheet.spent


def _grow(game: Game, seat: Seat) -> None:
    """All colonies of a player grow by a step, of a player with a handicap by two. SE-GROW-01, SE-GROW-03"""
    steps = GROWN_TWICE if game.options.handicap == seat + 1 else 1
    for system in game.colonies(seat):
        for _ in range(steps):
            _step(system.colony)


def _step(colony: Colony | None) -> None:
    assert colony is not None
    colony.value = colonies.grown(colony)


def _tell(game: Game, seat: Seat) -> None:
    """What was placed shows on the board; nobody is told of it. SE-PLACE-07, D-82"""
    sheet = game.player(seat).sheets[-1]
    game.tell([seat], T("space_empires-sheet-closed", spent=words.cp(_spent(sheet)), left=words.cp(sheet.left)))


def _spent(sheet: Sheet) -> int:
    """What went from the CP to spend, which is without maintenance, as on the sheet. SE-BUY-02, SE-BID-04"""
    return sheet.carried + sheets.earned(sheet) - sheet.paid - sheet.left


# --- the player order ------------------------------------------------------------------------------------------------


async def _order(game: Game) -> list[Seat]:
    """The highest bidder says who goes first; the others follow clockwise.

    SE-BID-02, SE-BID-03, SE-BID-04, SE-BID-05, SE-BID-06
    """
    state = game.state
    if len(game.seats()) == 1:
        return game.seats()
    state.bids = {seat: game.player(seat).sheets[-1].bid for seat in game.seats()}
    shown: list[Text] = [T("space_empires-bid", seat=seat_name(s), cp=words.cp(n)) for s, n in state.bids.items()]
    best = max(state.bids.values())
    tied = list(state.bids.values()).count(best) > 1
    game.say(T("space_empires-bids-tied" if tied else "space_empires-bids", bids=tuple(shown)), weight=2)
    winner = next(seat for seat in state.order if state.bids.get(seat) == best)
    options = [Option(str(seat), seat_name(seat)) for seat in game.seats()]
    first = await game.pick(FIRST_PLAYER, winner, options, T("space_empires-ask-first", seat=seat_name(winner)))
    return game.clockwise(int(first))

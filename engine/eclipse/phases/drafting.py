"""A draft in the open: species and places at the table, in snake order. EC-SETUP-13, EC-SETUP-14

Whoever sits at the first place is start player; the others follow clockwise, with their start points.
"""

from __future__ import annotations

from functools import partial

from engine.ask import Option
from engine.eclipse.phases.boards import ban_next, offer, sides, take_board
from engine.eclipse.play import Game, Question
from engine.eclipse.state import Options
from engine.kit import draft as kit
from engine.kit import drafting
from engine.kit.draft import BID, FACTION, PLACE, Draft, Pick
from engine.text import T, seat_name

MOST_BID = 5


def prepared(options: Options) -> Draft | None:
    """The draft of a new game, where the table drafts."""
    return Draft(packs=sides()) if options.species == drafting.DRAFT else None


def begin(game: Game, draft: Draft) -> None:
    """Who picks when is drawn; then bans, where the table has some."""
    state = game.state
    kit.draw_order(game, draft, game.seats())
    state.start = draft.order[0]
    state.queue = kit.snake(draft.order, int(state.options.bans))
    state.step = "draft_bans" if state.queue else "pool"


async def ban(game: Game) -> None:
    """The next seat takes a side of a board out of the game. EC-SETUP-14"""
    await ban_next(game)
    if not game.state.queue:
        game.state.step = "pool"


async def fill_pools(game: Game) -> None:
    """All species that nobody banned, and places."""
    state, draft = game.state, of(game)
    draft.pools[FACTION] = [id for side in sides() for id in side if id not in state.banned]
    if state.options.places != BID:
        draft.pools[PLACE] = kit.numbered(len(state.players))
    state.step = "draft"


DRAFT = Question("draft", open=True)


async def pick_next(game: Game) -> None:
    """The next seat picks a species or a place, whichever it lacks."""
    await _pick(game)
    if not game.state.queue:
        if PLACE in of(game).pools:
            finish(game)
        else:
            game.state.step = "bids"


async def _pick(game: Game) -> None:
    await kit.pick_in_turn(game, DRAFT, of(game), game.state.queue, option, partial(take_board, game))


BID_FOR_PLACE = Question("bid", open=False)


async def bid(game: Game) -> None:
    """Who bids most chooses a place first; who bids less begins with as much money more."""
    game.state.queue = await kit.bid(game, BID_FOR_PLACE, of(game), T("eclipse-bid-goods"), MOST_BID)
    game.state.step = "places"


def pay_out(game: Game) -> None:
    """What the seats bid less than the highest, once they have their storage."""
    bids = {} if game.state.draft is None else game.state.draft.bids
    for seat, money in kit.spared(bids).items():
        game.player(seat).storage["money"] += money


async def choose_place(game: Game) -> None:
    """The next one in the order of the bids chooses a place."""
    await _pick(game)
    if not game.state.queue:
        finish(game)


def finish(game: Game) -> None:
    """Whoever has the first place is start player; then the map. EC-SETUP-11"""
    game.state.start = of(game).first()
    game.say(T("eclipse-starts", seat=seat_name(game.state.start)), weight=2)
    game.state.step = "map"


def of(game: Game) -> Draft:
    """The draft of this game."""
    assert game.state.draft is not None
    return game.state.draft


def option(pick: Pick) -> Option:
    """What can be picked."""
    if pick.kind == PLACE:
        return kit.place_option(pick, T("eclipse-place-first"))
    return offer(pick.of)._replace(id=pick.id)

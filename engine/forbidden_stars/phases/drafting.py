"""A draft in the open: factions and places at the table, in snake order. FS-SETUP-02

Whoever sits at the first place is first player; the others follow clockwise.
"""

from __future__ import annotations

from functools import partial

from engine.ask import Option
from engine.forbidden_stars.phases.factions import ban_next, free, offer, take_faction
from engine.forbidden_stars.play import Game, Question
from engine.forbidden_stars.state import Options
from engine.kit import draft as kit
from engine.kit import drafting
from engine.kit.draft import BID, FACTION, PLACE, Draft, Pick
from engine.text import T

MOST_BID = 3


def prepared(options: Options) -> Draft | None:
    """The draft of a new game, where the table drafts."""
    return Draft() if options.factions == drafting.DRAFT else None


def begin(game: Game, draft: Draft) -> None:
    """Who picks when is drawn; then bans, where the table has some."""
    state = game.state
    kit.draw_order(game, draft, game.seats())
    state.first = draft.order[0]
    state.queue = kit.snake(draft.order, int(state.options.bans))
    state.step = "draft_bans" if state.queue else "pool"


async def ban(game: Game) -> None:
    """The next seat takes a faction out of the game."""
    await ban_next(game)
    if not game.state.queue:
        game.state.step = "pool"


async def fill_pools(game: Game) -> None:
    """All factions that nobody banned, and places."""
    state, draft = game.state, of(game)
    draft.pools[FACTION] = free(game)
    if state.options.places != BID:
        draft.pools[PLACE] = kit.numbered(len(state.players))
    state.step = "draft"


DRAFT = Question("draft", open=True)


async def pick_next(game: Game) -> None:
    """The next seat picks a faction or a place, whichever it lacks."""
    await _pick(game)
    if not game.state.queue:
        if PLACE in of(game).pools:
            finish(game)
        else:
            game.state.step = "bids"


async def _pick(game: Game) -> None:
    await kit.pick_in_turn(game, DRAFT, of(game), game.state.queue, option, partial(take_faction, game))


BID_FOR_PLACE = Question("bid", open=False)


async def bid(game: Game) -> None:
    """Who bids most chooses a place first; who bids less begins with as much materiel more."""
    game.state.queue = await kit.bid(game, BID_FOR_PLACE, of(game), T("forbidden_stars-bid-goods"), MOST_BID)
    game.state.step = "places"


def pay_out(game: Game) -> None:
    """What the seats bid less than the highest, once they have their materiel."""
    bids = {} if game.state.draft is None else game.state.draft.bids
    for seat, materiel in kit.spared(bids).items():
        game.player(seat).materiel += materiel


async def choose_place(game: Game) -> None:
    """The next one in the order of the bids chooses a place."""
    await _pick(game)
    if not game.state.queue:
        finish(game)


def finish(game: Game) -> None:
    """All have what they drafted: the components."""
    game.state.step = "components"


def of(game: Game) -> Draft:
    """The draft of this game."""
    assert game.state.draft is not None
    return game.state.draft


def option(pick: Pick) -> Option:
    """What can be picked."""
    if pick.kind == PLACE:
        return kit.place_option(pick, T("forbidden_stars-place-first"))
    return offer(pick.of)._replace(id=pick.id)

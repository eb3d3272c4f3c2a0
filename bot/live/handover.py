"""A seat changes hands: the new player reads what it holds, and the old one's direct messages are deleted."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.live.deputies import letter
from bot.live.model import Live
from bot.store import Post, SeatRow
from bot.store.posts import BurnPost, OwnBoardPost
from engine.ask import Seat
from engine.text import T


def handed_on(live: Live, rows: Sequence[SeatRow], letters: Iterable[tuple[int, int]]) -> list[Post]:
    """What has to be posted when these people sit here from now on. `letters`: the game's direct messages."""
    if live.table is None or live.game.status not in ("running", "paused"):
        return []
    return [*_newly_seated(live, rows), *_burnt(live, rows, letters)]


def _newly_seated(live: Live, rows: Sequence[SeatRow]) -> list[Post]:
    """What people who come to another seat are told of it."""
    come = [row.seat for row in rows if row.user is not None and row.user != live.user_of(row.seat)]
    boards = [OwnBoardPost(seat=seat) for seat in come if live.rules.own_boards and seat in live.owing()]
    return [*(_holdings(live, seat) for seat in come), *boards]


def _burnt(live: Live, rows: Sequence[SeatRow], letters: Iterable[tuple[int, int]]) -> list[Post]:
    """Deletes the direct messages of everyone who has left, and of who sits elsewhere those about the old seat.

    Who can take the own seat back from a stand-in keeps them until then.
    """
    people = {row.user: row.seat for row in rows if row.user is not None}
    known = list(letters)
    gone = {user for user, _ in known} | {row.user for row in live.seats if row.user is not None}
    coming_back = {row.was for row in rows if row.was is not None}
    posts: list[Post] = [BurnPost(user) for user in sorted(gone - people.keys() - coming_back)]
    for user, seat in people.items():
        mine = tuple(message for whose, message in known if whose == user)
        if live.seat_of(user) not in (None, seat) and mine:
            posts.append(BurnPost(user, mine))
    return posts


def _holdings(live: Live, seat: Seat) -> Post:
    assert live.table is not None
    ask, view = live.table.decides(seat), live.rules.view(live.table.state, seat)
    told = [T("mod-you-hold", seat=seat + 1)]
    for section in live.rules.sections:
        held = live.rules.held(view, section)
        told += [T("mod-section", name=live.heading(section)), *(T("mod-held", what=what) for what in held)]
        told += [] if held else [T("bot-holds-nothing")]
    if ask is not None and seat in ask.private:
        told.append(ask.private[seat])
    return letter(seat, told)

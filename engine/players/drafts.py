"""What advice says of drafts, which are alike in all games: bids for places at the table."""

from __future__ import annotations

from collections.abc import Iterator

from engine.players.advising import Point, against, aim, cost
from engine.players.mind import Offer
from engine.text import T, Text


def bid(offer: Offer, goods: Text) -> Iterator[Point]:
    """Whoever bids more chooses first; whoever bids less begins with the difference. `goods`: what it is paid in."""
    number = int(str(offer.answer))
    if number:
        yield aim(T("draft-advice-first"))
        yield cost(T("draft-advice-given", n=number, goods=goods))
    else:
        yield aim(T("draft-advice-spared", goods=goods))
        yield against(T("draft-advice-last"))


def place(number: int) -> Point:
    """A place at the table, 0 being the first one, which begins."""
    return aim(T("draft-advice-begins") if number == 0 else T("draft-advice-after", n=number))

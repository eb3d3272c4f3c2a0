"""How a battle would go, in words."""

from __future__ import annotations

from bot.live.model import Live
from bot.locales import Say
from bot.widgets.lines import lines
from engine.ask import Seat
from engine.odds.battles import HUNDREDTHS, WHOLE, Losses, Odds
from engine.text import T, Text, seat_name

EXACT = 1500
"""What is off by less, in parts of a million, counts as exact."""
TENTHS = WHOLE // 1000


def asks_of_battle(live: Live, kind: str) -> bool:
    """Whether this kind of question is one under which players may look at the odds here."""
    return live.game.settings.odds and live.rules.battles is not None and kind in live.rules.battles.asked


def percent(chance: int) -> Text:
    """A chance with one place after the point."""
    tenths = (2 * chance + TENTHS) // (2 * TENTHS)
    return T("odds-percent", whole=tenths // 10, tenth=tenths % 10)


def odds_lines(found: Odds, first: Text, second: Text, say: Say) -> str:
    """Chances, losses, and how sure that is."""
    low, high = found.range
    chances = [
        T("odds-wins", side=first, chance=percent(found.first)),
        T("odds-wins", side=second, chance=percent(found.second)),
    ]
    if found.nobody >= TENTHS:
        chances.append(T("odds-nobody-wins", chance=percent(found.nobody)))
    told = [say(one) for one in chances]
    if low != high:
        told.append(say(T("odds-range", side=first, low=percent(low), high=percent(high))))
    losses = [
        say(T("odds-losses", side=side, lost=tuple(lost_text(one) for one in all)))
        for side, all in zip((first, second), found.losses, strict=True)
        if all
    ]
    sure = T("odds-exact") if found.error <= EXACT else T("odds-error", error=percent(found.error))
    return lines(*told, *losses, *(f"-# {say(note)}" for note in (sure, *found.notes)))


def lost_text(one: Losses) -> Text:
    """Pieces of a type: how many of how many are lost in the mean."""
    tenths = (one.lost * 20 // HUNDREDTHS + 1) // 2
    return T("odds-lost", name=one.name, whole=tenths // 10, tenth=tenths % 10, number=one.number)


def odds_at_hand(live: Live, seat: Seat) -> tuple[Seat | None, Seat | None, Odds] | None:
    """The battle in which a seat is asked, from what that may see, and from its question as it reads it."""
    table, battles = live.table, live.rules.battles
    if table is None or table.ask is None or battles is None:
        return None
    return battles.at_hand(live.rules.view(table.state, seat), seat, table.ask.of(seat))


def side_name(seat: Seat | None) -> Text:
    """Who fights there."""
    return T("odds-nobodys") if seat is None else seat_name(seat)

"""How a battle would go, in words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.live.model import Live
from bot.locales import Say
from bot.widgets.lines import lines
from engine.ask import Ask, Seat, Together
from engine.odds.battles import HUNDREDTHS, WHOLE, AtHand, Losses, Odds
from engine.text import T, Text, tenths

EXACT = 1500
"""What is off by less, in parts of a million, counts as exact."""
TENTHS = WHOLE // 1000


def asks_of_battle(live: Live, seat: Seat, ask: Ask) -> bool:
    """Whether a seat may look at the odds under this question."""
    battles, table = live.rules.battles, live.table
    if not live.game.settings.odds or battles is None or table is None:
        return False
    return battles.asks(lambda: live.rules.view(table.state, seat), seat, ask)


def asks_all_of_battle(live: Live, ask: Ask) -> bool:
    """The same of the question in the channel."""
    return not isinstance(ask, Together) and bool(ask.shown) and asks_of_battle(live, ask.shown[0], ask)


def percent(chance: int) -> Text:
    """A chance with one place after the point."""
    return T("odds-percent", n=tenths((2 * chance + TENTHS) // (2 * TENTHS)))


def odds_lines(found: Odds, first: Text, second: Text, say: Say) -> str:
    """Chances, losses, and how sure that is."""
    return lines(*_chances(found, first, second, say), *_losses(found, first, second, say), *_small([found], say))


def battles_lines(found: Sequence[AtHand], say: Say) -> str:
    """The same of a battle that goes on or can come; of several in short, and once what was assumed of all."""
    told = list[str]()
    for one in found:
        place = [] if one.place is None else [say(T("odds-place", place=one.place))]
        chances, losses = _chances(one.odds, *one.names, say), _losses(one.odds, *one.names, say)
        told += [*place, *(chances + losses if len(found) == 1 else [" · ".join(chances), *_lost(one.odds, say)])]
    return lines(*told, *_small([one.odds for one in found], say))


def _lost(found: Odds, say: Say) -> list[str]:
    """What both sides lose, in a line."""
    if not all(found.losses):
        return []
    one, other = (tuple(lost_text(loss) for loss in side) for side in found.losses)
    return [say(T("odds-losses-both", first=one, second=other))]


def _chances(found: Odds, first: Text, second: Text, say: Say) -> list[str]:
    """Who wins how often."""
    low, high = found.range
    told = [
        T("odds-wins", side=first, chance=percent(found.first)),
        T("odds-wins", side=second, chance=percent(found.second)),
    ]
    if found.nobody >= TENTHS:
        told.append(T("odds-nobody-wins", chance=percent(found.nobody)))
    if low != high:
        told.append(T("odds-range", side=first, low=percent(low), high=percent(high)))
    return [say(one) for one in told]


def _losses(found: Odds, first: Text, second: Text, say: Say) -> list[str]:
    """What each side loses."""
    return [
        say(T("odds-losses", side=side, lost=tuple(lost_text(one) for one in all)))
        for side, all in zip((first, second), found.losses, strict=True)
        if all
    ]


def _small(found: Sequence[Odds], say: Say) -> list[str]:
    """How sure that is, and what was assumed."""
    error = max(one.error for one in found)
    sure = T("odds-exact") if error <= EXACT else T("odds-error", error=percent(error))
    notes = [say(note) for note in (sure, *(note for one in found for note in one.notes))]
    return [f"-# {note}" for note in dict.fromkeys(notes)]


def lost_text(one: Losses) -> Text:
    """Pieces of a type: how many of how many are lost in the mean."""
    lost = (one.lost * 20 // HUNDREDTHS + 1) // 2
    return T("odds-lost", name=one.name, n=tenths(lost), number=one.number)


def odds_at_hand(live: Live, seat: Seat) -> Sequence[AtHand]:
    """The battles that a seat is asked about, from what that may see, and from its question as it reads it."""
    table, battles = live.table, live.rules.battles
    if table is None or table.ask is None or battles is None:
        return ()
    return battles.at_hand(live.rules.view(table.state, seat), seat, table.ask.of(seat))

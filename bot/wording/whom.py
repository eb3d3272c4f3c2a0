"""Whom a table waits for, since when, and who of them is away; and what its timers are."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime, time

from bot import clock, hours
from bot.clock import moment
from bot.live.clocks import left
from bot.live.model import Live
from bot.live.standing_orders import is_spared
from bot.locales import Say
from bot.settings import CLOCKS, DAY, HOUR, PersonSettings, TableSettings
from bot.store import Waited
from bot.wording import patience
from bot.wording.sitting import sits
from engine.ask import Seat
from engine.text import T, Text, seat_name


def ago(at: datetime) -> str:
    """A moment that Discord shows each reader as so long ago, always up to date."""
    return f"<t:{int(at.timestamp())}:R>"


def at_time(at: datetime) -> str:
    """A moment that Discord shows in each reader's own time."""
    return f"<t:{int(at.timestamp())}:f>"


def whom(live: Live, say: Say, seats: Sequence[Seat], waited: Sequence[Waited]) -> str:
    """These seats as mentions (stand-ins by name), with the time since when they are waited for."""
    known = {each.wait.seat: each for each in waited}
    times = {known[seat].wait.since for seat in seats if seat in known}
    if not seats:
        return ""
    if len(times) == 1:
        players = tuple(_player(live, say, seat, known) for seat in seats)
        return say(T("bot-waiting-since", players=players, when=ago(moment(times.pop()))))
    return say(T("bot-waiting-for", players=tuple(_since(live, say, seat, known) for seat in seats)))


def whom_or_closing(live: Live, say: Say, waited: Sequence[Waited], in_private: Collection[int] | None = None) -> str:
    """Whom the table waits for; where an order may well answer, that the chance to react closes by itself, and of those
    who are asked for nothing but that nobody is named.

    Args:
        in_private: people who are told in private what they can react to; None: all.
    """
    spared, waiting = spared_seats(live, in_private), live.waiting()
    if not spared:
        return whom(live, say, waiting, waited)
    named = [seat for seat in waiting if seat not in spared and live.user_of(seat) is not None]
    closing = say(T("bot-closes-by-itself"))
    return " · ".join((whom(live, say, named, waited), closing)) if named else closing


def spared_seats(live: Live, in_private: Collection[int] | None = None) -> list[Seat]:
    """The seats of people whom nothing names now, for an order may well answer for them; `in_private` as above."""
    if live.table is None or live.table.ask is None:
        return []
    people = {seat: live.user_of(seat) for seat in live.waiting()}
    reached = [seat for seat, user in people.items() if user and (in_private is None or user in in_private)]
    return [seat for seat in reached if is_spared(live, live.table, seat)]


def _player(live: Live, say: Say, seat: Seat, known: dict[Seat, Waited]) -> Text:
    user = live.user_of(seat)
    if user is None:
        row = next(row for row in live.seats if row.seat == seat)
        return seat_name(seat) if row.player else sits(live, row)
    until = away_until(known[seat].person) if seat in known else None
    return T("bot-away", player=f"<@{user}>", until=until) if until else T("bot-here", player=f"<@{user}>")


def _since(live: Live, say: Say, seat: Seat, known: dict[Seat, Waited]) -> Text:
    player = _player(live, say, seat, known)
    when = ago(moment(known[seat].wait.since)) if seat in known else ""
    return T("bot-asked", player=player, when=when) if when else player


def clock_lines(waited: Sequence[Waited], say: Say) -> list[str]:
    """When the clocks that run now run out."""
    times = {f"<@{one.user}>": ago(patience.ends(one)) for one in waited if one.wait.seat in one.table.running}
    if len(times) < 2:
        return [f"-# {say(T('bot-clock-until', when=when))}" for when in times.values()]
    entries = tuple(T("bot-clock-of", player=player, when=when) for player, when in times.items())
    return [f"-# {say(T('bot-clocks-until', players=entries))}"]


def clock_left(live: Live, seat: Seat) -> Text | None:
    """What a player has left without what runs off now; None where there is no clock."""
    table = live.game.settings
    if not table.clock or live.table is None or live.user_of(seat) is None:
        return None
    return T("bot-clock-left", left=span(round(left(table, seat).total_seconds() / 60)))


def away_until(person: PersonSettings) -> str | None:
    """The last day of an absence, as Discord shows it; None for somebody who is here."""
    day = hours.day(person.away)
    if day is None or not hours.is_away(person, clock.now()):
        return None
    return f"<t:{int(datetime.combine(day, time(12), hours.zone_of(person)).timestamp())}:D>"


def calls(waited: Sequence[Waited], users: Sequence[int]) -> tuple[int, ...]:
    """Those of the people who may be pinged now."""
    resting = {each.user for each in waited if not hours.reachable(each.person, clock.now())}
    return tuple(user for user in users if user not in resting)


def span(minutes: int) -> Text:
    """A time in days, hours and minutes."""
    days, rest = divmod(max(1, minutes), DAY)
    parts = (("days", days), ("hours", rest // HOUR), ("minutes", rest % HOUR))
    return T("bot-span", parts=tuple(Text(f"bot-span-{unit}", {"n": n}) for unit, n in parts if n))


def timer_texts(table: TableSettings) -> list[Text]:
    """What a table has chosen about waiting."""
    after = tuple(span(minutes) for minutes in table.remind)
    told = [T("bot-timers-remind", after=after) if after else T("bot-timers-silent")]
    if not table.longest:
        return [*told, T("bot-timers-endless")]
    if table.clock:
        times = {name: span(minutes) for name, minutes in CLOCKS[table.clock]._asdict().items()}
        told.append(Text(f"bot-clock-{table.late}", times))
    else:
        told.append(Text(f"bot-timers-{table.late}", {"limit": span(table.limit)}))
    return [*told, T("bot-timers-absent")] if table.absent else told


def zone_time(person: PersonSettings, at: datetime) -> str:
    """What a person's clock shows."""
    return at.astimezone(hours.zone_of(person)).strftime("%H:%M")

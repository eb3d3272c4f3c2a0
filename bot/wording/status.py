"""Where a game stands, in lines."""

from __future__ import annotations

from collections.abc import Sequence

from bot.clock import moment
from bot.live.model import Live
from bot.locales import Say
from bot.store import Waited
from bot.wording import patience
from bot.wording.announcements import game_name, option_texts
from bot.wording.pending import pending
from bot.wording.sitting import sits
from bot.wording.whom import ago, away_until, clock_left, spared_seats, timer_texts
from engine.ask import Seat
from engine.chance import commitment
from engine.text import T, Text


def status_lines(live: Live, say: Say, waited: Sequence[Waited] = ()) -> list[str]:
    """The game, its headline, who sits where, who has to answer (`waited`: since when), and the timers."""
    told = [f"**{say(game_name(live.game.name))}** · {say(Text(f'bot-status-{live.game.standing}'))}"]
    if live.table is not None:
        told.append(say(live.table.headline()))
        told += pending(live.table.ask.pending, say) if live.table.ask is not None else []
    about = _about_seats(live, say)
    told += [_seat_line(live, say, row.seat, waited, about.get(row.seat, "")) for row in live.seats]
    told += [f"-# {say(text)}" for text in (*option_texts(live), *timer_texts(live.game.settings))]
    if live.table is not None:
        told.append(f"-# {say(T('bot-seed-hash', hash=commitment(live.game.seed)))}")
    return told


def _about_seats(live: Live, say: Say) -> dict[Seat, str]:
    """What each seat plays and its points, as everybody can see."""
    if live.table is None:
        return {}
    view = live.rules.view(live.table.state, None)
    sides = {seat: f" · {say(side)}" for seat, side in enumerate(live.rules.sides(view)) if side is not None}
    points = {seat: f" · {say(T('bot-status-points', n=n))}" for seat, n in enumerate(live.rules.points(view))}
    return {row.seat: sides.get(row.seat, "") + points.get(row.seat, "") for row in live.seats}


def _seat_line(live: Live, say: Say, seat: Seat, waited: Sequence[Waited], about: str) -> str:
    row = next(row for row in live.seats if row.seat == seat)
    said = say(sits(live, row))
    waits = f" · **{say(T('bot-has-to-answer'))}**" if seat in live.waiting() and seat not in spared_seats(live) else ""
    one = next((each for each in waited if each.wait.seat == seat), None)
    if one is not None and waits:
        until = away_until(one.person)
        waits += f" · {ago(moment(one.wait.since))}" + (f" · {say(T('bot-away-until', until=until))}" if until else "")
    return f"{seat + 1}. {said}{about}{_clock(live, say, seat, one)}{waits}"


def _clock(live: Live, say: Say, seat: Seat, waited: Waited | None) -> str:
    """What is left on its clock; of one that runs now, when it runs out."""
    if waited is not None and seat in live.game.settings.running:
        return f" · {say(T('bot-clock-until', when=ago(patience.ends(waited))))}"
    known = clock_left(live, seat)
    return "" if known is None else f" · {say(known)}"

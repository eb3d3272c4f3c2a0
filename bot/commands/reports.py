"""Where a game stands and what happened in it, in lines."""

from __future__ import annotations

from bot.house import kept_lines
from bot.locales import Say
from bot.play import Line, Live
from bot.welcome import game_name, option_texts
from engine.chance import commitment
from engine.text import T, Text, seat_name

ROOM = 1900


def status_lines(live: Live, say: Say) -> list[str]:
    """The game, its headline, who sits where, and who has to answer."""
    told = [f"**{say(game_name(live.game.name))}** · {say(Text(f'bot-status-{live.game.status}'))}"]
    if live.table is not None:
        told.append(say(live.rules.headline(live.table.state)))
    told += [_seat_line(live, say, row.seat) for row in live.seats]
    told += [f"-# {say(text)}" for text in option_texts(live)]
    if live.table is not None:
        told.append(f"-# {say(T('bot-seed-hash', hash=commitment(live.game.seed)))}")
    return told


def _seat_line(live: Live, say: Say, seat: int) -> str:
    row = next(row for row in live.seats if row.seat == seat)
    name = say(seat_name(seat))
    said = say(T("bot-stand-in", name=name)) if row.stand_in else name
    waits = f" · **{say(T('bot-has-to-answer'))}**" if seat in live.waiting() else ""
    return f"{seat + 1}. {said}{waits}"


def history_lines(told: list[Line], say: Say) -> list[str]:
    """The last answers, a line each."""
    said = [f"`{line.seq}` {_told(line, say)}" for line in told]
    return kept_lines(said, ROOM) or [say(T("bot-no-history"))]


def _told(line: Line, say: Say) -> str:
    events = " ".join(say(event.text) for event in line.events)
    return events or say(T("bot-answered-by", seat=seat_name(line.seat)))

"""Words in private, as those read them who may."""

from __future__ import annotations

from collections.abc import Sequence

from bot.live.model import Live
from bot.locales import Say
from bot.store import Whisper
from engine.ask import Seat
from engine.text import T, Text, seat_name


def letter(live: Live, said: Whisper, say: Say) -> str:
    """One, for whoever it was said to."""
    channel = f"<#{live.game.channel}>"
    return say(T("bot-whisper-letter", seat=seat_name(said.seat), channel=channel, words=said.words))


def both_sides(heard: Sequence[Whisper], seat: Seat, say: Say) -> list[str]:
    """What was said and told, a line each, as this seat reads it."""
    return [say(_line(one, seat)) for one in heard]


def _line(one: Whisper, seat: Seat) -> Text:
    if one.seat == seat:
        return T("bot-whisper-said", seat=seat_name(one.other), words=one.words)
    return T("bot-whisper-told", seat=seat_name(one.seat), words=one.words)

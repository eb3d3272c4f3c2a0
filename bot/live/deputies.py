"""What a deputy did for somebody who was away, and what for: read by whoever comes back to the seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.store import AnswerRow, Post
from bot.store.posts import AccountLine, SecretPost
from engine.ask import Seat
from engine.players.aims import Aim
from engine.players.playing import ProgramAnswer
from engine.text import Json, T, Text, from_json

SHOWN = 30
"""So many of the last answers are told."""


def did(made: ProgramAnswer) -> Text:
    """An answer, the question, and the reason."""
    return T("deputy-did", about=_text(made.about), words=_text(made.words), why=reason(made.why))


def _text(told: Json) -> Text:
    text = from_json(told)
    return text if isinstance(text, Text) else T("answer-nothing")


def reason(why: str) -> Text:
    """What an answer is for."""
    return Text(f"aim-{why}" if why in [*Aim] else f"aim-{Aim.BEST}")


def report(log: Iterable[AnswerRow], seat: Seat) -> list[Post]:
    """What the deputy did since somebody last answered there; nothing where it did nothing.

    Args:
        log: the last answers that count, oldest first.
    """
    done = list[Text]()
    for row in log:
        if row.seat == seat:
            done = [*done, row.why] if row.why is not None else ([] if row.actor is not None else done)
    return [letter(seat, [T("deputy-report", n=len(done)), *_last(done)])] if done else []


def letter(seat: Seat, told: Sequence[Text]) -> Post:
    """These lines for the person in this seat alone."""
    return SecretPost(tuple(AccountLine(text, ()) for text in told), 0, seat=seat)


def _last(done: Sequence[Text]) -> list[Text]:
    more = [T("deputy-more", n=len(done) - SHOWN)] if len(done) > SHOWN else []
    return [*more, *done[-SHOWN:]]

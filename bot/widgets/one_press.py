"""Answers that one press gives, by what their buttons are called: what is said of such an answer uses the same word."""

from __future__ import annotations

from collections.abc import Iterator

import discord

from bot.errors import BotError
from bot.widgets.maker import Maker
from bot.widgets.presses import Move, Press
from bot.widgets.shapes import AnyFace, face_of
from engine.ask import Answer, Shape


def called(make: Maker, shape: Shape, answer: Answer) -> str:
    """An answer as its button is called; in words where it takes more than one press, or stands in a list."""
    label = next((label for label, given in at_one_press(make, shape) if given == answer), None)
    return label or make.say(face_of(shape).summary(answer, make.names))


def at_one_press(make: Maker, shape: Shape) -> Iterator[tuple[str, object]]:
    """The buttons of a prompt that give an answer at once: what each is called, and the answer."""
    face = face_of(shape)
    for row in face.rows(make, face.unpack("")):
        for item in row:
            if isinstance(item, discord.ui.Button) and not item.disabled:
                move = _move(make, item.custom_id)
                given = None if move is None else _given(face, move)
                if given is not None:
                    yield item.label or "", given


def _move(make: Maker, custom_id: str | None) -> Move | None:
    """The step that a button makes."""
    press = Press.read(custom_id or "")
    return None if press is None else make.kept.read(press.choice)


def _given(face: AnyFace, move: Move) -> object:
    """The answer that a step makes; None where more has to be chosen."""
    if move.field >= 0 or move.op in ("modal", "page", "field"):
        return None
    try:
        done = face.step(face.unpack(move.partial_answer), move, ())
    except (BotError, LookupError, StopIteration):
        return None
    return done.partial_answer if done.made else None

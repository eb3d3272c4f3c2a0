"""Answers by what gives them in a prompt is called: hints and advice use the same words as buttons and lists."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

import discord

from bot.errors import BotError
from bot.locales import Say
from bot.widgets.explain import titled
from bot.widgets.maker import Maker
from bot.widgets.presses import Move, PartialStore, Press
from bot.widgets.shapes import AnyFace, face_of
from engine.ask import Answer, Option, Shape


class Called(NamedTuple):
    """What answers are called in the prompt for a shape.

    Attributes:
        game: its name; `numbers`: those of options on the picture of the places that they name.
    """

    shape: Shape
    game: str
    numbers: Mapping[str, int] = MappingProxyType({})

    def __call__(self, answer: Answer, say: Say) -> str:
        """This answer, to this reader."""
        return called(Maker(0, "-", Move(), say, PartialStore(), self.game, self.numbers), self.shape, answer)


def called(make: Maker, shape: Shape, answer: Answer) -> str:
    """An answer as its button is called; where it takes more than one press or stands in a list, what is chosen, as it
    is called there, and of a form the names of the fields.
    """
    label = next((label for label, given in at_one_press(make, shape) if given == answer), None)
    if label:
        return label

    def shown(options: Sequence[Option]) -> list[Option]:
        return [option._replace(text=make.called(option)) for option in options]

    face = face_of(face_of(shape).noted(shown))
    return titled(face.summary(answer, make.names), make.say)


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

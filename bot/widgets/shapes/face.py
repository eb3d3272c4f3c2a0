"""What a prompt needs of a shape of answers. Each shape is one file of this folder: its buttons and lists, its field in
a form, what can be typed for it, its hints, and its half-made answers. It registers itself:

    @face_of_shape(Amount)
    class AmountFace(Face[Amount]): ...

The rest of the bot asks `face_of(shape)` and names no shape.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from copy import copy
from typing import Any, Generic, NamedTuple, TypeVar

import discord

from bot.locales import Say
from bot.widgets.interactions import Item, Label
from bot.widgets.maker import Maker, Row
from bot.widgets.partial_answers import PartialAnswer, Pressed, Values
from bot.widgets.presses import SURE, Move, fingerprint, short
from engine.ask import Option, PickOne, PickSome, Shape
from engine.text import T, Text

S = TypeVar("S", bound=Shape)
Offered = list[tuple[str, str]]
"""What can be typed next: what it says, and what stands in the command for it."""
LONGEST, MOST = 100, 25
"""Characters of a suggestion, and so many of them, as Discord takes them."""


class Part(NamedTuple):
    """A field of a form that is being filled in by itself.

    Attributes:
        fits: whether the form could be confirmed with this in the field.
    """

    name: str
    face: AnyFace
    partial_answer: PartialAnswer
    fits: Callable[[PartialAnswer], bool]


class Face(ABC, Generic[S]):
    """A shape, as prompts show it and people answer it."""

    def __init__(self, shape: S) -> None:
        self.shape = shape

    # --- options -----------------------------------------------------------------------------------------------------

    def options(self) -> Sequence[Option]:
        """What can be chosen or put in order."""
        return ()

    def leading(self) -> Sequence[Option]:
        """The options of which one press takes one, so that it may lead on to a further choice."""
        return ()

    def noted(self, note: Callable[[Sequence[Option]], list[Option]]) -> S:
        """The shape with notes beside its options."""
        return self.shape

    def choices(self) -> list[Option]:
        """The answers as options; none for a shape that takes more than one press."""
        return []

    def pressable(self) -> list[Option]:
        """The same, and the ways of a shape that can be answered in few ways."""
        return self.choices()

    def brief_ways(self, say: Say) -> list[Option]:
        """The answers that have a button each although they are no options; none for most shapes."""
        return []

    def pressed_in_channel(self, picked: str) -> object:
        """The answer that a button or a list in the channel stands for; `pressable` put it there.

        Raises:
            LookupError: nothing such stood there.
        """
        ids = [option.id for option in self.pressable()]
        if not ids:
            raise LookupError(picked)
        return next((id for id in ids if picked in (id, short(id, 60), short(id, 90))), picked)

    def follow_up(self) -> list[Option]:
        """What is shown of this shape beside an option that leads to it."""
        return self.choices()

    def followed(self, picked: str) -> object:
        """The answer that was picked of `follow_up`, however it was shortened; what is not there the shape refuses."""
        forms = (44, 28)
        spelled = {short(option.id, longest): option.id for option in self.choices() for longest in forms}
        return spelled.get(picked, picked)

    # --- half-made answers -------------------------------------------------------------------------------------------

    def ids(self) -> list[str]:
        """What tells this shape from another with the same question."""
        return [repr(self.shape)]

    def mark(self) -> str:
        """Fingerprint of what can be chosen."""
        return fingerprint(self.ids())

    def pack(self, partial_answer: PartialAnswer) -> str:
        """A half-made answer in few characters."""
        return "" if partial_answer is None else self.packed(partial_answer)

    def unpack(self, packed: str) -> PartialAnswer:
        """The inverse of `pack`; what cannot be read is not chosen."""
        try:
            return self.unpacked(packed) if packed else self.empty()
        except (ValueError, IndexError):
            return None

    @abstractmethod
    def packed(self, partial_answer: PartialAnswer) -> str:
        """A half-made answer, which is not None, in few characters."""

    @abstractmethod
    def unpacked(self, packed: str) -> PartialAnswer:
        """The inverse of `packed`.

        Raises:
            ValueError, IndexError: it cannot be read.
        """

    def empty(self) -> PartialAnswer:
        """What is chosen before anybody has chosen anything."""
        return None

    def default(self) -> PartialAnswer:
        """What a field of a form holds before anybody touches it: nothing given, nothing wanted, nothing said."""
        return None

    def step(self, partial_answer: PartialAnswer, move: Move, values: Values) -> Pressed:
        """Where a press leads. `values`: what was picked from a list, or typed into a form.

        Raises:
            BotError: what was typed is not a number.
            LookupError: what was picked is not there any more.
        """
        if move.op in ("ok", SURE):
            return Pressed(self.whole(partial_answer), True)
        return Pressed(None, False) if move.op == "clear" else self.pressed(partial_answer, move, values)

    @abstractmethod
    def pressed(self, partial_answer: PartialAnswer, move: Move, values: Values) -> Pressed:
        """The same, where a press neither confirms nor clears. Raises as `step`."""

    def whole(self, partial_answer: PartialAnswer) -> PartialAnswer:
        """The answer, where nothing further is chosen."""
        return [] if partial_answer is None else partial_answer

    def sure(self, value: object) -> tuple[str, str]:
        """How a button gives this answer once more: what is packed in it, and the option that it names."""
        return self.pack(value), ""

    # --- fields of a form --------------------------------------------------------------------------------------------

    def part(self, move: Move, partial_answer: PartialAnswer) -> Part | None:
        """The field that is being filled in by itself; None for what is no form."""
        return None

    def picked_field(self, values: Values) -> int | None:
        """The field that was picked from a list of fields, if there is one.

        Raises:
            LookupError: there is no field of that number.
        """
        return None

    @property
    def keeps(self) -> bool:
        """Whether what was filled in is there still when the prompt is opened again, such as after a refusal."""
        return False

    def in_forms(self) -> bool:
        """Whether the first step is a form that Discord opens."""
        return False

    def fits_form(self) -> bool:
        """Whether it can be a labelled field of a form that Discord opens."""
        return False

    def fits_field(self, value: object) -> bool:
        """Whether this answer can be given in such a field."""
        return self.fits_form()

    def apart(self) -> bool:
        """Whether it has a prompt of its own beside a form: where no field holds all that it can be."""
        return not self.fits_form()

    def settled(self) -> bool:
        """Whether there is nothing to fill in."""
        return False

    def given(self, values: Sequence[str], now: PartialAnswer) -> PartialAnswer:
        """What a field holds that came back with these; with nothing picked or typed it stays as it is.

        Raises:
            BotError: what was typed is not a number.
            LookupError: what was picked is not there.
        """
        raise LookupError(values)

    def control(self, make: Maker, id: str, now: PartialAnswer) -> Item:
        """What it is chosen with, or written into, in a form. `now`: what is chosen so far."""
        raise NotImplementedError

    def described(self, say: Say) -> str | None:
        """What stands below the name of such a field."""
        return None

    def inputs(self, make: Maker, partial_answer: PartialAnswer) -> list[Label]:
        """The fields of a form that holds nothing but this."""
        return [label(self, make, "0", make.say(self.input_name()), partial_answer)]

    def input_name(self) -> Text:
        """What the only field of a form is called."""
        return T("bot-number-label")

    # --- words -------------------------------------------------------------------------------------------------------

    @abstractmethod
    def rows(self, make: Maker, partial_answer: PartialAnswer) -> list[Row]:
        """Its buttons and lists."""

    def hints(self, partial_answer: PartialAnswer, say: Say, naming: str = "") -> list[str]:
        """How to answer, and what has been chosen so far. `naming`: the prefix of the names of fields."""
        return []

    def summary(self, value: PartialAnswer, naming: str = "") -> Text:
        """An answer in words. `naming`: the prefix of the names of fields."""
        return T("bot-number", n=value) if isinstance(value, int) else T("bot-none")

    def is_nothing(self, value: PartialAnswer) -> bool:
        """Whether an answer in a field of a form says that nothing is wanted, which need not be repeated."""
        return self.summary(value) == T("bot-none")

    # --- typed input -------------------------------------------------------------------------------------------------

    @abstractmethod
    def read(self, typed: str, say: Say, naming: str = "") -> object:
        """What was typed, as an answer; what cannot be read is left for the shape to refuse. `say` says names plainly.

        Raises:
            BotError: a number was expected, or a name fits several options.
        """

    def spelled(self, value: object, say: Say) -> str:
        """An answer as it can be typed; `read` reads it."""
        return str(value)

    @abstractmethod
    def offers(self, typed: str, say: Say, naming: str = "") -> Offered:
        """What can be typed next, at most 25. `say` says names plainly; `naming`: the game."""


AnyFace = Face[Any]
_FACES: dict[type[Shape], type[AnyFace]] = {}
F = TypeVar("F", bound=type[AnyFace])


def face_of_shape(shape: type[Shape]) -> Callable[[F], F]:
    """Registers the face of a shape, and of what games derive from that."""

    def register(face: F) -> F:
        _FACES[shape] = face
        return face

    return register


def face_of(shape: Shape) -> AnyFace:
    """The face of a shape."""
    return next(face for kind, face in _FACES.items() if isinstance(shape, kind))(shape)


P = TypeVar("P", PickOne, PickSome)


def with_options(shape: P, options: list[Option]) -> P:
    """The same shape, whatever else its game knows of it, with other words of its options."""
    found = copy(shape)
    found.options = options
    return found


def label(face: AnyFace, make: Maker, id: str, text: str, partial_answer: PartialAnswer) -> Label:
    """A labelled field; below its name how much is to be chosen."""
    return discord.ui.Label(
        text=text, component=face.control(make, id, partial_answer), description=face.described(make.say)
    )


def to36(number: int) -> str:
    """A number in few characters."""
    digits = ""
    while number >= 36:
        number, digit = divmod(number, 36)
        digits = "0123456789abcdefghijklmnopqrstuvwxyz"[digit] + digits
    return "0123456789abcdefghijklmnopqrstuvwxyz"[number] + digits

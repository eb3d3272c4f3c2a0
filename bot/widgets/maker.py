"""What a prompt is made with: its frame, its buttons and lists, and what they are called there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, NamedTuple

import discord

from bot.locales import Say, icon_of
from bot.widgets.explain import cut, numbered, titled
from bot.widgets.interactions import Item, Select
from bot.widgets.partial_answers import PartialAnswer
from bot.widgets.presses import Move, PartialStore
from bot.widgets.two_lines import fill, line_of
from engine.ask import NO, YES, Option
from engine.text import Text

LABEL, PLACEHOLDER, CONTENT = 80, 150, 2000
Row = list[Item]
GREY, BLUE, GREEN = discord.ButtonStyle.secondary, discord.ButtonStyle.primary, discord.ButtonStyle.success
STYLES = {YES: GREEN} | dict.fromkeys((NO, "pass", "done", "discard", "none", "abstain"), GREY)
ROWS = 5
"""So many rows of components a message has."""
NEUTRAL = 0x5865F2
"""The colour of a frame that is no seat's."""


class Frame(NamedTuple):
    """How a message is laid out (`bot.widgets.layouts`).

    Attributes:
        colour: of the frame around it; None for none.
        above: what is said above the frame.
        told: what an option does, by the `custom_id` of its button.
        top: the pictures stand above all words, not with the choices.
    """

    colour: int | None = None
    above: str = ""
    told: Mapping[str, str] = MappingProxyType({})
    top: bool = False


@dataclass(frozen=True, slots=True)
class Panel:
    """What is shown: the words, and rows of components; `frame`: laid out so, else plainly one below the other."""

    content: str
    rows: tuple[Row, ...]
    frame: Frame | None = None


@dataclass(frozen=True, slots=True)
class Maker:
    """Makes the components of one prompt: it knows the game, the question, the reader's words and the step so far.

    Attributes:
        numbers: those of the options on the picture of the places that they name.
        leading: what options lead to, where that is asked together with them (`bot.widgets.follow_ups`).
        fits: whether an answer to a field fits what else stands in its form.
        colour: that of the frame.
    """

    game: int
    question: str
    move: Move
    say: Say
    kept: PartialStore
    names: str = ""
    numbers: Mapping[str, int] = field(default_factory=dict)
    leading: Mapping[str, Sequence[Option]] = field(default_factory=dict)
    fits: Callable[[PartialAnswer], bool] = field(default=lambda laid: True)
    colour: int = NEUTRAL

    def id(self, op: str, **changes: object) -> str:
        """The `custom_id` of another step from here."""
        return self.kept.fit(self.game, self.question, self.move.to(op, **changes))

    def button(self, op: str, label: Text, style: discord.ButtonStyle = GREY, **how: Any) -> Item:
        """A button that leads on."""
        disabled = bool(how.pop("disabled", False))
        words, icon = cut(titled(label, self.say), LABEL), icon_of(self.say, label)
        return discord.ui.Button(label=words, style=style, custom_id=self.id(op, **how), disabled=disabled, emoji=icon)

    def offer(self, menu: Select, options: Sequence[Option], chosen: Sequence[str] = ()) -> None:
        """Adds options to a list, with what is chosen of them."""
        fill(menu, [line_of(one, self.called(one), self.say, chosen=one.id in chosen) for one in options])

    def called(self, option: Option) -> Text:
        """An option as it is called here, with its number on the picture."""
        return numbered(option, self.numbers)

    def field(self, name: str) -> Text:
        """What a field of a form is called."""
        return Text(f"{self.names}-field-{name}")


def style_of(option: Option) -> discord.ButtonStyle:
    """The colour of the button of an option: what is done, what only leaves it, and deeds of equal standing alike."""
    plain = GREY if option.aside else BLUE
    return plain if option.even else STYLES.get(option.id, plain)

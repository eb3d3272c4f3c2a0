"""What a seat holds, in words; and the button that shows what all held."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.live.model import Live
from bot.locales import Say
from bot.widgets.explain import cut
from bot.widgets.interactions import Button
from bot.widgets.maker import GREY, LABEL, Row
from bot.widgets.presses import ButtonKind, Press
from engine.text import Text


def held_lines(live: Live, view: object, section: str, say: Say, *, own: bool = True) -> list[str]:
    """One section of what the seat of a view holds; nothing where it holds nothing. `own`: the seat itself reads it."""
    held = [f"- {say(text)}" for text in live.rules.held(view, section)]
    name = live.heading(section, own=own)
    return [f"**{say(name)}**", *held] if held else []


def held_ids(live: Live, view: object, section: str) -> Sequence[str]:
    """The components of one section, by their ids, of which there are pictures."""
    return live.rules.held_components(view, section)


ENDED = {
    ButtonKind.FIGURES: "figures",
    ButtonKind.FILM: "film",
    ButtonKind.TURNING: "turning",
    ButtonKind.REVEAL: "reveal",
    ButtonKind.ANOTHER: "another",
}
"""The buttons under the last message of a game, and what the keys of their labels end with."""


def ended_rows(live: Live, say: Say, *, revealed: bool = False) -> tuple[Row, ...]:
    """The game in figures, as a film, its turning points, what everybody held as long as that is not shown yet, and
    another table like it; see `bot.history.ended`, `bot.history.turning` and `bot.gathering.another`.
    """

    def button(kind: ButtonKind, key: str) -> Button:
        label, custom_id = cut(say(Text(f"bot-{key}")), LABEL), str(Press(live.game.id, "-", kind))
        return discord.ui.Button(label=label, style=GREY, custom_id=custom_id)

    without = {ButtonKind.REVEAL} if revealed else set()
    without |= set() if has_turning_points(live) else {ButtonKind.TURNING}
    return ([button(kind, key) for kind, key in ENDED.items() if kind not in without],)


def has_turning_points(live: Live) -> bool:
    """Whether they can be told of this game: programs know it, and it was played to its end."""
    return live.game.status == "over" and live.rules.prospects is not None and live.rules.mind is not None


def kept_rows(live: Live, say: Say) -> tuple[Row, ...]:
    """The buttons under the line by which a game was broken off; see `bot.tables.afterwards`."""

    def button(what: str) -> Button:
        label, custom_id = (
            cut(say(Text(f"bot-{what}-it")), LABEL),
            str(Press(live.game.id, "-", ButtonKind.KEPT + what)),
        )
        return discord.ui.Button(label=label, style=GREY, custom_id=custom_id)

    return ([button("back"), button("tell")],)
